import { advise } from '@toolfault/advice/advise'
import { meant } from '@toolfault/advice/meant'
import { type Findings, invalidArguments } from '@toolfault/model'
import { compile } from '@toolfault/validators/ajv'
import { digest } from '@toolfault/words/digest'
import fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { frozen } from '../hostile/frozen.js'

const test = suite('advice/random')

/**
 * The order of this feature: "10 000 random schema/value pairs by fast-check: never throws, never mutates,
 * same bytes twice, text within budget."
 */
const PAIRS = 10_000

/** So many values meet each schema, which is dear to compile. */
const EACH = 4

/** The default budget is 1 200 characters for our own lines; the first line and the headline are over it. */
const BUDGET = 1_200

const keys = fc.constantFrom('id', 'name', 'type', 'a/b', '__proto__', '0', 'toString', 'naem')
const scalar = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.constantFrom('10', 'true', '[1]', '{"id":1}', 'a,b', '\u202e', '\ud800')
)

const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    scalar,
    fc.array(tie('value'), { maxLength: 5 }),
    fc.dictionary(keys, tie('value'), { maxKeys: 5 })
  )
}))

const values = fc.array(value, { minLength: EACH, maxLength: EACH })

const types = fc.constantFrom('string', 'integer', 'number', 'boolean', 'null', 'array', 'object')

const { schema } = fc.letrec((tie) => ({
  schema: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.boolean(),
    fc.record({ type: fc.oneof(types, fc.array(types, { minLength: 1, maxLength: 3 })) }),
    fc.record({ enum: fc.array(scalar, { minLength: 1, maxLength: 4 }) }),
    fc.record({ const: scalar }),
    fc.record(
      {
        type: fc.constant('object'),
        properties: fc.dictionary(keys, tie('schema'), { maxKeys: 5 }),
        required: fc.uniqueArray(keys, { maxLength: 3 }),
        additionalProperties: fc.oneof(fc.boolean(), tie('schema')),
        dependentRequired: fc.dictionary(keys, fc.uniqueArray(keys, { maxLength: 2 })),
        propertyNames: fc.record({ maxLength: fc.nat(4) }),
        unevaluatedProperties: fc.boolean()
      },
      { requiredKeys: ['type'] }
    ),
    fc.record(
      {
        type: fc.constant('array'),
        items: tie('schema'),
        prefixItems: fc.array(tie('schema'), { minLength: 1, maxLength: 3 }),
        contains: tie('schema'),
        minItems: fc.nat(4),
        uniqueItems: fc.boolean()
      },
      { requiredKeys: ['type'] }
    ),
    fc.record(
      { minimum: fc.integer(), maximum: fc.integer(), minLength: fc.nat(5), maxLength: fc.nat(9) },
      { requiredKeys: [] }
    ),
    fc.record({ anyOf: fc.array(tie('schema'), { minLength: 1, maxLength: 4 }) }),
    fc.record({ oneOf: fc.array(tie('schema'), { minLength: 1, maxLength: 4 }) }),
    fc.record({ allOf: fc.array(tie('schema'), { minLength: 1, maxLength: 3 }) }),
    fc.record({ not: tie('schema') }),
    fc
      .tuple(tie('schema'), tie('schema'), tie('schema'))
      .map((parts) =>
        Object.fromEntries(['if', 'then', 'else'].map((half, at) => [half, parts[at]]))
      ),
    fc.constant({ $ref: '#' })
  )
}))

/** Our own lines: behind the headline, without the first. */
const lengthOf = (text: string): number => text.split('\n').slice(2).join('\n').length

test('advice and its text are total, pure, the same every time, and no longer than they may be', () => {
  let told = 0
  const look = (about: { readonly schema: unknown; readonly value: unknown }, found: Findings) => {
    told++
    const fault = frozen(invalidArguments('t', found))
    const once = advise(fault, { ...about, meant })
    const text = digest(once)
    assert.is.not(text, '')
    assert.is(JSON.stringify(advise(fault, { ...about, meant })), JSON.stringify(once))
    assert.is(JSON.stringify(advise(once, { ...about, meant })), JSON.stringify(once))
    assert.is(digest(once), text)
    assert.ok(lengthOf(text) <= BUDGET, `${lengthOf(text)}`)
    assert.ok((once.advice ?? []).length <= 64)
  }
  fc.assert(
    fc.property(schema, values, (given, several) => {
      const whole = frozen(typeof given === 'object' ? { ...given } : { not: {} })
      const check = compile(whole)
      // A schema of loose ends need not compile.
      if (check._tag === 'Left') return
      for (const one of several) {
        const found = check.right(frozen(one))
        if (found.issues.length > 0) look({ schema: whole, value: one }, found)
      }
    }),
    { numRuns: PAIRS / EACH, seed: 20_261_120 }
  )
  assert.ok(told > PAIRS / 4, `${told} of ${PAIRS} pairs were told of`)
})

test.run()
