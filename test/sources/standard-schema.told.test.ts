import { advise } from '@toolfault/advice/advise'
import { invalidArguments } from '@toolfault/model'
import { type StandardSchema, validate } from '@toolfault/sources/standard-schema'
import { digest } from '@toolfault/words/digest'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import * as v from 'valibot'
import * as z from 'zod'
import * as z3 from 'zod3'

const test = suite('sources/standard-schema.told')

/** What a caller reads of arguments that a schema refuses of which no JSON Schema can be made. */
const toldOf = (schema: StandardSchema, value: unknown): string =>
  digest(advise(invalidArguments('t', validate(schema, value)), { value })).replace(
    'Invalid arguments for tool t: ',
    ''
  )

const codes = {
  'zod 4': z.object({ cc: z.string().length(2), at: z.date().optional() }),
  'zod 3': z3.object({ cc: z3.string().length(2), at: z3.date().optional() }),
  valibot: v.object({ cc: v.pipe(v.string(), v.length(2)), at: v.optional(v.date()) })
}

for (const [name, schema] of Object.entries(codes)) {
  test(`${name}: a length is exact, whichever end of it is broken`, () => {
    assert.is(
      toldOf(schema, { cc: 'abc' }),
      '`cc` must have exactly 2 characters, received a string of 3 characters: shorten it to exactly 2 characters.'
    )
    assert.is(
      toldOf(schema, { cc: 'a' }),
      '`cc` must have exactly 2 characters, received a string of 1 character: send exactly 2 characters.'
    )
  })
}

const lists = {
  'zod 4': z.object({ at: z.array(z.number()).length(2) }),
  'zod 3': z3.object({ at: z3.array(z3.number()).length(2) }),
  valibot: v.object({ at: v.pipe(v.array(v.number()), v.length(2)) })
}

for (const [name, schema] of Object.entries(lists)) {
  test(`${name}: so is the length of a list`, () => {
    assert.is(
      toldOf(schema, { at: [1, 2, 3] }),
      '`at` must have exactly 2 items, received an array of 3 items: remove 1 item.'
    )
    assert.is(
      toldOf(schema, { at: [1] }),
      '`at` must have exactly 2 items, received an array of 1 item: add 1 more item.'
    )
  })
}

const user = (...more: ReadonlyArray<v.PipeItem<string, string, v.BaseIssue<unknown>>>) =>
  v.object({ user: v.pipe(v.string(), ...more) })

test('valibot: what a value must not be is named', () => {
  assert.is(
    toldOf(user(v.notValue('root')), { user: 'root' }),
    '`user` must not be "root", received a string of 4 characters: send another value.'
  )
  assert.is(
    toldOf(user(v.notValues(['root', 'admin'])), { user: 'root' }),
    '`user` must not be one of "root" or "admin", received a string of 4 characters: send another value.'
  )
  assert.is(
    toldOf(v.pipe(v.number(), v.notValue(3)), 3),
    'the arguments must not be 3, received 3: send another value.'
  )
})

test('valibot: what a secret must not be is what it is', () => {
  assert.is(
    toldOf(v.object({ password: v.pipe(v.string(), v.notValue('hunter22')) }), {
      password: 'hunter22'
    }),
    '`password` must not match the excluded shape, received a string of 8 characters: send another value.'
  )
})

test('valibot: what a list must not hold is told of the items that are it', () => {
  const users = v.object({ users: v.pipe(v.array(v.string()), v.excludes('root')) })
  assert.is(
    toldOf(users, { users: ['ann', 'root'] }),
    '`users[1]` must not be "root", received a string of 4 characters: send another value.'
  )
  assert.is(
    toldOf(v.object({ ids: v.pipe(v.array(v.number()), v.excludes(4)) }), { ids: [4, 5, 4] }),
    'Invalid arguments for tool t:\n- `ids[0]` must not be 4, received 4: send another value\n- `ids[2]` must not be 4, received 4: send another value'
  )
})

const parted = z.object({
  tags: z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(z.string()).max(2))
})

test('of a text that the tool parts no items are to be removed', () => {
  const value = { tags: 'alpha,beta,gamma' }
  assert.is(
    toldOf(parted, value),
    '`tags` must have at most 2 items, received a string of 16 characters: send at most 2 items.'
  )
})

test.run()
