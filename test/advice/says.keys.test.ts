import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { adviceOf } from './advised.js'
import { type Case, integer, object, text } from './chosen.js'

const test = suite('advice/says.keys')

const lower = { propertyNames: { pattern: '^[a-z]+$' } }
const short = { propertyNames: { maxLength: 2 } }
const a = { by: { const: 'a' } }
const b = { by: { const: 'b' }, x: integer }

const told = (anyOf: ReadonlyArray<unknown>, u: unknown): ReadonlyArray<string> =>
  adviceOf({ properties: { u: { anyOf } } }, { u }).map(({ chosen, path }) =>
    [...path.slice(1), ...(chosen === undefined ? [] : [chosen.branch, chosen.reason])].join(' ')
  )

// docs/advice.md, "The branch that was meant": what is wrong with a key is said by the branch that was meant, and by no other.
const cases: ReadonlyArray<Case> = [
  ['a key that the branch refuses', [{ type: 'object', ...lower }, text], { A: 1 }, ['A']],
  [
    'a key that the branch by its tag refuses',
    [object(a, lower), object(b)],
    { by: 'a', A: 1 },
    ['A']
  ],
  [
    'a key that another branch refuses',
    [object(a, lower), object(b)],
    { by: 'b', x: 'y', A: 1 },
    ['x 1 tag']
  ],
  [
    'a long key, which another branch accepts',
    [object(a), object(b, short)],
    { by: 'b', x: 1, abc: 1 },
    ['abc']
  ],
  [
    'a surplus key of the branch',
    [object(a, { additionalProperties: false }), object(b)],
    { by: 'a', z: 1 },
    ['z 0 tag']
  ],
  [
    'a surplus key of another branch',
    [object(a, { additionalProperties: false }), object(b)],
    { by: 'b', z: 1 },
    ['x 1 tag']
  ],
  [
    'an excluded shape of the branch',
    [object(a, { not: { required: ['z'] } }), object(b)],
    { by: 'a', z: 1 },
    ['0 tag']
  ]
]

for (const [what, branches, value, wanted] of cases) {
  test(what, () => assert.equal(told(branches, value), wanted))
}

test.run()
