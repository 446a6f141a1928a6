import { suite } from 'uvu'
import { totals } from './total.js'

const test = suite('laws/total, long')

totals(test, 'every combination')

test.run()
