import { isList, own } from '@toolfault/model'
import { read } from '@toolfault/protocols/translate/read'
import type { WireName } from '@toolfault/protocols/wires'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('protocols/reading/services')

const wires: ReadonlyArray<WireName> = ['oxp', 'f7', 'problem-details']

const faultOf = (body: unknown, status: number, wire: WireName): unknown =>
  own(own(own(read({ status, body }, wire), 'right'), 'value'), 'fault')

/** Place and sentence of each issue; the kind and what is said of the whole where the arguments are not wrong. */
const found = (body: unknown, wire: WireName = 'problem-details', status = 400): unknown => {
  const fault = faultOf(body, status, wire)
  const issues = own(fault, 'issues')
  if (!isList(issues)) return [own(fault, 'kind'), own(fault, 'message')]
  return issues.map((issue) => {
    const path = own(issue, 'path')
    const said = own(issue, 'kind') === 'missing' ? 'missing' : String(own(issue, 'message'))
    return `${isList(path) ? path.join('.') : '?'}: ${said}`
  })
}

const city = ['city: Is bad']

/** What services and frameworks list, as their documentation shows it. */
const listed: ReadonlyArray<readonly [string, unknown, ReadonlyArray<string>]> = [
  // GitLab, "REST API troubleshooting": "Validation errors".
  [
    'GitLab',
    { message: { city: ['Is bad'], guest: { name: ['Is late'] } } },
    ['city: Is bad', 'guest.name: Is late']
  ],
  ['GitLab, beside a status', { status: 400, message: { city: ['Is bad'] } }, city],
  [
    'a map of which one name is message',
    { message: { city: ['Is bad'] }, day: ['Is bad'] },
    ['message.city: Is bad', 'day: Is bad']
  ],
  // zod, "Formatting errors": `z.formatError`.
  [
    'zod, formatted',
    { _errors: [], guest: { _errors: [], city: { _errors: ['Required'] } } },
    ['guest.city: Required']
  ],
  [
    'class-validator',
    [
      { property: 'city', constraints: { isEmail: 'Is bad', isIn: 'Is odd' }, children: [] },
      {
        property: 'guest',
        children: [{ property: 'name', constraints: { isNotEmpty: 'Is late' } }]
      }
    ],
    ['city: Is bad', 'city: Is odd', 'guest.name: Is late']
  ],
  [
    'NestJS, class-validator',
    { statusCode: 400, message: [{ property: 'city', constraints: { a: 'Is bad' } }] },
    city
  ],
  [
    'errors of class-validator',
    { errors: [{ property: 'city', constraints: { a: 'Is bad' } }] },
    city
  ],
  [
    'Django, a list of items',
    [{}, { city: ['Is bad'] }, { day: ['Is late'] }],
    ['1.city: Is bad', '2.day: Is late']
  ],
  [
    'sentences under names',
    { error: { city: 'Is bad', day: 'Is late' } },
    ['city: Is bad', 'day: Is late']
  ],
  ['fields', { error: 'validation_failed', fields: { city: 'Is bad' } }, city],
  // Slack, "Errors" of a method: lines of a level, most with a pointer behind them.
  [
    'Slack, a line without a pointer',
    {
      ok: false,
      error: 'invalid_arguments',
      response_metadata: { messages: ['[ERROR] no more than 10 items'] }
    },
    [': no more than 10 items']
  ],
  [
    'a word beside a sentence',
    { errors: [{ field: 'city', reason: 'Bad', message: 'Is bad' }] },
    city
  ],
  [
    'a sentence beside another',
    { errors: [{ field: 'city', detail: 'Is bad', message: 'Is really bad' }] },
    city
  ],
  ['a code of words', { errors: [{ field: 'city', code: 'name_taken' }] }, ['city: name taken']],
  [
    'a code with a number',
    { errors: [{ field: 'city', code: 'conflict.409' }] },
    ['city: undefined']
  ],
  ['a hole in a list', { errors: [null, { field: 'city', message: 'Is bad' }] }, city],
  [
    'celebrate',
    {
      message: 'Validation failed',
      validation: { body: { source: 'body', keys: ['city'], message: 'Is bad' } }
    },
    city
  ],
  [
    'celebrate, two keys',
    {
      message: 'Validation failed',
      validation: { body: { source: 'body', keys: ['city', 'day'], message: 'Is bad' } }
    },
    [': Is bad']
  ],
  [
    'AWS, Smithy',
    {
      __type: 'ValidationException',
      message: 'Invalid',
      fieldList: [{ name: 'city', message: 'Is bad' }]
    },
    city
  ],
  [
    'AWS, Smithy, a path',
    {
      __type: 'ValidationException',
      message: 'Invalid',
      fieldList: [{ path: 'city', message: 'Is bad' }]
    },
    city
  ],
  [
    'Litestar',
    {
      status_code: 400,
      detail: 'Validation failed for POST /',
      extra: [{ message: 'Is bad', key: 'city', source: 'body' }]
    },
    city
  ],
  [
    'type-graphql',
    {
      errors: [
        {
          message: 'Argument Validation Error',
          extensions: { validationErrors: [{ property: 'city', constraints: { a: 'Is bad' } }] }
        }
      ]
    },
    city
  ],
  [
    'Apollo',
    {
      errors: [
        {
          message: 'Validation failed',
          extensions: { validationErrors: [{ path: 'city', message: 'Is bad' }] }
        }
      ]
    },
    city
  ],
  [
    'SAP',
    {
      error: {
        message: { lang: 'en', value: 'It is bad' },
        innererror: { errordetails: [{ message: 'Is bad', propertyref: 'Guest/City' }] }
      }
    },
    ['Guest.City: Is bad']
  ],
  [
    'SAP, behind a key',
    {
      error: {
        message: { lang: 'en', value: 'It is bad' },
        innererror: { errordetails: [{ message: 'Is bad', propertyref: 'Guests(1)/City' }] }
      }
    },
    [': Guests(1)/City: Is bad']
  ],
  // Google, "Standard error responses" of its JSON API.
  [
    'Google',
    {
      error: {
        code: 400,
        message: 'It is bad',
        errors: [{ message: 'Is bad', location: 'city', locationType: 'parameter' }]
      }
    },
    city
  ],
  [
    'Google, a header',
    {
      error: {
        code: 400,
        message: 'It is bad',
        errors: [{ message: 'Is bad', location: 'If-Match', locationType: 'header' }]
      }
    },
    [': Is bad']
  ],
  // Salesforce, "Status Codes and Error Responses".
  [
    'Salesforce',
    [{ message: 'Is bad', errorCode: 'X', fields: ['city', 'day'] }],
    ['city: Is bad', 'day: Is bad']
  ],
  ['Salesforce, of no field', [{ message: 'Is bad', errorCode: 'X', fields: [] }], [': Is bad']],
  // Shopify, "User errors": the path to the input field.
  [
    'a list of steps',
    { errors: [{ field: ['input', 'city'], message: 'Is bad' }] },
    ['input.city: Is bad']
  ],
  // GitHub, "Troubleshooting the REST API": "Validation Failed".
  [
    'GitHub',
    {
      message: 'Validation Failed',
      errors: [
        { resource: 'Issue', field: 'milestone', code: 'missing' },
        { resource: 'Issue', field: 'title', code: 'missing_field' },
        { resource: 'Label', field: 'name', code: 'already_exists' },
        { resource: 'Label', field: 'color', code: 'invalid' },
        { resource: 'Label', field: 'size', code: 'custom', message: 'Is late' }
      ]
    },
    [
      'milestone: does not exist',
      'title: missing',
      'name: already exists',
      'color: undefined',
      'size: Is late'
    ]
  ],
  [
    'a code alone',
    {
      errors: [
        { field: 'city', code: 'TAKEN' },
        { field: 'day', code: 'missing' },
        { field: 'seat', code: 'E1001' }
      ]
    },
    ['city: taken', 'day: missing', 'seat: undefined']
  ],
  // FHIR R5, 2.10.
  [
    'FHIR',
    {
      resourceType: 'OperationOutcome',
      issue: [
        {
          severity: 'error',
          code: 'required',
          details: { text: 'Is bad' },
          diagnostics: 'min = 1',
          expression: ['Patient.city']
        },
        {
          severity: 'fatal',
          code: 'x',
          diagnostics: 'Is late',
          expression: ['Patient.name[0].given']
        },
        {
          severity: 'error',
          code: 'x',
          diagnostics: 'Is odd',
          expression: ["Patient.name.where(use='usual')"]
        },
        { severity: 'error', code: 'x', expression: ['Patient.day'] },
        { severity: 'warning', code: 'informational', diagnostics: 'No narrative' }
      ]
    },
    ['city: Is bad', 'name.0.given: Is late', ': Is odd']
  ],
  [
    'FHIR, a warning alone',
    { resourceType: 'OperationOutcome', issue: [{ severity: 'warning', diagnostics: 'Is odd' }] },
    [': Is odd']
  ],
  ['a field beside a sentence', { code: 'INVALID', field: 'city', message: 'Is bad' }, city],
  [
    'a parameter beside a sentence',
    { error: 'invalid_parameter', parameter: 'city', message: 'Is bad' },
    city
  ],
  ['hapi', { error: 'Is bad', validation: { source: 'payload', keys: ['city'] } }, city],
  [
    'a field beside a sentence, FastAPI',
    { detail: { code: 'x', message: 'Is bad', field: 'city' } },
    city
  ]
]

