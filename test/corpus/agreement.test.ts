import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { agreementOf, saidBy } from './agreement/measure.js'
import { toldOf } from './agreement/mistakes.js'
import { validators } from './agreement/validators.js'
import { readTruths } from './measure/truths.js'
import { isShared } from './shared.js'

const test = suite('corpus/agreement')

const truths = isShared ? readTruths() : []
const ids = truths.map(({ id }) => id)
const said = Object.entries(validators).map(
  ([name, validate]) => [name, saidBy(validate, truths)] as const
)
const pairs = said.flatMap(([one, ours], at) =>
  said.slice(at + 1).map(([other, theirs]) => ({
    name: `${one} and ${other}`,
    ...agreementOf(ids, ours, theirs)
  }))
)

const share = (part: number, whole: number): string =>
  `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`

if (process.env['VERBOSE'] !== undefined) {
  for (const [name, calls] of said) {
    const { found, mistakes, pieces, right, twice } = toldOf(truths, calls)
    console.log(name, calls.size, share(found, mistakes), share(right, pieces), twice)
  }
  for (const { alike, calls, name, same } of pairs) {
    console.log(name, share(same, calls), share(alike, calls))
  }
}

test('there are validators to compare', () => {
  assert.ok(said.length > 1)
})

if (isShared) {
  for (const [name, calls] of said) {
    const { found, mistakes, pieces, right, twice } = toldOf(truths, calls)

    test(`${name} finds the mistakes of the corpus, and little else`, () => {
      assert.ok(found / mistakes >= 0.99, share(found, mistakes))
      assert.ok(right / pieces >= 0.97, share(right, pieces))
    })

    test(`${name} says nothing twice`, () => assert.is(twice, 0))
  }

  test('of all pairs of validators, at least 95 % say the same kinds and places of a call', () => {
    const same = pairs.reduce((sum, pair) => sum + pair.same, 0)
    assert.ok(same / (pairs.length * ids.length) >= 0.95, share(same, pairs.length * ids.length))
  })

  for (const { calls, name, same } of pairs) {
    test(`${name} agree on at least nine calls of ten`, () => {
      assert.ok(same / calls >= 0.9, share(same, calls))
    })
  }
}

test.run()
