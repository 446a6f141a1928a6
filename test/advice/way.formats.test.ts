import { advise } from '@toolfault/advice/advise'
import { invalidArguments } from '@toolfault/model'
import { encode } from '@toolfault/protocols/text'
import { jsonSchemaOf, validate } from '@toolfault/sources/standard-schema'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import * as z from 'zod'
import { onlyAdvice } from './advised.js'

const test = suite('advice/way.formats')

const said = (text: z.ZodType, value: object): string => {
  const schema = z.object({ e: text })
  const about = { schema: jsonSchemaOf(schema), value }
  return encode(advise(invalidArguments('t', validate(schema, value)), about)).replace(
    /^.*tool t: /,
    ''
  )
}

const received = 'received a string of 6 characters'

// What zod writes into its JSON Schema for how a text is written (`format: "ends_with"`) is no name of a format.
for (const [name, text, value, wanted] of [
  [
    'an end, beside a format that is met',
    z.email().endsWith('@corp.com'),
    'a@b.co',
    `must match the pattern \`.*@corp\\.com$\`, ${received}: send a text that matches it.`
  ],
  [
    'a format, beside an end',
    z.email().endsWith('@corp.com'),
    'abcdef',
    `must be a valid email address and match the pattern \`.*@corp\\.com$\`, ${received}: send a valid email address.`
  ],
  [
    'small letters',
    z.email().lowercase(),
    'A@b.co',
    `must match the pattern \`^[^A-Z]*$\`, ${received}: send a text that matches it.`
  ],
  [
    'a pattern beside a long one that only spells out a format',
    z
      .string()
      .email()
      .regex(/@corp\.com$/),
    'a@b.co',
    `must match the pattern \`@corp\\.com$\`, ${received}: send a text that matches it.`
  ],
  [
    'two patterns',
    z.string().regex(/^a/).regex(/f$/),
    'abcdeg',
    `must match the pattern \`f$\` and match the pattern \`^a\`, ${received}: send a text that matches them all.`
  ]
] as const) {
  test(`of what is not met is told: ${name}`, () => {
    assert.is(said(text, { e: value }), `\`e\` ${wanted}`)
  })
}

test('a format of that name without a pattern is one', () => {
  const { also, expected } = onlyAdvice({ properties: { e: { format: 'regex' } } }, { e: '(' })
  assert.equal([expected, also], [{ id: 'format', format: 'regex' }, undefined])
})

test('in a shape it has no name either', () => {
  const e = { type: 'string', format: 'ends_with', pattern: 'x$' }
  const { about } = onlyAdvice(
    { properties: { o: { type: 'object', properties: { e, f: { ...e, format: 'email' } } } } },
    { o: 1 }
  )
  assert.is(about?.signature, '{ e?: string, f?: string (email) }')
})

test.run()
