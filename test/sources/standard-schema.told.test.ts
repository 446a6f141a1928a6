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

test.run()
