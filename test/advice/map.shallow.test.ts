import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { onlyAdvice } from './advised.js'
import { linesOf } from './judged.js'
import { closed, open, text } from './lines.js'

const test = suite('advice/map.shallow')

const mapOf = (additionalProperties: object): object => ({ type: 'object', additionalProperties })
const listOf = (items: object): object => ({ type: 'array', items })
const machine = closed({ ami: text })
const send = ['/m type: send object']
const web = { ami: 'a' }

// docs/advice.md: "an array for its only item: unwrap it"; not one that the place has no room for.
for (const [name, held, value, wanted] of [
  ['a row for maps', mapOf(machine), [{ type: 'instance', name: 'web', ami: 'a' }], send],
  ['a row for maps of texts', mapOf(text), [{ app: 'web' }], send],
  ['a row for lists of objects', listOf(closed({ path: text })), [{ path: '/a' }], send],
  ['a row of numbers', mapOf(machine), [{ a: 1, b: null }], send],
  ['not a map in a list', mapOf(machine), [{ instance: { web } }], ['/m type: unwrap']],
  ['nor one of lists', listOf(machine), [{ instance: [web] }], ['/m type: unwrap']],
  [
    'nor one that holds an object beside a text',
    mapOf(machine),
    [{ instance: { web }, name: 'x' }],
    ['/m type: unwrap', '/m/name type: send object']
  ],
  [
    'nor one of a map as JSON text',
    mapOf(machine),
    [{ instance: '{"web":{"ami":"a"}}' }],
    ['/m type: unwrap', '/m/instance type: parse']
  ],
  [
    'nor texts where lists of them stand under names',
    listOf(text),
    [{ Accept: 'json' }],
    ['/m type: unwrap', '/m/Accept type: wrap']
  ],
  [
    'nor texts where objects of one text do',
    open({ ami: text }, 'ami'),
    [{ web: 'a' }],
    ['/m type: unwrap', '/m/web type: wrap ami']
  ]
] as const) {
  test(`a list of one object in place of a map: ${name}`, () =>
    assert.equal(linesOf(open({ m: mapOf(held) }, 'm'), { m: value }), wanted))
}

test('the shape that is wanted is said', () => {
  const schema = open({ m: mapOf(mapOf(machine)) }, 'm')
  const { about, expected } = onlyAdvice(schema, { m: [{ name: 'web', ami: 'a' }] })
  assert.equal(expected, { id: 'type', types: ['object'] })
  assert.is(about?.signature, '{ [key]: { [key]: { ami?: string } } }')
})

test.run()
