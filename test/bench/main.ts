import { corpus } from './corpus.js'
import { kept } from './kept.js'
import { endToEnd, formatting, type Pace } from './speed.js'
import { plain } from './table.js'
const long = process.argv.includes('--long')
const pace: Pace = long ? { rounds: 7, time: 150e6 } : { rounds: 3, time: 20e6 }
for (const t of [await formatting(pace), await endToEnd(pace), kept(), corpus(long ? 1 : 4)]) if (t) console.log(plain(t), performance.now())
