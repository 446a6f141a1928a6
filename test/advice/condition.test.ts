import { advise } from '@toolfault/advice/advise'
import { type Issue, invalidArguments } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { adviceOf, onlyAdvice } from './advised.js'

const test = suite('advice/condition')

const needs = (...names: ReadonlyArray<string>): object => ({ required: names })

/** A condition; JSON Schema calls its halves so. */
const condition = (test: unknown, holds: unknown, fails: unknown = true): object =>
  Object.fromEntries([
    ['if', test],
    ['then', holds],
    ['else', fails]
  ])

const sms = { properties: { method: { const: 'sms' } }, required: ['method'] }
const byMethod = condition(sms, needs('phone'), needs('mail'))

// Issue 3, item 3: "because `method` is \"sms\"", "because `card` is present".
for (const [name, schema, value, path, because] of [
  [
    'then, by a value',
    byMethod,
    { method: 'sms' },
    ['phone'],
    { id: 'equals', path: ['method'], value: 'sms' }
  ],
  [
    'else, by another value',
    byMethod,
    { method: 'post' },
    ['mail'],
    { id: 'differs', path: ['method'], value: 'sms' }
  ],
  ['else, by a key that is not there', byMethod, {}, ['mail'], { id: 'absent', path: ['method'] }],
  [
    'then, by a key that is not there and so breaks nothing',
    condition({ properties: { method: { const: 'sms' } } }, needs('phone')),
    {},
    ['phone'],
    { id: 'absent', path: ['method'] }
  ],
  [
    'then, by one of the listed values',
    condition({ properties: { n: { enum: [1, 2] } }, required: ['n'] }, needs('why')),
    { n: 2 },
    ['why'],
    { id: 'equals', path: ['n'], value: 2 }
  ],
  [
    'then, by a key that is there',
    condition(needs('card'), needs('cvc')),
    { card: 'x' },
    ['cvc'],
    { id: 'present', path: ['card'] }
  ],
  [
    'then, by a key of any text',
    condition(
      { properties: { card: { type: 'string', minLength: 1 } }, required: ['card'] },
      needs('cvc')
    ),
    { card: 'x' },
    ['cvc'],
    { id: 'present', path: ['card'] }
  ],
  [
    'then, by a number within limits, which is itself the reason',
    condition({ properties: { n: { minimum: 5 } }, required: ['n'] }, needs('why')),
    { n: 7 },
    ['why'],
    { id: 'equals', path: ['n'], value: 7 }
  ],
  [
    'then, by a text within limits, which is not said',
    condition({ properties: { n: { maxLength: 5 } }, required: ['n'] }, needs('why')),
    { n: 'abc' },
    ['why'],
    undefined
  ],
  [
    'then, by what is excluded',
    condition({ not: needs('card') }, needs('iban')),
    {},
    ['iban'],
    { id: 'absent', path: ['card'] }
  ],
  [
    'dependentSchemas',
    { dependentSchemas: { card: needs('cvc') } },
    { card: 'x' },
    ['cvc'],
    { id: 'present', path: ['card'] }
  ],
  [
    'dependentRequired',
    { dependentRequired: { card: ['cvc'] } },
    { card: 'x' },
    ['cvc'],
    { id: 'present', path: ['card'] }
  ],
  [
    'dependencies of draft-07, as a list',
    { $schema: 'http://json-schema.org/draft-07/schema#', dependencies: { card: ['cvc'] } },
    { card: 'x' },
    ['cvc'],
    { id: 'present', path: ['card'] }
  ],
  [
    'dependencies of draft-07, as a schema',
    { $schema: 'http://json-schema.org/draft-07/schema#', dependencies: { card: needs('cvc') } },
    { card: 'x' },
    ['cvc'],
    { id: 'present', path: ['card'] }
  ],
  [
    'a condition that an object further down has',
    { properties: { a: { type: 'object', ...byMethod } } },
    { a: { method: 'sms' } },
    ['a', 'phone'],
    { id: 'equals', path: ['a', 'method'], value: 'sms' }
  ],
  [
    'a condition among several',
    { allOf: [byMethod, condition(needs('zzz'), needs('yyy'))] },
    { method: 'sms' },
    ['phone'],
    { id: 'equals', path: ['method'], value: 'sms' }
  ]
] as const) {
  test(`a condition gives way to its cause: ${name}`, () => {
    const advice = onlyAdvice(schema, value)
    assert.equal(advice.path, path)
    assert.equal(advice.because, because)
    assert.equal(advice.fix, { id: 'add' })
  })
}

