import { isList, own } from '@toolfault/model'
import { read } from '@toolfault/protocols/translate/read'
import type { WireName } from '@toolfault/protocols/wires'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('protocols/reading/behind')

const wires: ReadonlyArray<WireName> = ['oxp', 'f7', 'problem-details']

/** Kind and whole message, then place and sentence of each issue. */
const found = (body: unknown, status: number, wire: WireName): ReadonlyArray<unknown> => {
  const fault = own(own(own(read({ status, body }, wire), 'right'), 'value'), 'fault')
  const issues = own(fault, 'issues')
  return [
    own(fault, 'kind'),
    own(fault, 'message'),
    ...(isList(issues) ? issues : []).map((issue) => {
      const path = own(issue, 'path')
      const said = own(issue, 'kind') === 'missing' ? 'missing' : String(own(issue, 'message'))
      return `${isList(path) ? path.join('.') : '?'}: ${said}`
    })
  ]
}

// Cloudflare, "Fundamentals", "Make API calls": `errors` with `code`, `message` and `error_chain`.
test('of Cloudflare what stands behind an error is told with it', () => {
  const body = {
    success: false,
    errors: [
      {
        code: 1004,
        message: 'DNS Validation Error',
        error_chain: [{ code: 9005, message: 'Content for A record must be a valid IPv4 address.' }]
      },
      { code: 1005, message: 'Is late', error_chain: [] },
      { code: 1006, message: 'Is odd', error_chain: 'no list' },
      { code: 1007, message: 'Is bad', error_chain: [7, { code: 1 }] }
    ],
    messages: [],
    result: null
  }
  for (const wire of ['f7', 'problem-details'] as const)
    assert.equal(found(body, 400, wire), [
      'invalid_arguments',
      undefined,
      ': DNS Validation Error: Content for A record must be a valid IPv4 address.',
      ': Is late',
      ': Is odd',
      ': Is bad'
    ])
})

// Okta, "Errors": "errorCauses" is a list of objects with an "errorSummary" each.
test('of Okta the causes are told', () => {
  const body = {
    errorCode: 'E0000001',
    errorSummary: 'Api validation failed: login',
    errorLink: 'E0000001',
    errorId: 'oae',
    errorCauses: [{ errorSummary: 'login: The field cannot be left blank' }]
  }
  for (const wire of wires)
    assert.equal(found(body, 400, wire), [
      'invalid_arguments',
      'Api validation failed: login',
      ': login: The field cannot be left blank'
    ])
  for (const errorCauses of [[], [{ cause: 'x' }], ['a', 7]])
    assert.equal(found({ ...body, errorCauses }, 400, 'f7'), [
      'malformed_request',
      'Api validation failed: login'
    ])
})

// WordPress, class WP_REST_Request: `rest_invalid_param` and `rest_missing_callback_param`.
test('of WordPress the parameters are told', () => {
  const invalid = {
    code: 'rest_invalid_param',
    message: 'Invalid parameter(s): status',
    data: {
      status: 400,
      params: { status: 'status is not one of publish, draft.' },
      details: {
        status: { code: 'rest_not_in_enum', message: 'status is not one of x', data: null }
      }
    }
  }
  const missing = {
    code: 'rest_missing_callback_param',
    message: 'Missing parameter(s): title, content',
    data: { status: 400, params: ['title', 'content'] }
  }
  for (const wire of ['f7', 'problem-details'] as const) {
    assert.equal(found(invalid, 400, wire), [
      'invalid_arguments',
      'Invalid parameter(s): status',
      'status: status is not one of publish, draft.'
    ])
    assert.equal(found(missing, 400, wire), [
      'invalid_arguments',
      'Missing parameter(s): title, content',
      'title: missing',
      'content: missing'
    ])
    for (const data of [
      // What was sent, handed back.
      { params: { status: 'is not done' } },
      { params: ['title'] },
      { status: 400, params: [] },
      { status: 400, params: ['title', 7] },
      { status: 400, params: { page: 7 } },
      { status: 'new', params: ['title'] }
    ])
      assert.equal(
        found({ message: 'It is bad', data }, 400, wire),
        ['malformed_request', 'It is bad'],
        JSON.stringify(data)
      )
  }
})

test('a sentence is heard under the names that ClickUp, Figma and Dropbox have for it', () => {
  for (const wire of wires) {
    assert.equal(found({ err: 'Task name invalid', ECODE: 'INPUT_005' }, 400, wire), [
      'malformed_request',
      'Task name invalid'
    ])
    assert.equal(found({ status: 403, err: 'Invalid token' }, 403, wire), [
      'authorization_required',
      'Invalid token'
    ])
    const dropbox = { error_summary: 'path/not_found/..', error: { '.tag': 'path' } }
    assert.equal(found(dropbox, 409, wire), ['malformed_request', 'path/not_found/..'])
  }
})

test.run()
