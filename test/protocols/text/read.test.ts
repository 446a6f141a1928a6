import { type Fault, left } from '@toolfault/model'
import { encode } from '@toolfault/protocols/text'
import { decode, keep, loses } from '@toolfault/protocols/text/read'
import { readings } from '@toolfault/words/readings'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('protocols/text/read')

const read = (text: string): readonly [Fault, string] => {
  const got = decode(text)
  if (got._tag === 'Left') throw new Error(JSON.stringify(got.left))
  assert.equal(got.right.form.notes, ['from_text'])
  // Law 3: what was read is written back as it stood.
  assert.is(encode(got.right.value, got.right.form), text)
  return [got.right.value, got.right.form.confidence]
}

const missing = (path: ReadonlyArray<string>, message: string) =>
  ({ path, kind: 'missing', keyword: 'required', message }) as const

test('a string and a text block of MCP are read, and nothing else', () => {
  const block = decode({ type: 'text', text: 'Unknown tool: x', annotations: { priority: 1 } })
  assert.is(block._tag, 'Right')
  if (block._tag === 'Right') assert.equal(block.right.value, { kind: 'unknown_tool', tool: 'x' })
  for (const wire of [1, null, {}, [], { type: 'image', text: 'x' }, { text: 'x' }]) {
    assert.equal(decode(wire), left([{ path: [], kind: 'unknown', message: readings.notText }]))
  }
})

test('our own: kinds whose sentence says all leave no message', () => {
  const own: ReadonlyArray<readonly [string, Fault]> = [
    ['Unknown tool: x. Did you mean `y`?', { kind: 'unknown_tool', tool: 'x', suggestion: 'y' }],
    ['Unknown tool: x\nAsk\nme', { kind: 'unknown_tool', tool: 'x', guidance: 'Ask\nme' }],
    [
      'Parse error: line 1, column 2',
      { kind: 'malformed_request', reason: 'syntax', detail: 'line 1, column 2' }
    ],
    ['Invalid request: no name', { kind: 'malformed_request', reason: 'shape', detail: 'no name' }],
    ['Invalid schema: no type', { kind: 'invalid_schema', detail: 'no type' }],
    ['Internal error', { kind: 'internal' }],
    ['The tool is unavailable at the moment.', { kind: 'unavailable' }],
    [
      'The tool is unavailable at the moment. Try again in 10 ms.',
      { kind: 'unavailable', retryAfterMs: 10 }
    ],
    [
      'The tool ran and failed. The call may be repeated.',
      { kind: 'execution_failed', canRetry: true }
    ],
    [
      'Authorization required for mail. Ask the user to open https://a.example/x and then repeat the call. The call must name its user.',
      {
        kind: 'authorization_required',
        of: 'tool',
        challenges: [{ id: 'https://a.example/x', url: 'https://a.example/x' }],
        userId: true,
        service: 'mail'
      }
    ],
    [
      'The pay service is not configured. It needs `PAY_KEY` and `b`. It is set up at https://p.example/.',
      {
        kind: 'misconfigured',
        service: 'pay',
        requirements: ['PAY_KEY', 'b'],
        setupUrl: 'https://p.example/'
      }
    ],
    [
      'Invalid arguments for tool t: `a.b[0]` is missing.',
      { kind: 'invalid_arguments', tool: 't', issues: [{ path: ['a', 'b', '0'], kind: 'missing' }] }
    ]
  ]
  for (const [text, fault] of own) {
    assert.equal(read(text), [fault, 'certain'], text)
    assert.is(encode(fault), text)
  }
})

test('our own: a delay that was rounded is left in the text', () => {
  const text = 'The tool is unavailable at the moment. Try again in 2 seconds.'
  assert.equal(read(text), [{ kind: 'unavailable', message: text }, 'certain'])
})

test('our own lines name places; what came and what to do stay in the text', () => {
  const text =
    'Invalid arguments for tool t:\n- `n` must be an integer, received "two": send an integer\n- `b` is missing: add it (string)\n- `["a b"].c` is not an accepted key\n- and 2 more'
  const fault: Fault = {
    kind: 'invalid_arguments',
    tool: 't',
    issues: [
      { path: ['n'], kind: 'type', message: 'must be an integer' },
      { path: ['b'], kind: 'missing' },
      { path: ['a b', 'c'], kind: 'unexpected' }
    ],
    message: text
  }
  assert.equal(read(text), [fault, 'certain'])
  assert.is(encode(fault), text)
})

