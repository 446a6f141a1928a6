import { isList, own } from '@toolfault/model'
import { read } from '@toolfault/protocols/translate/read'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('protocols/reading/maps')

const faultOf = (body: unknown): unknown =>
  own(own(own(read({ status: 400, body }, 'problem-details'), 'right'), 'value'), 'fault')

/** Place and sentence of each issue; the kind where the arguments are not said to be wrong. */
const found = (body: unknown): unknown => {
  const fault = faultOf(body)
  const issues = own(fault, 'issues')
  if (!isList(issues)) return own(fault, 'kind')
  return issues.map((issue) => {
    const path = own(issue, 'path')
    return `${isList(path) ? path.join('.') : '?'}: ${String(own(issue, 'message'))}`
  })
}

const none = 'malformed_request'
const list = [{ field: 'city', message: 'Is bad' }]
const map = { city: ['Is bad'] }
const city = ['city: Is bad']

test('errors are listed under each name for them, in a body or in its error', () => {
  for (const name of [
    ...['errors', 'issues', 'violations', 'invalid-params', 'invalid_params', 'invalidParams'],
    ...['validation_errors', 'validationErrors', 'field_errors', 'fieldErrors']
  ])
    for (const errors of [list, map, { city: 'Is bad' }]) {
      assert.equal(found({ [name]: errors }), city, name)
      assert.equal(found({ error: { [name]: errors } }), city, name)
    }
  assert.is(found({ error: 'No', rows: list }), none)
  assert.is(found({ error: 'No', rows: map }), none)
  assert.is(found({ error: 'No', errors: { message: 'Is bad', city: 'Is bad' } }), none)
})

test('what stands beside a sentence counts where it can be nothing but errors', () => {
  for (const name of ['details', 'detail', 'data']) {
    const beside = (value: unknown): unknown => found({ error: 'No', [name]: value })
    assert.equal(beside(list), city, name)
    assert.equal(beside({ city: { code: 'x', message: 'Is bad' } }), city, name)
    for (const inner of ['errors', 'issues', 'causes', 'fieldErrors'])
      assert.equal(beside({ [inner]: map }), city, `${name} ${inner}`)
    assert.equal(beside({ rows: map }), name === 'data' ? none : ['rows.city: Is bad'], name)
    assert.is(beside({ city: ['bad'] }), none, name)
    assert.is(beside({ city: { code: 'x', message: 'bad' } }), none, name)
    // FastAPI has its list there, and says of each where it is.
    assert.equal(beside([{ message: 'Is bad' }]), name === 'detail' ? [': Is bad'] : none, name)
  }
  // What was sent may be handed back.
  assert.is(found({ error: 'No', data: map }), none)
  assert.is(found({ error: 'No', data: { city: { message: 'Is bad' } } }), none)
})

test('a body that is a map of names is one, and what stands around what is said is no name', () => {
  assert.equal(found(map), city)
  assert.equal(found({ json: map }), city)
  assert.equal(found({ json: ['Is bad'] }), ['json: Is bad'])
  assert.equal(found({ json: { city: ['Is bad'] }, day: ['Is bad'] }), [
    'json.city: Is bad',
    'day: Is bad'
  ])
  for (const name of ['data', 'messages', 'result']) assert.is(found({ [name]: map }), none, name)
  for (const name of ['error', 'errorMessages'])
    assert.is(found({ [name]: ['It is closed'] }), none, name)
  // Far inside a list of words may be anything.
  assert.equal(found({ guest: { city: ['Bad.'] } }), ['guest.city: Bad.'])
  assert.is(found({ guest: { city: ['bad'] } }), none)
  assert.equal(found({ city: ['bad'] }), ['city: bad'])
  assert.is(found({ city: ['Is bad'], count: 7 }), none)
})

test('what is wrong with a place as a whole is of that place', () => {
  for (const name of [
    ...['_errors', 'non_field_errors', '__all__', 'nonFieldErrors', '__root__', '_schema']
  ]) {
    assert.equal(found({ errors: [{ field: name, message: 'Is bad' }] }), [': Is bad'], name)
    assert.equal(found({ errors: [{ path: ['guest', name], message: 'Is bad' }] }), [
      'guest: Is bad'
    ])
    // A pointer names a key.
    assert.equal(found({ errors: [{ pointer: `#/${name}`, detail: 'Is bad' }] }), [
      `${name}: Is bad`
    ])
    assert.equal(found({ errors: { guest: { [name]: ['Is bad'] } } }), ['guest: Is bad'], name)
    assert.equal(found({ errors: { [name]: ['Is bad'] } }), [': Is bad'], name)
    assert.is(found({ error: 'No', errors: { guest: { [name]: 'Is bad' } } }), none, name)
  }
})

