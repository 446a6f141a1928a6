import { suite } from 'uvu'
import { loops } from './loops.js'

const test = suite('client/loop, long')

await loops(test, 'all')

test.run()
