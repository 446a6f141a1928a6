import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { adviceOf, onlyAdvice } from './advised.js'
import { linesOf } from './judged.js'
import { closed, lineOf, open, text } from './lines.js'

const test = suite('advice/map.entry')

const mapOf = (additionalProperties: object): object => ({ type: 'object', additionalProperties })
const access = { enum: ['read', 'write'], type: 'string' }
const send = ['/m type: send object']

// docs/advice.md: "the name and the value of an entry in place of the map, also in a list: send an object with that name as the key".
for (const [name, schema, value, wanted] of [
  ['the name and a value of another type', mapOf(text), { key: 'order', value: 12 }, send],
  ['a name that is no number', mapOf({ type: 'number' }), { name: 'retries', value: 3 }, send],
  ['a name and a number in quotes', mapOf({ type: 'number' }), { key: 'a', value: '3' }, send],
  ['a name that is not listed', mapOf(access), { Name: 'contents', Value: 'read' }, send],
  ['a header and its content', mapOf(text), { header: 'Accept', content: 1 }, send],
  ['a number as the name', mapOf(text), { key: 7, value: 12 }, send],
  ['a list of one with more keys', mapOf(text), [{ name: 'A', value: 'b', scope: 'x' }], send],
  ['a list of one with an id', mapOf(text), [{ id: 7, name: 'A', value: 'b' }], send],
  ['a list of one by other words', mapOf(text), [{ header: 'Accept', content: 'json' }], send],
  ['a list of one', mapOf(text), [{ name: 'A', value: 'b' }], send],
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

test.run()
