import { failureOf } from '@toolfault/client/failure'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('client/graphql')

const said = (body: object): unknown => {
  const found = failureOf({ status: 200, body })
  return [found?.fault.kind, found?.unsure === true]
}

test('GraphQL says with 200 that it failed, and by a code who acts', () => {
  const error = (code: string): object => ({ message: 'No', extensions: { code } })
  assert.equal(said({ errors: [error('BAD_USER_INPUT')] }), ['invalid_arguments', false])
  assert.equal(said({ errors: [{ message: 'No such field' }] }), ['invalid_arguments', false])
  assert.equal(said({ data: null, errors: [error('UNAUTHENTICATED')] }), [
    'authorization_required',
    false
  ])
  assert.equal(said({ errors: [error('THROTTLED')] }), ['unavailable', false])
})

test('what ran in part, or may have, is unsure', () => {
  const errors = [{ message: 'No', path: ['b'], extensions: { code: 'THROTTLED' } }]
  assert.equal(said({ data: { a: 1, b: null }, errors }), ['internal', true])
  assert.equal(said({ data: null, errors: [{ message: 'No', path: ['b'] }] }), ['internal', true])
})

// Shopify tells in the data that a product was not made (`userErrors`), so that no success is read of it.
test('data without errors were executed, well or not', () => {
  for (const body of [
    { data: { user: { id: 1 } } },
    { data: { a: null }, extensions: { cost: 1 } }
  ])
    assert.equal(said(body), ['internal', true])
  for (const body of [{ data: { a: 1 }, status: 'fail' }, { extensions: {} }])
    assert.equal(said(body), ['internal', false])
  assert.is(failureOf({ data: { a: 1 } })?.unsure, undefined)
})

test('other lists of errors beside a success are none of GraphQL', () => {
  assert.equal(said({ errors: [{ message: 'row 3 skipped' }], imported: 7 }), ['internal', false])
})

// Shopify, "GraphQL Admin API": "userErrors", with 200 and without `errors`.
test('what a mutation refuses in its own payload is refused, and unsure beside what went well', () => {
  const errors = [{ field: ['input', 'title'], message: "Title can't be blank" }]
  const data = { create: { product: null, userErrors: errors } }
  assert.equal(said({ data }), ['invalid_arguments', false])
  assert.equal(said({ data: { create: { mediaUserErrors: errors } }, extensions: {} }), [
    'invalid_arguments',
    false
  ])
  const found = failureOf({ status: 200, body: { data } })
  assert.equal(found?.fault.kind === 'invalid_arguments' && found.fault.issues, [
    { path: ['input', 'title'], kind: 'unknown', message: "Title can't be blank" }
  ])
  assert.equal(found?.wire, { status: 200, body: { data } })
  assert.equal(said({ data: { ...data, other: null } }), ['invalid_arguments', false])
  assert.equal(said({ data: { ...data, other: { userErrors: [] } } }), ['internal', true])
  for (const other of [{ userErrors: [] }, { userErrors: [7] }, { errors }, null, errors])
    assert.equal(said({ data: { create: other } }), ['internal', true])
  assert.equal(said({ data, imported: 7 }), ['internal', false])
})

test('a number of an API beside a sentence is read by the status', () => {
  const kind = (status: number, body: object): unknown => failureOf({ status, body })?.fault.kind
  assert.is(kind(400, { code: 21211, message: 'No number', status: 400 }), 'malformed_request')
  assert.is(kind(404, { code: 10003, message: 'Unknown Channel' }), 'execution_failed')
  assert.is(kind(400, { code: 7, message: 'No way', data: { retry_capable: false } }), 'internal')
  assert.is(kind(404, { detail: 'Not found.' }), 'internal')
})

test.run()
