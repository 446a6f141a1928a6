import { suite } from 'uvu'
import { loops } from './loops.js'

const test = suite('client/loop')

await loops(test, 'some')

test.run()
