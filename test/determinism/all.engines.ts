import { suite } from 'uvu'
import { runs } from './runs.js'
import { sameBytes } from './same-bytes.js'

const test = suite('determinism')

await sameBytes(test, runs(['some alone'], []))

test.run()