// Rails, "Working with Validation Errors": `errors[:base]`.
test('Rails has sentences of the whole under base, where a parameter may be called so', () => {
  const base = (...texts: ReadonlyArray<string>): unknown => found({ errors: { base: texts } })
  assert.equal(base('Order is closed', 'Seats are taken'), [
    ': Order is closed',
    ': Seats are taken'
  ])
  assert.equal(found({ base: ['Order is closed'] }), [': Order is closed'])
  for (const text of [
    ...["can't be blank", 'Must be open', 'This field is required.', 'The base field is late'],
    ...['Expected string, received number', 'Not a valid number.', 'Required', 'Is bad']
  ])
    assert.equal(base('Order is closed', text), ['base: Order is closed', `base: ${text}`])
  assert.equal(found({ errors: { base: 'Order is closed' } }), ['base: Order is closed'])
  assert.equal(found({ errors: [{ field: 'base', message: 'Order is closed' }] }), [
    'base: Order is closed'
  ])
})

test('a map may say first of which part of the request it is', () => {
  for (const part of [
    ...['json', 'query', 'querystring', 'headers', 'cookies'],
    ...['json_or_form', 'json_or_query', 'view_args']
  ])
    assert.equal(found({ errors: { [part]: map } }), city, part)
  assert.equal(found({ errors: { json: map, query: { day: ['Is bad'] } } }), [
    'city: Is bad',
    'day: Is bad'
  ])
  assert.equal(found({ errors: { query: ['Is bad'] } }), ['query: Is bad'])
  assert.equal(found({ errors: { query: map, day: ['Is bad'] } }), [
    'query.city: Is bad',
    'day: Is bad'
  ])
  assert.equal(found({ errors: { form: map } }), ['form.city: Is bad'])
})

// JSON:API, "Error Objects".
test('a pointer into a document of JSON:API is of what is sent inside', () => {
  const at = (source: object): unknown => found({ errors: [{ source, detail: 'Is bad' }] })
  assert.equal(at({ pointer: '/data/attributes/city' }), city)
  assert.equal(at({ pointer: '/data/relationships/city' }), city)
  assert.equal(at({ pointer: '/data/relationships/city/data/id' }), city)
  assert.equal(at({ pointer: '/data/id' }), ['data.id: Is bad'])
  assert.equal(at({ parameter: 'city' }), city)
  assert.equal(at({ parameter: 'page[size]' }), ['page[size]: Is bad'])
})

// Opis JSON Schema, as servers in PHP hand it on; of RFC 6901, section 5, `/` is the key that is empty.
test('the root of Opis is a slash beside a keyword', () => {
  const pathOf = (error: object): unknown =>
    own(own(own(faultOf({ errors: [{ message: 'Is bad', ...error }] }), 'issues'), '0'), 'path')
  assert.equal(pathOf({ pointer: '/', keyword: 'required' }), [])
  assert.equal(pathOf({ pointer: '/city', keyword: 'type' }), ['city'])
  assert.equal(pathOf({ pointer: '/' }), [''])
})

// php-mcp/server, `SchemaValidator`: a keyword, and a sentence that lists the keys that lack.
test('a keyword of JSON Schema beside a place says the rule', () => {
  const issuesOf = (error: object): unknown => own(faultOf({ errors: [error] }), 'issues')
  const lacks = 'Missing required properties: `city`, `unit`.'
  const missing = { kind: 'missing', keyword: 'required', message: lacks }
  assert.equal(issuesOf({ pointer: '/guest', keyword: 'required', message: lacks }), [
    { path: ['guest', 'city'], ...missing },
    { path: ['guest', 'unit'], ...missing }
  ])
  const message = 'Is odd'
  for (const [keyword, kind] of [
    ['type', 'type'],
    ['enum', 'choice'],
    ['minimum', 'range'],
    ['maxLength', 'size'],
    ['format', 'format']
  ] as const)
    assert.equal(issuesOf({ pointer: '/n', keyword, message }), [
      { path: ['n'], kind, keyword, message }
    ])
  // A key that it does not name, and a word of another language.
  for (const keyword of ['required', 'additionalProperties', 'anyOf', 'isEmail', '', 1, null])
    assert.equal(issuesOf({ pointer: '/n', keyword, message }), [
      { path: ['n'], kind: 'unknown', message }
    ])
})

