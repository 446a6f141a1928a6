import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { isShared } from '../corpus/shared.js'
import { laws } from './laws.js'
import { nameOf, run, type Validator, validators } from './run.js'

const test = suite('suite')

const shared = (): void => {
  for (const validator of Object.keys(validators) as ReadonlyArray<Validator>) {
    const { refused } = run(validator)
    for (const [name, law] of Object.entries(laws)) {
      test(`${validator}: ${name}`, () => {
        const bad = refused.flatMap((one) => law(one).map((problem) => `${problem} <= ${nameOf(one.draft, one)}`))
        if (bad.length) console.log(bad.length, bad.slice(0, Number(process.env['MOST'] ?? 12)).join('\n   '))
        assert.equal(bad.length, 0)
      })
    }
  }
}

if (isShared) shared()
else
  test('without ../shared the official suite cannot be read', () => {
    assert.throws(() => run('ajv'))
  })

test.run()
