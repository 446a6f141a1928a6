import { advise } from '@toolfault/advice/advise'
import { type Expected, type Issue, type IssueKind, invalidArguments } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('advice/nameless')

const told = (
  schema: object,
  a: unknown,
  more: Partial<Issue> = {}
): readonly [IssueKind | undefined, Expected | undefined] => {
  const issue: Issue = { path: ['a'], kind: 'unknown', ...more }
  const fault = invalidArguments('t', { issues: [issue] })
  const [first] =
    advise(fault, { schema: { properties: { a: schema } }, value: { a } }).advice ?? []
  return [first?.kind, first?.expected]
}

const matching = (ends: object): Expected => ({
  id: 'count',
  of: 'matching items',
  least: 1,
  ...ends
})
const branches = { anyOf: [{ pattern: '^x' }, { format: 'email' }] }

// docs/advice.md: "no rule, or a rule by another spelling: the rule of the schema that the value breaks in that place".
for (const [name, schema, value, kind, expected] of [
  ['a type', { type: 'integer' }, 'x', 'type', { id: 'type', types: ['integer'] }],
  ['a limit', { minimum: 3 }, 1, 'range', { id: 'compare', comparison: '>=', limit: 3 }],
  ['a size', { maxLength: 1 }, 'xy', 'size', { id: 'count', of: 'characters', most: 1 }],
  ['a list of values', { enum: ['a'] }, 'b', 'choice', { id: 'one_of', values: ['a'] }],
  [
    'a list of values before a type',
    { type: 'integer', enum: [1, 2] },
    'x',
    'choice',
    { id: 'one_of', values: [1, 2] }
  ],
  ['a constant', { const: 'a' }, 'b', 'choice', { id: 'one_of', values: ['a'] }],
  // What is not checked here is the next best thing.
  ['a pattern', { pattern: '^x' }, 'y', 'pattern', { id: 'pattern', pattern: '^x' }],
  ['a format', { format: 'email' }, 'y', 'format', { id: 'format', format: 'email' }],
  [
    'a format before a pattern',
    { pattern: '^x', format: 'email' },
    'y',
    'format',
    { id: 'format', format: 'email' }
  ],
  ['a step', { multipleOf: 5 }, 7, 'multiple', { id: 'multiple', of: 5 }],
  ['no step that is kept', { multipleOf: 5 }, 10, 'unknown', undefined],
  [
    'a format of numbers',
    { format: 'int32', multipleOf: 5 },
    10,
    'format',
    { id: 'format', format: 'int32' }
  ],
  ['no pattern of a number', { pattern: '^x' }, 7, 'unknown', undefined],
  [
    'equal items',
    { uniqueItems: true },
    [3, 1, 1],
    'duplicate',
    { id: 'distinct', first: 1, second: 2 }
  ],
  ['no equal items where there are none', { uniqueItems: true }, [1, 2], 'unknown', undefined],
  ['no equal items where they may be', { uniqueItems: false }, [1, 1], 'unknown', undefined],
  ['items that match', { contains: { const: 1 } }, [2], 'size', matching({})],
  [
    'the end that is broken of a number of items that match',
    { contains: { const: 1 }, minContains: 2, maxContains: 3 },
    [2],
    'size',
    matching({ least: 2 })
  ],
  [
    'equal items before those that match',
    { uniqueItems: true, contains: { const: 1 } },
    [2, 2],
    'duplicate',
    { id: 'distinct', first: 0, second: 1 }
  ],
  ['a union', branches, 'y', 'alternative', undefined],
  [
    'no union of which a branch takes the value',
    { anyOf: [{ pattern: '^x' }, { type: 'string' }] },
    'y',
    'unknown',
    undefined
  ],
  ['nothing where nothing is asked', {}, 'y', 'unknown', undefined]
] as const satisfies ReadonlyArray<
  readonly [string, object, unknown, IssueKind, Expected | undefined]
>) {
  test(`an issue without a rule is told as ${name}`, () => {
    const [found, asked] = told(schema, value)
    assert.is(found, kind)
    if (kind !== 'alternative') assert.equal(asked, expected)
  })
}

test('a sentence comes before what is not checked, and behind what surely is broken', () => {
  const said: Expected = { id: 'said', text: 'm' }
  const message = 'm'
  assert.equal(told({ pattern: '^x' }, 'y', { message }), ['unknown', said])
  assert.equal(told(branches, 'y', { message }), ['unknown', said])
  assert.equal(told({ minimum: 3 }, 1, { message })[0], 'range')
  assert.equal(told({ pattern: '^x' }, 'y', { message, echo: true })[0], 'pattern')
})

test('a rule by the name of its kind is that of the schema', () => {
  assert.equal(told({ pattern: '^x' }, 'y', { kind: 'pattern' })[1], {
    id: 'pattern',
    pattern: '^x'
  })
  assert.equal(told({ multipleOf: 5 }, 10, { kind: 'multiple' })[1], { id: 'multiple', of: 5 })
  assert.equal(told({ format: 'email' }, 'y', { kind: 'format', keyword: 'format' })[1], {
    id: 'format',
    format: 'email'
  })
  assert.is(told({ format: 'email' }, 'y', { kind: 'pattern' })[1], undefined)
  assert.is(told({ pattern: '^x' }, 'y', { kind: 'format', keyword: 'pattern' })[0], 'format')
})

test('of a key that is refused nothing else is known', () => {
  const schema = { properties: { a: {} }, additionalProperties: false }
  const fault = invalidArguments('t', { issues: [{ path: ['z'], kind: 'unknown' }] })
  const [first] = advise(fault, { schema, value: { z: 1 } }).advice ?? []
  assert.equal([first?.kind, first?.path, first?.fix], ['unexpected', ['z'], { id: 'remove' }])
  const open = advise(fault, { schema: { properties: { a: {} } }, value: { z: 1 } }).advice ?? []
  assert.is(open[0]?.kind, 'unknown')
})

test.run()
