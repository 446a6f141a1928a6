import { own } from '@toolfault/model'
import { read } from '@toolfault/protocols/translate/read'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('protocols/text/body')

/** A failed result, as servers hand on what an API said (MCP, Tools, "Error Handling": API failures). */
const faultOf = (text: string): unknown => {
  const wire = { content: [{ type: 'text', text }], isError: true }
  return own(own(own(read(wire, 'mcp'), 'right'), 'value'), 'fault')
}

const fastApi = JSON.stringify({
  detail: [
    { type: 'missing', loc: ['body', 'city'], msg: 'Field required', input: { a: 'secret' } },
    { type: 'int_type', loc: ['body', 'guests', 0, 'age'], msg: 'Input should be an integer' }
  ]
})

const told = [
  { path: ['city'], kind: 'missing', keyword: 'required', message: 'Field required' },
  { path: ['guests', '0', 'age'], kind: 'unknown', message: 'Input should be an integer' }
]

// FastAPI, "Handling Errors": the default response of RequestValidationError.
test('the body of FastAPI, alone and behind its status', () => {
  for (const text of [fastApi, `HTTP error 422: Unprocessable Entity - ${fastApi}`])
    assert.equal(faultOf(text), { kind: 'invalid_arguments', issues: told }, text)
  assert.equal(faultOf(`Error calling tool 'book': API error 422: ${fastApi}`), {
    kind: 'invalid_arguments',
    tool: 'book',
    issues: told
  })
})

test('bodies that say themselves that what was sent is wrong', () => {
  const issues = [{ path: ['email'], kind: 'unknown', message: 'is invalid' }]
  const errors = [{ field: 'email', message: 'is invalid' }]
  for (const [body, message] of [
    [{ status: 400, message: 'No way', errors }, 'No way'],
    [{ error: { code: 422, message: 'No way', errors } }, 'No way'],
    [{ message: 'Validation failed', errors }, 'Validation failed'],
    [{ code: 'VALIDATION_ERROR', message: 'No way', errors }, 'No way'],
    [{ error: { type: 'invalid_request_error', param: 'email', message: 'is invalid' } }, undefined]
  ] as const)
    assert.equal(
      faultOf(JSON.stringify(body, null, 2)),
      { kind: 'invalid_arguments', issues, ...(message === undefined ? {} : { message }) },
      JSON.stringify(body)
    )
  const zod = { name: 'ZodError', issues: [{ path: ['email'], message: 'is invalid' }] }
  assert.equal(faultOf(JSON.stringify({ success: false, error: zod })), {
    kind: 'invalid_arguments',
    issues
  })
})

// JSON:API, "Error Objects"; RFC 7807, section 3.1; Apollo Server, "Error handling": there each error of the list says so.
test('bodies of which each error, or the name of the list, says that what was sent is wrong', () => {
  const said = { title: 'Invalid attribute', detail: 'must not be blank' }
  const pointer = '/data/attributes/title'
  const blank = [{ path: ['title'], kind: 'unknown', message: 'must not be blank' }]
  for (const body of [
    { errors: [{ status: '422', source: { pointer }, ...said }] },
    { errors: [{ status: 400, source: { parameter: 'title' }, ...said }] },
    {
      type: 'https://api.example.com/probs/no-way',
      'invalid-params': [{ name: 'title', reason: 'must not be blank' }]
    },
    {
      errors: [
        {
          message: 'must not be blank',
          extensions: { code: 'BAD_USER_INPUT', argumentName: 'title' }
        }
      ],
      data: null
    },
    { type: 'urn:problem:validation-error', errors: [{ field: 'title', detail: said.detail }] }
  ])
    assert.equal(faultOf(JSON.stringify(body)), { kind: 'invalid_arguments', issues: blank })
})