for (const [who, body, wanted] of listed) {
  test(`${who}: what is wrong where`, () => {
    for (const wire of wires) {
      // A sentence under OXP's name for it is OXP's.
      const isOfOxp = wire === 'oxp' && typeof own(body, 'message') === 'string'
      if (!isOfOxp) assert.equal(found(body, wire), wanted, wire)
    }
  })
}

// Slack, "Evaluating responses".
test('Slack has a line for each error, with its level and its place', () => {
  const said = (...messages: ReadonlyArray<unknown>): unknown =>
    found({ ok: false, error: 'invalid_blocks', response_metadata: { messages } })
  assert.equal(
    said(
      '[WARN] superfluous_charset',
      '[ERROR] missing required field: channel',
      '[ERROR] must be less than 3001 characters [json-pointer:/blocks/0/text]',
      '[ERROR] must match [a-z]',
      7
    ),
    ['channel: missing', 'blocks.0.text: must be less than 3001 characters', ': must match [a-z]']
  )
  assert.equal(said('[WARN] superfluous_charset'), ['malformed_request', 'invalid_blocks'])
})

// express-validator 7, "Error types".
test('express-validator names the keys that nobody knows, and what is wrong with each alternative', () => {
  const unknown = {
    type: 'unknown_fields',
    msg: 'Unknown field(s)',
    fields: [{ path: 'foo', location: 'body', value: 1 }]
  }
  assert.equal(own(faultOf({ errors: [unknown] }, 400, 'f7'), 'issues'), [
    { path: ['foo'], kind: 'unexpected', message: 'Unknown field(s)' }
  ])
  const field = (path: string): object => ({ type: 'field', msg: 'Is bad', path, location: 'body' })
  const alternative = { type: 'alternative', msg: 'Invalid value(s)' }
  for (const nestedErrors of [
    [[field('mail')], [field('phone')]],
    [field('mail'), field('phone')]
  ])
    assert.equal(found({ errors: [{ ...alternative, nestedErrors }] }, 'f7'), [
      'mail: Is bad',
      'phone: Is bad'
    ])
  assert.equal(found({ errors: [{ ...alternative, nestedErrors: [] }] }, 'f7'), [
    ': Invalid value(s)'
  ])
})

