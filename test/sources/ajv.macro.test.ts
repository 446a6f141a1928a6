import { advise } from '@toolfault/advice/advise'
import { invalidArguments, printPointer } from '@toolfault/model'
import { fromAjv } from '@toolfault/sources/ajv'
import { digest } from '@toolfault/words/digest'
import { Ajv } from 'ajv'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('sources/ajv.macro')

/** What ajv-keywords defines so, and a keyword with a function. */
const ajv = new Ajv({ allErrors: true, strict: false })
ajv.addKeyword({
  keyword: 'range',
  macro: ([minimum, maximum]: [number, number]) => ({ minimum, maximum })
})
ajv.addKeyword({
  keyword: 'anyRequired',
  macro: (keys: ReadonlyArray<string>) => ({ anyOf: keys.map((key) => ({ required: [key] })) })
})
ajv.addKeyword({ keyword: 'small', macro: () => ({ range: [0, 9] }) })
ajv.addKeyword({ keyword: 'never', macro: () => ({ $ref: '#/definitions/none' }) })
ajv.addKeyword({ keyword: 'even', validate: (_: boolean, value: number) => value % 2 === 0 })

const errorsOf = (schema: object, value: unknown) => {
  const validate = ajv.compile(schema)
  validate(value)
  return fromAjv(validate.errors)
}

const read = (schema: object, value: unknown): ReadonlyArray<string> =>
  errorsOf(schema, value).issues.map(({ keyword, path }) => `${printPointer(path)} ${keyword}`)

for (const [name, schema, value, wanted] of [
  ['its rule has said all', { properties: { a: { range: [1, 3] } } }, { a: 5 }, ['/a maximum']],
  ['of each item', { items: { range: [1, 3] } }, [5, 0], ['/0 maximum', '/1 minimum']],
  ['of a keyword in it', { small: true }, 12, [' maximum']],
  ['of a union', { anyRequired: ['a', 'b'] }, { c: 1 }, ['/a required', '/b required', ' anyOf']],
  ['not of a function', { maximum: 3, even: true }, 5, [' even', ' maximum']],
  [
    'not of what stands elsewhere',
    { never: true, definitions: { none: { type: 'null' } } },
    5,
    [' type', ' never']
  ]
] as const satisfies ReadonlyArray<readonly [string, object, unknown, ReadonlyArray<string>]>) {
  test(`the sum of a macro is no issue: ${name}`, () => assert.equal(read(schema, value), wanted))
}

const told = (schema: object, value: unknown): ReadonlyArray<string> =>
  digest(advise(invalidArguments('t', errorsOf(schema, value)), { schema, value }))
    .replace('Invalid arguments for tool t: ', '')
    .split('\n')

const needing = {
  type: 'object',
  properties: { a: { type: 'string' }, b: { type: 'string' }, n: { type: 'number' } },
  anyRequired: ['a', 'b']
}

test('what a macro says is told once', () => {
  assert.equal(told({ type: 'object', properties: { a: { range: [1, 3] } } }, { a: 5 }), [
    '`a` must be at most 3, received 5: send 3 or less.'
  ])
})

test('what a macro says of a union is told, which the schema has not', () => {
  assert.equal(told(needing, { n: 1 }), [
    'the arguments must match one of the allowed shapes: "{ a, … }" or "{ b, … }", received an object of 1 key: send { a?: string, b?: string, n?: number }.'
  ])
})

test('so it is beside another mistake', () => {
  assert.equal(told(needing, { n: 'x' }), [
    'Invalid arguments for tool t:',
    '- the arguments must match one of the allowed shapes, received an object of 1 key: send { a?: string, b?: string, n?: number }',
    '- `a` is missing: add `a` (string)',
    '- `b` is missing: add `b` (string)',
    '- `n` must be a number, received a string of 1 character: send a number'
  ])
})

test.run()
