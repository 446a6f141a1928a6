import { advise } from '@toolfault/advice/advise'
import { type Issue, invalidArguments, printPointer } from '@toolfault/model'
import * as text from '@toolfault/protocols/text'
import { type ArrangedErrors, fromStandardSchema } from '@toolfault/sources/standard-schema'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import * as v from 'valibot'
import * as z from 'zod'

const test = suite('sources/standard-schema.printed')

const booking = {
  city: 4,
  class: 'first',
  guests: [{ name: 'Ann', age: 'forty' }, { age: 7 }],
  nights: 40
}

const zodShape = z.object({
  city: z.string(),
  class: z.enum(['eco', 'biz']),
  guests: z.array(z.object({ name: z.string(), age: z.number() })),
  nights: z.number().max(30)
})
const valibotShape = v.object({
  city: v.string(),
  class: v.picklist(['eco', 'biz']),
  guests: v.array(v.object({ name: v.string(), age: v.number() })),
  nights: v.pipe(v.number(), v.maxValue(30))
})

const zodError = zodShape.safeParse(booking).error ?? new z.ZodError([])
const issuesOf = (schema: v.GenericSchema, value: unknown) => v.safeParse(schema, value).issues
const valibotIssues = v.safeParse(valibotShape, booking).issues

const at = (issues: ReadonlyArray<Issue>): ReadonlyArray<unknown> =>
  issues.map(({ keyword, kind, path }) => [printPointer(path), kind, keyword])

const told = (issues: ReadonlyArray<Issue>): string =>
  text.encode(advise(invalidArguments('book', { issues }), { value: booking }))

const everywhere = [
  'Invalid arguments for tool book:',
  '- `city` must be a string, received 4: send "4" in quotes',
  '- `class` must be one of "eco" or "biz", received a string of 5 characters: use one of them',
  '- `guests[0].age` must be a number, received a string of 5 characters: send a number',
  '- `guests[1].name` is missing: add `guests[1].name`',
  '- `nights` must be at most 30, received 40: send 30 or less'
].join('\n')

test('what valibot makes of its issues to be shown says the same as they do', () => {
  assert.ok(valibotIssues !== undefined)
  if (valibotIssues === undefined) return
  for (const shown of [v.flatten(valibotIssues), v.summarize(valibotIssues)]) {
    assert.is(told(fromStandardSchema(shown, booking).issues), everywhere)
    // Without the value the sentence says that nothing came.
    assert.equal(
      at(fromStandardSchema(shown).issues),
      at(fromStandardSchema(shown, booking).issues)
    )
  }
  // Nothing of the call is repeated.
  assert.not.match(JSON.stringify(fromStandardSchema(v.flatten(valibotIssues))), /first|forty/)
})

// zod-validation-error 5, `ZodValidationError`: one sentence, and the issues of zod in `details`.
test('an error of zod-validation-error has the issues in it', () => {
  const shown: object = Object.assign(new Error('Validation error: …'), {
    name: 'ZodValidationError',
    details: zodError.issues
  })
  const { issues } = fromStandardSchema(shown as ArrangedErrors, booking)
  assert.equal(issues, fromStandardSchema(zodError, booking).issues)
  assert.is(told(issues), everywhere)
})

test('what zod prints is told at the places of its issues', () => {
  const { issues } = fromStandardSchema(z.prettifyError(zodError), booking)
  assert.equal(at(issues), [
    ['/city', 'type', 'type'],
    ['/class', 'unknown', undefined],
    ['/nights', 'unknown', undefined],
    ['/guests/0/age', 'type', 'type'],
    ['/guests/1/name', 'missing', 'required']
  ])
  const strict = z.strictObject({ 'a b': z.object({ 'c"d': z.string() }) })
  const odd = { 'a b': { 'c"d': 5 }, town: 1 }
  const error = strict.safeParse(odd).error ?? new z.ZodError([])
  assert.equal(at(fromStandardSchema(z.prettifyError(error), odd).issues), [
    ['', 'unknown', undefined],
    ['/a b/c"d', 'type', 'type']
  ])
})

