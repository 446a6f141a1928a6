import type { Issue } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { linesOf } from './judged.js'
import { integer, issueOf, lacks, linesFor, lists, text, wants, when } from './lines.js'

const test = suite('advice/lasting.keys')

const by = { enum: ['mail', 'sms'] }
const isSms = { properties: { by: { const: 'sms' } } }
const needs = (...required: ReadonlyArray<string>): object => ({ required })
const sms = { properties: { by, n: integer }, ...when(isSms, needs('phone'), needs('address')) }
const required = { ...sms, required: ['by'] }

// What is needed because a key is not there, or has another value, waits as long as that very key has to be mended.
for (const [name, schema, value, wanted] of [
  ['a key that is missing', required, {}, ['/by missing: add']],
  ['a key that may be left out is right', sms, {}, ['/phone missing: add']],
  ['a value that is not listed', sms, { by: 'x' }, ['/by choice: choose ["mail","sms"]']],
  ['a value that is listed is right', sms, { by: 'mail' }, ['/address missing: add']],
  [
    'a value of another type',
    { ...sms, properties: { by: text } },
    { by: {} },
    ['/by type: send string']
  ],
  [
    'a value of another type that says what it becomes',
    { ...sms, properties: { by: text } },
    { by: 5 },
    ['/by type: put "5"', '/address missing: add']
  ],
  [
    'what is wrong elsewhere is no reason',
    sms,
    { by: 'mail', n: {} },
    ['/address missing: add', '/n type: send integer']
  ],
  [
    'a limit that a key breaks is no reason',
    { properties: { by: { type: 'string', minLength: 9 } }, ...when(isSms, {}, needs('address')) },
    { by: 'mail' },
    ['/address missing: add', '/by size: meet']
  ],
  [
    'a value that decides is told though it is right for the schema',
    { properties: { by }, ...when(isSms, { properties: { n: integer } }) },
    { by: 'sms', n: 'x' },
    ['/n type: send integer']
  ],
  ['a key in an object below', { properties: { o: required } }, { o: {} }, ['/o/by missing: add']],
  [
    'a key of the same name in another object is another',
    { properties: { by: integer, o: sms } },
    { by: 'x', o: { by: 'mail' } },
    ['/by type: send integer', '/o/address missing: add']
  ]
] as const) {
  test(`what a condition asks for waits for its key: ${name}`, () => {
    assert.equal(linesOf(schema, value), wanted)
  })
}

test('what is wrong with the whole is no reason to be silent of its keys', () => {
  const listed = lists('', { n: 1 }, { n: 2 })
  const schema = { ...sms, required: ['n'], enum: [{ n: 1 }, { n: 2 }] }
  const issues = [listed, lacks('/n'), lacks('/phone'), issueOf('if', '')]
  assert.equal(linesFor({ schema, value: {} }, ...issues), [
    ' choice: choose [{"n":1},{"n":2}]',
    '/n missing: add',
    '/phone missing: add'
  ])
})

const unknown = (path: string): Issue => issueOf('unevaluatedProperties', path)
const object = (properties: object, ...required: ReadonlyArray<string>): object => ({
  properties,
  required
})
const loose = {
  ...object({ a: integer, o: object({ c: text }, 'c') }, 'b'),
  unevaluatedProperties: false
}

// A key that the schema knows is unevaluated only because something else failed in its object.
for (const [name, schema, value, issues, wanted] of [
  [
    'where a rule of its object failed',
    loose,
    { a: 1 },
    [lacks('/b'), unknown('/a')],
    ['/b missing: add']
  ],
  [
    'where a rule below failed',
    loose,
    { a: 1, b: 1, o: {} },
    [lacks('/o/c'), unknown('/a')],
    ['/o/c missing: add']
  ],
  [
    'not where a rule of another object failed',
    { properties: { p: loose, q: loose } },
    { p: { a: 1, b: 1 }, q: {} },
    [lacks('/q/b'), unknown('/p/a')],
    ['/p/a unexpected: remove', '/q/b missing: add']
  ],
  [
    'not where only others are unevaluated',
    { ...loose, required: [] },
    { a: 1, o: { c: 'x' } },
    [unknown('/a'), unknown('/o')],
    ['/a unexpected: remove', '/o unexpected: remove']
  ],
  [
    'nor one of whose value more is told',
    { ...object({}, 'b'), unevaluatedProperties: false },
    { z: 1 },
    [lists('/z', 'x'), lacks('/b'), unknown('/z')],
    ['/b missing: add', '/z choice: put "x"']
  ],
  [
    'a key that nobody knows is told beside all else',
    loose,
    { zebra: 1 },
    [lacks('/b'), unknown('/zebra')],
    ['/b missing: add', '/zebra unexpected: remove']
  ],
  [
    'where the value of another key failed',
    { properties: { p: loose } },
    { p: { a: 'x', b: 1, o: { c: 'x' } } },
    [wants('integer', '/p/a'), unknown('/p/o')],
    ['/p/a type: send integer']
  ],
  [
    'where the whole object failed',
    loose,
    { a: 1, b: 1 },
    [issueOf('minProperties', '', { limit: 3 }), unknown('/a')],
    [' size: meet']
  ]
] as const) {
  test(`an unevaluated key that is known is not told ${name}`, () => {
    assert.equal(linesFor({ schema, value }, ...issues), wanted)
  })
}

test.run()
