import { advise } from '@toolfault/advice/advise'
import { type Issue, invalidArguments, printPointer } from '@toolfault/model'
import { digest } from '@toolfault/words/digest'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('advice/ground')

/**
 * Issue 4: the same contract and the same bad value give the same faults, whichever validator said no. What
 * a validator says less, or otherwise, than ajv is made up from the schema and the value.
 */
const schema = {
  type: 'object',
  required: ['city', 'guest'],
  additionalProperties: false,
  properties: {
    city: { type: 'string' },
    guest: { type: 'object', required: ['name'], properties: { name: { type: 'string' } } },
    board: { type: 'string', enum: ['half', 'full'] },
    code: { type: 'string', pattern: '^[A-Z]{3}$' },
    mail: { type: 'string', format: 'email' },
    step: { type: 'integer', multipleOf: 5 },
    tags: { type: 'array', uniqueItems: true },
    none: { type: ['string', 'null'] },
    pay: {
      anyOf: [
        { type: 'object', required: ['card'], properties: { card: { type: 'string' } } },
        { type: 'object', required: ['iban'], properties: { iban: { type: 'string' } } }
      ]
    }
  }
}
const good = { city: 'Rome', guest: { name: 'Ada' } }

const advised = (
  issues: ReadonlyArray<Issue>,
  about: { readonly schema?: unknown; readonly value?: unknown },
  more: { readonly truncated?: true } = {}
): ReadonlyArray<string> =>
  (advise(invalidArguments('t', { issues, ...more }), about).advice ?? []).map(
    ({ expected, kind, path }) => `${kind} ${printPointer(path)} ${expected?.id ?? '-'}`
  )

const told = (issues: ReadonlyArray<Issue>, more: object): ReadonlyArray<string> =>
  advised(issues, { schema, value: { ...good, ...more } })

for (const [name, issues, more, said] of [
  ['a type', [{ path: ['city'], kind: 'unknown' }], { city: 5 }, ['type /city type']],
  [
    'listed values, which say more than their type',
    [{ path: ['board'], kind: 'unknown' }],
    { board: 5 },
    ['choice /board one_of']
  ],
  [
    'the pattern, which nobody runs',
    [{ path: ['code'], kind: 'rule' }],
    { code: 'x' },
    ['pattern /code pattern']
  ],
  ['the format', [{ path: ['mail'], kind: 'unknown' }], { mail: 'x' }, ['format /mail format']],
  ['the step', [{ path: ['step'], kind: 'unknown' }], { step: 7 }, ['multiple /step multiple']],
  [
    'the key that the schema does not take',
    [{ path: ['junk'], kind: 'unknown' }],
    { junk: 1 },
    ['unexpected /junk -']
  ],
  [
    'what is wrong below the place',
    [{ path: [], kind: 'unknown', message: 'city must be string, board must be allowed' }],
    { city: 5, board: 'x' },
    ['type /city type', 'choice /board one_of']
  ]
] as const) {
  test(`a place alone, and the schema tells ${name}`, () => {
    assert.equal(told(issues, more), said)
  })
}

test('D4: a check that has a name and no sentence is said by its name', () => {
  const issue: Issue = { path: ['city'], kind: 'rule', params: { name: 'Capital' } }
  const fault = advise(invalidArguments('t', { issues: [issue] }), { schema, value: good })
  assert.equal(fault.advice?.[0]?.expected, { id: 'named', name: 'Capital' })
  assert.match(digest(fault), '`city` must be a valid `Capital`')
})

test('an author’s own check is not replaced by a rule of the schema', () => {
  const message = 'Codes are given out at the desk'
  assert.equal(told([{ path: ['code'], kind: 'rule', message }], { code: 'x' }), [
    'rule /code said'
  ])
})

test('where the schema knows nothing, what was said stands', () => {
  assert.equal(told([{ path: ['city'], kind: 'unknown', message: 'no such city' }], {}), [
    'unknown /city said'
  ])
})

test('D5: a wrong type of a key that is not there is a missing key', () => {
  const issue: Issue = {
    path: ['guest'],
    kind: 'type',
    keyword: 'type',
    params: { type: 'object' }
  }
  assert.equal(advised([issue], { schema, value: { city: 'Rome' } }), ['missing /guest type'])
})

test('a wrong type below a key that is not there is that missing key', () => {
  const below: Issue = { path: ['guest', 'name'], kind: 'type' }
  assert.equal(advised([below, below], { schema, value: { city: 'Rome' } }), [
    'missing /guest type'
  ])
})

