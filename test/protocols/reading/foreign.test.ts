import { own } from '@toolfault/model'
import { encode } from '@toolfault/protocols/text'
import { read } from '@toolfault/protocols/translate/read'
import type { WireName } from '@toolfault/protocols/wires'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('protocols/reading/foreign')

const wires: ReadonlyArray<WireName> = ['oxp', 'f7', 'problem-details']

/** Kind and text, as a model reads it. */
const said = (status: number, body: unknown, wire: WireName): unknown => {
  const found = read({ status, body }, wire)
  if (found._tag === 'Left' || found.right.value.valid) return found
  const { fault } = found.right.value
  return [fault.kind, encode(fault)]
}

const city = 'Invalid arguments: `city`: Required.'

/** How frameworks say which argument is wrong, each with its own status. */
for (const [who, status, body, text] of [
  [
    'FastAPI',
    422,
    { detail: [{ type: 'missing', loc: ['body', 'city'], msg: 'Field required', input: {} }] },
    'Invalid arguments: `city` is missing.'
  ],
  [
    'FastAPI, a list inside',
    422,
    { detail: [{ type: 'int_type', loc: ['body', 'guests', 0, 'age'], msg: 'Not an integer' }] },
    'Invalid arguments: `guests[0].age`: Not an integer.'
  ],
  ['Rails', 422, { errors: { city: ['Required'] } }, city],
  [
    'Rails, sentences',
    422,
    { errors: ['City is required'] },
    'Invalid arguments: City is required.'
  ],
  [
    'JSON:API',
    422,
    { errors: [{ source: { pointer: '/data/attributes/city' }, title: 'T', detail: 'Required' }] },
    city
  ],
  [
    'JSON:API, a parameter',
    400,
    { errors: [{ source: { parameter: 'city' }, title: 'Required' }] },
    city
  ],
  ['Django', 400, { city: ['Required'] }, city],
  ['Django, of no field', 400, { non_field_errors: ['Too late'] }, 'Invalid arguments: Too late.'],
  [
    'NestJS',
    400,
    { statusCode: 400, message: ['city must be a string'], error: 'Bad Request' },
    'Invalid arguments: `city`: must be a string.'
  ],
  ['express-validator', 400, { errors: [{ type: 'field', msg: 'Required', path: 'city' }] }, city],
  ['express-validator 6', 400, { errors: [{ msg: 'Required', param: 'city' }] }, city],
  ['zod, flattened', 400, { error: { formErrors: [], fieldErrors: { city: ['Required'] } } }, city],
  [
    'zod',
    400,
    {
      success: false,
      error: {
        name: 'ZodError',
        issues: [{ code: 'invalid_type', path: ['city'], message: 'Required' }]
      }
    },
    city
  ],
  [
    'zod, flattened, of the whole too',
    400,
    { formErrors: ['Give a or b.'], fieldErrors: { city: ['Required'] } },
    'Invalid arguments:\n- Give a or b.\n- `city`: Required'
  ],
  [
    'zod, flattened, of the whole alone',
    400,
    { error: { formErrors: ['Give a or b.'], fieldErrors: {} } },
    'Invalid arguments: Give a or b.'
  ],
  ['ajv', 400, { errors: [{ instancePath: '/city', keyword: 'type', message: 'Required' }] }, city],
  [
    'ajv, whole',
    400,
    {
      errors: [
        {
          instancePath: '',
          schemaPath: '#/required',
          keyword: 'required',
          params: { missingProperty: 'city' },
          message: "must have required property 'city'"
        }
      ]
    },
    'Invalid arguments: `city` is missing.'
  ],
  [
    'Stripe',
    400,
    { error: { type: 'invalid_request_error', param: 'city', message: 'Required' } },
    city
  ],
  [
    'Spring',
    400,
    {
      timestamp: 't',
      status: 400,
      error: 'Bad Request',
      errors: [{ field: 'city', defaultMessage: 'Required' }]
    },
    city
  ],
  [
    'Laravel',
    422,
    { message: 'Invalid', errors: { 'guest.city': ['Required'] } },
    'Invalid\n- `guest.city`: Required'
  ],
  [
    'GitHub',
    422,
    {
      message: 'Validation Failed',
      errors: [{ resource: 'Issue', field: 'city', code: 'missing_field' }]
    },
    'Validation Failed\n- `city` is missing'
  ]
] as const) {
  test(`${who} names what is wrong`, () => {
    for (const wire of wires) {
      // OXP's own answer of a tool that ran has `success`, which no other member explains.
      if (wire === 'oxp' && own(body, 'success') === false) continue
      assert.equal(said(status, body, wire), ['invalid_arguments', text], wire)
    }
  })
}

