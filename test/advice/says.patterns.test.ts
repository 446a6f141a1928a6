import { advise } from '@toolfault/advice/advise'
import { type Issue, invalidArguments } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('advice/says.patterns')

type Broken = Omit<Issue, 'path'>

/** Of two schemas for keys that a pattern claims, which nobody runs: the one that has the rule, if any. */
const meant = (first: unknown, second: unknown, issue: Broken): unknown => {
  const described = (schema: unknown, description: string): unknown =>
    typeof schema === 'object' ? { ...schema, description } : schema
  const patternProperties = { '^1': described(first, '1st'), '^2': described(second, '2nd') }
  const fault = invalidArguments('t', { issues: [{ ...issue, path: ['x'] }] })
  const { advice = [] } = advise(fault, { schema: { patternProperties } })
  assert.is(advice.length, 1)
  return advice[0]?.about?.description ?? 'none'
}

const type = (...types: ReadonlyArray<string>): Broken => ({
  kind: 'type',
  keyword: 'type',
  params: { type: types.length > 1 ? types : types.join() }
})
const choice = { kind: 'choice' } as const
const range = { kind: 'range', params: { comparison: '>=', limit: 5 } } as const
const said = { keyword: 'errorMessage', message: 'm' } as const

for (const [first, second, issue, wanted] of [
  [{ type: 'string' }, { type: 'integer' }, type('integer'), '2nd'],
  [{ type: 'string' }, { type: ['integer', 'null'] }, type('integer', 'null'), '2nd'],
  [{ type: 'string' }, { type: ['integer'] }, type('integer'), '2nd'],
  [{ type: 'integer' }, { type: ['integer', 'null'] }, type('integer,null'), '2nd'],
  [{ minimum: 1 }, { type: 'integer', nullable: true }, type('integer,null'), '2nd'],
  [{ type: 'string' }, { minimum: 1 }, type('integer'), 'none'],
  [{ type: 'string' }, {}, { kind: 'type', keyword: 'type' }, 'none'],
  [
    { enum: [1] },
    { enum: [1, 2] },
    { ...choice, keyword: 'enum', params: { allowedValues: [1, 2] } },
    '2nd'
  ],
  [{ minimum: 1 }, { enum: [1] }, { ...choice, keyword: 'enum' }, 'none'],
  [
    { const: 1 },
    { const: null },
    { ...choice, keyword: 'const', params: { allowedValue: null } },
    '2nd'
  ],
  [{ minimum: 1 }, { const: 1 }, { ...choice, keyword: 'const' }, 'none'],
  [{ minimum: 1 }, { pattern: 'a' }, { kind: 'pattern', keyword: 'pattern' }, 'none'],
  [
    { pattern: 'b' },
    { pattern: 'a' },
    { kind: 'pattern', keyword: 'pattern', params: { pattern: 'a' } },
    '2nd'
  ],
  [{ minimum: 1 }, { format: 'uri' }, { kind: 'format', keyword: 'format' }, 'none'],
  [{ maximum: 5 }, { minimum: 5 }, { ...range, keyword: 'minimum' }, '2nd'],
  [{ minimum: 4 }, { minimum: 6 }, { ...range, keyword: 'minimum' }, 'none'],
  [{ maximum: 5 }, { minimum: 5 }, { kind: 'range', keyword: 'minimum' }, '2nd'],
  [{ maximum: 5 }, { multipleOf: 5 }, { kind: 'multiple', keyword: 'multipleOf' }, '2nd'],
  [{ maximum: 5 }, { minContains: 5 }, { kind: 'size', keyword: 'minContains' }, '2nd'],
  [{}, { contains: {} }, { kind: 'size', keyword: 'contains' }, '2nd'],
  // The kind alone, where an author replaced the sentence, and no keyword at all.
  [{ type: 'string' }, { minimum: 6 }, { kind: 'range', ...said }, '2nd'],
  [{ minimum: 6 }, { minimum: 5, maximum: 9 }, { ...range, ...said }, '2nd'],
  [{ minimum: 6 }, { minimum: 4, maximum: 5 }, { ...range, ...said }, '2nd'],
  [{ minimum: 6 }, { maximum: 4 }, { ...range, ...said }, 'none'],
  [{ type: 'string' }, { minimum: 6 }, { kind: 'pattern', ...said }, 'none'],
  [{ type: 'string' }, { minimum: 5, maximum: 9 }, range, '2nd'],
  [{ type: 'string' }, { minimum: 5 }, { kind: 'range' }, 'none'],
  [true, false, { kind: 'unexpected', keyword: 'boolean' }, 'none'],
  // What accepts everything has no rule.
  [true, { minimum: 5 }, { kind: 'range', keyword: 'minimum' }, '2nd'],
  [true, { type: 'integer' }, type('integer'), '2nd'],
  [true, { minimum: 5 }, range, '2nd'],
  [false, { type: 'integer' }, type('integer'), '2nd']
] as const) {
  test(`${JSON.stringify(issue)} is of ${wanted}: ${JSON.stringify([first, second])}`, () => {
    assert.is(meant(first, second, issue), wanted)
  })
}

test.run()