test('of what lacks the code and the name are told', () => {
  const body = (error: string): object => ({ ok: false, error, needed: 'chat:write' })
  assert.equal(found(body('missing_scope'), 'oxp', 403), [
    'authorization_required',
    'missing_scope: chat:write'
  ])
  assert.equal(found(body('It is not yours'), 'oxp', 403), [
    'authorization_required',
    'It is not yours'
  ])
})

// PostgREST, "Errors": what Postgres calls the message, the details and the hint.
test('the details and the hint of Postgres stand behind its message', () => {
  const said = (more: object, status = 400): unknown => {
    const fault = faultOf({ code: '42703', message: 'no column mail', ...more }, status, 'f7')
    return [own(fault, 'message'), own(fault, 'guidance')]
  }
  const hint = 'Perhaps you meant email.'
  const details = 'Key (id) is there.'
  assert.equal(said({ details: null, hint }), ['no column mail', hint])
  assert.equal(said({ details, hint: null }), [`no column mail\n${details}`, undefined])
  assert.equal(said({ details, hint }, 409), [`no column mail\n${details}`, hint])
  for (const other of ['word', 'a dump\n  at x', 'x y'.padEnd(401), 7])
    assert.equal(said({ details: other, hint: other }), ['no column mail', undefined])
  assert.equal(said({ details }), ['no column mail', undefined])
  const inner = faultOf({ error: { message: 'no column mail', hint } }, 400, 'oxp')
  assert.is(own(inner, 'guidance'), hint)
})