test('a key with a dot is the one that is there', () => {
  const issues = issuesOf(v.object({ 'geo.lat': v.number() }), { 'geo.lat': 'x' })
  assert.ok(issues !== undefined)
  if (issues === undefined) return
  assert.equal(at(fromStandardSchema(v.flatten(issues), { 'geo.lat': 'x' }).issues), [
    ['/geo.lat', 'type', 'type']
  ])
})

// What a sentence of valibot's says, where nothing else is left of an issue.
for (const [schema, value, kind, params] of [
  [v.number(), 'x', 'type', { type: 'number' }],
  [v.object({}), 'x', 'type', { type: 'object' }],
  [v.array(v.string()), 'x', 'type', { type: 'array' }],
  [v.null(), 'x', 'type', { type: 'null' }],
  [v.union([v.string(), v.null()]), 5, 'type', { type: ['string', 'null'] }],
  [v.literal('eco'), 'first', 'choice', { allowedValue: 'eco' }],
  [v.picklist(['eco', 3]), 'first', 'choice', { allowedValues: ['eco', 3] }],
  [v.pipe(v.number(), v.minValue(1)), 0, 'range', { comparison: '>=', limit: 1 }],
  [v.pipe(v.number(), v.ltValue(1.5)), 2, 'range', { comparison: '<', limit: 1.5 }],
  [v.pipe(v.number(), v.integer()), 1.5, 'type', { type: 'integer' }],
  [v.pipe(v.number(), v.multipleOf(5)), 7, 'multiple', { multipleOf: 5 }],
  [v.pipe(v.string(), v.minLength(3)), 'ab', 'size', { limit: 3 }],
  [v.pipe(v.string(), v.nonEmpty()), '', 'size', { limit: 1 }],
  [v.pipe(v.array(v.string()), v.length(2)), ['a'], 'size', { limit: 2, exact: true }],
  [v.pipe(v.string(), v.regex(/^[a-z]+$/)), 'A1', 'pattern', { pattern: '^[a-z]+$' }],
  // Of these no rule is told, but what was expected.
  [v.date(), 'soon', 'unknown', undefined],
  [v.pipe(v.number(), v.notValue(3)), 3, 'unknown', undefined],
  [v.pipe(v.string(), v.email()), 'ann', 'unknown', undefined]
] as const) {
  const [issue] = issuesOf(v.object({ given: schema }), { given: value }) ?? []
  const message = issue?.message ?? ''
  test(`the sentence says it: ${message}`, () => {
    const [read] = fromStandardSchema([{ message, path: ['given'] }], { given: value }).issues
    assert.equal([read?.kind, read?.params], [kind, params])
    assert.not.match(read?.message ?? '', 'received')
  })
}

test('a surplus key, and one that is not there, are told by the sentence', () => {
  const issues = issuesOf(v.strictObject({ city: v.string() }), { town: 'Oslo' }) ?? []
  const sentences = issues.map(({ message }) => ({ message, path: ['town'] }))
  assert.equal(at(fromStandardSchema(sentences, { town: 'Oslo' }).issues), [
    ['/town', 'missing', 'required'],
    ['/town', 'unexpected', 'additionalProperties']
  ])
})

test('what is no such text or object is none', () => {
  for (const other of [
    'city is wrong',
    '',
    '✖',
    {},
    { nested: 'x' },
    { nested: {}, errors: 1 },
    { root: 'x' },
    { root: [3] },
    { details: [] },
    { details: ['x'] },
    { details: [{ message: 'x' }] }
  ]) {
    assert.equal(at(fromStandardSchema(other as ArrangedErrors).issues), [
      ['', 'unknown', undefined]
    ])
    assert.match(
      fromStandardSchema(other as ArrangedErrors).issues[0]?.message ?? '',
      'is no result'
    )
  }
})

test.run()