test('the codes that the SDKs put before a message decide its kind (row X1)', () => {
  const coded: ReadonlyArray<readonly [string, Fault]> = [
    ['-32700: x', { kind: 'malformed_request', reason: 'syntax', detail: 'x' }],
    [
      '-32601: Method not found',
      { kind: 'malformed_request', reason: 'shape', detail: 'Method not found' }
    ],
    [
      '-32001: Request timed out',
      { kind: 'unavailable', message: 'MCP error -32001: Request timed out' }
    ],
    [
      '-32000: Connection closed',
      { kind: 'unavailable', message: 'MCP error -32000: Connection closed' }
    ],
    [
      '-32602: Question: Who?',
      { kind: 'invalid_arguments', issues: [], message: 'MCP error -32602: Question: Who?' }
    ],
    ['-32603: x', { kind: 'internal', message: 'MCP error -32603: x' }],
    [
      '-32042: Sign in',
      {
        kind: 'authorization_required',
        of: 'tool',
        challenges: [],
        message: 'MCP error -32042: Sign in'
      }
    ],
    ['-7: x', { kind: 'execution_failed', message: 'MCP error -7: x' }]
  ]
  for (const [text, fault] of coded)
    assert.equal(read(`MCP error ${text}`), [fault, 'likely'], text)
})

test('an output that breaks its schema is not the fault of the caller', () => {
  const text =
    'MCP error -32602: Output validation error: Invalid structured content for tool out: Invalid input: expected number, received string at n'
  assert.equal(read(text), [{ kind: 'internal', message: text }, 'certain'])
})

test('MCP SDK v1 before 1.30: the code twice, and the issues of zod 3 as JSON (seams, A1)', () => {
  const issues = [
    {
      code: 'invalid_type',
      expected: 'object',
      received: 'undefined',
      path: ['filters'],
      message: 'Required'
    },
    {
      code: 'invalid_type',
      expected: 'array',
      received: 'string',
      path: ['data'],
      message: 'Expected array, received string'
    }
  ]
  const text = `MCP error -32602: MCP error -32602: Invalid arguments for tool find: ${JSON.stringify(issues, null, 2)}`
  const fault: Fault = {
    kind: 'invalid_arguments',
    tool: 'find',
    issues: [
      missing(['filters'], 'Required'),
      {
        path: ['data'],
        kind: 'type',
        keyword: 'type',
        message: 'Expected array, received string',
        params: { type: 'array' }
      }
    ]
  }
  assert.equal(read(text), [fault, 'certain'])
})

test('a request that zod refused is malformed', () => {
  const text = JSON.stringify([
    {
      code: 'invalid_type',
      expected: 'record',
      path: ['params', 'arguments'],
      message: 'Invalid input: expected record, received string'
    }
  ])
  const fault: Fault = {
    kind: 'malformed_request',
    reason: 'shape',
    detail: 'Invalid input: expected record, received string at params.arguments'
  }
  assert.equal(read(text), [fault, 'certain'])
  assert.equal(read(`Invalid tools/call request: ${text}`), [fault, 'certain'])
})

test("zod's pretty print", () => {
  const text =
    'Input validation error: Invalid arguments for tool t: ✖ Invalid input: expected string, received undefined\n  → at city\n✖ Too small: expected number to be >=1\n  → at rooms[0].n'
  const fault: Fault = {
    kind: 'invalid_arguments',
    tool: 't',
    issues: [
      missing(['city'], 'Invalid input: expected string, received undefined'),
      {
        path: ['rooms', '0', 'n'],
        kind: 'range',
        keyword: 'minimum',
        message: 'Too small: expected number to be >=1',
        params: { comparison: '>=', limit: 1 }
      }
    ]
  }
  assert.equal(read(text), [fault, 'certain'])
})

test("FastMCP of TypeScript: a tool's name in quotes", () => {
  const text =
    "MCP error -32602: Tool 'add' parameter validation failed: b: Invalid input: expected number, received string. Please check the parameter types and values according to the tool's schema."
  const fault: Fault = {
    kind: 'invalid_arguments',
    tool: 'add',
    issues: [
      {
        path: ['b'],
        kind: 'type',
        keyword: 'type',
        message: 'Invalid input: expected number, received string',
        params: { type: 'number' }
      }
    ]
  }
  assert.equal(read(text), [fault, 'certain'])
})

const page = (type: string): string =>
  `\n    For further information visit https://errors.pydantic.dev/2.13/v/${type}`

