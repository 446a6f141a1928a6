import { Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { advise } from '@toolfault/advice/advise'
import { type Findings, type Issue, invalidArguments, printPointer } from '@toolfault/model'
import * as text from '@toolfault/protocols/text'
import { type StandardSchema, validate } from '@toolfault/sources/standard-schema'
import { fromTypebox } from '@toolfault/sources/typebox'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import * as v from 'valibot'
import * as z from 'zod'
import * as z3 from 'zod3'

const test = suite('sources/nothing')

const reads = (schema: StandardSchema) => (value: unknown) => validate(schema, value)

/** A note that may be a text or not there, a place that may be an object or not there, and what must never be sent. */
const orders: Readonly<Record<string, (value: unknown) => Findings>> = {
  'zod 4': reads(
    z.object({
      note: z.union([z.string(), z.undefined()]).optional(),
      place: z.union([z.object({ city: z.string() }), z.undefined()]).optional(),
      old: z.undefined().optional()
    })
  ),
  'zod 3': reads(
    z3.object({
      note: z3.union([z3.string(), z3.undefined()]).optional(),
      place: z3.union([z3.object({ city: z3.string() }), z3.undefined()]).optional(),
      old: z3.undefined().optional()
    })
  ),
  valibot: reads(
    v.object({
      note: v.optional(v.union([v.string(), v.undefined()])),
      place: v.optional(v.union([v.object({ city: v.string() }), v.undefined()])),
      old: v.optional(v.undefined())
    })
  ),
  typebox: (value) =>
    fromTypebox(
      Value.Errors(
        Type.Object({
          note: Type.Optional(Type.Union([Type.String(), Type.Undefined()])),
          place: Type.Optional(
            Type.Union([Type.Object({ city: Type.String() }), Type.Undefined()])
          ),
          old: Type.Optional(Type.Undefined())
        }),
        value
      )
    )
}

const told = (findings: Findings, value: unknown): string =>
  text
    .encode(advise(invalidArguments('order', findings), { value }))
    .replace(/^Invalid arguments for tool order:\s/, '')

for (const [name, read] of Object.entries(orders)) {
  test(`${name}: what may be undefined is told by what else it may be, once`, () => {
    const value = { note: 3 }
    assert.is(told(read(value), value), '`note` must be a string, received 3: send "3" in quotes.')
    const nested = { place: { city: 4 } }
    assert.is(
      told(read(nested), nested),
      '`place.city` must be a string, received 4: send "4" in quotes.'
    )
  })

  test(`${name}: what may only be undefined must not be sent`, () => {
    const value = { old: 1 }
    assert.is(told(read(value), value), '`old` must not be sent: remove `old`.')
  })
}

test('a branch that lacks one key only is a branch all the same', () => {
  const shape = z.object({
    pay: z.union([
      z.object({ card: z.string(), cash: z.undefined() }),
      z.object({ cash: z.number(), card: z.undefined() })
    ])
  })
  const value = { pay: { card: '4', cash: 'x' } }
  const [issue] = validate(shape, value).issues
  assert.equal(
    issue?.branches?.map((branch) => branch.map(({ path }) => printPointer(path))),
    [['/pay/cash'], ['/pay/cash', '/pay/card']]
  )
})

test('of a union of which no branch is for JSON nothing is left out', () => {
  const only = validate(z.object({ a: z.union([z.undefined(), z.never()]) }), { a: 1 })
  assert.equal(
    only.issues.map(({ branches, kind }) => [kind, branches?.length]),
    [['alternative', 2]]
  )
})

test("an author's sentence for such a union stays", () => {
  const schema = z.object({ a: z.union([z.string(), z.undefined()], { error: 'give a name' }) })
  const [issue] = validate(schema, { a: 1 }).issues
  assert.equal([issue?.keyword, issue?.message], ['errorMessage', 'give a name'])
})

const typesOf = (read: Iterable<{ readonly message: string }>): ReadonlyArray<Issue> =>
  fromTypebox(read as ReturnType<typeof Value.Errors>).issues

test('typebox: a type that JSON lacks has no name for a model', () => {
  const schema = Type.Object({ at: Type.Date(), id: Type.BigInt(), raw: Type.Uint8Array() })
  assert.equal(
    typesOf(Value.Errors(schema, { at: 'soon', id: 'x', raw: 'y' })).map(
      ({ keyword, kind, params }) => [kind, keyword, params]
    ),
    [
      ['type', undefined, undefined],
      ['type', undefined, undefined],
      ['type', undefined, undefined]
    ]
  )
})

test('valibot: what must not be null says so', () => {
  const schema = v.object({ a: v.nonNullable(v.nullable(v.string())) })
  assert.is(
    told(validate(schema, { a: null }), { a: null }),
    '`a` must not be null, received null: leave it out, or send another value.'
  )
})

test.run()
