import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { linesOf } from './judged.js'
import { closed, integer, issueOf, lacks, linesFor, open, refuses, text } from './lines.js'

const test = suite('advice/moves.names')

const color = open({ color: text }, 'color')
const add = ['/color missing: add']
const renamed = ['/color missing: /colour > /color']
const needs = (key: string, cause: string): ReturnType<typeof issueOf> =>
  issueOf('dependentRequired', `/${key}`, { property: cause })
/** So many keys that are near to none. */
const many = (count: number): object =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, []]))

for (const [name, schema, value, issues, wanted] of [
  ['it is', color, { colour: 'x' }, [lacks('/color')], renamed],
  [
    'it is, by a reference',
    { $ref: '#/$defs/c', $defs: { c: color } },
    { colour: 'x' },
    [lacks('/color')],
    renamed
  ],
  [
    'it is as the last of 64 that are unknown',
    color,
    { ...many(63), colour: 'x' },
    [lacks('/color')],
    renamed
  ],
  ['it is not behind 64 that are', color, { ...many(64), colour: 'x' }, [lacks('/color')], add],
  [
    'it is not, where it may be another, written differently',
    open({ id: text, itemid: text, n: integer }, 'id', 'n'),
    { itemId: 'x', z: [] },
    [lacks('/id'), lacks('/n')],
    ['/id missing: add', '/n missing: add']
  ],
  [
    'nor the only one that is left',
    open({ id: text, itemid: text }, 'id'),
    { itemId: 'x' },
    [lacks('/id')],
    ['/id missing: add']
  ],
  [
    'it is to an object that has a key of that name itself, though something in it is wrong',
    closed({ place: closed({ place: text, zoom: integer }, 'place'), q: text }, 'place'),
    { places: { place: 'x', zoom: 'a' }, q: 'x' },
    [lacks('/place'), refuses('/places')],
    ['/place missing: /places > /place', '/place/zoom type: send integer']
  ],
  [
    'it is to one that may be left out and is what the key holds',
    closed({ contact: text, n: integer }),
    { contacts: { contact: 'x' }, n: 1 },
    [refuses('/contacts')],
    ['/contacts unexpected: /contacts > /contact', '/contact type: unwrap contact']
  ],
  [
    'it is to a list whose items have one',
    closed({ items: { type: 'array', items: closed({ items: text, n: integer }) } }, 'items'),
    { item: [{ items: 'x', n: 'y' }] },
    [lacks('/items'), refuses('/item')],
    ['/items missing: /item > /items', '/items/0/n type: send integer']
  ],
  [
    'one that may be left out is not missing where nothing refuses the key',
    open({ color: text, n: integer }, 'n'),
    { colour: 'x' },
    [lacks('/n')],
    ['/n missing: add']
  ],
  [
    'it is not what makes another necessary, though near',
    { ...color, dependentRequired: { colour: ['hue'] }, properties: { color: text, hue: text } },
    { colour: 'x' },
    [needs('hue', 'colour'), lacks('/color')],
    ['/color missing: add', '/hue dependency: add']
  ],
  [
    'it is not to one that it makes necessary itself',
    { ...open({ color: text, size: text }), dependentRequired: { colour: ['color'] } },
    { colour: 'x' },
    [needs('color', 'colour')],
    ['/color dependency: add']
  ],
  [
    'it is not to one that a subschema for it asks for',
    { ...open({ color: text }), dependentSchemas: { colour: { required: ['color'] } } },
    { colour: 'x' },
    [lacks('/color')],
    add
  ],
  [
    'it is where another makes that necessary',
    { ...open({ color: text }), dependentSchemas: { a: { required: ['color'] } } },
    { a: 1, colour: 'x' },
    [lacks('/color')],
    renamed
  ],
  [
    'a rule without a cause counts',
    { ...color, dependentRequired: { a: ['color'] } },
    { a: 1, colour: 'x' },
    [needs('color', 'a'), lacks('/color')],
    renamed
  ],
  [
    'nothing is unknown where a pattern may know it',
    { ...color, patternProperties: { '^c': text } },
    { colour: 'x' },
    [lacks('/color')],
    add
  ],
  [
    'nothing is unknown where a branch may know it that nobody chose',
    { ...color, anyOf: [open({ a: integer }), open({ a: { type: 'boolean' } })] },
    { a: 'x', colour: 'x' },
    [lacks('/color')],
    add
  ],
  [
    'it is beside a union that knows no keys',
    { ...color, anyOf: [{ minProperties: 8 }, { minProperties: 9 }] },
    { colour: 'x' },
    [lacks('/color')],
    renamed
  ],
  [
    'it is beside a branch that was chosen',
    { ...color, oneOf: [open({ by: { const: 1 } }, 'by'), open({ by: { const: 2 } }, 'by')] },
    { by: 1, colour: 'x' },
    [lacks('/color')],
    renamed
  ],
  [
    'what is said of the whole is said',
    color,
    { colour: 'x' },
    [{ path: [], kind: 'missing' }, lacks('/color')],
    ['/color missing: /colour > /color', ' missing: add']
  ],
  [
    'a key under which nothing may stand is not refused for its name',
    { properties: { limit: false, options: open({ limit: integer }) } },
    { limit: 1 },
    [issueOf('false schema', '/limit')],
    ['/limit unexpected: remove']
  ],
  [
    'an object with a key that breaks a rule about names is not refused itself',
    { properties: { o: { propertyNames: { maxLength: 3 } }, p: { properties: { o: true } } } },
    { o: { limit: 1 }, p: {} },
    [issueOf('propertyNames', '/o', { propertyName: 'limit' })],
    ['/o/limit unexpected: remove']
  ],
  [
    'of two objects each has its own keys',
    { properties: { a: closed({ color: text }), b: closed({ flavor: text }) } },
    { a: { flavour: 'x' }, b: { flavour: 'x' } },
    [refuses('/a/flavour'), refuses('/b/flavour')],
    ['/b/flavour unexpected: /b/flavour > /b/flavor', '/a/flavour unexpected: remove']
  ]
] as const) {
  test(`a key under a near name: ${name}`, () => {
    assert.equal(linesFor({ schema, value }, ...issues), wanted)
  })
}

test('nothing is renamed by a schema or a value that is not there', () => {
  assert.equal(linesFor({ value: { colour: 'x' } }, lacks('/color')), add)
  assert.equal(linesFor({ schema: color }, lacks('/color')), add)
})

test('what ends like a word that names something may be empty', () => {
  assert.equal(linesOf(closed({ xpath: text }, 'xpath'), { my_xpath: '' }), [
    '/xpath missing: /my_xpath > /xpath'
  ])
  assert.equal(linesOf(closed({ path: text }, 'path'), { my_path: '' }), [
    '/path missing: add',
    '/my_path unexpected: remove'
  ])
})

test.run()