// httpx's `response.json()` inside an f-string, as FastMCP has it behind the status.
test('a body as Python prints it', () => {
  const printed =
    "{'detail': [{'type': 'missing', 'loc': ['body', 'city'], 'msg': 'Field required', 'input': {'a': None, 'b': True}}, {'type': 'int_type', 'loc': ['body', 'guests', 0, 'age'], 'msg': 'Input should be an integer', 'ctx': {'why': \"it's \\\\ so\"}}]}"
  const ofTuples = printed.replace("['body', 'city']", "('body', 'city',)")
  for (const head of ['', 'HTTP error 422: Unprocessable Entity - ', 'Error: '])
    for (const body of [printed, ofTuples])
      assert.equal(faultOf(head + body), { kind: 'invalid_arguments', issues: told }, head + body)
  assert.equal(faultOf(`Error calling tool 'book': HTTP error 422: - ${printed}`), {
    kind: 'invalid_arguments',
    tool: 'book',
    issues: told
  })
  assert.equal(faultOf("{'status': 400, 'errors': [{'field': 'email', 'message': 'caf\\xe9'}]}"), {
    kind: 'invalid_arguments',
    issues: [{ path: ['email'], kind: 'unknown', message: 'café' }]
  })
})

test('what Python prints that is no JSON, or of a tool that ran, stays its text', () => {
  for (const text of [
    "{'detail': [{'loc': ['body', 'x'], 'msg': 'no', 'type': 'missing', 'input': <object>}]}",
    "{'detail': [{'loc': ['body', 'x'], 'msg': 'no', 'type': 'missing'}",
    "{'detail': [{'loc': ('body', 'x'] 'msg': 'no', 'type': 'missing'}]}",
    "{'detail': [{'loc': {'body', 'x'}, 'msg': 'no', 'type': 'missing'}]}",
    "{'status': 400, 'errors': [{'file': '/a.py', 'field': 'x', 'message': 'no'}]}",
    "HTTP error 401: Unauthorized - {'message': 'Bad credentials'}",
    `{'detail': '${'x'.repeat(30_000)}`
  ])
    assert.is(own(faultOf(text), 'kind'), 'execution_failed', text.slice(0, 99))
})

// A wrong guess is worse than none: of these the text is all that is known.
test('what a tool says of what it did stays its text', () => {
  const errors = [{ field: 'email', message: 'is invalid' }]
  for (const text of [
    // Nobody says that the input is wrong.
    JSON.stringify({ errors }),
    JSON.stringify({ status: 500, message: 'Is down', errors }),
    JSON.stringify({ message: 'Validation failed' }),
    // A part was done.
    JSON.stringify({ status: 400, results: [{ id: 7 }], errors }),
    JSON.stringify({ status: 400, success: true, errors }),
    // What is wrong in files.
    JSON.stringify({ error: 'Validation failed', errors: [{ path: '/srv/a.ts', message: 'Bad' }] }),
    JSON.stringify({ error: 'Validation failed', errors: [{ path: './a.ts', message: 'Bad' }] }),
    JSON.stringify({ error: 'Validation failed', errors: [{ path: 'a/b.ts', message: 'Bad' }] }),
    JSON.stringify({
      error: 'Validation failed',
      errors: [{ field: 'a', line: 7, message: 'Bad' }]
    }),
    // One of them is of something else, or has no place of an argument; a part was done.
    JSON.stringify({
      errors: [
        { status: '422', ...errors[0] },
        { status: '404', detail: 'No' }
      ]
    }),
    JSON.stringify({ errors: [{ message: 'Is bad', extensions: { code: 'BAD_USER_INPUT' } }] }),
    JSON.stringify({
      data: { a: 1 },
      errors: [{ message: 'x y', extensions: { code: 'BAD_USER_INPUT', argumentName: 'b' } }]
    }),
    JSON.stringify({ 'invalid-params': 'email' }),
    // Of no place, in several lines, behind something else, cut off.
    JSON.stringify({ status: 400, errors: [{ message: 'Is bad' }] }),
    `It failed.\n${fastApi}`,
    `${'x'.repeat(160)} 422: ${fastApi}`,
    `HTTP error 422: ${fastApi.slice(0, -2)}`,
    `${fastApi} and more`
  ])
    assert.equal(faultOf(text), { kind: 'execution_failed', message: text }, text)
})

test.run()
