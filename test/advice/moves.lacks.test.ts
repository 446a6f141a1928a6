import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { linesOf } from './judged.js'
import { closed, integer, open, text } from './lines.js'

const test = suite('advice/moves.lacks')

const address = open({ city: text }, 'city')
const shipping = open({ method: text, address }, 'method', 'address')
const edge = { source: 'a', target: 'b' }
const edges = { type: 'array', items: open({ source: text, target: text }, 'source', 'target') }
const graph = closed({ nodes: { type: 'array' }, edges }, 'nodes', 'edges')

// What an object lacks that only comes to be by what is moved into it, by docs/advice.md: "move it to where it belongs".
for (const [name, schema, value, wanted] of [
  [
    'an object beside it goes in, though nobody refused it',
    open({ shipping }, 'shipping'),
    { shipping_method: 'air', address: { city: 'x' } },
    [
      '/shipping/method missing: /shipping_method > /shipping/method',
      '/shipping/address missing: /address > /shipping/address'
    ]
  ],
  [
    'an object goes where a list of such is lacking',
    closed(
      {
        box: closed(
          { steps: { type: 'array', items: closed({ op: text }) }, id: text },
          'steps',
          'id'
        )
      },
      'box'
    ),
    { id: 'a', step: { op: 'x' } },
    [
      '/box/id missing: /id > /box/id',
      '/box/steps missing: /step > /box/steps',
      '/box/steps type: wrap'
    ]
  ],
  [
    'what is wrong in it is said there',
    open({ shipping }, 'shipping'),
    { shipping_method: 'air', address: { city: 1 } },
    [
      '/shipping/method missing: /shipping_method > /shipping/method',
      '/shipping/address missing: /address > /shipping/address',
      '/shipping/address/city type: put "1"'
    ]
  ],
  [
    'one under another way to write it',
    closed({ box: closed({ width: integer, netWeight: integer }, 'width', 'netWeight') }, 'box'),
    { 'box.width': 1, net_weight: 2 },
    [
      '/box.width unexpected: /box.width > /box/width',
      '/box/netWeight missing: /net_weight > /box/netWeight'
    ]
  ],
  [
    'one that is near',
    closed({ box: closed({ width: integer, weight: integer }, 'width', 'weight') }, 'box'),
    { 'box.width': 1, weigth: 2 },
    ['/box.width unexpected: /box.width > /box/width', '/box/weight missing: /weigth > /box/weight']
  ],
  [
    'one beside an object that comes to be in the same',
    open(
      { box: open({ size: open({ width: integer }, 'width'), weight: integer }, 'size', 'weight') },
      'box'
    ),
    { 'box.size.width': 1, weight: 2 },
    [
      '/box/size/width missing: /box.size.width > /box/size/width',
      '/box/weight missing: /weight > /box/weight'
    ]
  ],
  [
    'perhaps one with a word more',
    closed({ box: closed({ width: integer, weight: integer }, 'width', 'weight') }, 'box'),
    { 'box.width': 1, parcelWeight: 2 },
    [
      '/box.width unexpected: /box.width > /box/width',
      '/box/weight missing: /parcelWeight > /box/weight?'
    ]
  ],
  [
    'perhaps a list of objects with several keys of those that it has to hold, whatever it is called',
    open({ graph }, 'graph'),
    { nodes: ['a'], links: [{ source: 'a', target: 'b', weight: 2 }] },
    ['/graph/nodes missing: /nodes > /graph/nodes', '/graph/edges missing: /links > /graph/edges?']
  ],
  [
    'not a list of objects with one key of those',
    closed({ graph }, 'graph'),
    { nodes: ['a'], links: [{ source: 'a' }] },
    [
      '/graph/nodes missing: /nodes > /graph/nodes',
      '/links unexpected: remove',
      '/graph/edges missing: add'
    ]
  ],
  [
    'not where two are such lists',
    closed({ graph }, 'graph'),
    { nodes: ['a'], links: [edge], arcs: [edge] },
    [
      '/graph/nodes missing: /nodes > /graph/nodes',
      '/links unexpected: remove',
      '/arcs unexpected: remove',
      '/graph/edges missing: add'
    ]
  ],
  [
    'not where its name says the opposite',
    closed(
      { graph: closed({ nodes: { type: 'array' }, oldEdges: edges }, 'nodes', 'oldEdges') },
      'graph'
    ),
    { nodes: ['a'], newEdges: [edge] },
    [
      '/graph/nodes missing: /nodes > /graph/nodes',
      '/newEdges unexpected: remove',
      '/graph/oldEdges missing: add'
    ]
  ],
  [
    'not one with a word more that would not be taken',
    closed({ box: closed({ width: integer, weight: integer }, 'width', 'weight') }, 'box'),
    { 'box.width': 1, parcelWeight: 'x' },
    [
      '/box.width unexpected: /box.width > /box/width',
      '/parcelWeight unexpected: remove',
      '/box/weight missing: add'
    ]
  ],
  [
    'not one that would not be taken',
    closed({ box: closed({ width: integer, weight: integer }, 'width', 'weight') }, 'box'),
    { 'box.width': 1, weigth: 'x' },
    [
      '/box.width unexpected: /box.width > /box/width',
      '/weigth unexpected: remove',
      '/box/weight missing: add'
    ]
  ],
  [
    'not where two are near',
    closed({ box: closed({ width: integer, weight: integer }, 'width', 'weight') }, 'box'),
    { 'box.width': 1, weigth: 2, weightt: 3 },
    [
      '/box.width unexpected: /box.width > /box/width',
      '/weigth unexpected: remove',
      '/weightt unexpected: remove',
      '/box/weight missing: add'
    ]
  ],
  [
    'not where two objects lack it',
    closed(
      { a: closed({ x: text, id: text }, 'x', 'id'), b: closed({ y: text, id: text }, 'y', 'id') },
      'a',
      'b'
    ),
    { 'a.x': 'x', 'b.y': 'y', id: 'z' },
    [
      '/a.x unexpected: /a.x > /a/x',
      '/b.y unexpected: /b.y > /b/y',
      '/id unexpected: remove',
      '/a/id missing: add',
      '/b/id missing: add'
    ]
  ],
  [
    'the item of a list lacks what it lacks',
    closed(
      { edits: { type: 'array', items: closed({ old: text, new: text }, 'old', 'new') } },
      'edits'
    ),
    { 'edits[0].old': 'x', news: 'y' },
    [
      '/edits[0].old unexpected: /edits[0].old > /edits/0/old',
      '/edits/0/new missing: /news > /edits/0/new'
    ]
  ]
] as const) {
  test(`what a made object lacks: ${name}`, () => {
    assert.equal(linesOf(schema, value), wanted)
  })
}

test.run()