test('what only looks like such a list is none', () => {
  for (const body of [
    { error: { city: 'bad', day: 'Is late' } },
    { error: { faultstring: 'It is late' } },
    { error: { city: 'Is bad', userMessage: 'It is late' } },
    { error: { city: 'Is bad', count: 7 } },
    { error: 'gone', fields: { title: 'My long title' } },
    { message: { city: 'Is bad' } },
    { message: { guest: { city: ['bad'] } } },
    { message: 'No', extra: [{ message: 'Is bad' }] },
    { message: 'No', extra: { city: ['Is bad'] } },
    { error: 'No way', validation: { source: 'payload', keys: ['city', 'day'] } },
    { error: 'No way', validation: { source: 'payload', keys: [7] } },
    [{ property: 'city' }],
    [{ property: 'city', constraints: { a: 7 } }],
    [{}, {}],
    [{ city: ['Is bad'] }, { day: 7 }]
  ])
    assert.is(own(found(body), '0'), 'malformed_request', JSON.stringify(body))
})

test('so deep class-validator is read', () => {
  const deep = (levels: number): object =>
    levels === 1
      ? { property: 'a', constraints: { a: 'Is bad' } }
      : { property: 'a', children: [deep(levels - 1)] }
  assert.equal(found([deep(9)]), [`${Array.from({ length: 9 }, () => 'a').join('.')}: Is bad`])
  assert.is(own(found([deep(10)]), '0'), 'malformed_request')
})

test('of what is not there FHIR says what', () => {
  const body = {
    resourceType: 'OperationOutcome',
    issue: [{ severity: 'error', code: 'not-found', diagnostics: 'Patient/9 is not known' }]
  }
  for (const wire of ['oxp', 'problem-details'] as const)
    assert.equal(found(body, wire, 404), ['execution_failed', 'Patient/9 is not known'], wire)
})

// FastAPI's own handler: a position in the text stands where a key would.
test('a body that is no JSON is told so, and where', () => {
  const invalid = (item: object): unknown => {
    const fault = faultOf({ detail: [{ type: 'json_invalid', ...item }] }, 422, 'oxp')
    return [own(fault, 'kind'), own(fault, 'reason'), own(fault, 'detail')]
  }
  const syntax = (detail: string): unknown => ['malformed_request', 'syntax', detail]
  const ctx = { error: 'Expecting value' }
  assert.equal(
    invalid({ loc: ['body', 12], msg: 'JSON decode error', ctx }),
    syntax('Expecting value (char 12)')
  )
  assert.equal(invalid({ loc: ['body'], msg: 'JSON decode error' }), syntax('JSON decode error'))
  assert.equal(
    invalid({
      loc: ['body', 8],
      msg: 'Expecting value: line 1 column 9 (char 8)',
      type: 'value_error.jsondecode'
    }),
    syntax('Expecting value: line 1 column 9 (char 8)')
  )
  // A text of JSON inside the body.
  for (const [loc, msg] of [
    [['body', 'meta'], 'JSON decode error'],
    [['body', 0], 'Invalid JSON: expected value at line 1 column 1'],
    [['body', 'rows', 0], 'JSON decode error'],
    [['query', 7], 'JSON decode error']
  ] as const)
    assert.is(own(invalid({ loc, msg }), '0'), 'invalid_arguments', JSON.stringify(loc))
})

test.run()
