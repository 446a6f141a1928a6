import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import {
  integer,
  issueOf,
  lacks,
  linesFor,
  lists,
  open as object,
  refuses,
  text,
  wants,
  when
} from './lines.js'

const test = suite('advice/foresee.news')

const inside = object({ n: integer, s: { enum: ['on', 'off'] } }, 's')
const parsed = '/f type: parse'
const readsF = wants('object', '/f')
const by = { enum: ['mail', 'sms'] }
const needsPhone = when({ properties: { by: { const: 'sms' } } }, { required: ['phone'] })
const fill = object({ kind: { const: 'fill' }, with: text }, 'kind', 'with')
const click = object({ kind: { const: 'click' }, at: text }, 'kind', 'at')
const hue = { enum: ['red', 'blue'] }
const wide = object(Object.fromEntries(Array.from({ length: 17 }, (_, at) => [`k${at}x`, integer])))
const wrong = (count: number): string =>
  JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}x`, {}])))
const told = (count: number): ReadonlyArray<string> =>
  Array.from({ length: count }, (_, at) => `/f/k${at}x type: send integer`)

// docs/advice.md: "the schema is asked again about the mended value, and what is surely wrong then is told in the same answer".
for (const [name, schema, value, issues, wanted] of [
  [
    'what stands in JSON text is looked at',
    object({ f: inside }),
    { f: '{"n":"1"}' },
    [readsF],
    [parsed, '/f/s missing: add', '/f/n type: put 1']
  ],
  ['JSON text may be right', object({ f: inside }), { f: '{"s":"on"}' }, [readsF], [parsed]],
  [
    'what is left out beside it is not looked at again',
    object({ f: text, hue: { type: 'string', ...hue } }),
    { f: { value: 'x' }, hue: null },
    [wants('string', '/f'), wants('string', '/hue'), lists('/hue', 'red', 'blue')],
    ['/f type: unwrap value', '/hue choice: remove']
  ],
  [
    'a value under a wrong name is looked at',
    object({ hue }, 'hue'),
    { Hue: 'RED' },
    [lacks('/hue')],
    ['/hue missing: /Hue > /hue', '/hue choice: put "red"']
  ],
  [
    'a value under a wrong name may be right',
    object({ hue }, 'hue'),
    { Hue: 'red' },
    [lacks('/hue')],
    ['/hue missing: /Hue > /hue']
  ],
  [
    'one of two mended values may bring more to light',
    object({ f: inside, hue }),
    { hue: 'RED', f: '{}' },
    [lists('/hue', 'red', 'blue'), readsF],
    ['/f type: parse', '/hue choice: put "red"', '/f/s missing: add']
  ],
  [
    'a mended tag has its branch speak',
    object({ u: { oneOf: [fill, click] } }),
    { u: { kind: 'Fill' } },
    [lists('/u/kind', 'fill', 'click')],
    ['/u/kind choice: put "fill"', '/u/with missing: add']
  ],
  [
    'a mended condition has its half speak',
    { ...object({ by }), ...needsPhone },
    { by: 'SMS' },
    [lists('/by', 'mail', 'sms')],
    ['/by choice: put "sms"', '/phone missing: add']
  ],
  [
    'what hangs on a key that nobody asks for is',
    { ...object({ f: inside, by }), ...needsPhone },
    { f: '{"s":"on"}' },
    [readsF],
    [parsed, '/phone missing: add']
  ],
  [
    'what a value must become is told once',
    object({ f: inside }),
    { f: '{"n":1}' },
    [readsF, lacks('/f/s')],
    ['/f type: parse', '/f/s missing: add']
  ],
  ['sixteen are told', object({ f: wide }), { f: wrong(16) }, [readsF], [parsed, ...told(16)]],
  ['a seventeenth waits', object({ f: wide }), { f: wrong(17) }, [readsF], [parsed, ...told(16)]],
  [
    'many alike are one',
    object({ f: { type: 'array', items: integer } }),
    { f: '[{},{},{}]' },
    [wants('array', '/f')],
    ['/f type: parse', '/f/0 type: send integer']
  ],
  [
    'a key under a wrong name inside JSON text is renamed',
    object({ f: object({ color: text }, 'color') }),
    { f: '{"colour":"x"}' },
    [readsF],
    [parsed, '/f/color missing: /f/colour > /f/color']
  ],
  [
    'a format that is not known here may be wrong, and is not told',
    object({ f: object({ d: { type: 'string', format: 'hostname', pattern: '^x$' } }) }),
    { f: '{"d":"y"}' },
    [readsF],
    [parsed]
  ],
  [
    'what is surely of another format is told',
    object({ f: object({ d: { type: 'string', format: 'date' } }) }),
    { f: '{"d":"5 May 2026"}' },
    [readsF],
    [parsed, '/f/d format: meet']
  ],
  [
    'so it is of what comes under its right name',
    { ...object({ from: { type: 'string', format: 'date-time' } }), additionalProperties: false },
    { From: '2026-01-05 08:00' },
    [refuses('/From')],
    ['/From unexpected: /From > /from', '/from format: meet']
  ],
  [
    'but not what may be of it',
    { ...object({ from: { type: 'string', format: 'date-time' } }), additionalProperties: false },
    { From: '2026-01-05T08:00:00Z' },
    [refuses('/From')],
    ['/From unexpected: /From > /from']
  ],
  [
    'nor what stood there before',
    object({ f: object({ a: integer }), d: { type: 'string', format: 'date' } }),
    { f: '{"a":1}', d: 'x' },
    [readsF],
    [parsed]
  ],
  [
    'of a key that may go nothing comes to light',
    { ...object({ f: inside }), additionalProperties: false },
    { z: 1 },
    [refuses('/z')],
    ['/z unexpected: remove']
  ],
  [
    'what is wrong with a number of items stays so',
    object({ f: { type: 'array', items: integer, minItems: 2 } }),
    { f: '[1]' },
    [wants('array', '/f'), issueOf('minItems', '/f', { limit: 2 })],
    ['/f type: parse', '/f size: meet']
  ]
] as const) {
  test(`when advice is followed ${name}`, () => {
    assert.equal(linesFor({ schema, value }, ...issues), wanted)
  })
}

test('without the arguments nothing is foreseen', () => {
  const schema = { anyOf: [object({ a: { const: 1 } }), object({ a: integer, b: text })] }
  assert.equal(linesFor({ schema }, issueOf('const', '/a', { allowedValue: 1 })), [
    '/a choice: put 1'
  ])
})

test.run()
