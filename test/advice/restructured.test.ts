import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { saidOf } from './said.js'

const test = suite('advice/restructured')

const text = { type: 'string' }
const whole = { type: 'integer' }
const closed = (properties: object): object => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false
})
const list = (items: object, more: object = {}): object => ({ type: 'array', items, ...more })
const mapOf = (values: object): object => ({ type: 'object', additionalProperties: values })
const ways = { enum: ['asc', 'desc'] }

const said = (key: string, schema: object, value: unknown): string =>
  saidOf(closed({ [key]: schema }), { [key]: value }).join(' ')
const fixOf = (key: string, schema: object, value: unknown): string =>
  said(key, schema, value).replace(/^.*?: /, '')

// docs/advice.md, "Four points": a map for a list of its entries.
for (const [name, key, schema, value, wanted] of [
  [
    'names and values',
    'headers',
    list(closed({ name: text, value: text })),
    { A: 'b', C: 'd' },
    'send an array of objects { name: string, value: string }[], one for each key, with the key under `name` and its value under `value`'
  ],
  [
    'paths and contents',
    'files',
    list(closed({ path: text, content: text })),
    { 'a.txt': 'x' },
    'send an array of objects { path: string, content: string }[], one for each key, with the key under `path` and its value under `content`'
  ],
  [
    'what to order by, and which way',
    'sort',
    list(closed({ field: text, direction: ways })),
    { Date: 'desc' },
    'send an array of objects { field: string, direction: "asc" | "desc" }[], one for each key, with the key under `field` and its value under `direction`'
  ],
  [
    'objects under the names that they lack',
    'people',
    list(closed({ name: text, age: whole })),
    { alice: { age: 3 }, bob: { age: 4 } },
    'send an array of objects { name: string, age: integer }[], one for each key, with the key under `name`, beside what it holds'
  ],
  [
    'objects under the listed names that they lack',
    'channels',
    list(closed({ type: { enum: ['email', 'sms'] }, to: text, active: { type: 'boolean' } })),
    { email: { to: 'a@example.com', active: true }, sms: { to: '+1', active: false } },
    'send an array of objects { type: "email" | "sms", to: string, active: boolean }[], one for each key, with the key under `type`, beside what it holds'
  ],
  [
    'listed names, and no more',
    'zones',
    list(closed({ zone: { enum: ['a', 'b'] } })),
    { a: {}, b: {} },
    'send an array of objects { zone: "a" | "b" }[], one for each key, with the key under `zone`, beside what it holds'
  ],
  [
    'texts with a sign between',
    'env',
    list(text),
    { A: 'b', PORT: 80 },
    'send an array of strings, one for each key, with `=` between the key and its value'
  ],
  [
    'texts with the sign that the author says',
    'tags',
    list(text, { description: 'Pairs of key:value' }),
    { a: 'b' },
    'send an array of strings, one for each key, with `:` between the key and its value'
  ],
  [
    'texts with a sign between, of yes and no',
    'env',
    list(text),
    { DEBUG: true, QUIET: false },
    'send an array of strings, one for each key, with `=` between the key and its value'
  ],
  [
    'texts of variables',
    'envvars',
    list(text),
    { A: 'b' },
    'send an array of strings, one for each key, with `=` between the key and its value'
  ],
  [
    'texts with the sign that is said of each',
    'tags',
    list({ ...text, description: 'key:value' }, { description: 'Tags' }),
    { a: 'b' },
    'send an array of strings, one for each key, with `:` between the key and its value'
  ],
  [
    'pairs',
    'params',
    list(list(text, { minItems: 2, maxItems: 2 })),
    { a: 'b' },
    'send an array of arrays, one for each key, with the key first and its value second'
  ],
  [
    'the rows of columns',
    'points',
    list(closed({ x: whole, y: whole })),
    { x: [1, 2], y: [3, 4] },
    'send an array of objects { x: integer, y: integer }[], one for each place in its lists, with what each of them has there'
  ]
] as const)
  test(`a list of ${name} is made of a map`, () => assert.is(fixOf(key, schema, value), wanted))