test('an item that has no sentence says what it expects of which parameter', () => {
  const issuesOf = (body: unknown): unknown => own(faultOf(body), 'issues')
  const list = [
    { param: 'limit', expected: 'integer' },
    { field: 'unit', expected: ['c', 'f', null] },
    { path: ['guest', 'born'], expected: 'a date before today', received: 'string' }
  ]
  const wanted = [
    {
      path: ['limit'],
      kind: 'type',
      keyword: 'type',
      message: 'expected integer',
      params: { type: 'integer' }
    },
    { path: ['unit'], kind: 'choice', keyword: 'enum', message: 'expected one of "c", "f", null' },
    { path: ['guest', 'born'], kind: 'unknown', message: 'expected a date before today' }
  ]
  for (const body of [list, { errors: list }, { error: { message: 'Bad input', errors: list } }])
    assert.equal(issuesOf(body), wanted, JSON.stringify(body))
  // A sentence says more.
  assert.equal(issuesOf({ errors: [{ param: 'limit', expected: 'integer', message: 'Is odd' }] }), [
    { path: ['limit'], kind: 'unknown', message: 'Is odd' }
  ])
  for (const item of [
    { expected: 'integer' },
    { param: 'limit', expected: '' },
    { param: 'limit', expected: 3 },
    { param: 'limit', expected: [] },
    { param: 'limit', expected: [{}] },
    { param: 'limit', wanted: 'integer' }
  ])
    assert.is(own(faultOf({ errors: [item] }), 'kind'), none, JSON.stringify(item))
})

// FastAPI before 0.100, with the first version of pydantic.
test('what is missing is so in the words of either pydantic', () => {
  for (const type of ['missing', 'value_error.missing']) {
    const body = { detail: [{ loc: ['body', 'city'], msg: 'field required', type }] }
    assert.equal(own(faultOf(body), 'issues'), [
      { path: ['city'], kind: 'missing', keyword: 'required', message: 'field required' }
    ])
  }
  const other = { detail: [{ loc: ['body', 'city'], msg: 'Is odd', type: 'value_error.email' }] }
  assert.equal(own(faultOf(other), 'issues'), [
    { path: ['city'], kind: 'unknown', message: 'Is odd' }
  ])
})

// OpenAPI says of a request of which part of it a place is.
test('a pointer of OpenAPI is of a part of the request', () => {
  const at = (path: string, errorCode = 'type.openapi.validation'): unknown =>
    found({ errors: [{ path, message: 'Is bad', errorCode }] })
  for (const part of ['body', 'query', 'params', 'headers', 'cookies'])
    assert.equal(at(`/${part}/city`), city, part)
  assert.equal(at('/response/city'), ['response.city: Is bad'])
  assert.equal(at('/body/city', 'type'), ['body.city: Is bad'])
  assert.equal(at('body'), ['body: Is bad'])
  // Up to version 4, with the paths of ajv 6.
  assert.equal(at('.body.city'), city)
  assert.equal(at(".body.guests[0]['last-name']"), ['guests.0.last-name: Is bad'])
  assert.equal(at('.query.limit'), ['limit: Is bad'])
  assert.equal(at('.body'), [': Is bad'])
  assert.equal(at('.body.city', 'other'), ['.body.city: Is bad'])
})

// zod, "Formatting errors": `z.flattenError`, and `error.flatten()` of zod 3.
test('what zod flattens is of the whole, and of each key', () => {
  const flat = { formErrors: ['Give a or b'], fieldErrors: { city: ['Is bad'] } }
  const whole = { formErrors: ['Give a or b'], fieldErrors: {} }
  for (const around of [
    (errors: object): object => errors,
    (errors: object): object => ({ success: false, ...errors }),
    (errors: object): object => ({ error: errors }),
    (errors: object): object => ({ errors }),
    (errors: object): object => ({ error: { errors } }),
    (errors: object): object => ({ error: 'No', details: errors }),
    (errors: object): object => ({ error: 'No', data: errors })
  ]) {
    assert.equal(found(around(flat)), [': Give a or b', 'city: Is bad'])
    assert.equal(found(around(whole)), [': Give a or b'])
    assert.equal(found(around({ ...flat, formErrors: [] })), city)
    assert.is(found(around({ formErrors: [], fieldErrors: {} })), none)
  }
})

test('a tree of zod is read node by node', () => {
  const bad = { errors: ['Is bad'] }
  const tree = (properties: object): object => ({ errors: [], properties })
  assert.equal(found(tree({ city: bad })), city)
  assert.equal(found({ ...tree({ city: bad }), errors: ['All is bad'] }), [
    ': All is bad',
    'city: Is bad'
  ])
  assert.equal(found({ errors: [], items: [null, bad, { ...tree({ day: bad }) }] }), [
    '1: Is bad',
    '2.day: Is bad'
  ])
  assert.is(found(tree({ city: { ...bad, more: 1 } })), none)
  assert.is(found(tree({ city: 7 })), none)
})

