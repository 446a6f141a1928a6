import { suite } from 'uvu'
import { anything } from './anything.js'

const test = suite('advice/random, long')

anything(test, 10_000)

test.run()
