import { advise } from '@toolfault/advice/advise'
import { type Issue, invalidArguments } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { closed, integer, issueOf, lacks, lists, open, refuses, text, wants } from './lines.js'

const test = suite('advice/others')

/** What is said of the objects that have keys without a place, with the key behind which it stands. */
const othersOf = (
  schema: unknown,
  value: unknown,
  ...issues: ReadonlyArray<Issue>
): ReadonlyArray<string> => {
  const { advice = [], ignored = [] } = advise(invalidArguments('t', { issues }), { schema, value })
  return [...advice, ...ignored].flatMap(({ about, path }) =>
    about?.others === undefined ? [] : [`${path.join('/')} ${about.others}`]
  )
}

const mode = { enum: ['open', 'shut'] }
const list = { type: 'array', items: mode }

for (const [name, schema, value, issues, wanted] of [
  [
    'what it may have and has not, with its types',
    closed({ a: text, b: integer, c: mode }),
    { a: 'x', z: 1 },
    [refuses('/z')],
    ['z { b?: integer, c?: "open" | "shut" }']
  ],
  [
    'not what it has to have, which is told by itself',
    closed({ a: text, b: integer }, 'a'),
    { z: 1 },
    [lacks('/a'), refuses('/z')],
    ['z { b?: integer }']
  ],
  [
    'what several of its objects take of what has no place, with no more of them',
    closed({
      a: closed({ b: text, z: integer }),
      c: closed({ z: integer }),
      d: closed({ b: text })
    }),
    { a: { b: 'x' }, c: {}, d: {}, z: 1 },
    [refuses('/z')],
    ['z { a?: { z?: integer }, c?: { z?: integer } }']
  ],
  [
    'not what such an object has',
    closed({ a: closed({ z: text }), c: closed({ z: text }), e: closed({ z: text }) }),
    { a: { z: 'x' }, c: { z: 'x' }, e: { z: 'x' }, z: 1 },
    [refuses('/z')],
    []
  ],
  [
    'what each item of a list takes',
    closed({ a: { type: 'array', items: closed({ b: text, z: text }) } }),
    { a: [{ b: 'x' }, { b: 'y' }], z: 'z' },
    [refuses('/z')],
    ['z { a?: { z?: string }[] }']
  ],
  ['nothing, where it takes no more', closed({ a: text }), { a: 'x', z: 1 }, [refuses('/z')], []],
  ['nothing, where it takes nothing', closed({}), { z: 1 }, [refuses('/z')], []],
  [
    'not what nobody may send, nor what is retired',
    closed({ a: false, b: { type: 'string', deprecated: true }, c: integer }),
    { z: 1 },
    [refuses('/z')],
    ['z { c?: integer }']
  ],
  [
    'nothing, where that is all',
    closed({ a: false, b: { type: 'string', deprecated: true } }),
    { z: 1 },
    [refuses('/z')],
    []
  ],
  [
    'first that of which more words are words of what stands under a key that has no place',
    closed({ from_operator: text, count: integer, sending_ip: text, sending_ip_operator: text }),
    { filters: [{ field: 'sending_ip', operator: 'contain', value: '203.0.113' }] },
    [refuses('/filters')],
    [
      'filters { sending_ip?: string, sending_ip_operator?: string, from_operator?: string, count?: integer }'
    ]
  ],
  [
    'no word of a long text',
    closed({ a: text, long: integer }),
    { z: 'this is a long text, and no name at all' },
    [refuses('/z')],
    ['z { a?: string, long?: integer }']
  ],
  [
    'where a list of texts has no room for keys of an object',
    open({ sections: { type: 'array', items: text }, maxSections: integer }),
    { sections: { include: ['x'], max: 5 } },
    [wants('array', '/sections')],
    ['sections { maxSections?: integer }']
  ],
  [
    'not where what it holds may be the texts',
    open({ terms: { type: 'array', items: text }, max: integer }),
    { terms: { term1: 'x', term2: 'y' } },
    [wants('array', '/terms')],
    []
  ],
  [
    'nor where it may be an item of the list itself',
    open({ rows: { type: 'array', items: open({ a: text }) }, max: integer }),
    { rows: { b: 1, c: 2 } },
    [wants('array', '/rows')],
    []
  ],
  [
    'first what shares a word with a key that has no place',
    closed({ a: text, salesTax: integer, b: text }),
    { sales_price: 1 },
    [refuses('/sales_price')],
    ['sales_price { salesTax?: integer, a?: string, b?: string }']
  ],
  [
    'not first what shares one with a key that has its place',
    closed({ netPrice: integer, grossPrice: integer, tax: text }),
    { netPrice: 1, my_tax: 1 },
    [refuses('/my_tax')],
    ['my_tax { tax?: string, grossPrice?: integer }']
  ],
  [
    'where a value has keys for which its place has no room',
    closed({ modes: list, modeOptions: text, b: integer }),
    { modes: [{ type: 'open', mode: 'x' }] },
    [lists('/modes/0', 'open', 'shut')],
    ['modes/0 { modeOptions?: string }']
  ],
  [
    'all where none shares a word with these',
    closed({ modes: list, options: text, b: integer }),
    { modes: [{ type: 'open', mode: 'x' }] },
    [lists('/modes/0', 'open', 'shut')],
    ['modes/0 { options?: string, b?: integer }']
  ],
  [
    'the same where the key is the value',
    closed({ mode: { ...mode, description: 'how' }, b: integer }),
    { mode: { open: { b: 1 } } },
    [lists('/mode', 'open', 'shut')],
    ['mode { b?: integer }']
  ],
  [
    'the same of an object for a text, deeper',
    closed({ o: closed({ at: text, zone: text }) }),
    { o: { at: { time: '9', zone: 'x' } } },
    [wants('string', '/o/at')],
    ['o/at { zone?: string }']
  ],
  [
    'not where a list is wanted as well',
    closed({ at: { type: ['string', 'array'] }, zone: text }),
    { at: { time: 9, zone: 'x' } },
    [issueOf('type', '/at', { type: ['string', 'array'] })],
    []
  ],
  [
    'nothing, of an object with a single key',
    closed({ at: text, zone: text }),
    { at: { time: 9 } },
    [wants('string', '/at')],
    []
  ],
  [
    'nothing of the items of a list that are all there is',
    { type: 'array', items: text },
    [{ a: 1, b: 2 }],
    [wants('string', '/0')],
    []
  ],
  [
    'once for all of its keys',
    closed({ a: text }),
    { y: 1, z: 1 },
    [refuses('/y'), refuses('/z')],
    ['y { a?: string }']
  ],
  [
    'once for all items of an array',
    closed({ rows: { type: 'array', items: closed({ a: text }) } }),
    { rows: [{ z: 1 }, {}, { y: 1 }] },
    [refuses('/rows/0/z'), refuses('/rows/2/y')],
    ['rows/0/z { a?: string }']
  ],
  [
    'each object by itself',
    closed({ a: text, o: closed({ b: text }) }),
    { o: { z: 1 }, y: 1 },
    [refuses('/o/z'), refuses('/y')],
    ['y { a?: string }', 'o/z { b?: string }']
  ],
  [
    'not what another subschema refuses, nor of what a secret has to be more than its type',
    {
      ...closed({
        a: text,
        b: integer,
        api_key: { type: 'string', const: 'sk-live-1' },
        pin: {}
      }),
      allOf: [{ properties: { a: false } }]
    },
    { z: 1 },
    [refuses('/z')],
    ['z { b?: integer, api_key?: string, pin?: any }']
  ],
  [
    'not of like rows that have other keys',
    closed({ rows: { type: 'array', items: closed({ a: text, b: text }) } }),
    { rows: [{ z: 1, a: 'x' }, { z: 1, b: 'x' }, { z: 1 }] },
    [refuses('/rows/0/z'), refuses('/rows/1/z'), refuses('/rows/2/z')],
    []
  ],
  [
    'not what another key is renamed to',
    closed({ flavour: text, size: integer }),
    { flavor: 'x', z: 1 },
    [refuses('/flavor'), refuses('/z')],
    ['z { size?: integer }']
  ],
  [
    'nothing, where each key has a place',
    closed({ flavour: text, size: integer }),
    { flavor: 'x' },
    [refuses('/flavor')],
    []
  ],
  [
    'of a key that nothing refuses',
    open({ n: integer, a: text }),
    { n: 'x', pages: [] },
    [wants('integer', '/n')],
    ['pages { a?: string }']
  ],
  [
    'through references and the parts of allOf',
    {
      allOf: [{ $ref: '#/$defs/a' }, { properties: { b: text }, additionalProperties: false }],
      $defs: { a: { properties: { a: integer } } }
    },
    { z: 1 },
    [refuses('/z')],
    ['z { a?: integer, b?: string }']
  ]
] as const) {
  test(`what else an object takes: ${name}`, () => {
    assert.equal(othersOf(schema, value, ...issues), wanted)
  })
}

