import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { adviceOf, onlyAdvice } from './advised.js'

const test = suite('advice/example')

const exampleOf = (schema: object, value: unknown): unknown =>
  onlyAdvice({ properties: { a: schema } }, { a: value }).about?.example

// JSON Schema Validation 2020-12, section 9.2: a default should be valid, and need not be.
for (const [name, schema, value, example] of [
  ['a default that fits', { type: 'number', maximum: 3, default: 2 }, 9, 2],
  ['no default beyond its own limit', { type: 'number', maximum: 3, default: 5 }, 9, undefined],
  ['the first example that fits', { type: 'string', examples: [1, 'x', 'y'] }, 2.5, 'x'],
  ['no example of another type', { type: 'integer', example: '5' }, 'x', undefined],
  ['no text of a format that is too long', { format: 'email', maxLength: 3 }, 'ab', undefined],
  ['none that another rule refuses', { allOf: [{ minimum: 4 }, { default: 2 }] }, 1, undefined]
] as const) {
  test(`an example would do: ${name}`, () => assert.equal(exampleOf(schema, value), example))
}

test('what an item has to be is not said where nobody can write it in a line', () => {
  const { about, expected } = onlyAdvice(
    { properties: { a: { contains: { minimum: 5 } } } },
    { a: [1] }
  )
  assert.equal(expected, { id: 'count', of: 'matching items', least: 1 })
  assert.is(about, undefined)
})

// The official suite, recursiveRef.json: which half applies depends on a pattern, which nobody runs.
test('what the validator says of a half that we do not see is told, and not the condition', () => {
  const schema = {
    $schema: 'https://json-schema.org/draft/2019-09/schema',
    $id: 'https://example.com/main',
    $defs: {
      inner: {
        $id: 'inner',
        $recursiveAnchor: true,
        additionalProperties: { $recursiveRef: '#' }
      }
    },
    if: { propertyNames: { pattern: '^[a-m]' } },
    // biome-ignore lint/suspicious/noThenProperty: the name of a keyword
    then: { $id: 'free', $recursiveAnchor: true, $ref: 'inner' },
    else: {
      $id: 'whole',
      $recursiveAnchor: true,
      type: ['object', 'integer'],
      $ref: 'inner'
    }
  }
  assert.equal(
    adviceOf(schema, { november: 1.1 }).map(({ expected, path }) => [path, expected?.id]),
    [[['november'], 'type']]
  )
})

test.run()