test('Python SDK: the errors of pydantic 2, as 2.13 writes them', () => {
  const text = `Error executing tool book: 3 validation errors for bookArguments\ncity\n  Field required [type=missing, input_value={'a': 'b'}, input_type=dict]${page('missing')}\nguest.tags.1\n  Input should be a valid string [type=string_type, input_value=2, input_type=int]${page('string_type')}\nklass\n  Input should be 'eco' or 'biz' [type=literal_error, input_value='x', input_type=str]${page('literal_error')}`
  const fault: Fault = {
    kind: 'invalid_arguments',
    tool: 'book',
    issues: [
      missing(['city'], 'Field required'),
      {
        path: ['guest', 'tags', '1'],
        kind: 'type',
        keyword: 'type',
        message: 'Input should be a valid string'
      },
      {
        path: ['klass'],
        kind: 'choice',
        keyword: 'enum',
        message: "Input should be 'eco' or 'biz'",
        params: { allowedValues: ['eco', 'biz'] }
      }
    ]
  }
  assert.equal(read(text), [fault, 'certain'])
  assert.not.match(encode(fault), "'x'")
})

test('pydantic: a branch of a union is no key, and what an author says of a value is told without it', () => {
  const union = `2 validation errors for call[f]\nlimit.int\n  Input should be a valid integer [type=int_type, input_value=[], input_type=list]${page('int_type')}\nlimit.bool\n  Input should be a valid boolean [type=bool_type, input_value=[], input_type=list]${page('bool_type')}`
  const [fault] = read(union)
  const type = { path: ['limit'], kind: 'type', keyword: 'type' }
  assert.equal(fault.kind === 'invalid_arguments' && fault.issues, [
    {
      path: ['limit'],
      kind: 'alternative',
      keyword: 'anyOf',
      message: 'Input should be a valid integer; or Input should be a valid boolean',
      branches: [
        [{ ...type, message: 'Input should be a valid integer' }],
        [{ ...type, message: 'Input should be a valid boolean' }]
      ]
    }
  ])
  const [said] = read(
    `1 validation error for call[f]\na\n  Value error, no town is called Xyzzy [type=value_error, input_value='Xyzzy', input_type=str]${page('value_error')}`
  )
  assert.equal(said, {
    kind: 'invalid_arguments',
    tool: 'f',
    issues: [{ path: ['a'], kind: 'rule', message: 'Value error, no town is called …' }]
  })
})

test('pydantic inside a tool says nothing of its arguments', () => {
  const text = `Error executing tool book: 1 validation error for Reply\nx\n  Field required [type=missing, input_value={}, input_type=dict]${page('missing')}`
  assert.equal(read(text), [{ kind: 'execution_failed', tool: 'book', message: text }, 'likely'])
})

test('Python low-level server: the sentence of jsonschema (appendix B)', () => {
  assert.equal(read("Input validation error: 'x' is a required property"), [
    { kind: 'invalid_arguments', issues: [missing(['x'], "'x' is a required property")] },
    'likely'
  ])
  const surplus = `Additional properties are not allowed ('b', "c'd" were unexpected)`
  const shared = {
    kind: 'unexpected',
    keyword: 'additionalProperties',
    message: surplus,
    echo: true
  } as const
  assert.equal(read(`Input validation error: ${surplus}`), [
    {
      kind: 'invalid_arguments',
      issues: [
        { path: ['b'], ...shared },
        { path: ["c'd"], ...shared }
      ]
    },
    'likely'
  ])
  // Where it stands is not said.
  const text = "Input validation error: 3 is not of type 'string'"
  assert.equal(read(text), [{ kind: 'invalid_arguments', issues: [], message: text }, 'likely'])
})

test('a tool that nobody has, as each house says it (appendix B)', () => {
  for (const text of [
    'Tool nope not found',
    'MCP error -32602: Tool nope not found',
    'MCP error -32602: Tool nope disabled',
    'Tool not found: nope',
    "Unknown tool: 'nope'",
    'unknown tool "nope"',
    'Unknown tool: nope'
  ]) {
    assert.equal(read(text)[0], { kind: 'unknown_tool', tool: 'nope' }, text)
  }
  assert.is(read('Tool box with id 3 not found')[0].kind, 'execution_failed')
})

