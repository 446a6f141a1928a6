import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { add, after, type Row } from './edited.js'

const test = suite('advice/schema/draft')

const parsed = (text: string): unknown => JSON.parse(text)

// RFC 6902, sections 4.1 to 4.5: an index "MUST NOT be greater than the number of elements", and a target "MUST exist".
for (const [name, value, ops, wanted] of [
  ['before the first', [1, 2], [add('/0', 0)], [0, 1, 2]],
  ['before the last', [1, 2], [add('/1', 0)], [1, 0, 2]],
  ['behind the last', [1, 2], [add('/2', 0)], [1, 2, 0]],
  ['at the end, as `-`', [1, 2], [add('/-', 0)], [1, 2, 0]],
  ['one too far', [1, 2], [add('/3', 0)], undefined],
  ['under no index', [1], [add('/x', 0)], undefined],
  ['under a number that is no index', [1], [add('/01', 0)], undefined],
  ['under the length', [1], [add('/length', 0)], undefined],
  ['to an empty array', { a: [] }, [add('/a/0', 1)], { a: [1] }],
  ['a key that is `-`', { a: {} }, [add('/a/-', 1)], { a: { '-': 1 } }],
  ['below a text', { a: 'b' }, [add('/a/0', 1)], undefined],
  ['below null', { a: null }, [add('/a/b', 1)], undefined],
  ['below a number', { a: 1 }, [add('/a/b', 1)], undefined],
  ['below what is not there', { a: {} }, [add('/a/b/c', 1)], undefined],
  ['below an element', [{ a: [1] }], [add('/0/a/1', 2)], [{ a: [1, 2] }]],
  ['below what is no element', [{ a: [1] }], [add('/length/a', 2)], undefined],
  ['below `-`', [{}], [add('/-/a', 2)], undefined],
  [
    'below __proto__',
    parsed('{"__proto__":{}}'),
    [add('/__proto__/a', 1)],
    parsed('{"__proto__":{"a":1}}')
  ],
  ['below a __proto__ that is not there', {}, [add('/__proto__/a', 1)], undefined],
  ['under __proto__', {}, [add('/__proto__', { a: 1 })], parsed('{"__proto__":{"a":1}}')],
  [
    'to an object that is what another key holds',
    { a: { b: { c: 1 } } },
    [add('/a/b/d', 2)],
    { a: { b: { c: 1, d: 2 } } }
  ],
  ['twice to one array', { a: [1] }, [add('/a/1', 2), add('/a/2', 3)], { a: [1, 2, 3] }]
] as const satisfies ReadonlyArray<Row>) {
  test(`to add ${name}`, () => {
    assert.equal(after(value, ...ops), wanted)
  })
}

test.run()
