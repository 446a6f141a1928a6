import { own } from '@toolfault/model'
import { read } from '@toolfault/protocols/translate/read'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('protocols/reading/decoded')

const faultOf = (status: number, body: unknown): unknown => {
  const [oxp, problem] = (['oxp', 'problem-details'] as const).map((wire) =>
    own(own(own(read({ status, body }, wire), 'right'), 'value'), 'fault')
  )
  assert.equal(oxp, problem)
  return oxp
}

const missing = (message: string, ...path: ReadonlyArray<string>): object => ({
  path,
  kind: 'missing',
  keyword: 'required',
  message
})

const wrong = (...issues: ReadonlyArray<object>): object => ({ kind: 'invalid_arguments', issues })

const lacks = 'missing field `city` at line 1 column 2'
const axum = 'Failed to deserialize the JSON body into the target type: '
const go = 'json: cannot unmarshal string into Go struct field Booking.guest.age of type int'
const kotlin =
  "Field 'city' is required for type with serial name 'io.ex.Booking', but it was missing at path: $.guest"

// axum (`JsonDataError`), actix-web (`JsonPayloadError`), handlers in Go, Ktor (`JsonConvertException`).
test('what a decoder said of a body is of the keys of what was sent', () => {
  for (const head of [axum, 'Json deserialize error: ', 'invalid request body: ', '']) {
    const body = { error: head + lacks }
    assert.equal(faultOf(400, body), wrong(missing(lacks, 'city')), head)
    assert.equal(faultOf(422, body), wrong(missing(lacks, 'city')), head)
  }
  assert.equal(faultOf(422, axum + lacks), wrong(missing(lacks, 'city')))
  const ktor = `Illegal input: ${kotlin}`
  assert.equal(faultOf(400, { error: ktor }), wrong(missing(ktor, 'guest', 'city')))
  for (const head of ['', 'failed to decode request body: '])
    assert.equal(
      faultOf(400, { error: head + go }),
      wrong({
        path: ['guest', 'age'],
        kind: 'type',
        keyword: 'type',
        params: { type: 'integer' },
        message: go
      })
    )
})

// serde_path_to_error, which axum prints before what serde said.
test('axum says where serde could not go on', () => {
  const named = 'missing field `name` at line 1 column 30'
  assert.equal(
    faultOf(422, `${axum}guests[1]: ${named}`),
    wrong(missing(named, 'guests', '1', 'name'))
  )
  for (const [expected, type] of [
    ['u32', 'integer'],
    ['f64', 'number'],
    ['a string', 'string'],
    ['a boolean', 'boolean'],
    ['a sequence', 'array'],
    ['struct Guest', 'object'],
    ['a date', undefined]
  ] as const) {
    const said = `invalid type: string "x, expected u8", expected ${expected} at line 1 column 30`
    const params = type === undefined ? {} : { params: { type } }
    assert.equal(
      faultOf(422, `${axum}guest.days: ${said}`),
      wrong({
        path: ['guest', 'days'],
        kind: 'type',
        keyword: 'type',
        ...params,
        message: said,
        echo: true
      }),
      expected
    )
  }
})

test('of a key that nobody knows the text has those that there are', () => {
  const message = `${axum}unknown field \`citi\`, expected \`city\` or \`days\``
  const fault = faultOf(422, { error: message })
  assert.equal([own(fault, 'kind'), own(fault, 'message')], ['invalid_arguments', message])
  assert.equal(own(own(own(fault, 'issues'), '0'), 'path'), ['citi'])
})

// ASP.NET Core, "Create web APIs": the errors of System.Text.Json stand at places that begin with `$`.
test('an item of a list in the words of System.Text.Json is what they mean', () => {
  const type =
    'The JSON value could not be converted to System.Int32. Path: $.guest.age | LineNumber: 0 | BytePositionInLine: 12.'
  const city =
    "JSON deserialization for type 'Booking' was missing required properties including: 'city'."
  const name = city.replace("'city'", "'name'")
  assert.equal(
    faultOf(400, {
      status: 400,
      errors: { '$.guest.age': [type], $: [city], '$.guest': [name], note: ['is long'] }
    }),
    wrong(
      {
        path: ['guest', 'age'],
        kind: 'type',
        keyword: 'type',
        params: { type: 'integer' },
        message: type
      },
      missing(city, 'city'),
      missing(name, 'guest', 'name'),
      { path: ['note'], kind: 'unknown', message: 'is long' }
    )
  )
})

// OXP has a body with a message of its own, but none with a type as AWS has it.
test('a body of AWS with 400 is one of AWS', () => {
  const message =
    "1 validation error detected: Value 'x' at 'tableName' failed to satisfy constraint: Member must satisfy the pattern"
  assert.equal(
    faultOf(400, { __type: 'com.amazon.coral.validate#ValidationException', message }),
    wrong({ path: ['tableName'], kind: 'unknown', message: 'must satisfy the pattern' })
  )
  assert.is(
    own(faultOf(400, { __type: 'ThrottlingException', message: 'Rate exceeded' }), 'kind'),
    'unavailable'
  )
})

// A wrong guess is worse than none.
test('what is no sentence of a decoder, or of another failure, is as it was', () => {
  for (const error of [
    'city is required',
    'guest: missing field `name`',
    'invalid request: Error: missing field `name`',
    `${axum}expected value at line 1 column 1`,
    `The reply of the bank: ${lacks}`,
    'json: cannot unmarshal string into Go value of type api.Booking'
  ])
    assert.equal(own(faultOf(400, { error }), 'kind'), 'malformed_request', error)
  assert.equal(faultOf(500, { error: lacks }), { kind: 'internal', message: lacks })
  assert.is(own(faultOf(404, { error: lacks }), 'kind'), 'execution_failed')
})

test.run()