test('so deep a map is read', () => {
  const deep = (levels: number): object =>
    levels === 1 ? { a: ['Is bad'] } : { a: deep(levels - 1) }
  const path = (levels: number): string => Array.from({ length: levels }, () => 'a').join('.')
  assert.equal(found({ errors: deep(9) }), [`${path(9)}: Is bad`])
  assert.is(found({ errors: deep(10) }), none)
  const tree = (levels: number): object =>
    levels === 0 ? { errors: ['Is bad'] } : { errors: [], properties: { a: tree(levels - 1) } }
  assert.equal(found(tree(8)), [`${path(8)}: Is bad`])
  assert.is(found(tree(9)), none)
})

test('items are told by their number, and none is where one is no map', () => {
  assert.equal(found({ errors: { rows: [{}, null, { city: ['Is bad'] }] } }), [
    'rows.2.city: Is bad'
  ])
  assert.is(found({ error: 'No', errors: { rows: [{}, 7, { city: ['Is bad'] }] } }), none)
  assert.is(found({ error: 'No', errors: { rows: [{ city: ['Is bad'] }], count: 7 } }), none)
  // One word far inside is rather a value.
  assert.is(found({ error: 'No', errors: { guest: { city: 'bad' } } }), none)
  assert.equal(found({ errors: { guest: { city: 'Is bad' } } }), ['guest.city: Is bad'])
})

test('an error under a name may say its code, and the place as another calls it', () => {
  assert.equal(found({ errors: { city: { msg: 'Is bad', code: 'x' } } }), city)
  assert.equal(found({ errors: { city: [{ message: 'Is bad' }, { detail: 'Is worse' }] } }), [
    'city: Is bad',
    'city: Is worse'
  ])
  assert.equal(found({ errors: { guest: { city: [{ message: 'Is bad' }] } } }), [
    'guest.city: Is bad'
  ])
  assert.equal(found({ errors: { x: [{ name: 'city', message: 'Is bad' }] } }), city)
})

test('the message of an error of zod is JSON, of which only a list of places is read', () => {
  const json = JSON.stringify([{ path: ['city'], message: 'Is bad' }])
  for (const name of ['error', 'message']) {
    assert.equal(found({ [name]: json }), city, name)
    assert.equal(found({ [name]: JSON.parse(json) }), city, name)
    assert.is(found({ [name]: json.slice(0, -1) }), none, name)
    assert.is(found({ [name]: '[]' }), none, name)
    assert.is(found({ [name]: '[{"message":"Is bad"}]' }), none, name)
  }
  const long = JSON.stringify([{ path: ['city'], message: 'Is bad'.padEnd(20_000) }])
  assert.is(found({ error: long }), none)
})

test('FastAPI says first in which part of the request a place is', () => {
  for (const part of ['body', 'query', 'path', 'header', 'cookie'])
    assert.equal(found({ detail: [{ loc: [part, 'city'], msg: 'Is bad' }] }), city, part)
  for (const first of ['form', 'bodywork', 'somebody'])
    assert.equal(found({ detail: [{ loc: [first, 'city'], msg: 'Is bad' }] }), [
      `${first}.city: Is bad`
    ])
})

test('what holds nothing is no list, and another is looked for', () => {
  assert.equal(found({ errors: {}, details: list }), city)
  assert.equal(found({ message: [], details: list }), city)
  // Jira has both, and says in the first what is wrong with the whole.
  assert.is(found({ errorMessages: ['No such issue'], errors: {} }), none)
  assert.is(found({ guest: { city: ['v1.2'] } }), none)
})

// GraphQL, section 7.1.2: the path is that of a field in the answer.
test('the path of an error of GraphQL is no place, what stands beside it may be', () => {
  const path = ['user', 'city']
  const error = (more: object): object => ({ errors: [{ message: 'Is bad', path, ...more }] })
  assert.equal(found(error({})), ['user.city: Is bad'])
  assert.equal(found(error({ locations: [{ line: 1, column: 2 }] })), [': Is bad'])
  assert.equal(found(error({ extensions: { field: 'city' } })), city)
  assert.equal(found(error({ extensions: { argumentName: 'city' } })), city)
})

test('the class of an error is no place', () => {
  const error = { name: 'ValidatorError', path: 'city', message: 'Is bad' }
  assert.equal(found({ errors: [error] }), city)
  assert.equal(found({ errors: [{ ...error, name: 'day' }] }), ['day: Is bad'])
})

test.run()