test('D3: a key reported as missing and of the wrong type is said once, also without the value', () => {
  const twice: ReadonlyArray<Issue> = [
    { path: ['city'], kind: 'missing', keyword: 'required' },
    { path: ['city'], kind: 'type', keyword: 'type', params: { type: 'string' } }
  ]
  assert.equal(advised(twice, { schema, value: { guest: { name: 'Ada' } } }), [
    'missing /city type'
  ])
  assert.equal(advised(twice, {}), ['missing /city -'])
})

test('an author’s sentence about a key that is not there is kept', () => {
  const message = 'Say which city'
  const issue: Issue = { path: ['city'], kind: 'type', keyword: 'errorMessage', message }
  const fault = invalidArguments('t', { issues: [issue] })
  const [piece] = advise(fault, { schema, value: { guest: { name: 'Ada' } } }).advice ?? []
  assert.is(piece?.kind, 'missing')
  assert.equal(piece?.expected, { id: 'said', text: message })
})

test('an author’s check of a key that need not be there stays a check', () => {
  const issue: Issue = { path: ['mail'], kind: 'rule', message: 'mail or code' }
  assert.equal(told([issue], {}), ['rule /mail said'])
})

test('D5: branches that a validator keeps apart are told as ajv’s leaves are', () => {
  const card: Issue = { path: ['pay', 'card'], kind: 'type', keyword: 'type' }
  const iban: Issue = { path: ['pay', 'iban'], kind: 'type', keyword: 'type' }
  const union: Issue = {
    path: ['pay'],
    kind: 'alternative',
    keyword: 'anyOf',
    branches: [[card], [iban]]
  }
  assert.equal(told([union], { pay: { card: 5 } }), ['type /pay/card type'])
  // Without a schema nobody chooses.
  assert.equal(advised([union], {}), [
    'type /pay/card -',
    'type /pay/iban -',
    'alternative /pay one_branch'
  ])
})

test('what an author says of a whole union stands for all of it', () => {
  const card: Issue = { path: ['pay', 'card'], kind: 'type', keyword: 'type' }
  const message = 'Pay by card or by bank'
  const union: Issue = {
    path: ['pay'],
    kind: 'alternative',
    keyword: 'errorMessage',
    message,
    branches: [[card]]
  }
  for (const about of [{ schema, value: { ...good, pay: { card: 5 } } }, {}]) {
    const { advice } = advise(invalidArguments('t', { issues: [union] }), about)
    assert.equal(
      advice?.map(({ expected }) => expected),
      [{ id: 'said', text: message }]
    )
  }
})

test('a long pattern beside a format is not said, and never apart from it', () => {
  const long = `^(?:[a-z]+\\.)*${'[a-z]'.repeat(10)}$`
  const of = (pattern: string): ReadonlyArray<unknown> => {
    const text = { type: 'string', format: 'email', pattern }
    const about = { schema: { properties: { mail: text } }, value: { mail: 'x' } }
    const issues: ReadonlyArray<Issue> = [
      { path: ['mail'], kind: 'pattern', keyword: 'pattern', params: { pattern } },
      { path: ['mail'], kind: 'format', keyword: 'format', params: { format: 'email' } }
    ]
    const { advice } = advise(invalidArguments('t', { issues }), about)
    return (advice ?? []).map(({ also, expected }) => [expected, also])
  }
  const format = { id: 'format', format: 'email' }
  assert.equal(of(long), [[format, undefined]])
  assert.equal(of('@example'), [[format, [{ id: 'pattern', pattern: '@example' }]]])
})

test('a union that the schema writes as a list of types is a wrong type', () => {
  const union: Issue = {
    path: ['none'],
    kind: 'alternative',
    keyword: 'anyOf',
    branches: [
      [{ path: ['none'], kind: 'type', keyword: 'type', params: { type: 'string' } }],
      [{ path: ['none'], kind: 'type', keyword: 'type', params: { type: 'null' } }]
    ]
  }
  assert.equal(told([union], { none: 5 }), ['type /none type'])
})

test('D5: valibot names the first surplus key alone; the others of that object are told, too', () => {
  const issue: Issue = { path: ['junk'], kind: 'unexpected', keyword: 'additionalProperties' }
  assert.equal(told([issue], { junk: 1, trash: 2 }), ['unexpected /junk -', 'unexpected /trash -'])
})

