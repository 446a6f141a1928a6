import { advise } from '@toolfault/advice/advise'
import { type Issue, invalidArguments } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('advice/union.names')

const text = { type: 'string' }
const object = (...keys: ReadonlyArray<string>): object => ({
  type: 'object',
  properties: Object.fromEntries(keys.map((key) => [key, text])),
  required: keys
})
const tagged = (tag: object, more: object = {}): object => ({
  type: 'object',
  properties: { by: tag, ...more }
})
const x = (count: number): string => 'x'.repeat(count)

const is = (count: number): object => ({ ...object('a'), properties: { a: { const: x(count) } } })

/** Names as arktype, zod, TypeBox and valibot make them up, each with a key of its own. */
const made: ReadonlyMap<string, string> = new Map(
  ['intersection222', '__schema0', 'schema12', 'def-3', 'T1', '0', 'alias1'].map((name, at) => [
    name,
    `k${at}`
  ])
)

const $defs = {
  Card: object('card'),
  [x(41)]: object('long'),
  ...Object.fromEntries([...made].map(([name, key]) => [name, object(key)]))
}

/** What the branches are called: they are the others of a list, which is what comes. */
const namesOf = (branches: ReadonlyArray<unknown>): unknown => {
  const list = { title: 'List', type: 'array', items: { type: 'integer' } }
  const schema = { $defs, properties: { u: { anyOf: [...branches, list] } } }
  const issue: Issue = {
    path: ['u', '0'],
    kind: 'type',
    keyword: 'type',
    params: { type: 'integer' }
  }
  const union: Issue = { path: ['u'], kind: 'alternative', keyword: 'anyOf' }
  const fault = invalidArguments('t', { issues: [issue, union] })
  const [only] = advise(fault, { schema, value: { u: [true] } }).advice ?? []
  assert.equal([only?.chosen?.branch, only?.chosen?.name], [branches.length, 'List'])
  return only?.chosen?.others
}

// "By the title of each, the value of its tag, the name that it is referred to by, its keys, or its types."
const cases: ReadonlyArray<readonly [string, ReadonlyArray<unknown>, ReadonlyArray<string>]> = [
  [
    'a title before all else',
    [{ ...tagged({ const: 'a' }), title: 'A' }, tagged({ const: 'b' })],
    ['A', 'b']
  ],
  [
    'its keys, before a title, where no other has any',
    [{ ...object('a', 'b'), title: 'A' }, text],
    ['{ a, b }', 'string']
  ],
  ['its keys, before a reference, too', [{ $ref: '#/$defs/Card' }, text], ['{ card }', 'string']],
  [
    'its keys, where the reference has no name but what a library made up',
    [...made.keys()].map((name) => ({ $ref: `#/$defs/${name}` })),
    [...made.values()].map((key) => `{ ${key} }`)
  ],
  [
    'no empty title, nor one that is no text',
    [
      { ...object('a'), title: '' },
      { ...object('b'), title: 7 }
    ],
    ['{ a }', '{ b }']
  ],
  [
    'a tag before the reference',
    [{ allOf: [{ $ref: '#/$defs/Card' }], ...tagged({ const: 'a' }) }, tagged({ const: 'b' })],
    ['a', 'b']
  ],
  [
    'tags that are no texts',
    [
      tagged({ const: 1 }),
      tagged({ const: null }),
      tagged({ const: true }),
      tagged({ const: [1] })
    ],
    ['1', 'null', 'true', '[1]']
  ],
  ['a tag of one branch alone is none', [tagged({ const: 'a' }), object('b')], ['{ by }', '{ b }']],
  [
    'values that two branches share are no tag',
    [tagged({ enum: ['a', 'b'] }, { c: text }), tagged({ enum: ['b', 'd'] }, { e: text })],
    ['{ by, c }', '{ by, e }']
  ],
  [
    'three values of a tag, and of four the keys',
    [tagged({ enum: ['a', 'b', 'c'] }), tagged({ enum: ['d', 'e', 'f', 'g'] }, { h: text })],
    ['a | b | c', '{ by, h }']
  ],
  [
    'the first key of several that are tags',
    [tagged({ const: 'a' }, { a: { const: 1 } }), tagged({ const: 'b' }, { a: { const: 2 } })],
    ['a', 'b']
  ],
  ['the last part of a reference', [{ $ref: '#/$defs/Card' }, object('b')], ['Card', '{ b }']],
  ['a reference, 40 signs of it', [{ $ref: `#/$defs/${x(41)}` }, object('b')], [x(40), '{ b }']],
  [
    'required keys before others',
    [{ ...object('a', 'b'), required: ['b'] }, object('c')],
    ['{ b }', '{ c }']
  ],
  [
    'three keys, and of four the first three',
    [object('a', 'b', 'c'), object('d', 'e', 'f', 'g')],
    ['{ a, b, c }', '{ d, e, f, … }']
  ],
  [
    'keys before listed values',
    [{ properties: { a: text }, enum: [{ a: 'x' }] }, object('b')],
    ['{ a }', '{ b }']
  ],
  [
    'listed values before their type',
    [{ type: 'string', enum: ['p', 'q'] }, text],
    ['p | q', 'string']
  ],
  [
    'listed values, as many as 40 signs hold',
    [{ enum: [x(20), x(20)] }, { enum: [x(20), x(17), x(1)] }, text],
    [`${x(20)} | …`, `${x(20)} | ${x(17)} | …`, 'string']
  ],
  [
    'a format before its type',
    [{ ...text, format: 'date' }, { type: ['integer', 'null'] }],
    ['date', 'integer | null']
  ],
  ['no format that is no text', [{ ...text, format: 7 }, object('a')], ['string', '{ a }']],
  ['nothing where nothing is said', [{ type: 'string', enum: [] }, object('a')], ['', '{ a }']],
  [
    'the whole shape where two are called the same',
    [object('a'), { ...object('a'), properties: { a: { type: 'integer' } } }, object('b')],
    ['{ a: string }', '{ a: integer }', '{ b }']
  ],
  [
    'the whole shape, 40 signs of it with the mark of more',
    [
      { ...object('a'), properties: { a: { enum: [x(30), 'yy'] } } },
      { ...object('a'), properties: { a: { enum: [x(30), 'zz'] } } }
    ],
    [`{ a: "${x(30)}" |…`, `{ a: "${x(30)}" |…`]
  ],
  [
    'no name of a reference without one',
    [{ $ref: '#/', type: 'object' }, object('b')],
    ['object', '{ b }']
  ],
  ['the whole shape of 40 signs', [is(31), is(31)], [`{ a: "${x(31)}" }`, `{ a: "${x(31)}" }`]]
]

for (const [what, branches, wanted] of cases) {
  test(`branches are called by ${what}`, () => assert.equal(namesOf(branches), wanted))
}

test.run()