test('the cause stands beside any rule, not only a missing key', () => {
  const schema = {
    properties: { n: { type: 'integer' } },
    ...condition(needs('n'), { properties: { n: { minimum: 5 } } })
  }
  assert.equal(onlyAdvice(schema, { n: 1 }), {
    path: ['n'],
    kind: 'range',
    expected: { id: 'compare', comparison: '>=', limit: 5 },
    received: { id: 'type', type: 'integer', value: 1 },
    fix: { id: 'meet' },
    because: { id: 'present', path: ['n'] },
    about: { parameterType: 'integer' }
  })
})

test('the half that does not apply is silent', () => {
  const schema = condition(sms, needs('phone'), { properties: { phone: { type: 'integer' } } })
  assert.equal(
    adviceOf(schema, { method: 'sms', other: 1 }).map(({ path }) => path),
    [['phone']]
  )
})

test('which half failed is what the validator says, where a pattern decides', () => {
  const schema = condition(
    { properties: { id: { pattern: '^x' } }, required: ['id'] },
    needs('x'),
    needs('y')
  )
  assert.equal(onlyAdvice(schema, { id: 'abc' }).path, ['y'])
  assert.equal(onlyAdvice(schema, { id: 'xyz' }).path, ['x'])
})

test('without a word of the validator the condition itself tells which half failed', () => {
  const issues: ReadonlyArray<Issue> = [
    { path: ['phone'], kind: 'missing', keyword: 'required' },
    { path: [], kind: 'dependency', keyword: 'if' }
  ]
  const fault = invalidArguments('t', { issues })
  const { advice } = advise(fault, { schema: byMethod, value: { method: 'sms' } })
  assert.equal(
    advice?.map(({ because, path }) => [path, because]),
    [[['phone'], { id: 'equals', path: ['method'], value: 'sms' }]]
  )
})

test('nothing is accepted as long as a key is there: that key is to be removed', () => {
  for (const schema of [
    condition(needs('a'), false),
    { dependentSchemas: { a: false } },
    condition({ not: needs('a') }, true, false)
  ]) {
    assert.equal(onlyAdvice(schema, { a: 1 }), {
      path: ['a'],
      kind: 'unexpected',
      expected: { id: 'nothing' },
      fix: { id: 'remove' }
    })
  }
})

// Design, section 3: nothing is shown whose key, schema or look says secret.
for (const [name, given, because] of [
  ['equals', 'x1', { id: 'present', path: ['password'] }],
  ['differs', 'x2', undefined]
] as const) {
  test(`a secret that ${name} is no value to name`, () => {
    const schema = condition(
      { properties: { password: { const: 'x1' } }, required: ['password'] },
      needs('a'),
      needs('a')
    )
    const advice = onlyAdvice(schema, { password: given })
    assert.equal(advice.because, because)
    assert.not.match(JSON.stringify(advice), 'x1')
  })
}

test('a value is as secret as the schema of its place says', () => {
  const schema = {
    properties: { code: { type: 'string', writeOnly: true } },
    ...condition({ properties: { code: { const: 'x1' } }, required: ['code'] }, needs('a'))
  }
  assert.equal(onlyAdvice(schema, { code: 'x1' }).because, { id: 'present', path: ['code'] })
})

// What a half asks of other keys is not what the owner has to be.
test('a condition of which no more is known asks for no type that is there', () => {
  const said = (keyword: string): unknown =>
    advise(invalidArguments('t', { issues: [{ path: [], kind: 'dependency', keyword }] }), {
      schema: {
        type: 'object',
        ...condition({ required: ['a'] }, { properties: { b: { pattern: 'y' } } })
      },
      value: { a: 1, b: 'n' }
    }).advice
  const only = {
    path: [],
    kind: 'dependency',
    received: { id: 'type', type: 'object', size: 2 },
    fix: { id: 'meet' }
  }
  const about = { parameterType: 'object' }
  assert.equal(said('if'), [{ ...only, about }])
  assert.equal(said('dependentSchemas'), [{ ...only, about }])
})

test.run()