test('as many keys have their types as 160 characters hold, and as many their names as 320 do', () => {
  const keys = Array.from({ length: 30 }, (_, index) => [`key${index}`, integer] as const)
  const [said = ''] = othersOf(closed(Object.fromEntries(keys)), { z: 1 }, refuses('/z'))
  assert.match(said, /^z \{ (?:key\d\?: integer, ){10}(?:key\d+\?, ){19}key29\? \}$/)
})

test('more of them are only said to be', () => {
  const keys = Array.from({ length: 60 }, (_, index) => [`key${index}`, integer] as const)
  const [said = ''] = othersOf(closed(Object.fromEntries(keys)), { z: 1 }, refuses('/z'))
  assert.match(said, /, key\d+\?, … \}$/)
  assert.ok(said.length > 320 && said.length < 345, `${said.length}`)
})

test('an object that only comes to be by what is moved into it says what it takes', () => {
  const card = open({ name: text, dueDate: text }, 'name')
  const schema = open({ cards: { type: 'array', items: card } }, 'cards')
  assert.equal(othersOf(schema, { name: 'x', term: 'y' }, lacks('/cards')), [
    'cards/0/name { dueDate?: string }'
  ])
  assert.equal(othersOf(schema, { name: 'x' }, lacks('/cards')), [])
})

test('without a schema or a value nobody knows', () => {
  const issues = [refuses('/z')]
  for (const about of [{ schema: closed({ a: text }) }, { value: { z: 1 } }]) {
    const { advice = [] } = advise(invalidArguments('t', { issues }), about)
    assert.equal(
      advice.map((piece) => piece.about?.others),
      [undefined]
    )
  }
})

test.run()
