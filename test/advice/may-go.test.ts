import { type AdviseAbout, advise } from '@toolfault/advice/advise'
import { type Findings, invalidArguments } from '@toolfault/model'
import * as text from '@toolfault/protocols/text'
import { validate } from '@toolfault/sources/standard-schema'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import * as z from 'zod/mini'

const test = suite('advice/may-go')

const number = z.number()
const said = (schema: z.ZodMiniType, value: unknown, about: Partial<AdviseAbout> = {}): string => {
  const check = (one: unknown): Findings => validate(schema, one)
  return text
    .encode(advise(invalidArguments('t', check(value)), { value, check, ...about }))
    .replace('Invalid arguments for tool t: ', '')
}
const left = (place: string): string =>
  `\`${place}\` must be a number, received null: leave it out, or send a number.`
const kept = (place: string): string =>
  `\`${place}\` must be a number, received null: send a number.`

// Without a JSON Schema only the validator knows whether a key may be left out.
for (const [name, schema, value, wanted] of [
  ['has to be there', z.object({ a: number }), { a: null }, kept('a')],
  ['need not be there', z.object({ a: z.optional(number) }), { a: null }, left('a')],
  ['has to be inside', z.object({ o: z.object({ a: number }) }), { o: { a: null } }, kept('o.a')],
  [
    'need not be inside',
    z.object({ o: z.object({ a: z.optional(number) }) }),
    { o: { a: null } },
    left('o.a')
  ],
  // What else is wrong is of another place.
  [
    'need not be there, beside one that is missing',
    z.object({ a: z.optional(number), b: number }),
    { a: null },
    left('a').slice(0, -1)
  ]
] as const) {
  test(`null for a key that ${name}`, () => assert.match(said(schema, value), wanted))
}

test('whoever cannot be asked says nothing against it', () => {
  const value = { a: null }
  const findings = validate(z.object({ a: number }), value)
  assert.match(text.encode(advise(invalidArguments('t', findings), { value })), left('a'))
})

test('a validator that throws does not say that a key may go', () => {
  const check = (): Findings => {
    throw new TypeError('no')
  }
  assert.is(said(z.object({ a: number }), { a: null }, { check }), kept('a'))
})

test.run()
