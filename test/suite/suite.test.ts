import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { isShared, markUsed } from '../corpus/shared.js'
import { read } from '../house.js'
import { deviations, exempt, reasons } from './exempt.js'
import { laws } from './laws.js'
import { nameOf, run, type Validator, validators } from './run.js'
import { casesOf, reasonsOf } from './tables.js'

const test = suite('suite')

// A border: the keys of a constant are its own.
const names = Object.keys(validators) as ReadonlyArray<Validator>

const shared = (): void => {
  const runs = names.map((validator) => ({ validator, ...run(validator) }))

  for (const { fates, refused, validator } of runs) {
    test(`${validator}: what is not advised is listed with its reason, and nothing else is`, () => {
      const found = [...fates].filter(([, fate]) => fate !== 'advised' && fate !== 'nothing fits')
      const listed = exempt(validator, fates)
      assert.equal(
        found.map(([name, fate]) => `${name}: ${fate}`).toSorted(),
        [...listed].map(([name, { fate }]) => `${name}: ${fate}`).toSorted()
      )
      for (const [name, { reason }] of listed) assert.ok(reasons.has(reason), name)
    })

    for (const [name, law] of Object.entries(laws)) {
      test(`${validator}: ${name}, but for what is listed`, () => {
        const listed = deviations(validator, name)
        const found = refused.flatMap((one) => {
          const problems = law(one)
          return problems.length === 0 ? [] : [[nameOf(one.draft, one), problems] as const]
        })
        assert.equal(
          found.filter(([title]) => !listed.has(title)),
          []
        )
        assert.equal(found.map(([title]) => title).toSorted(), [...listed.keys()].toSorted())
        assert.ok(refused.length > 2_000, String(refused.length))
      })
    }
  }

  test('the page of the suite says what is measured here', () => {
    const page = read('docs/suite.md')
    for (const line of [...casesOf(runs), ...reasonsOf(runs)]) assert.ok(page.includes(line), line)
  })

  test.after(() => markUsed(runs.reduce((all, { fates }) => all + fates.size, 0)))
}

if (isShared) shared()
else
  test('without ../shared the official suite cannot be read', () => {
    assert.throws(() => run('ajv'))
  })

test.run()