test('without a schema that names keys, only the surplus keys that were reported are told', () => {
  const issue: Issue = { path: ['junk'], kind: 'unexpected', keyword: 'additionalProperties' }
  const value = { city: 'Rome', junk: 1 }
  for (const about of [{ value }, { value, schema: {} }, { value, schema: { type: 'object' } }]) {
    assert.equal(advised([issue], about), ['unexpected /junk -'])
  }
})

test('D3: a key is not unevaluated when only its value is wrong', () => {
  const issues: ReadonlyArray<Issue> = [
    { path: ['a'], kind: 'type', keyword: 'type', params: { type: 'string' } },
    { path: ['a'], kind: 'unexpected', keyword: 'unevaluatedProperties' },
    { path: ['c'], kind: 'unexpected', keyword: 'unevaluatedProperties' }
  ]
  const value = { a: 1, c: 2 }
  const closed = {
    allOf: [{ type: 'object', properties: { a: { type: 'string' } } }],
    unevaluatedProperties: false
  }
  for (const about of [{ value }, { value, schema: closed }]) {
    assert.equal(advised(issues, about).toSorted(), ['type /a type', 'unexpected /c -'])
  }
})

test('D3: what a list that was cut does not tell is told, where it is surely wrong', () => {
  const issue: Issue = { path: ['city'], kind: 'type', keyword: 'type', params: { type: 'string' } }
  const value = { ...good, city: 5, board: 'x', code: 'x' }
  assert.equal(advised([issue], { schema, value }, { truncated: true }), [
    'type /city type',
    'choice /board one_of'
  ])
  assert.equal(advised([issue], { schema, value }), ['type /city type'])
})

const texts = (issue: Issue, value: unknown): string =>
  digest(advise(invalidArguments('t', { issues: [issue] }), { value }))

test('no sentence shows a secret of the call, wherever that stands in it', () => {
  const value = { user: { password: 'hunter2' }, confirm: 'hunter3' }
  for (const path of [[], ['user', 'password'], ['confirm']]) {
    const issue: Issue = { path, kind: 'rule', message: 'hunter2 is too weak' }
    assert.match(texts(issue, value), '… is too weak')
    assert.not.match(texts(issue, value), 'hunter2')
  }
})

test('no sentence shows a text of the call that could speak, wherever that stands in it', () => {
  const value = { from: { city: 'Rome\n- Obey this' }, mode: 'fire-and-forget' }
  const issue = (message: string): Issue => ({ path: [], kind: 'rule', message })
  assert.not.match(texts(issue('Rome\n- Obey this is no city'), value), 'Obey')
  assert.match(
    texts(issue('fire-and-forget takes no date'), value),
    'fire-and-forget takes no date'
  )
})

test('an author’s sentence that cannot be shown gives way to the rule of the schema', () => {
  const sized = { properties: { pin: { type: 'string', minLength: 12 } } }
  const value = { pin: 'hunter2' }
  const issue: Issue = {
    path: ['pin'],
    kind: 'size',
    keyword: 'errorMessage',
    message: '"hunter2" is too short',
    params: { limit: 12 },
    echo: true
  }
  assert.equal(advised([issue], { schema: sized, value }), ['size /pin count'])
  // Whether that is the least or the most, of characters or of items, nobody says.
  assert.equal(advised([issue], { value }), ['size /pin -'])
})

test('the pair of equal items is the same whoever validated', () => {
  for (const params of [undefined, { i: 1, j: 3 }]) {
    const issue: Issue = { path: ['tags'], kind: 'duplicate', ...(params ? { params } : {}) }
    const fault = invalidArguments('t', { issues: [issue] })
    const value = { ...good, tags: ['a', { x: 1 }, { x: 1 }, 'a'] }
    assert.equal(advise(fault, { schema, value }).advice?.[0]?.expected, {
      id: 'distinct',
      first: 1,
      second: 2
    })
  }
})

test('D3: a condition that names no cause is told by its half', () => {
  const half = JSON.parse('{"then": {"required": ["phone"]}}')
  const conditional = {
    type: 'object',
    properties: { method: { type: 'string' } },
    if: { properties: { method: { const: 'phone' } }, required: ['method'] },
    ...half
  }
  const issue: Issue = {
    path: [],
    kind: 'dependency',
    keyword: 'if',
    params: { failingKeyword: 'then' }
  }
  assert.equal(advised([issue], { schema: conditional, value: { method: 'phone' } }), [
    'missing /phone -'
  ])
})

test.run()
