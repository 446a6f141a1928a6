import { advise } from '@toolfault/advice/advise'
import { type Issue, invalidArguments } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('advice/complete')

/**
 * design, section 3: "`advise(fault, about?)` is idempotent and needs no validator: path + JSON Schema +
 * value are enough, so an io-ts or valibot user with a JSON Schema gets the same words as an ajv user."
 */
const schema = {
  type: 'object',
  properties: {
    nights: { type: 'integer', minimum: 3 },
    board: { enum: ['half', 'full'] },
    id: { type: 'string', format: 'uuid' },
    code: { type: 'string', pattern: '^[A-Z]{3}$' },
    tags: { type: 'array', maxItems: 1 }
  }
}

const first = (issue: Issue, value: unknown): unknown =>
  advise(invalidArguments('t', { issues: [issue] }), { schema, value }).advice?.[0]?.expected

for (const [issue, value, expected] of [
  [
    { path: ['nights'], kind: 'range' },
    { nights: 1 },
    { id: 'compare', comparison: '>=', limit: 3 }
  ],
  [{ path: ['nights'], kind: 'type' }, { nights: 'x' }, { id: 'type', types: ['integer'] }],
  [
    { path: ['board'], kind: 'choice' },
    { board: 'no' },
    { id: 'one_of', values: ['half', 'full'] }
  ],
  [{ path: ['id'], kind: 'format' }, { id: 'x' }, { id: 'format', format: 'uuid' }],
  [{ path: ['code'], kind: 'pattern' }, { code: 'x' }, { id: 'pattern', pattern: '^[A-Z]{3}$' }],
  [{ path: ['tags'], kind: 'size' }, { tags: [1, 2] }, { id: 'count', of: 'items', most: 1 }]
] as const) {
  test(`a ${issue.kind} without a rule is that of the schema`, () => {
    assert.equal(first(issue, value), expected)
    // What a validator says of it comes behind what the schema knows.
    assert.equal(first({ ...issue, message: 'Invalid input' }, value), expected)
  })
}

test('a rule that the validator named is not replaced', () => {
  const issue: Issue = {
    path: ['nights'],
    kind: 'range',
    keyword: 'maximum',
    params: { comparison: '<=', limit: 9 }
  }
  assert.equal(first(issue, { nights: 1 }), { id: 'compare', comparison: '<=', limit: 9 })
})

test('a number that has to be an integer is one, as zod, valibot and arktype do not say', () => {
  const type = (path: string, type: string): Issue => ({
    path: [path],
    kind: 'type',
    keyword: 'type',
    params: { type }
  })
  assert.equal(first(type('nights', 'number'), { nights: 'x' }), { id: 'type', types: ['integer'] })
  // Of what the schema lists in the same place, the list says more.
  assert.equal(first(type('board', 'string'), { board: 5 }), {
    id: 'one_of',
    values: ['half', 'full']
  })
  assert.equal(first(type('other', 'number'), { other: 'x' }), { id: 'type', types: ['number'] })
})

test('where the value breaks no such rule, what the validator said stands', () => {
  assert.equal(first({ path: ['nights'], kind: 'range', message: 'too few' }, { nights: 7 }), {
    id: 'said',
    text: 'too few'
  })
  assert.equal(first({ path: ['other'], kind: 'type', message: 'no' }, { other: 7 }), {
    id: 'said',
    text: 'no'
  })
})

test('without the value nothing is guessed', () => {
  const fault = invalidArguments('t', { issues: [{ path: ['nights'], kind: 'range' }] })
  assert.is(advise(fault, { schema }).advice?.[0]?.expected, undefined)
})

test.run()
