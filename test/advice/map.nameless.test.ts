import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { adviceOf } from './advised.js'
import { linesOf } from './judged.js'
import { closed, integer, lineOf, open, text } from './lines.js'

const test = suite('advice/map.nameless')

const lamp = closed({
  on: { type: 'boolean' },
  level: { ...integer, maximum: 100 },
  at: open({ x: integer })
})
const mapOf = (additionalProperties: object): object => ({ type: 'object', additionalProperties })
const service = closed({ image: text, environment: mapOf(text), ports: { type: 'array' } }, 'image')
const field = closed({ type: text, fields: mapOf(closed({ type: text }, 'type')) }, 'type')
const output = closed({ value: text, sensitive: { type: 'boolean' } }, 'value')

// docs/advice.md: "one object in place of those that stand under names of their own: send such an object".
for (const [name, lamps, value, wanted] of [
  ['one alone', mapOf(lamp), { on: true, level: 5 }, ['/m type: send object']],
  ['one with its name in it', mapOf(lamp), { name: 'hall', on: true }, ['/m type: send object']],
  [
    'one of which less than half is known',
    mapOf(lamp),
    { a: 1, b: 1, on: true },
    ['/m/a type: send object', '/m/b type: send object', '/m/on type: send object']
  ],
  ['one in a list', mapOf(lamp), [{ on: true }], ['/m type: send object']],
  ['several in a list', mapOf(lamp), [{ on: true }, { on: false }], ['/m type: send object']],
  [
    'one that holds an object may be one of them',
    mapOf(lamp),
    { on: true, level: { on: true } },
    ['/m/on type: send object']
  ],
  [
    'beside keys that the place knows',
    { ...open({ all: { type: 'boolean' } }), additionalProperties: lamp },
    { on: true, level: 5 },
    ['/m/on type: send object', '/m/level type: send object']
  ],
  [
    'maps in a list',
    mapOf(lamp),
    [{ hall: { on: true } }, { hut: { on: true } }],
    ['/m type: send object']
  ],
  ['a map in a list', mapOf(lamp), [{ hall: { on: true } }], ['/m type: unwrap']],
  [
    'one that holds an object under a key of its own',
    mapOf(service),
    { image: 'nginx', environment: { A: 'b' } },
    ['/m type: send object']
  ],
  [
    'one that holds nothing there',
    mapOf(service),
    { image: 'nginx', environment: {} },
    ['/m type: send object']
  ],
  [
    'one that holds one like itself under a key of its own',
    mapOf(field),
    { type: 'text', fields: { type: { type: 'keyword' } } },
    ['/m type: send object']
  ],
  [
    'one that holds such under names',
    mapOf(field),
    { type: 'text', fields: { raw: { type: 'keyword' } } },
    ['/m type: send object']
  ],
  [
    'not one of which a name only stands for a key that takes another kind',
    mapOf(closed({ title: { type: 'array' }, count: integer })),
    { Name: 'x' },
    ['/m/Name type: send object']
  ],
  ['one of which a key is misspelt', mapOf(lamp), { levl: 5 }, ['/m type: send object']],
  [
    'not one that is there, though it is called as a key of its own',
    mapOf(field),
    { type: { type: 'keyword' }, fields: 'x' },
    ['/m/fields type: wrap type']
  ],
  [
    'nor beside one that is there under a name',
    mapOf(service),
    { web: { image: 'x', ports: [] }, image: 'y' },
    ['/m/image type: wrap image']
  ],
  [
    'one in a list that holds an object',
    mapOf(service),
    [{ image: 'nginx', environment: { A: 'b' } }],
    ['/m type: send object']
  ],
  [
    'one with its name and a key that nobody knows',
    mapOf(output),
    { name: 'ip', value: 'x', description: 'y' },
    ['/m type: send object']
  ],
  [
    'one of which no more than the name is known',
    mapOf(output),
    { name: 'ip' },
    ['/m/name type: wrap value']
  ],
  [
    'not those that are there, one of them called name',
    mapOf(output),
    { name: { value: 'x' }, id: { value: 'y' }, value: 'z' },
    ['/m/value type: wrap value']
  ],
  [
    'not where texts may stand under names, too',
    mapOf({ anyOf: [text, output] }),
    { name: 'x', value: 3, b: 'y' },
    ['/m/value type: put "3"']
  ],
  [
    'but where nothing may',
    mapOf({ anyOf: [{ type: 'null' }, output] }),
    { name: 'x', value: 'y', sensitive: null },
    ['/m type: send object']
  ],
  [
    'one of those that may be texts as well',
    mapOf({ anyOf: [closed({ color: text, size: integer }), text] }),
    { color: 'red', size: 1 },
    ['/m type: send object']
  ],
  [
    'one of those in a list that may be texts as well',
    mapOf({ anyOf: [closed({ color: text, size: integer }), text] }),
    [{ color: 'red', size: 1 }],
    ['/m type: send object']
  ],
  [
    'one of those that may be null as well',
    mapOf({ anyOf: [lamp, { type: 'null' }] }),
    { on: true, level: 5 },
    ['/m type: send object']
  ],
  ['texts under names', mapOf(text), { on: true }, ['/m/on type: put "true"']]
] as const) {
  test(`an object without a name where a map of such belongs: ${name}`, () =>
    assert.equal(linesOf(open({ m: lamps }, 'm'), { m: value }), wanted))
}

test('that it should hold objects is said, and what they are', () => {
  const [only, more] = adviceOf(open({ m: mapOf(lamp) }, 'm'), { m: { on: true, level: 500 } })
  assert.is(more, undefined)
  assert.equal(only?.expected, { id: 'type', types: ['object'], items: ['object'] })
  assert.equal(only?.received, { id: 'type', type: 'object', size: 2 })
  assert.is(
    only?.about?.signature,
    '{ [key]: { on?: boolean, level?: integer, at?: { x?: integer } } }'
  )
})

test('where texts may stand beside them that is said, too', () => {
  const lamps = mapOf({ anyOf: [closed({ color: text, size: integer }), text, { type: 'null' }] })
  const [only] = adviceOf(open({ m: lamps }, 'm'), { m: { color: 'red', size: 1 } })
  assert.equal(only?.expected, { id: 'type', types: ['object'], items: ['object', 'string'] })
})

// "move each to where it belongs": what is wrong inside of it is told there.
test('an object beside the map that it belongs into goes there, though something in it is wrong', () => {
  const schema = closed({ m: mapOf(lamp) }, 'm')
  assert.equal(adviceOf(schema, { hall: { on: true, level: 500 } }).map(lineOf), [
    '/hall unexpected: /hall > /m/hall',
    '/m/hall/level range: meet'
  ])
  assert.equal(adviceOf(schema, { hall: { x: true, y: 500 } }).map(lineOf), [
    '/m missing: add',
    '/hall unexpected: remove'
  ])
})

test.run()