// And the reverse.
for (const [name, key, schema, value, wanted] of [
  [
    'names and values',
    'labels',
    mapOf(text),
    [
      { key: 'a', value: 'b' },
      { key: 'c', value: 'd' }
    ],
    'send an object { [key]: string }, with what each item has under `key` as a key, and what it has under `value` as its value'
  ],
  [
    'paths and contents',
    'files',
    mapOf(text),
    [{ path: 'a.txt', content: 'x' }],
    'send an object { [key]: string }, with what each item has under `path` as a key, and what it has under `content` as its value'
  ],
  [
    'objects with their names',
    'people',
    mapOf(closed({ age: whole })),
    [
      { name: 'alice', age: 3 },
      { name: 'bob', age: 4 }
    ],
    'send an object { [key]: { age: integer } }, with what each item has under `name` as a key, and the rest of the item as its value'
  ],
  [
    'texts with a sign between',
    'env',
    mapOf(text),
    ['A=B', 'C=D=E'],
    'send an object { [key]: string }, with what each item has before its first `=` as a key, and what stands behind that as its value'
  ],
  [
    'pairs',
    'labels',
    mapOf(text),
    [
      ['a', 'b'],
      ['c', 'd']
    ],
    'send an object { [key]: string }, with the first of each pair as a key, and the second as its value'
  ],
  [
    'rows',
    'data',
    closed({ x: list(whole), y: list(whole) }),
    [
      { x: 1, y: 3 },
      { x: 2, y: 4 }
    ],
    'send an object { x: integer[], y: integer[] }, with a list under each key of what all items have there'
  ],
  [
    'texts, or null',
    'env',
    { anyOf: [mapOf(text), { type: 'null' }] },
    ['A=B'],
    'send an object { [key]: string } or null, with what each item has before its first `=` as a key, and what stands behind that as its value'
  ]
] as const)
  test(`a map is made of a list of ${name}`, () => assert.is(fixOf(key, schema, value), wanted))

const order = closed({ field: text, direction: ways })

