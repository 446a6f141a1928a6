import type { Issue } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { issueOf, lacks, linesFor, open, refuses, text, wants } from './lines.js'

const test = suite('advice/order.places')

const places = (about: object, ...issues: ReadonlyArray<Issue>): ReadonlyArray<string> =>
  linesFor(about, ...issues).map((line) => line.replace(/:.*/, ''))
const own = (path: string, message: string): Issue => ({ ...issueOf('own', path), message })
const list = { type: 'array', items: {} }
const typed = (path: string): Issue => wants('null', path)
const row = { x: 1, y: 2 }

// "What is said then stands in the order of the schema": an object before what it holds, and of its keys the missing,
// the surplus, and each of the others in its turn.
for (const [name, schema, value, issues] of [
  [
    'keys in the order of the schema',
    open({ b: text, a: text }),
    { a: 1, b: 2 },
    [typed('/b'), typed('/a')]
  ],
  [
    'keys of several subschemas',
    { allOf: [open({ b: text }), open({ a: text })] },
    { a: 1, b: 2 },
    [typed('/b'), typed('/a')]
  ],
  [
    'keys that no schema names behind the others, as they came',
    open({ b: text }),
    { z: 1, y: 2, b: 3 },
    [typed('/b'), typed('/z'), typed('/y')]
  ],
  [
    'keys that nobody knows by their names',
    open({}),
    {},
    [refuses('/a'), refuses('/b'), refuses('/c')]
  ],
  [
    'missing keys as they are required',
    open({ a: text, b: text }, 'b', 'a'),
    {},
    [lacks('/b'), lacks('/a')]
  ],
  [
    'missing keys that are not required behind, as they are named',
    open({ d: text, c: text, b: text }, 'b'),
    {},
    [lacks('/b'), lacks('/d'), lacks('/c')]
  ],
  [
    'surplus keys as they came',
    open({}),
    { z: 1, y: 2, x: 3 },
    [refuses('/z'), refuses('/y'), refuses('/x')]
  ],
  [
    'missing before surplus, and these before values',
    open({ a: text }, 'z'),
    { a: 1, b: 2 },
    [lacks('/z'), refuses('/b'), typed('/a')]
  ],
  [
    'a missing key before what stands below another',
    open({ a: open({}) }, 'z'),
    { a: { k: 1 } },
    [lacks('/z'), typed('/a/k')]
  ],
  [
    'a surplus key before what stands below another',
    open({ a: open({}) }),
    { a: { k: 1 }, b: 1 },
    [refuses('/b'), typed('/a/k')]
  ],
  [
    'an object before what it holds',
    open({ o: open({ a: text }) }),
    { o: { a: 1 } },
    [issueOf('minProperties', '/o', { limit: 2 }), typed('/o/a')]
  ],
  [
    'the whole before all',
    open({ o: text }),
    { o: 1 },
    [issueOf('minProperties', '', { limit: 2 }), typed('/o')]
  ],
  [
    'items by their numbers',
    { items: list },
    [[], [], [], [], [], [], [], [], [], [], []],
    [own('/2', 'a'), own('/9', 'b'), own('/10', 'c')]
  ],
  [
    'a list before its items',
    { items: list },
    [[]],
    [issueOf('minItems', '', { limit: 2 }), own('/0', 'a')]
  ],
  [
    'the rows of a list one by one',
    { items: open({ y: text, x: text }) },
    [row, row],
    [typed('/0/y'), own('/0/x', 'a'), own('/1/y', 'b'), typed('/1/x')]
  ],
  [
    'keys that are numbers as the schema requires them',
    open({}, '2', '1'),
    {},
    [lacks('/2'), lacks('/1')]
  ],
  [
    'keys of an item that are numbers',
    { items: open({}, '2', '1') },
    [{}],
    [lacks('/0/2'), lacks('/0/1')]
  ],
  [
    'keys that are numbers as they came',
    open({ o: open({}) }),
    { o: { b: 1, a: 2 } },
    [refuses('/o/b'), refuses('/o/a')]
  ],
  [
    'objects in objects',
    open({ b: open({ d: text, c: text }), a: open({ c: text }) }),
    { a: { c: 1 }, b: { c: 1, d: 1 } },
    [typed('/b/d'), typed('/b/c'), typed('/a/c')]
  ],
  [
    'what is said of a name before what is said of a value',
    open({ k: text }),
    { k: 1 },
    [refuses('/k'), typed('/k')]
  ]
] as const satisfies ReadonlyArray<readonly [string, object, unknown, ReadonlyArray<Issue>]>) {
  test(`in whatever order it is told, there stand ${name}`, () => {
    const wanted = issues.map(({ kind, path }) => `${['', ...path].join('/')} ${kind}`)
    const about = { schema, value }
    assert.equal(places(about, ...issues), wanted)
    assert.equal(places(about, ...[...issues].reverse()), wanted)
    const [first, ...others] = issues
    assert.equal(places(about, ...others, first), wanted)
  })
}

test.run()