test('a sentence is kept, whatever the status', () => {
  for (const [status, body, wanted] of [
    [
      400,
      { error: 'city is required' },
      ['malformed_request', 'Invalid request: city is required']
    ],
    [
      400,
      { error: { code: 'InvalidParameter', message: 'No such city' } },
      ['malformed_request', 'Invalid request: No such city']
    ],
    [400, 'city is required', ['malformed_request', 'Invalid request: city is required']],
    [409, { error: 'Booked already' }, ['malformed_request', 'Invalid request: Booked already']],
    [422, { error: 'city is required' }, ['invalid_arguments', 'city is required']],
    [422, 'city is required', ['invalid_arguments', 'city is required']],
    [
      402,
      { error: { message: 'Your card was declined.' } },
      ['authorization_required', 'Your card was declined.']
    ],
    [503, { error: 'Back at noon' }, ['unavailable', 'Back at noon']]
  ] as const) {
    for (const wire of wires) {
      // F7 knows no authorization of a tool, and all of its words are the same.
      assert.equal(said(status, body, wire), wanted, `${wire} ${JSON.stringify(body)}`)
    }
  }
})

test('a page and a dump say nothing', () => {
  for (const body of [
    '<!DOCTYPE html><html>no</html>',
    ' <html>',
    '{"message":"cut o',
    'Traceback (most recent call last):\n  File "x"',
    'x'.repeat(5_000),
    [],
    {},
    7,
    { errors: [] },
    { errors: {} },
    { errors: [7] }
  ]) {
    for (const wire of ['oxp', 'problem-details'] as const) {
      assert.equal(
        said(400, body, wire),
        ['malformed_request', 'Invalid request:'],
        `${wire} ${JSON.stringify(body).slice(0, 80)}`
      )
    }
  }
})

// RFC 9110, section 15: each status in words, where the kind says less than it.
test('a status in words is what was said, where nothing else was', () => {
  for (const [status, body, words] of [
    [400, { error: 'Bad Request', path: '/book', timestamp: 't' }, 'Bad Request'],
    [400, { error: '400 Bad Request' }, '400 Bad Request'],
    [413, { statusCode: 413, message: 'Payload Too Large' }, 'Payload Too Large'],
    [413, 'Payload Too Large\n', 'Payload Too Large'],
    [409, { error: 'Conflict' }, 'Conflict'],
    [412, { error: { message: 'Precondition Failed' } }, 'Precondition Failed'],
    [415, { message: 'Unsupported Media Type' }, 'Unsupported Media Type']
  ] as const) {
    for (const wire of wires) {
      const wanted = ['malformed_request', `Invalid request: ${words}`]
      assert.equal(said(status, body, wire), wanted, `${wire} ${JSON.stringify(body)}`)
    }
  }
})

