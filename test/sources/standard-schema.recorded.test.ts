import { type Issue, printPointer } from '@toolfault/model'
import { fromStandardSchema } from '@toolfault/sources/standard-schema'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { isShared } from '../corpus/shared.js'
import { frozen, reachable } from '../hostile/frozen.js'
import { rows } from './standard-schema.rows.js'

const test = suite('sources/standard-schema.recorded')

type Place = readonly [pointer: string, kind: string]

/** What all four say of the same contract and value. */
const agreed: Readonly<Record<string, ReadonlyArray<Place>>> = {
  'missing-required': [['/city', 'missing']],
  'wrong-type': [['/count', 'type']],
  enum: [['/cls', 'choice']],
  pattern: [['/phone', 'pattern']],
  minimum: [['/n', 'range']],
  'additional-property': [
    ['/junk', 'unexpected'],
    ['/odd~1key~0', 'unexpected']
  ],
  'nested-array-item': [
    ['/items/1/qty', 'type'],
    ['/items/2/qty', 'missing']
  ],
  'slash-tilde-key': [
    ['/a~1b~0c', 'type'],
    ['/x~1y~0z', 'missing']
  ],
  'anyOf-3-objects': [['/target', 'alternative']],
  'oneOf-discriminated-bad-field': [['/shape/r', 'missing']],
  'format-email': [['/to', 'format']],
  uniqueItems: [['/tags', 'rule']],
  'if-then': [['/phone', 'rule']],
  'oneOf-discriminated-bad-tag': [['/shape/kind', 'choice']]
}

/** What one says otherwise, or alone. */
const alone: Readonly<Record<string, ReadonlyArray<Place>>> = {
  'valibot | additional-property': [['/junk', 'unexpected']],
  'valibot | anyOf-3-objects': [
    ['/target/email', 'type'],
    ['/target/phone', 'missing'],
    ['/target/userId', 'missing'],
    ['/target', 'alternative']
  ],
  'arktype | extra:symbol-key': [['/Symbol(secret)', 'unknown']],
  'zod | extra:map-value': [['/(object)', 'type']],
  'zod | extra:record-key': [
    ['', 'pattern'],
    ['/A~1b', 'unexpected']
  ],
  'zod | extra:nested-union': [['/t', 'alternative']],
  'zod | extra:intersection': [
    ['/a', 'missing'],
    ['/a', 'missing'],
    ['/b', 'missing']
  ],
  'zod | extra:xor/too-many': [['', 'alternative']],
  'valibot | extra:map-key-object': [['/(object)', 'type']]
}

/** The branches of unions, where the validator keeps them apart. */
const branches: Readonly<Record<string, ReadonlyArray<ReadonlyArray<Place>>>> = {
  'zod | anyOf-3-objects': [
    [['/target/email', 'type']],
    [['/target/phone', 'missing']],
    [['/target/userId', 'missing']]
  ],
  'zod 3 | anyOf-3-objects': [
    [['/target/email', 'type']],
    [['/target/phone', 'missing']],
    [['/target/userId', 'missing']]
  ],
  'zod | extra:nested-union': [[['/t', 'alternative']], [['/t', 'type']]]
}

const places = (issues: ReadonlyArray<Issue>): ReadonlyArray<Place> =>
  issues.map(({ kind, path }) => [printPointer(path), kind])

const found = rows()

test('all rows of the recording are here, or none', () => {
  assert.is(found.length, isShared ? 61 : 0)
})

for (const { input, name, output } of found) {
  test(`reads ${name}`, () => {
    const expected = alone[name] ?? agreed[name.split(' | ')[1] ?? '']
    const given = frozen(output)
    for (const findings of [
      fromStandardSchema(given),
      fromStandardSchema({ issues: given }),
      fromStandardSchema(given, input)
    ]) {
      assert.equal(places(findings.issues), expected)
      const [first] = findings.issues
      assert.equal(first?.branches?.map(places), branches[name])
      // The caller's objects and the validator's stay where they are.
      const theirs = new Set([...reachable(given), ...reachable(input)])
      assert.equal(
        [...reachable(findings)].filter((object) => theirs.has(object)),
        []
      )
    }
  })
}

test.run()
