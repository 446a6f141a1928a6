import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type About, isConditional } from './conditional.js'

const test = suite('advice/says.rules')

const missing = { kind: 'missing', keyword: 'required' } as const
const surplus = { kind: 'unexpected', keyword: 'additionalProperties' } as const
const least: About = { kind: 'range', keyword: 'minimum', params: { comparison: '>=', limit: 3 } }
const closed = (...keys: ReadonlyArray<string>): object => ({
  properties: Object.fromEntries(keys.map((key) => [key, {}])),
  additionalProperties: false
})
const typed = (type: unknown): About => ({
  kind: 'type',
  keyword: 'type',
  params: Object({ type })
})
const rule = { kind: 'rule', message: 'm' } as const

const both: ReadonlyArray<readonly [string, unknown, unknown, unknown, About, About]> = [
  [
    'types as they are joined',
    { type: ['integer', 'null'] },
    { type: ['boolean', 'null'] },
    'a',
    typed('integer,null'),
    typed('boolean,null')
  ],
  [
    'a type that may be null',
    { type: 'integer' },
    { type: 'boolean', nullable: true },
    'a',
    typed('integer'),
    typed('boolean,null')
  ],
  [
    'keys that are asked for',
    { required: ['q'] },
    { required: ['p', 'r'] },
    {},
    { ...missing, path: ['q'] },
    { ...missing, path: ['r'] }
  ],
  [
    'keys without a keyword',
    { required: ['q'] },
    { required: ['r'] },
    {},
    { kind: 'missing', path: ['q'] },
    { kind: 'missing', path: ['r'] }
  ],
  [
    'keys that are known',
    closed('q'),
    closed('r'),
    { q: 1, r: 1 },
    { ...surplus, path: ['r'] },
    { ...surplus, path: ['q'] }
  ],
  [
    'a key that nobody knows',
    { additionalProperties: {} },
    closed(),
    { z: 1 },
    { ...typed('string'), path: ['z'] },
    { ...surplus, path: ['z'] }
  ],
  [
    'an excluded shape',
    { minimum: 3 },
    { not: {} },
    1,
    least,
    { kind: 'alternative', keyword: 'not' }
  ],
  [
    "an author's sentence for a rule",
    { minimum: 5 },
    { pattern: '^b' },
    'a',
    { kind: 'range', keyword: 'errorMessage', message: 'm' },
    { kind: 'pattern', keyword: 'errorMessage', message: 'm' }
  ],
  [
    "an author's sentence for a rule that is not there",
    { minimum: 5 },
    { maximum: 9 },
    'a',
    { kind: 'pattern', keyword: 'errorMessage', message: 'm' },
    { ...rule, keyword: 'errorMessage' }
  ],
  [
    'what is never accepted',
    true,
    false,
    'a',
    surplus,
    { kind: 'unexpected', keyword: 'false schema' }
  ],
  [
    'surplus keys without a keyword',
    closed('q'),
    closed('r'),
    { q: 1, r: 1 },
    { kind: 'unexpected', path: ['r'] },
    { kind: 'unexpected', path: ['q'] }
  ],
  [
    'a check of an author',
    { allOf: [{ type: 'string' }] },
    {},
    'a',
    { ...rule, keyword: 'isEven' },
    rule
  ],
  [
    'a check that has a name',
    { type: 'string' },
    {},
    'a',
    { kind: 'rule' },
    { kind: 'rule', params: { name: 'even' } }
  ],
  [
    'keywords of an author',
    { isEven: true },
    { isOdd: true },
    1,
    { kind: 'rule', keyword: 'isEven' },
    { kind: 'rule', keyword: 'isOdd' }
  ]
]

for (const [what, always, where, x, ofAlways, ofWhere] of both) {
  test(`one rule is told from another: ${what}`, () => {
    assert.not(isConditional(always, where, x, ofAlways))
    assert.ok(isConditional(always, where, x, ofWhere))
  })
}

test.run()
