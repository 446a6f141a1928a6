import { own } from '@toolfault/model'
import { read } from '@toolfault/protocols/translate/read'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('protocols/reading/schema-said')

const faultOf = (body: unknown, status = 400): unknown =>
  own(own(own(read({ status, body }, 'problem-details'), 'right'), 'value'), 'fault')

const issuesOf = (body: unknown, status?: number): unknown => own(faultOf(body, status), 'issues')

const missing = (path: ReadonlyArray<string>, message: string): object => ({
  path,
  kind: 'missing',
  keyword: 'required',
  message
})

// Huma, "Response Errors": "location": "body.items[3].tags".
test('Huma names the place behind the part of the request', () => {
  const body = {
    title: 'Unprocessable Entity',
    status: 422,
    detail: 'validation failed',
    errors: [
      { message: 'expected required property city to be present', location: 'body', value: {} },
      { message: 'expected required property name to be present', location: 'body.guests[1]' },
      { message: 'expected number >= 1', location: 'query.nights', value: 0 }
    ]
  }
  assert.equal(issuesOf(body, 422), [
    missing(['city'], 'expected required property city to be present'),
    missing(['guests', '1', 'name'], 'expected required property name to be present'),
    { path: ['nights'], kind: 'unknown', message: 'expected number >= 1' }
  ])
})

// Prism, "Errors": a `validation` list whose `location` are the steps behind the part of the request.
test('Prism lists the steps behind the part of the request', () => {
  const body = {
    type: 'https://stoplight.io/prism/errors#UNPROCESSABLE_ENTITY',
    title: 'Invalid request',
    status: 422,
    detail: 'Your request is not valid.',
    validation: [
      {
        location: ['body'],
        severity: 'Error',
        code: 'required',
        message: "Request body must have required property 'city'"
      },
      {
        location: ['body', 'guest', 'age'],
        severity: 'Error',
        code: 'type',
        message: 'Request body property guest.age must be integer'
      },
      {
        location: ['query', 'limit'],
        severity: 'Error',
        code: 'type',
        message: 'Request query parameter limit must be in the list'
      }
    ]
  }
  assert.equal(issuesOf(body, 422), [
    missing(['city'], "must have required property 'city'"),
    {
      path: ['guest', 'age'],
      kind: 'type',
      keyword: 'type',
      message: 'must be integer',
      params: { type: 'integer' }
    },
    {
      path: ['limit'],
      kind: 'unknown',
      message: 'Request query parameter limit must be in the list'
    }
  ])
  assert.is(own(faultOf(body, 422), 'message'), 'Your request is not valid.')
})

// Fastify, "Validation and Serialization": "body/name must be string", with `ajv.customOptions.allErrors` several.
test('Fastify has the sentences of ajv behind the part of the request and a pointer', () => {
  const fastify = (message: string): object => ({
    statusCode: 400,
    code: 'FST_ERR_VALIDATION',
    error: 'Bad Request',
    message
  })
  assert.equal(issuesOf(fastify("body must have required property 'city'")), [
    missing(['city'], "must have required property 'city'")
  ])
  assert.equal(issuesOf(fastify('body/guests/0/a~1b must be >= 1, querystring/day must be null')), [
    {
      path: ['guests', '0', 'a/b'],
      kind: 'range',
      keyword: 'minimum',
      message: 'must be >= 1',
      params: { limit: 1 }
    },
    {
      path: ['day'],
      kind: 'type',
      keyword: 'type',
      message: 'must be null',
      params: { type: 'null' }
    }
  ])
})

test('a key that stands in the place already is not put there twice', () => {
  const errors = [
    { field: 'city', message: "must have required property 'city'" },
    { path: ['guest'], message: "'name' is a required property" }
  ]
  assert.equal(issuesOf({ errors }), [
    missing(['city'], "must have required property 'city'"),
    missing(['guest', 'name'], "'name' is a required property")
  ])
})

test('any other sentence stays what it is', () => {
  for (const message of [
    // No argument is a header.
    "headers must have required property 'x-key'",
    'body of the mail must be integer',
    // Which part of a place a name alone is, nobody says.
    'body age must be integer',
    'body/age must be integer, and so it is said',
    'body/age must be good',
    "We say that body must have required property 'city'"
  ]) {
    assert.is(own(faultOf({ message }), 'kind'), 'malformed_request', message)
    assert.is(own(faultOf({ message }), 'message'), message)
  }
})

test('what is no part of a request is no place', () => {
  for (const location of ['https://bodies.example/body.html', 'Berlin', 'line 7', 7, ['line', 7]])
    assert.equal(
      issuesOf({ errors: [{ message: 'Is bad', location }] }),
      [{ path: [], kind: 'unknown', message: 'Is bad' }],
      String(location)
    )
})

test.run()
