import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { closed, integer, linesFor, open, refuses, text, wants } from './lines.js'

const test = suite('advice/foresee.formats')

const renamed = '/At unexpected: /At > /at'
const told = [renamed, '/at format: meet']

const linesOf = (format: string, At: unknown): ReadonlyArray<string> =>
  linesFor({ schema: closed({ at: { type: 'string', format } }), value: { At } }, refuses('/At'))

// What comes under its right name is surely of another format: only that is told of it.
for (const [format, others, texts] of [
  // RFC 3339, section 5.6: full-date = date-fullyear "-" date-month "-" date-mday
  ['date', ['5 May 2026', '2026-5-1', '2026-05-01T00:00:00Z'], ['2026-05-01']],
  // RFC 3339, section 5.6: date-time = full-date "T" full-time; and its note on lower case and a space.
  [
    'date-time',
    ['2026-01-05 08:00', '2026-01-05', '2026-01-05T08:00:00', 'tomorrow'],
    ['1985-04-12T23:20:50.52Z', '1996-12-19T16:39:57-08:00', '1996-12-19 16:39:57z']
  ],
  // RFC 5321, section 2.3.11: "the form local-part@domain"
  ['email', ['Dana Kim', 'dana'], ['dana.kim@example.com', '"a b"@example.com']],
  // RFC 3986, section 3.1: scheme = ALPHA *( ALPHA / DIGIT / "+" / "-" / "." )
  [
    'uri',
    ['example.com/a', '//example.com', '1a:b'],
    ['mailto:a@b.c', 'urn:example:a', 'HTTP://a']
  ],
  ['url', ['example.com'], ['https://example.com']],
  // RFC 9562, section 4: UUID = 4hexOctet "-" 2hexOctet "-" 2hexOctet "-" 2hexOctet "-" 6hexOctet
  ['uuid', ['abc-123', '1'], ['f81d4fae-7dec-11d0-a765-00a0c91e6bf6']],
  ['hostname', [], ['-a b-']],
  ['constructor', [], ['x']]
] as const) {
  test(`a text that is no ${format}`, () => {
    for (const one of others) assert.equal(linesOf(format, one), told, one)
  })
  test(`a text that may be a ${format}`, () => {
    for (const one of texts) assert.equal(linesOf(format, one), [renamed], one)
  })
}

const date = { type: 'string', format: 'date' }

for (const [name, schema, value, issues, wanted] of [
  [
    'below what is moved, and in lists',
    closed({ stay: closed({ nights: { type: 'array', items: date } }) }),
    { Stay: { nights: ['2026-05-01', 'x'] } },
    [refuses('/Stay')],
    ['/Stay unexpected: /Stay > /stay', '/stay/nights/1 format: meet']
  ],
  [
    'once, where one place is in another',
    closed({ stay: closed({ from: date }) }),
    { Stay: '{"from":"x"}' },
    [refuses('/Stay')],
    ['/Stay unexpected: /Stay > /stay', '/stay type: parse', '/stay/from format: meet']
  ],
  [
    'not where more is told of the place',
    closed({ at: { ...date, enum: ['2024-01-01'] } }),
    { At: '2024' },
    [refuses('/At')],
    ['/At unexpected: /At > /at', '/at choice: put "2024-01-01"']
  ],
  [
    'not where it has been told with the form',
    open({ on: date }),
    { on: ['x'] },
    [wants('string', '/on')],
    ['/on type: unwrap']
  ],
  [
    'not where only a pattern may claim it',
    closed({ stay: { type: 'object', patternProperties: { '^f': date } } }),
    { Stay: { from: 'x' } },
    [refuses('/Stay')],
    ['/Stay unexpected: /Stay > /stay']
  ],
  [
    'not of what stays where it is',
    open({ n: integer, o: open({ a: text }), from: date }),
    { n: '1', o: '{}', from: 'x' },
    [wants('integer', '/n'), wants('object', '/o')],
    ['/n type: put 1', '/o type: parse']
  ],
  [
    'of 64 places, and no more',
    closed({ days: { type: 'array', items: date } }),
    { Days: [...Array.from({ length: 62 }, () => '2026-05-01'), 'x', 'y'] },
    [refuses('/Days')],
    ['/Days unexpected: /Days > /days', '/days/62 format: meet']
  ]
] as const) {
  test(`a format is foreseen ${name}`, () => {
    assert.equal(linesFor({ schema, value }, ...issues), wanted)
  })
}

test.run()