test('of a 404 only what speaks of a tool is an unknown tool', () => {
  for (const wire of ['oxp', 'problem-details'] as const) {
    for (const [body, wanted] of [
      [{ error: 'Course 17 not found' }, ['execution_failed', 'Course 17 not found']],
      [{ error: 'Tool not found: book' }, ['unknown_tool', 'Unknown tool: book']],
      [{ error: 'No such tool' }, ['unknown_tool', 'Unknown tool']],
      // Shopify of a product, Google of a file, FHIR of a patient, Express of an address: of a tool none of them.
      [{ error: 'Not Found' }, ['execution_failed', 'Not Found']],
      [{ errors: 'Not Found' }, ['execution_failed', 'Not Found']],
      [{ error: { code: 404, message: 'Not Found' } }, ['execution_failed', 'Not Found']],
      [
        { resourceType: 'OperationOutcome', issue: [{ code: 'not-found', diagnostics: 'No p 9' }] },
        ['execution_failed', 'No p 9']
      ],
      [
        { message: 'Cannot POST /book', error: 'Not Found' },
        ['execution_failed', 'Cannot POST /book']
      ],
      ['Not Found', ['unknown_tool', 'Unknown tool']],
      [{}, ['unknown_tool', 'Unknown tool']]
    ] as const) {
      assert.equal(said(404, body, wire), wanted, `${wire} ${JSON.stringify(body)}`)
    }
  }
})

test('what is no list of errors is none', () => {
  for (const body of [
    { error: 'x', details: { stack: 'at x', id: '7' } },
    { error: 'x', errors: { message: 'y' } },
    { error: 'x', errors: [{ id: 7 }] },
    { error: 'x', rows: ['a'] },
    { error: 'x', errors: [] }
  ]) {
    for (const wire of wires) {
      assert.equal(
        own(said(400, body, wire), '0'),
        'malformed_request',
        `${wire} ${JSON.stringify(body)}`
      )
    }
  }
})

test('a long list is read to its 64th entry', () => {
  const errors = Array.from({ length: 100 }, (_, at) => ({ field: `f${at}`, message: 'no' }))
  const found = read({ status: 422, body: { errors } }, 'oxp')
  assert.is(own(own(own(own(own(found, 'right'), 'value'), 'fault'), 'issues'), 'length'), 64)
})

test('a sentence beside a list is kept where it says more than the list', () => {
  const errors = [
    { field: 'seat', message: 'No such seat' },
    { field: 'day', message: 'Is late' }
  ]
  const lines = '- `seat`: No such seat\n- `day`: Is late'
  for (const wire of ['oxp', 'problem-details'] as const) {
    const of = (status: number, message: string): unknown =>
      said(status, { error: message, errors }, wire)
    assert.equal(of(422, 'No such seat'), ['invalid_arguments', `Invalid arguments:\n${lines}`])
    assert.equal(of(422, 'Unknown tool: x'), ['invalid_arguments', `Unknown tool: x\n${lines}`])
    assert.equal(of(404, 'Sorry: No such seat'), ['execution_failed', 'Sorry: No such seat'])
    assert.equal(of(503, 'Sorry: No such seat'), ['unavailable', 'Sorry: No such seat'])
    const bare = read({ status: 503, body: { errors: [{ field: 'seat' }] } }, wire)
    assert.equal(own(own(own(bare, 'right'), 'value'), 'fault'), { kind: 'unavailable' })
    // Of a list alone each is told with its place, whoever has to act.
    const alone = { errors: [...errors, { message: 'Is odd' }] }
    const places = '`seat`: No such seat\n`day`: Is late\nIs odd'
    assert.equal(said(500, alone, wire), ['internal', places])
    assert.equal(said(404, alone, wire), ['execution_failed', places])
  }
})

// zod 3 has `received` for it, zod 4 says it: what lacks is no other type (rows A2 and A17).
for (const issue of [
  {
    code: 'invalid_type',
    expected: 'string',
    received: 'undefined',
    path: ['city'],
    message: 'Required'
  },
  {
    code: 'invalid_type',
    expected: 'string',
    path: ['city'],
    message: 'Invalid input: expected string, received undefined'
  }
]) {
  test(`an issue of zod's that says that nothing came: ${issue.message}`, () => {
    const body = { success: false, error: { name: 'ZodError', issues: [issue] } }
    const found = read({ status: 400, body }, 'problem-details')
    assert.is(found._tag, 'Right')
    const verdict = found._tag === 'Right' ? found.right.value : undefined
    const issues = own(own(verdict, 'fault'), 'issues')
    assert.equal(own(own(issues, '0'), 'kind'), 'missing')
  })
}

test.run()
