import { SHOWN, shownValues } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('model/shown-values')

/** So many texts, each of as many characters without its quotation marks. */
const texts = (count: number, length: number): ReadonlyArray<string> =>
  Array.from({ length: count }, () => 'x'.repeat(length))

for (const [name, values, count] of [
  ['none', [], 0],
  ['24 of any length', texts(24, 100), SHOWN],
  ['25 that are short', texts(25, 12), 25],
  ['25 that are not', texts(25, 13), SHOWN],
  ['64 that are short', Array.from({ length: 64 }, (_, at) => at), 64],
  ['more, however short', Array(65).fill(1), SHOWN]
] as const) {
  test(`a text shows of listed values: ${name}`, () => {
    assert.is(shownValues(values), count)
  })
}

test('of what is no list it shows none', () => {
  // A border: a careless caller.
  assert.is(shownValues(null as never), 0)
})

test.run()
