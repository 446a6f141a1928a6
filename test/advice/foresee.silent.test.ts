import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { integer, lacks, linesFor, lists, open as object, wants, when } from './lines.js'

const test = suite('advice/foresee.silent')

const inside = object({ n: integer, s: { enum: ['on', 'off'] } }, 's')
const parsed = '/f type: parse'
const readsF = wants('object', '/f')
const by = { enum: ['mail', 'sms'] }
const needsPhone = when({ properties: { by: { const: 'sms' } } }, { required: ['phone'] })
const hue = { enum: ['red', 'blue'] }

// What was wrong before was told, or kept for a reason: it comes to light by no advice.
for (const [name, schema, value, issues, wanted] of [
  [
    'what was wrong before is no news',
    object({ f: inside, n: integer }),
    { f: '{"s":"on"}', n: 'x' },
    [readsF],
    [parsed]
  ],
  [
    'nor is a union that had failed elsewhere',
    object({ f: inside, v: { anyOf: [integer, { type: 'boolean' }] } }),
    { f: '{"s":"on"}', v: {} },
    [readsF],
    [parsed]
  ],
  [
    'nor one around what was mended, which has nothing to add',
    object({
      u: {
        allOf: [object({ hue })],
        anyOf: [object({ y: integer }), object({ y: { type: 'boolean' } })]
      }
    }),
    { u: { hue: 'RED', y: {} } },
    [lists('/u/hue', 'red', 'blue')],
    ['/u/hue choice: put "red"']
  ],
  [
    'nor one around what was mended beside another mended value',
    object({
      n: integer,
      u: {
        allOf: [object({ hue })],
        anyOf: [object({ y: integer }), object({ y: { type: 'boolean' } })]
      }
    }),
    { n: '1', u: { hue: 'RED', y: {} } },
    [
      lists('/u/hue', 'red', 'blue'),
      wants('integer', '/n'),
      { path: [], kind: 'rule', message: 'no' }
    ],
    [' rule', '/n type: put 1', '/u/hue choice: put "red"']
  ],
  [
    'nor what hangs on a key that is still to come',
    { ...object({ f: inside, by }, 'by'), ...needsPhone },
    { f: '{"s":"on"}' },
    [lacks('/by'), readsF],
    ['/by missing: add', parsed]
  ]
] as const) {
  test(`when advice is followed ${name}`, () => {
    assert.equal(linesFor({ schema, value }, ...issues), wanted)
  })
}

test.run()