test('NCP, servers in Go and the Go SDK name a parameter (appendix B)', () => {
  const type = (name: string, message: string, json: string) =>
    ({
      path: [name],
      kind: 'type',
      keyword: 'type',
      message,
      params: { type: json }
    }) as const
  const got = (text: string): unknown => {
    const [fault] = read(text)
    return fault.kind === 'invalid_arguments' && fault.message === undefined && fault.issues
  }
  for (const text of [
    'Missing required parameter: "city"',
    'Missing required parameter: city',
    'missing required parameter: city'
  ]) {
    assert.equal(got(text), [missing(['city'], text)])
  }
  for (const text of [
    'Parameter "n" type mismatch: expected number, got string',
    'Parameter "n": expected number, got string',
    'parameter n is not of type float64, is string'
  ]) {
    assert.equal(got(text), [type('n', text, 'number')])
  }
  const whole = 'Parameter "n" must be an integer, got 2.5'
  assert.equal(got(whole), [type('n', 'Parameter "n" must be an integer', 'integer')])
  assert.equal(got('Parameter "c" must be one of: a, b'), [
    { path: ['c'], kind: 'choice', keyword: 'enum', message: 'Parameter "c" must be one of: a, b' }
  ])
  const go = 'validating "arguments": validating root: '
  assert.equal(got(`${go}required: missing properties: ["a" "b"]`), [
    missing(['a'], 'required: missing properties: ["a" "b"]'),
    missing(['b'], 'required: missing properties: ["a" "b"]')
  ])
  assert.equal(got(`${go}validating /properties/mode: enum: x does not equal any of: [a b]`), [
    {
      path: ['mode'],
      kind: 'choice',
      keyword: 'enum',
      message: 'enum: does not equal any of: [a b]'
    }
  ])
})

test("the texts of F7 (rows V4, V5), and the example of MCP's schema", () => {
  assert.equal(read('Invalid JSON')[0], { kind: 'malformed_request', reason: 'syntax', detail: '' })
  assert.equal(read('Invalid JSON: at 3')[0], {
    kind: 'malformed_request',
    reason: 'syntax',
    detail: 'at 3'
  })
  assert.equal(
    read("Invalid arguments for tool calculate: Missing required property 'expression'")[0],
    {
      kind: 'invalid_arguments',
      tool: 'calculate',
      issues: [missing(['expression'], "Missing required property 'expression'")]
    }
  )
})

test('texts of HTTP change nothing, but a limit of the rate alone is mended by time', () => {
  for (const text of [
    '401 Unauthorized',
    '403 Forbidden',
    'kaboom',
    'Dates must be in the future.',
    // What it did before, nobody knows.
    'Failed to fetch weather data: API rate limit exceeded'
  ]) {
    assert.equal(read(text), [{ kind: 'execution_failed', message: text }, 'guess'])
  }
  const text = 'API rate limit exceeded'
  assert.equal(read(text), [{ kind: 'unavailable', message: text }, 'likely'])
  assert.equal(read('429 Too Many Requests, retry after 30 seconds')[0], {
    kind: 'unavailable',
    message: '429 Too Many Requests, retry after 30 seconds',
    retryAfterMs: 30_000
  })
})

test('a text of which a part was understood stays, and its points are not said again', () => {
  const text =
    "Input validation error: Invalid arguments for tool t: data must have required property 'city', data must NOT have additional properties"
  const [fault] = read(text)
  assert.equal(fault, {
    kind: 'invalid_arguments',
    tool: 't',
    issues: [
      missing(['city'], "must have required property 'city'"),
      { path: [], kind: 'unknown', message: 'must NOT have additional properties' }
    ],
    message: text
  })
  assert.is(encode(fault), text)
})

test('no text takes minutes, however it repeats what is looked for', () => {
  const parts = [
    ' [type=a, input_value=b, input_type=c',
    "'a' is a dependency of ",
    ', a: B',
    '. Did you mean `',
    ' at a.b',
    'Ask the user to open ',
    'validating /a: ',
    '\n- `a` must be',
    '["',
    '"\\',
    '\na\n  b [type=x]',
    ' Try again in '
  ]
  const heads = [
    '',
    'Error executing tool x: 1 validation error for xArguments\na\n ',
    'Input validation error: ',
    'Unknown tool: ',
    'Input validation error: Invalid arguments for tool x: ',
    'Invalid arguments for tool x:',
    'validating "arguments": required: missing properties: ['
  ]
  for (const head of heads) {
    for (const part of parts) {
      assert.is(decode(head + part.repeat(200_000 / part.length))._tag, 'Right')
    }
  }
})

test('what is kept is what was read, and what is lost is said', () => {
  const fault: Fault = { kind: 'internal', message: 'Broken', callId: 'c' }
  assert.equal(keep(fault), { kind: 'execution_failed', message: 'Broken' })
  assert.equal(loses(fault), ['/callId', '/kind'])
})

test.run()
