import type { Issue } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { told } from './told.js'

const test = suite('advice/ground.items')

const text = { type: 'string' }
const code = { type: 'string', pattern: '^[A-Z]+$' }
const unknown = { kind: 'unknown' } as const
const said = { kind: 'unknown', message: 'm' } as const
const matching = (ends: string): string => `size /a count of="matching items" ${ends}`

// What nobody checks of a list, and of a union: the validator must have meant it, where nothing else is wrong.
for (const [name, schema, value, issue, wanted] of [
  [
    'equal items',
    { uniqueItems: true },
    [1, 2, 1],
    unknown,
    'duplicate /a distinct first=0 second=2'
  ],
  [
    'equal items before those that match',
    { uniqueItems: true, contains: text },
    [1, 1],
    unknown,
    'duplicate /a distinct first=0 second=1'
  ],
  ['none that are unlike', { uniqueItems: true }, [1, 2], unknown, 'unknown /a -'],
  ['none that are allowed', { uniqueItems: false }, [1, 1], unknown, 'unknown /a -'],
  [
    'equal items of what is no list',
    { uniqueItems: true },
    7,
    { kind: 'duplicate', params: { i: 1, j: 0 } },
    'duplicate /a distinct first=0 second=1'
  ],
  ['items that match', { contains: text }, [1], unknown, matching('least=1')],
  [
    'items that match beside unlike ones',
    { uniqueItems: true, contains: text },
    [1, 2],
    unknown,
    matching('least=1')
  ],
  [
    'the end that was broken of two',
    { contains: text, minContains: 2, maxContains: 3 },
    [1],
    unknown,
    matching('least=2')
  ],
  ['a size of equal items', { maxItems: 1 }, [1, 1], unknown, 'size /a count of="items" most=1'],
  [
    'the other end',
    { contains: text, minContains: 1, maxContains: 1 },
    ['a', 'b'],
    unknown,
    matching('most=1')
  ],
  [
    'both where nobody knows what matches',
    { contains: code, minContains: 1, maxContains: 2 },
    ['a', 'b'],
    unknown,
    matching('least=1 most=2')
  ],
  [
    'a union that nobody can look into',
    { anyOf: [{ not: code }, { type: 'null' }] },
    'x',
    unknown,
    'alternative /a one_branch'
  ],
  [
    'one of which one may match',
    { oneOf: [{ not: code }, { type: 'null' }] },
    'x',
    unknown,
    'alternative /a one_branch'
  ],
  ['no union that takes the value', { anyOf: [{ not: code }, text] }, 'x', unknown, 'unknown /a -'],
  [
    'no union where the validator says it',
    { anyOf: [{ not: code }, { type: 'null' }] },
    'x',
    said,
    'unknown /a said text="m"'
  ],
  [
    'the pair of equal items',
    { uniqueItems: true, items: text },
    ['x', 'y', 'y', 'x'],
    { kind: 'duplicate', keyword: 'uniqueItems', params: { i: 0, j: 3 } },
    'duplicate /a distinct first=1 second=2'
  ],
  [
    'the same of what no schema knows',
    true,
    ['x', 'y', 'y', 'x'],
    { kind: 'duplicate' },
    'duplicate /a distinct first=1 second=2'
  ],
  [
    'the pair that nobody sees',
    { uniqueItems: true, items: text },
    ['x', 'y'],
    { kind: 'duplicate', params: { i: 0, j: 1 } },
    'duplicate /a distinct first=0 second=1'
  ]
] as const satisfies ReadonlyArray<
  readonly [string, unknown, unknown, Omit<Issue, 'path'>, string]
>) {
  test(`a rule that nobody checks: ${name}`, () => {
    const about = { schema: { properties: { a: schema } }, value: { a: value } }
    assert.equal(told([{ path: ['a'], ...issue }], about), [wanted])
  })
}

test.run()