// An entry that came as a map of it alone.
for (const [name, key, schema, value, wanted] of [
  [
    'an order in a list',
    'sort',
    list(order),
    [{ Date: 'desc' }],
    [
      '`sort[0].direction` is missing: rename `sort[0].Date` to `sort[0].direction`',
      '`sort[0].field` is missing: set `sort[0].field` to "Date"'
    ]
  ],
  [
    'an order by itself',
    'sort',
    order,
    { Date: 'desc' },
    [
      '`sort.direction` is missing: rename `sort.Date` to `sort.direction`',
      '`sort.field` is missing: set `sort.field` to "Date"'
    ]
  ],
  [
    'a header in a list',
    'headers',
    list(closed({ name: text, value: text })),
    [{ Accept: 'json' }],
    [
      '`headers[0].name` is missing: set `headers[0].name` to "Accept"',
      '`headers[0].value` is missing: rename `headers[0].Accept` to `headers[0].value`'
    ]
  ],
  [
    'an order whose way may be left out',
    'sort',
    list({ ...order, required: ['field'] }),
    [{ Date: 'desc' }],
    [
      '`sort[0].field` is missing: set `sort[0].field` to "Date"',
      '`sort[0].Date` is not an accepted key: rename `sort[0].Date` to `sort[0].direction`'
    ]
  ],
  ['not a value that does not fit', 'sort', list(order), [{ Date: 'up' }], []],
  [
    'not where a text may be either',
    'messages',
    list(closed({ role: text, content: text })),
    [{ user: 'hi' }],
    []
  ]
] as const)
  test(`an entry alone is told as one: ${name}`, () => {
    const lines = saidOf(closed({ [key]: schema }), { [key]: value })
    const sure = lines.filter((line) => /\bset `|rename (?!.* if that was meant)/.test(line))
    assert.equal([...sure].sort(), [...wanted].sort())
  })

// In whatever words the author says it.
for (const description of [
  'attribute=value',
  'field: value',
  'Each as `header: value`',
  'List of "label=val"',
  'name=<value>',
  '<param>=<value>',
  '{parameter}:{value}',
  'property=value',
  "tag:'value'",
  'var=value',
  'variable=value'
])
  test(`an author says what stands between a key and its value: ${description}`, () =>
    assert.match(fixOf('rows', list(text, { description }), { a: 'b' }), 'between the key'))

for (const key of [
  'env',
  'environment',
  'env_vars',
  'envVar',
  'env-variables',
  'ENVIRONMENT_VARIABLES'
])
  test(`a list called \`${key}\` is one of variables`, () =>
    assert.match(fixOf(key, list(text), { A: 'b' }), 'with `=` between the key'))

// Other words, and a sign that does not stand between the two.
for (const [key, description] of [
  ['rows', 'thing=value'],
  ['rows', 'monkey=value'],
  ['rows', 'key=evaluated'],
  ['rows', 'key=values'],
  ['envelope', 'Texts']
] as const)
  test(`nobody knows what stands between a key and its value in \`${key}\` of "${description}"`, () =>
    assert.match(
      fixOf(key, list(text, { description }), { a: 'b' }),
      'send an array of strings, described'
    ))

// What would lose something, or might be meant in two ways, is left as it is.
for (const [name, key, schema, value] of [
  [
    'two of one name',
    'labels',
    mapOf(text),
    [
      ['a', 'b'],
      ['a', 'c']
    ]
  ],
  ['two entries of one name', 'env', mapOf(text), ['A=1', 'A=2']],
  ['a text without the sign', 'env', mapOf(text), ['A=1', 'B']],
  ['values that do not fit', 'env', mapOf(whole), ['A=b', 'B=c']],
  ['an entry that says more', 'labels', mapOf(text), [{ key: 'a', value: 'b', note: 'c' }]],
  [
    'items of other keys',
    'labels',
    mapOf(text),
    [
      { key: 'a', value: 'b' },
      { key: 'c', text: 'd' }
    ]
  ],
  ['texts of which nobody knows the sign', 'names', list(text), { a: 'b' }],
  ['a value that is no text', 'env', list(text), { A: { b: 'c' } }],
  [
    'two texts of which none is called as a name',
    'cards',
    list(closed({ front: text, back: text })),
    { a: 'b' }
  ],
  ['a key that an item has', 'headers', list(closed({ name: text, value: text })), { name: 'a' }],
  ['columns of two lengths', 'points', list(closed({ x: whole, y: whole })), { x: [1, 2], y: [3] }],
  [
    'rows of other keys',
    'data',
    closed({ x: list(whole), y: list(whole) }),
    [{ x: 1, y: 3 }, { x: 2 }]
  ],
  ['what may be shown or meant', 'options', list(closed({ label: text, value: text })), { a: 'b' }],
  [
    'what is nearly an item',
    'notes',
    list(closed({ role: text, content: text })),
    { contents: 'b' }
  ],
  [
    'objects that items do not have',
    'tools',
    list({ ...closed({ name: text }), additionalProperties: true }),
    { a: { b: 1 } }
  ],
  [
    'an entry by other words',
    'headers',
    list(closed({ name: text, value: text })),
    { variable: 'a', text: 'b' }
  ],
  ['an entry for a text', 'env', list(text), { name: 'a', value: 'b' }],
  ['no more than a pair', 'cells', list(list(text)), { a: 'b' }]
] as const)
  test(`of ${name} no other structure is told`, () =>
    assert.not.match(said(key, schema, value), /\bone for each|\bwith (?:a list|what|the first)\b/))

test.run()
