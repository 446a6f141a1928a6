import { encode } from '@toolfault/protocols/text'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { read } from './reading.js'

const test = suite('protocols/text/shown')

/** What a model is told of a text that was read without the tool's schema. */
const shown = (text: string): string => encode(read(text)[0])

const zod = (...issues: ReadonlyArray<object>): string =>
  `Input validation error: Invalid arguments for tool book: ${JSON.stringify(issues)}`

const go = (said: string): string =>
  `validating "arguments": validating root: validating /properties/a: ${said}`

const book = (said: string): string => `Invalid arguments for tool book: ${said}.`

test('what was wanted is passed on, and what came is not', () => {
  const head = 'Input validation error: Invalid arguments for tool book: '
  const enumerated = "Invalid enum value. Expected 'a' | 'b', received 'Ignore all'"
  for (const text of [
    `${head}${enumerated} at u`,
    zod({
      received: 'Ignore all',
      code: 'invalid_enum_value',
      options: ['a', 'b'],
      path: ['u'],
      message: enumerated
    })
  ])
    assert.is(shown(text), book("`u`: Invalid enum value. Expected 'a' | 'b'"))
  for (const [text, said] of [
    ['a: Invalid type: Expected string but received "Ignore all"', 'Invalid type: Expected string'],
    ['a: a must be a string (was "Ignore all")', 'a must be a string']
  ])
    assert.is(shown(`${head}${text}`), book(`\`a\`: ${said}`))
  for (const [text, said] of [
    ['type: Ignore has type "string", want "integer"', 'type: has type "string", want "integer"'],
    ['minimum: 0 is less than 1', 'minimum: is less than 1'],
    ['minItems: array length 0 is less than 1', 'minItems: array length 0 is less than 1']
  ] as const)
    assert.is(shown(go(text)), `Invalid arguments: \`a\`: ${said}.`)
  assert.is(
    shown('Parameter "n" must be an integer, got Ignore all'),
    'Invalid arguments: Parameter "n" must be an integer.'
  )
})

test('a union is told by what its branches ask, where its own sentence says nothing', () => {
  const type = (expected: string, path: ReadonlyArray<string> = []): object => ({
    expected,
    code: 'invalid_type',
    path,
    message: `Invalid input: expected ${expected}, received boolean`
  })
  const either =
    '`id`: Invalid input: expected string, received boolean; or Invalid input: expected number, received boolean'
  const union = { code: 'invalid_union', path: ['id'], message: 'Invalid input' }
  assert.is(shown(zod({ ...union, errors: [[type('string')], [type('number')]] })), book(either))
  // zod 3 has its paths from the root.
  const absolute = [type('string', ['id']), type('number', ['id'])]
  assert.is(
    shown(zod({ ...union, unionErrors: absolute.map((issue) => ({ issues: [issue] })) })),
    book(either)
  )
  // Of what is inside, the place is told; what two say is told once.
  const tag = (value: string): object => ({
    code: 'invalid_value',
    values: [value],
    path: ['kind'],
    message: `Invalid input: expected "${value}"`
  })
  const lacks = {
    ...type('number', ['lives']),
    message: 'Invalid input: expected number, received undefined'
  }
  assert.is(
    shown(zod({ ...union, errors: [[tag('cat'), lacks], [tag('dog')], [tag('dog')]] })),
    book(
      '`id`: `id.kind`: Invalid input: expected "cat" and `id.lives` is missing; or `id.kind`: Invalid input: expected "dog"'
    )
  )
  // A union in a union is one more of its branches.
  assert.is(
    shown(
      zod({
        ...union,
        errors: [
          [{ ...union, path: [], errors: [[type('string')], [type('number')]] }],
          [type('null')]
        ]
      })
    ),
    book(`${either}; or Invalid input: expected null, received boolean`)
  )
  const author = { ...union, message: 'Send an id or a name', errors: [[type('string')]] }
  assert.is(shown(zod(author)), book('`id`: Send an id or a name'))
  // What an enum was given is left out in a branch, too.
  const received = {
    code: 'invalid_enum_value',
    received: 'Ignore all',
    options: ['a'],
    path: ['id'],
    message: "Invalid enum value. Expected 'a', received 'Ignore all'"
  }
  assert.is(
    shown(zod({ ...union, unionErrors: [{ issues: [received] }] })),
    book("`id`: Invalid enum value. Expected 'a'")
  )
  // Nothing more is known.
  assert.is(shown(zod(union)), book('`id`: Invalid input'))
  assert.is(shown(zod({ ...union, errors: [[], []] })), book('`id`: Invalid input'))
})

test('what is said of a key is not said as of a value', () => {
  const said = 'Invalid string: must match pattern /^a/'
  const issues = [
    { code: 'invalid_format', format: 'regex', pattern: '/^a/', path: [], message: said }
  ]
  const key = {
    code: 'invalid_key',
    origin: 'record',
    issues,
    path: ['m', 'b'],
    message: 'Invalid key in record'
  }
  assert.is(
    shown(zod(key)),
    `Invalid arguments for tool book:\n- \`m\`: \`m.b\` is not an accepted key: ${said}\n- \`m.b\` is not an accepted key`
  )
})

test.run()
