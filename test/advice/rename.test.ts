import type { Advice, Fix } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { adviceOf, onlyAdvice } from './advised.js'

const test = suite('advice/rename')

const text = { type: 'string' }
const integer = { type: 'integer' }

const closed = (
  properties: Readonly<Record<string, unknown>>,
  required: ReadonlyArray<string> = []
): object => ({ type: 'object', properties, required, additionalProperties: false })

const rename = (from: ReadonlyArray<string>, to: ReadonlyArray<string>): Fix => ({
  id: 'rename',
  from,
  to
})

// Issue 3, item 4: "case, separators and plural folded first, then Damerau distance scaled by length".
for (const [name, key, given] of [
  ['a slip', 'receiver', 'reciever'],
  ['case and separators', 'groupId', 'group_id'],
  ['the plural', 'tag', 'tags'],
  ['other words', 'limit', 'max_results'],
  ['a word less', 'file_path', 'path']
] as const) {
  test(`a missing key that stands under another name is one piece of advice: ${name}`, () => {
    assert.equal(onlyAdvice(closed({ [key]: text }, [key]), { [given]: 'x' }), {
      path: [key],
      kind: 'missing',
      expected: { id: 'type', types: ['string'] },
      fix: rename([given], [key]),
      about: { parameterType: 'string' }
    })
  })
}

test('so it is where the schema lets other keys through, and says nothing of them', () => {
  const schema = { properties: { receiver: text }, required: ['receiver'] }
  const { fix, path } = onlyAdvice(schema, { reciever: 'x' })
  assert.equal([path, fix], [['receiver'], rename(['reciever'], ['receiver'])])
})

test('a key that may be left out is known by its near name, too', () => {
  assert.equal(onlyAdvice(closed({ subject: text }), { subjct: 'x' }), {
    path: ['subjct'],
    kind: 'unexpected',
    received: { id: 'type', type: 'string', size: 1 },
    fix: rename(['subjct'], ['subject'])
  })
})

test('two names, two renames', () => {
  const schema = closed({ from: text, to: text }, ['from', 'to'])
  assert.equal(
    adviceOf(schema, { form: 'x', To: 'y' }).map(({ fix }) => fix),
    [rename(['form'], ['from']), rename(['To'], ['to'])]
  )
})

test('at any level, each in its own object', () => {
  const schema = { properties: { rows: { items: closed({ id: integer }, ['id']) } } }
  assert.equal(
    adviceOf(schema, { rows: [{ ID: 1 }, { id: 2 }, { Id: 3 }] }).map(({ fix }) => fix),
    [
      rename(['rows', '0', 'ID'], ['rows', '0', 'id']),
      rename(['rows', '2', 'Id'], ['rows', '2', 'id'])
    ]
  )
})

// "Also for values in the wrong place (a key that fits another level)."
for (const [name, schema, value, from, to] of [
  [
    'a level too deep',
    closed({ city: text, options: closed({ lang: text }) }, ['city']),
    { options: { city: 'x' } },
    ['options', 'city'],
    ['city']
  ],
  [
    'a level too high',
    closed({ options: closed({ lang: text }, ['lang']) }, ['options']),
    { lang: 'x', options: {} },
    ['lang'],
    ['options', 'lang']
  ],
  [
    'two levels too high',
    closed({ a: closed({ b: closed({ lang: text }, ['lang']) }) }),
    { lang: 'x', a: { b: {} } },
    ['lang'],
    ['a', 'b', 'lang']
  ]
] as const) {
  test(`a key that stands ${name} is to be moved`, () => {
    assert.equal(onlyAdvice(schema, value).fix, rename(from, to))
  })
}

test('the only unknown key beside the only missing one may be it, if its value fits', () => {
  const schema = closed({ alpha: integer, beta: text }, ['alpha', 'beta'])
  assert.equal(onlyAdvice(schema, { beta: 'x', quokka: 3 }).fix, {
    ...rename(['quokka'], ['alpha']),
    guess: true
  })
})

test('what only might have been meant is a guess', () => {
  const free = closed({ city: text, options: { type: 'object' } }, ['city'])
  assert.equal(onlyAdvice(free, { options: { city: 'x' } }).fix, {
    ...rename(['options', 'city'], ['city']),
    guess: true
  })
  const open = { properties: { alpha: integer }, required: ['alpha'] }
  assert.equal(onlyAdvice(open, { quokka: 3 }).fix, {
    ...rename(['quokka'], ['alpha']),
    guess: true
  })
})

test('the arguments inside a key of their own are to be sent themselves', () => {
  const schema = closed({ city: text, days: integer }, ['city'])
  assert.equal(onlyAdvice(schema, { arguments: { city: 'x', days: 1 } }), {
    path: ['arguments'],
    kind: 'unexpected',
    fix: { id: 'convert', how: 'unwrap', to: 'object', key: 'arguments' }
  })
})

