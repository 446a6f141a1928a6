import { suite } from 'uvu'
import { totals } from './total.js'

const test = suite('laws/total')

totals(test, 'each class')

test.run()
