import { meant } from '@toolfault/advice/meant'
import { nearest } from '@toolfault/advice/nearest'
import { synonym } from '@toolfault/advice/synonym'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { read } from '../house.js'
import { type Find, type Hit, names, rateOf } from './names.js'

const test = suite('advice/nearest.rates')

const both = [...names.spelling, ...names.meaning]

/** The rows of the page: a finder and what it is meant to find. */
const rows: ReadonlyArray<readonly [string, Find, ReadonlyArray<Hit>]> = [
  ['`nearest`', nearest, names.spelling],
  ['`synonym`', synonym, names.meaning],
  ['`meant`', meant, both]
]

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`

test('the fixture is large enough to say so, and no name is in it twice', () => {
  assert.ok(names.spelling.length >= 150 && names.meaning.length >= 150)
  assert.ok(names.none.length >= 150)
  const keys = [...both, ...names.none].map((entry) => JSON.stringify(entry))
  assert.is(new Set(keys).size, keys.length)
  for (const [given, list, wanted] of both) {
    assert.ok(list.includes(wanted) && !list.includes(given), given)
  }
})

for (const [name, find, wanted] of rows) {
  test(`${name} finds 95 % and is wrong in 2 % at most, as the page says`, () => {
    const { among, falseHits, hits, of } = rateOf(find, wanted)
    assert.ok(hits / of >= 0.95, `${hits} of ${of}`)
    assert.ok(falseHits / among <= 0.02, `${falseHits} of ${among}`)
    const row = `| ${name} | ${hits} of ${of} | ${percent(hits, of)} | ${falseHits} of ${among} | ${percent(falseHits, among)} |`
    assert.ok(read('docs/names.md').includes(row), row)
  })
}

test('the order of the names does not matter', () => {
  for (const [given, list] of [...both, ...names.none]) {
    assert.is(meant(given, list.toReversed()), meant(given, list), given)
  }
})

test.run()