/** What is to be done about each place. */
const fixes = (schema: unknown, value: unknown): ReadonlyArray<readonly [string, string]> =>
  adviceOf(schema, value).map(({ fix, path }) => [path.join('.'), fix?.id ?? ''] as const)

for (const [name, schema, value, wanted] of [
  [
    'two keys that look like the one',
    closed({ start_date: text }, ['start_date']),
    { startdate: 'x', 'start-date': 'y' },
    [
      ['start_date', 'add'],
      ['startdate', 'remove'],
      ['start-date', 'remove']
    ]
  ],
  [
    'one key that looks like two',
    closed({ bar: text, baz: text }, ['bar', 'baz']),
    { baq: 'x' },
    [
      ['bar', 'add'],
      ['baz', 'add'],
      ['baq', 'remove']
    ]
  ],
  [
    'the same key at two other levels',
    closed({ city: text, a: closed({}), b: closed({}) }, ['city']),
    { a: { city: 'x' }, b: { city: 'y' } },
    [
      ['city', 'add'],
      ['a.city', 'remove'],
      ['b.city', 'remove']
    ]
  ],
  [
    'a value that does not fit',
    closed({ alpha: integer }, ['alpha']),
    { quokka: 'x' },
    [
      ['alpha', 'add'],
      ['quokka', 'remove']
    ]
  ],
  [
    'a place that takes anything',
    closed({ alpha: true }, ['alpha']),
    { quokka: 'x' },
    [
      ['alpha', 'add'],
      ['quokka', 'remove']
    ]
  ],
  [
    'two unknown keys whose values fit',
    closed({ alpha: integer }, ['alpha']),
    { quokka: 1, wombat: 2 },
    [
      ['alpha', 'add'],
      ['quokka', 'remove'],
      ['wombat', 'remove']
    ]
  ],
  [
    'a name that is near to one that is there',
    closed({ receiver: text }, ['receiver']),
    { receiver: 'x', reciever: 'y' },
    [['reciever', 'remove']]
  ],
  [
    'keys that a schema for all others knows',
    { properties: { receiver: text }, required: ['receiver'], additionalProperties: text },
    { reciever: 'x' },
    [['receiver', 'add']]
  ],
  [
    'a word that is another word',
    closed({ date: text, other: text }, ['date', 'other']),
    { data: 'x' },
    [
      ['date', 'add'],
      ['other', 'add'],
      ['data', 'remove']
    ]
  ]
] as const) {
  test(`where two would do, or none, nothing is renamed: ${name}`, () => {
    assert.equal(fixes(schema, value), wanted)
  })
}

test('no key is used twice', () => {
  const schema = closed({ name: text, names: text }, ['name', 'names'])
  const sources = adviceOf(schema, { Name: 'x' }).flatMap(({ fix }) =>
    fix?.id === 'rename' ? [fix.from] : []
  )
  assert.equal(sources, [['Name']])
})

// A key that makes another necessary is what it says.
for (const [name, schema] of [
  ['by name', { dependentRequired: { card_no: ['card_nr'] } }],
  ['by fit', { dependentRequired: { card_no: ['cvc'] }, properties: { cvc: { type: 'integer' } } }],
  ['of a subschema', { dependentSchemas: { card_no: { required: ['card_nr'] } } }]
] as const) {
  test(`a key is not renamed to one that is missing because of it: ${name}`, () => {
    assert.is(onlyAdvice(schema, { card_no: 1 }).fix?.id, 'add')
  })
}

test('one rename for different causes says each, where they are few', () => {
  const byMode = (property: string): object => ({
    if: { properties: { mode: { const: property } } }
  })
  const items = {
    properties: { mode: text, email: text },
    ...byMode('a'),
    // biome-ignore lint/suspicious/noThenProperty: the name of a keyword
    then: { required: ['email'] },
    else: { required: ['email'] }
  }
  const rows = (...modes: ReadonlyArray<string>): ReadonlyArray<Advice> =>
    adviceOf(
      { items },
      modes.map((mode) => ({ mode, emial: 'x' }))
    )
  assert.equal(
    rows('a', 'b', 'a').map(({ because, count, fix }) => [because?.id, count, fix]),
    ['equals', 'differs', 'equals'].map((id, at) => [
      id,
      undefined,
      rename([`${at}`, 'emial'], [`${at}`, 'email'])
    ])
  )
  const [first, more] = rows('a', 'b', 'a', 'b', 'a', 'b')
  assert.equal(
    [first?.because, first?.count, first?.fix, more],
    [undefined, 6, rename(['0', 'emial'], ['0', 'email']), undefined]
  )
  const [one] = rows('a', 'a', 'a')
  assert.equal([one?.because?.id, one?.count], ['equals', 3])
})

test.run()
