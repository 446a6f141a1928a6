import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { adviceOf, onlyAdvice } from './advised.js'
import { linesOf } from './judged.js'
import { closed, lineOf, open, text } from './lines.js'

const test = suite('advice/map.entry')

const mapOf = (additionalProperties: object): object => ({ type: 'object', additionalProperties })
const access = { enum: ['read', 'write'], type: 'string' }
const order = { enum: ['asc', 'desc'] }
const send = ['/m type: send object']

// docs/advice.md: "the name and the value of an entry in place of the map, also in a list: send an object with that name as the key".
for (const [name, schema, value, wanted] of [
  ['the name and a value of another type', mapOf(text), { key: 'order', value: 12 }, send],
  [
    'where keys are texts, which says nothing of them',
    { ...mapOf(text), propertyNames: { type: 'string' } },
    { key: 'order', value: 12 },
    send
  ],
  [
    'not where keys are as long as that',
    { ...mapOf(text), propertyNames: { type: 'string', maxLength: 9 } },
    { key: 'order', value: 12 },
    ['/m/value type: put "12"']
  ],
  ['a name that is no number', mapOf({ type: 'number' }), { name: 'retries', value: 3 }, send],
  [
    'not a name and a number in quotes: both may be wrong as they are',
    mapOf({ type: 'number' }),
    { key: 'a', value: '3' },
    ['/m/key type: send number', '/m/value type: put 3']
  ],
  [
    'not two that are wrong alike',
    mapOf({ type: 'boolean' }),
    { name: 'true', value: 'false' },
    ['/m/name type: put true', '/m/value type: put false']
  ],
  [
    'not what is too long',
    mapOf({ ...text, maxLength: 5 }),
    { name: 'frontend', value: 'ok' },
    ['/m/name size: meet']
  ],
  [
    'not where the place says what keys are called',
    { ...mapOf(text), propertyNames: { enum: ['name', 'value'] } },
    { name: 'x', value: 5 },
    ['/m/value type: put "5"']
  ],
  ['not an object that has an id', mapOf(text), { id: '1', value: 5 }, ['/m/value type: put "5"']],
  ['a name that is not listed', mapOf(access), { Name: 'contents', Value: 'read' }, send],
  ['a field and its order', mapOf(order), { field: 'age', order: 'desc' }, send],
  ['a column and its direction', mapOf(order), { column: 'age', direction: 'desc' }, send],
  ['a field and no order', mapOf(order), { field: 'asc', order: 'down' }, send],
  [
    'not a field with another key',
    mapOf(order),
    { field: 'age', rank: 'desc' },
    ['/m/field choice: choose ["asc","desc"]']
  ],
  ['a field and its order in another case', mapOf(order), { field: 'age', order: 'DESC' }, send],
  [
    'not two that are nearly listed',
    mapOf(order),
    { field: 'Asc', order: 'DESC' },
    ['/m/field choice: put "asc"', '/m/order choice: put "desc"']
  ],
  [
    'not two that are not',
    mapOf(order),
    { field: 'age', order: 'down' },
    ['/m/field choice: choose ["asc","desc"]', '/m/order choice: choose ["asc","desc"]']
  ],
  ['a header and its content', mapOf(text), { header: 'Accept', content: 1 }, send],
  [
    'not one in a list with more keys',
    mapOf(text),
    [{ name: 'A', value: 'b', scope: 'x' }],
    ['/m type: unwrap']
  ],
  [
    'a list of one by other words',
    mapOf(text),
    [{ header: 'Accept', content: 'json' }],
    ['/m type: map header']
  ],
  ['a list of one', mapOf(text), [{ name: 'A', value: 'b' }], ['/m type: map name']],
  [
    'a list of one whose name is no number',
    mapOf({ type: 'number' }),
    [{ name: 'a', weight: 1 }],
    send
  ],
  ['a list of one whose name is no list', mapOf({ type: 'array' }), [{ key: 'a', tags: [] }], send],
  [
    'not a list of one with more keys',
    mapOf({ type: 'number' }),
    [{ name: 'a', x: 1, y: 2 }],
    ['/m type: unwrap', '/m/name type: send number']
  ],
  [
    'not a list of one whose keys are no names',
    mapOf({ type: 'number' }),
    [{ x: '1', y: 2 }],
    ['/m type: unwrap', '/m/x type: put 1']
  ],
  [
    'not where one of its keys is called name',
    mapOf(text),
    { name: 'x', age: 3 },
    ['/m/age type: put "3"']
  ],
  [
    'nor where more stand beside them',
    mapOf(text),
    { name: 'x', value: 3, age: 3 },
    ['/m/value type: put "3"', '/m/age type: put "3"']
  ],
  [
    'nor where the name is none',
    mapOf(text),
    { name: true, value: 'x' },
    ['/m/name type: put "true"']
  ],
  ['nor where two names stand', mapOf(text), { name: 'x', key: 3 }, ['/m/key type: put "3"']],
  [
    'nor where the place has such keys',
    closed({ key: text, value: text }),
    { key: 'order', value: 12 },
    ['/m/value type: put "12"']
  ],
  [
    'nor where a list may stand under a name',
    mapOf({ type: ['string', 'array'] }),
    { name: 'x', value: 3 },
    ['/m/value type: put "3"']
  ],
  ['nor an entry alone of which nothing is wrong', mapOf(text), { key: 'a', value: 'b' }, []],
  [
    'nor where objects stand under names',
    mapOf(open({ value: text })),
    { name: { value: 3 }, value: { value: 'x' } },
    ['/m/name/value type: put "3"']
  ],
  ['nor a map in a list', mapOf(text), [{ name: 'x', age: 'y' }], ['/m type: unwrap']],
  [
    'how a field and a value are compared, alone in a list',
    mapOf({}),
    [{ field: 'status', op: 'eq', value: 'paid' }],
    send
  ],
  [
    'nor what says anything else beside both',
    mapOf({}),
    [{ field: 'status', note: 'eq', value: 'paid' }],
    ['/m type: unwrap']
  ],
  [
    'nor one in a list where any may stand',
    { type: 'object' },
    [{ name: 'A', value: 'b', scope: 'x' }],
    ['/m type: unwrap']
  ]
] as const) {
  test(`an entry in place of a map of scalars: ${name}`, () =>
    assert.equal(linesOf(open({ m: schema }, 'm'), { m: value }), wanted))
}

