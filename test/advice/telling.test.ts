import type { Issue } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { issueOf, linesFor, lists, wants } from './lines.js'

const test = suite('advice/telling')

const range = issueOf('minimum', '/a', { comparison: '>=', limit: 3 })
const size = issueOf('minLength', '/a', { limit: 3 })
const twice = issueOf('uniqueItems', '/a', { i: 0, j: 1 })
const multiple = issueOf('multipleOf', '/a', { multipleOf: 5 })
const pattern = issueOf('pattern', '/a', { pattern: '^x' })
const format = issueOf('format', '/a', { format: 'date' })
const not = issueOf('not', '/a')
const typed = wants('string', '/a')
const listed = lists('/a', 'x', 'y')
const kinds = (...issues: ReadonlyArray<Issue>): ReadonlyArray<string> =>
  linesFor({}, ...issues).map((line) => line.replace(/:.*/, ''))

// A limit has nothing to say of a value of the wrong type; listed values say their type.
for (const [name, issues, wanted] of [
  ['a limit of a number', [typed, range], ['/a type']],
  ['a limit of a size', [size, typed], ['/a type']],
  ['equal items', [typed, twice], ['/a type']],
  ['a step', [multiple, typed], ['/a type']],
  ['a pattern', [typed, pattern], ['/a type']],
  ['a format', [typed, format], ['/a type']],
  ['what is excluded', [typed, not], ['/a type']],
  ['the type of listed values', [typed, listed], ['/a choice']],
  ['the type of values listed first', [listed, typed], ['/a choice']],
  ['a limit beside another says its own', [range, multiple], ['/a range', '/a multiple']],
  ['a limit beside listed values', [range, listed], ['/a range', '/a choice']],
  ['a pattern beside a format that no schema has', [format, pattern], ['/a format', '/a pattern']],
  [
    'what is said of another place stands',
    [typed, issueOf('minimum', '/b', { limit: 3 }), range],
    ['/a type', '/b range']
  ],
  [
    'what is said of the same key of another object stands',
    [typed, issueOf('minimum', '/b/a', { limit: 3 })],
    ['/a type', '/b/a range']
  ],
  [
    'a surplus key is no matter of a type',
    [typed, issueOf('additionalProperties', '/a')],
    ['/a type', '/a unexpected']
  ],
  [
    'of a union nobody knows which type was meant',
    [typed, range, issueOf('anyOf', '/a')],
    ['/a type', '/a range']
  ],
  [
    'an own check is no matter of a type',
    [typed, { path: ['a'], kind: 'rule', message: 'no' }],
    ['/a type', '/a rule']
  ]
] as const satisfies ReadonlyArray<
  readonly [string, ReadonlyArray<Issue>, ReadonlyArray<string>]
>) {
  test(`beside what says more: ${name}`, () => {
    assert.equal([...kinds(...issues)].sort(), [...wanted].sort())
  })
}

// As long as a union fails nobody knows which keys, or items, it would have known.
const union = issueOf('anyOf', '/o')
const ofKey = issueOf('unevaluatedProperties', '/o/k')
for (const [name, issues, wanted] of [
  ['a key in its object', [ofKey, union], ['/o alternative']],
  [
    'a key in another object',
    [issueOf('unevaluatedProperties', '/p/k'), union],
    ['/p/k unexpected', '/o alternative']
  ],
  ['a key alone', [ofKey], ['/o/k unexpected']],
  [
    'a key below it',
    [issueOf('unevaluatedProperties', '/o/p/k'), union],
    ['/o/p/k unexpected', '/o alternative']
  ],
  [
    'a key of the whole',
    [issueOf('unevaluatedProperties', '/k'), issueOf('oneOf', '')],
    [' alternative']
  ],
  [
    'a key that is refused for another reason',
    [issueOf('additionalProperties', '/o/k'), union],
    ['/o/k unexpected', '/o alternative']
  ],
  ['items', [issueOf('unevaluatedItems', '/o', { limit: 1 }), union], ['/o alternative']],
  [
    'items beside a wrong type',
    [issueOf('unevaluatedItems', '/o', { limit: 1 }), wants('object', '/o')],
    ['/o size', '/o type']
  ],
  [
    'items that are too many',
    [issueOf('maxItems', '/o', { limit: 1 }), union],
    ['/o size', '/o alternative']
  ],
  ['a type', [wants('object', '/o'), union], ['/o type']]
] as const) {
  test(`beside a union that failed: ${name}`, () => {
    assert.equal(kinds(...issues), wanted)
  })
}

test.run()
