import { advise } from '@toolfault/advice/advise'
import { type Issue, invalidArguments, printPointer } from '@toolfault/model'
import * as text from '@toolfault/protocols/text'
import { type ArrangedErrors, fromStandardSchema } from '@toolfault/sources/standard-schema'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import * as z from 'zod'
import * as z3 from 'zod/v3'

const test = suite('sources/standard-schema.arranged')

const booking = { city: 'Oslo', guests: [{ name: 'Ann', age: 'forty' }, { age: 7 }], nights: 'two' }
const shape = z.object({
  city: z.string(),
  day: z.string(),
  guests: z.array(z.object({ name: z.string(), age: z.number() })),
  nights: z.number()
})
const failed = shape.safeParse(booking).error ?? new z.ZodError([])

const at = (issues: ReadonlyArray<Issue>): ReadonlyArray<unknown> =>
  issues.map(({ keyword, kind, path }) => [printPointer(path), kind, keyword])

const everywhere = [
  ['/day', 'missing', 'required'],
  ['/guests/0/age', 'type', 'type'],
  ['/guests/1/name', 'missing', 'required'],
  ['/nights', 'type', 'type']
]

for (const [name, errors] of [
  ['treeifyError', z.treeifyError(failed)],
  ['formatError', z.formatError(failed)]
] as const) {
  test(`what zod makes of its issues by ${name} is told at the places of them`, () => {
    const { issues } = fromStandardSchema(errors, booking)
    assert.equal(at(issues), everywhere)
    // Without the value the sentence says that nothing came.
    assert.equal(at(fromStandardSchema(errors).issues), everywhere)
    assert.is(
      text.encode(advise(invalidArguments('book', { issues }), { value: booking })),
      [
        'Invalid arguments for tool book:',
        '- `day` is missing: add `day`',
        '- `guests[0].age` must be a number, received a string of 5 characters: send a number',
        '- `guests[1].name` is missing: add `guests[1].name`',
        '- `nights` must be a number, received a string of 3 characters: send a number'
      ].join('\n')
    )
  })
}

test('by flattenError no more is left of a place than the parameter that it is in', () => {
  const errors = z.flattenError(failed)
  const { issues } = fromStandardSchema(errors, booking)
  assert.equal(at(issues), [
    ['/day', 'missing', 'required'],
    ['/guests', 'unknown', undefined],
    ['/guests', 'unknown', undefined],
    ['/nights', 'type', 'type']
  ])
  // The schema tells the rest.
  const about = { schema: z.toJSONSchema(shape), value: booking }
  const told = text.encode(advise(invalidArguments('book', { issues }), about))
  assert.match(told, '`guests[1].name` is missing')
  assert.match(told, '`guests[0].age` must be a number')
  // Nobody knows what stands where.
  assert.equal(
    new Set(fromStandardSchema(errors).issues.map(({ kind }) => kind)),
    new Set(['unknown'])
  )
})

test('zod 3 makes the same, and a sentence of the whole is at the root', () => {
  const schema = z3.object({ city: z3.string() }).strict()
  const error = schema.safeParse({ city: 4, town: 'Oslo' }).error ?? new z3.ZodError([])
  assert.equal(at(fromStandardSchema(error.flatten(), { city: 4 }).issues), [
    ['', 'unknown', undefined],
    ['/city', 'type', 'type']
  ])
  assert.equal(at(fromStandardSchema(error.format()).issues), [
    ['', 'unknown', undefined],
    ['/city', 'type', 'type']
  ])
})

test('an error of zod 4 that was JSON has its issues in its message', () => {
  const error: unknown = JSON.parse(JSON.stringify(failed))
  const { issues } = fromStandardSchema(error as ArrangedErrors, booking)
  assert.equal(
    new Set(at(issues).map((one) => JSON.stringify(one))),
    new Set(everywhere.map((one) => JSON.stringify(one)))
  )
})

for (const [name, junk] of [
  ['nothing', { formErrors: [], fieldErrors: {} }],
  ['an empty tree', { errors: [], properties: { a: { errors: [] } } }],
  ['other errors', { errors: [{ message: 'no', path: [] }] }],
  ['no sentences', { formErrors: [3], fieldErrors: { a: ['no'] } }],
  ['no fields', { formErrors: ['no'], fieldErrors: 'a' }],
  ['an error of another name', { name: 'Error', message: '[{"message":"no"}]' }],
  ['a sentence', { name: 'ZodError', message: 'no' }],
  ['no issue', { name: 'ZodError', message: '[]' }]
] as const) {
  test(`${name} is no such thing`, () => {
    const { issues } = fromStandardSchema(junk as unknown as ArrangedErrors)
    assert.equal(issues, [
      {
        path: [],
        kind: 'unknown',
        message: 'the validator answered with what is no result of Standard Schema'
      }
    ])
  })
}

test('more than is read is said to be there, and what is hostile is left', () => {
  const many = Object.fromEntries(Array.from({ length: 30_000 }, (_, at) => [`k${at}`, ['no']]))
  const found = fromStandardSchema({ formErrors: [], fieldErrors: many })
  assert.is(found.truncated, true)
  assert.ok(found.issues.length > 1_000)
  const tree: { errors: Array<string>; properties: Record<string, unknown> } = {
    errors: ['no'],
    properties: {}
  }
  tree.properties['again'] = tree
  assert.is(fromStandardSchema(tree).issues.length, 65)
})

test.run()