test('what stands under its keys is said', () => {
  const only = onlyAdvice(open({ m: mapOf(text) }, 'm'), { m: { key: 'order', value: 12 } })
  assert.equal(only.expected, { id: 'type', types: ['object'], items: ['string'] })
  assert.equal(only.received, { id: 'type', type: 'object', size: 2 })
  assert.is(only.about?.signature, '{ [key]: string }')
})

test('beside it nothing else is touched', () => {
  const schema = closed({ m: mapOf(text), n: mapOf(text) })
  const value = { m: { key: 'order', value: 12 }, n: { order: 12 } }
  assert.equal(adviceOf(schema, value).map(lineOf), [...send, '/n/order type: put "12"'])
})

// Beside a map that is missing the name of an entry and its value are no two entries of it.
for (const [name, schema, value, wanted] of [
  [
    'an entry',
    mapOf(text),
    { key: 'A', value: '1' },
    ['/m missing: add', '/key unexpected: remove', '/value unexpected: remove']
  ],
  [
    'two of them',
    mapOf(text),
    { A: '1', B: '2' },
    ['/A unexpected: /A > /m/A', '/B unexpected: /B > /m/B']
  ],
  [
    'what an object of anything may have',
    { type: 'object' },
    { name: 'A', value: '1' },
    ['/name unexpected: /name > /m/name', '/value unexpected: /value > /m/value']
  ]
] as const) {
  test(`beside a missing map: ${name}`, () =>
    assert.equal(linesOf(closed({ m: schema }, 'm'), value), wanted))
}

for (const [name, map, value, wanted] of [
  [
    'a key and its value',
    'fields',
    { key: 'A', value: 1 },
    ['/fields missing: add', '/key unexpected: remove', '/value unexpected: remove']
  ],
  [
    'the names and the values of several',
    'labels',
    { properties: ['A'], values: [1] },
    ['/labels missing: add', '/properties unexpected: remove', '/values unexpected: remove']
  ],
  [
    'what may be all arguments',
    'parameters',
    { key: 'A', value: 1 },
    ['/key unexpected: /key > /parameters/key', '/value unexpected: /value > /parameters/value']
  ],
  [
    'a key, its value and another',
    'fields',
    { key: 'A', value: 1, z: 2 },
    [
      '/key unexpected: /key > /fields/key',
      '/value unexpected: /value > /fields/value',
      '/z unexpected: /z > /fields/z'
    ]
  ]
] as const) {
  test(`beside a missing object of anything: ${name}`, () =>
    assert.equal(linesOf(closed({ [map]: { type: 'object' } }, map), value), wanted))
}

test.run()
