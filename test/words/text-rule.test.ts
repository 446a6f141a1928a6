import type { Advice } from '@toolfault/model'
import { remedy } from '@toolfault/words/remedy'
import { sentence } from '@toolfault/words/sentence'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('words/text-rule')

const pattern = { id: 'pattern', pattern: '^\\d{5}$' } as const
const format = { id: 'format', format: 'date-time' } as const
const example = '2026-01-31T12:00:00Z'

const wanted = (also: Advice['also'], more: Partial<Advice> = {}): Advice => ({
  path: ['when'],
  kind: 'type',
  expected: { id: 'type', types: ['string'] },
  received: { id: 'type', type: 'integer', value: 5 },
  fix: { id: 'send', types: ['string'] },
  ...(also === undefined ? {} : { also }),
  ...more
})

const orNull = { expected: { id: 'type', types: ['string', 'null'] } } as const

for (const [of, advice, text] of [
  [
    'a format, with the example in the command alone',
    wanted([format], { about: { example } }),
    '`when` must be a string, a valid date-time, received 5: send a valid date-time such as "2026-01-31T12:00:00Z"'
  ],
  [
    'a format, where nothing may be as well',
    wanted([format], { ...orNull, about: { example } }),
    '`when` must be a string or null, a valid date-time, received 5: send a valid date-time such as "2026-01-31T12:00:00Z" or null'
  ],
  [
    'a format, of a key that may be left out',
    wanted([format], { fix: { id: 'remove' }, about: { example } }),
    '`when` must be a string, a valid date-time, received 5: leave it out, or send a valid date-time such as "2026-01-31T12:00:00Z"'
  ],
  [
    'a pattern',
    wanted([pattern]),
    '`when` must be a string, matching the pattern `^\\d{5}$`, received 5: send a text that matches it'
  ],
  [
    'the format of both',
    wanted([pattern, format]),
    '`when` must be a string, matching the pattern `^\\d{5}$`, a valid date-time, received 5: send a valid date-time'
  ],
  [
    'the type, where no more is known of it',
    wanted([{ id: 'count', of: 'characters', least: 3 }]),
    '`when` must be a string, with at least 3 characters, received 5: send a string'
  ],
  [
    'the types, where something else would do',
    wanted([format], {
      expected: { id: 'type', types: ['string', 'integer'] },
      fix: { id: 'send', types: ['string', 'integer'] }
    }),
    '`when` must be a string or an integer, a valid date-time, received 5: send a string or an integer'
  ]
] as const) {
  test(`in place of what is no text is asked for ${of}`, () => {
    assert.is(sentence(advice), text)
  })
}

test('at any length a pattern is said before it is referred to', () => {
  const text =
    '`when` must be a string, matching the pattern `^\\d{5}$`: send a text that matches it'
  assert.is(sentence(wanted([pattern]), { verbosity: 'brief' }), text)
})

test('a command that is read alone names the pattern, and the format', () => {
  assert.is(remedy(wanted([pattern])), 'Make `when` be a string, matching the pattern `^\\d{5}$`')
  assert.is(remedy(wanted([format])), 'Send a valid date-time for `when`')
})

test.run()
