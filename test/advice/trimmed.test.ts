import { advise } from '@toolfault/advice/advise'
import { invalidArguments } from '@toolfault/model'
import { type StandardSchema, validate } from '@toolfault/sources/standard-schema'
import { digest } from '@toolfault/words/digest'
import { type } from 'arktype'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import * as v from 'valibot'
import { z } from 'zod'
import { adviceOf } from './advised.js'

const test = suite('advice/trimmed')

const saidOf = (schema: StandardSchema, text: string): string => {
  const value = { q: text }
  const fault = invalidArguments('search', validate(schema, value))
  return digest(advise(fault, { value }))
}

const schemas = (least: number): Readonly<Record<string, StandardSchema>> => ({
  zod: z.object({ q: z.string().trim().min(least) }),
  valibot: v.object({ q: v.pipe(v.string(), v.trim(), v.minLength(least)) }),
  arktype: type({ q: type('string.trim').to(`string >= ${least}`) })
})

// Without a JSON Schema the validator alone counts, and it counts what it made of the text.
for (const [name, schema] of Object.entries(schemas(1))) {
  test(`${name}: what is nothing but white space is blank, and not of two characters`, () => {
    assert.is(
      saidOf(schema, '  '),
      'Invalid arguments for tool search: `q` is blank: it must have at least 1 character: send at least 1 character.'
    )
  })
  test(`${name}: an empty text is none of one character`, () => {
    assert.match(saidOf(schema, ''), 'must have at least 1 character, received an empty string')
  })
}

for (const [name, schema] of Object.entries(schemas(3))) {
  test(`${name}: white space around a text is not counted where the validator does not`, () => {
    assert.is(
      saidOf(schema, ' a '),
      'Invalid arguments for tool search: `q` must have at least 3 characters, received a string of 1 character: send at least 3 characters.'
    )
  })
  test(`${name}: what is too short as it came is counted as it came`, () => {
    assert.match(saidOf(schema, 'a '), 'received a string of 2 characters')
  })
}

test('a text that is too long with its white space is counted with it', () => {
  const schema = { properties: { q: { type: 'string', minLength: 3, maxLength: 3 } } }
  const [advice] = adviceOf(schema, { q: 'USD ' })
  assert.equal(advice?.received, { id: 'type', type: 'string', size: 4 })
})

test.run()
