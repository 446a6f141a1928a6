import { type Fault, own } from '@toolfault/model'
import * as jsonRpc from '@toolfault/protocols/json-rpc'
import { decode } from '@toolfault/protocols/json-rpc/read'
import type { Json } from '@toolfault/types/json'
import { en } from '@toolfault/words/en'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('protocols/json-rpc/sorts')

const read = (wire: unknown): { readonly value: Fault; readonly form: object } => {
  const answer = decode(wire)
  if (answer._tag === 'Left') throw new Error(JSON.stringify([wire, answer.left]))
  return answer.right
}

const said = 'from_text'

type Row = readonly [
  code: number | undefined,
  message: string,
  data: Json,
  fault: object,
  note?: string
]

const unknownTool = (message: string): object => ({ kind: 'unknown_tool', tool: 'x', message })
const shape = (detail: string): object => ({
  kind: 'malformed_request',
  reason: 'shape',
  detail,
  message: detail
})
const blamed = (message: string): object => ({ kind: 'invalid_arguments', issues: [], message })

// Row X1: members, then the code, then the text; each of the three alone.
const rows: ReadonlyArray<Row> = [
  // What a tool gave back was refused, and not what it was given (row M4).
  ...[
    'Invalid tools/call result: expected object, received undefined',
    'MCP error -32602: Output validation error: `id` is required'
  ].flatMap(
    (message): ReadonlyArray<Row> => [
      [-32602, message, null, { kind: 'internal', message }, said],
      [undefined, message, null, { kind: 'internal', message }, said]
    ]
  ),
  // Gateways put the code before the text.
  [
    undefined,
    'MCP error -32700: x',
    {},
    {
      kind: 'malformed_request',
      reason: 'syntax',
      detail: 'MCP error -32700: x',
      message: 'MCP error -32700: x'
    }
  ],
  [undefined, 'MCP error -32600: x', {}, shape('MCP error -32600: x')],
  [
    undefined,
    'MCP error -32602: a is required',
    {},
    blamed('MCP error -32602: a is required'),
    said
  ],
  [
    undefined,
    'An MCP error -32600: x',
    {},
    { kind: 'internal', message: 'An MCP error -32600: x' }
  ],
  [
    -32602,
    'MCP error -32602: Unknown tool: x',
    {},
    unknownTool('MCP error -32602: Unknown tool: x'),
    said
  ],
  [
    -32602,
    'see MCP error -32602: Unknown tool: x',
    {},
    shape('see MCP error -32602: Unknown tool: x')
  ],
  // -32602 is said of a tool, of a call and of arguments alike.
  [
    -32602,
    'Invalid request: no name',
    {},
    { kind: 'malformed_request', reason: 'shape', detail: 'no name' },
    said
  ],
  [-32602, 'Question: Who?', {}, blamed('Question: Who?'), said],
  [-32602, 'No such thing', { tool_name: 'x', retry_capable: true }, unknownTool('No such thing')],
  [-32602, 'No such thing', { tool_name: 'x' }, { ...shape('No such thing'), tool: 'x' }],
  [
    -32602,
    'Unsupported protocol version, 2 is expected',
    {},
    shape('Unsupported protocol version, 2 is expected')
  ],
  [-32602, '_meta must be an object', {}, shape('_meta must be an object')],
  ...[
    'Invalid argument',
    'Invalid arguments for tool t',
    'a, b are required',
    'a is missing',
    'number expected',
    'a is undefined',
    'a must have 3 items',
    'a must match /x/',
    'a should have 3 items',
    'a should match /x/',
    'PLEASE PROVIDE a'
  ].map((text): Row => [-32602, text, {}, blamed(text), said]),
  ...[
    'Invalid params',
    'Invalid argumentation',
    'unrequired',
    'a must go',
    'it was expectedly so'
  ].map((text): Row => [-32602, text, {}, shape(text)]),
  // One sentence that names what lacks says where (row A1).
  ...['city is required', "'city' is required", 'Missing required argument: city'].map(
    (text): Row => [
      -32602,
      text,
      {},
      {
        kind: 'invalid_arguments',
        issues: [{ path: ['city'], kind: 'missing', keyword: 'required', message: text }]
      },
      said
    ]
  ),
  ...['must be an integer', 'should be an integer'].map(
    (message): Row => [
      -32602,
      `a ${message}`,
      {},
      {
        kind: 'invalid_arguments',
        issues: [
          { path: ['a'], kind: 'type', keyword: 'type', params: { type: 'integer' }, message }
        ]
      },
      said
    ]
  ),
  [-32603, 'city is required', {}, { kind: 'internal', message: 'city is required' }],
  // Another code, or none: the flag, and sentences of ours.
  [-32000, 'Question: What?', { retry_capable: true }, blamed('Question: What?'), said],
  [
    -32603,
    'Question: What?',
    { retry_capable: true },
    { kind: 'execution_failed', canRetry: true, message: 'Question: What?' },
    said
  ],
  [
    undefined,
    'Question: What?',
    { retry_capable: true },
    { kind: 'execution_failed', canRetry: true, message: 'Question: What?' },
    said
  ],
  [
    -32603,
    'Oh. The call may be repeated.',
    { retry_capable: true },
    { kind: 'execution_failed', canRetry: true, message: 'Oh. The call may be repeated.' },
    said
  ],
  [
    -32603,
    'The tool ran and failed. The call may be repeated.',
    { retry_capable: true },
    { kind: 'execution_failed', canRetry: true },
    said
  ],
  [-32603, 'Wait', { retry_capable: true }, { kind: 'unavailable', message: 'Wait' }],
  [
    -32603,
    'The tool is unavailable at the moment.',
    { retry_capable: true },
    { kind: 'unavailable' }
  ],
  [-32603, '', { retry_capable: true }, { kind: 'unavailable' }],
  [-32603, 'No', { retry_capable: false }, { kind: 'internal', message: 'No' }],
  [-32603, 'Internal error', { retry_capable: false }, { kind: 'internal' }],
  [
    undefined,
    'Unknown tool: x',
    { retry_capable: false },
    { kind: 'internal', message: 'Unknown tool: x' }
  ],
  [
    undefined,
    'Unknown tool: x',
    { retry_capable: false, tool_name: 'x' },
    { kind: 'unknown_tool', tool: 'x', canRetry: false },
    said
  ],
  [-32000, 'Unknown tool: x', {}, { kind: 'unknown_tool', tool: 'x' }, said],
  [-32000, 'Tool x not found', {}, unknownTool('Tool x not found'), said],
  [-32000, 'Question: What?', {}, blamed('Question: What?'), said],
  [-32000, 'Please provide a', {}, blamed('Please provide a'), said],
  [-32000, 'No', {}, { kind: 'internal', message: 'No' }],
  [
    undefined,
    'Parse error: x',
    {},
    { kind: 'malformed_request', reason: 'syntax', detail: 'x' },
    said
  ],
  [
    undefined,
    'Invalid request: x\nDo',
    {},
    { kind: 'malformed_request', reason: 'shape', detail: 'x', guidance: 'Do' },
    said
  ],
  [-32000, 'Parse error: x', {}, { kind: 'internal', message: 'Parse error: x' }],
  [-32000, 'Invalid request: x', {}, { kind: 'internal', message: 'Invalid request: x' }],
  [-32000, 'Invalid schema: x', {}, { kind: 'invalid_schema', detail: 'x' }, said],
  [
    -32000,
    'Invalid schema: Invalid schema: x',
    {},
    { kind: 'invalid_schema', detail: 'Invalid schema: Invalid schema: x' },
    said
  ],
  [
    -32000,
    'Invalid schema: x',
    { retry_capable: true },
    { kind: 'unavailable', message: 'Invalid schema: x' }
  ],
  [
    -32000,
    'The tool is unavailable at the moment. Wait',
    {},
    { kind: 'unavailable', message: 'The tool is unavailable at the moment. Wait' },
    said
  ],
  [-32000, 'The tool ran and failed.', {}, { kind: 'execution_failed' }, said],
  // What follows the name of an unknown tool.
  [
    -32602,
    'Unknown tool: x. It was removed.',
    {},
    unknownTool('Unknown tool: x. It was removed.'),
    said
  ],
  [-32602, 'Unknown tool: x.', {}, { kind: 'unknown_tool', tool: 'x.' }, said],
  [-32602, 'Unknown tool: x\nAsk', {}, { kind: 'unknown_tool', tool: 'x', guidance: 'Ask' }, said],
  [
    -32602,
    'Unknown tool: x. Did you mean `y`?',
    {},
    { kind: 'unknown_tool', tool: 'x', suggestion: 'y' },
    said
  ],
  [
    -32602,
    'Unknown tool: x. Did you mean `y`? Or z?',
    {},
    unknownTool('Unknown tool: x. Did you mean `y`? Or z?'),
    said
  ]
]

for (const [code, message, data, fault, note] of rows) {
  test(`${code ?? 'no code'}, ${JSON.stringify(message)}, ${JSON.stringify(data)} [X1]`, () => {
    const { form, value } = read({ ...(code === undefined ? {} : { code }), message, data })
    assert.equal(value, fault)
    assert.equal(own(form, 'notes'), note === undefined ? undefined : [note])
  })
}

// Rows A2 to A5, A12: members that tell the kind where no category does.
const members: ReadonlyArray<readonly [data: Json, fault: object]> = [
  [{ missing_parameters: ['a', 5] }, { kind: 'invalid_arguments', issues: [lacks('a')] }],
  [
    { required_parameter: 'a', missing_parameters: ['b', 'a'] },
    { kind: 'invalid_arguments', issues: [lacks('a'), lacks('b')] }
  ],
  [
    { required_parameters: ['a'] },
    { kind: 'invalid_arguments', issues: [], asking: { required: ['a'] } }
  ],
  [{ field: 'a' }, { kind: 'invalid_arguments', issues: [{ path: ['a'], kind: 'unknown' }] }],
  [{ validation_error: 'wrong_type' }, { kind: 'invalid_arguments', issues: [] }],
  [{ expected_format: 'x' }, { kind: 'invalid_arguments', issues: [] }],
  [{ error_type: 'validation_error' }, { kind: 'invalid_arguments', issues: [] }],
  [{ error_type: 'other' }, { kind: 'internal' }],
  [{ requires_retry: true }, { kind: 'invalid_arguments', issues: [] }],
  [{ requires_retry: false }, { kind: 'internal' }],
  [
    { configuration_required: 'a, b' },
    { kind: 'misconfigured', service: '', requirements: ['a', 'b'] }
  ],
  [
    { configuration_required: 'a', service: 's', setup_url: '/s' },
    { kind: 'misconfigured', service: 's', requirements: ['a'], setupUrl: '/s' }
  ],
  [
    { action_required: 'x' },
    { kind: 'authorization_required', of: 'tool', challenges: [], action: 'x' }
  ],
  [
    { setup_url: '/s' },
    { kind: 'authorization_required', of: 'tool', challenges: [], setupUrl: '/s' }
  ],
  [{ service: 's' }, { kind: 'internal' }],
  [
    { toolName: 't', field: 'a' },
    { kind: 'invalid_arguments', tool: 't', issues: [{ path: ['a'], kind: 'unknown' }] }
  ],
  [
    { tool_name: 5, field: 'a' },
    { kind: 'invalid_arguments', issues: [{ path: ['a'], kind: 'unknown' }] }
  ],
  [
    { field: 'a', guidance: { suggestions: ['b', 5, 'c'] } },
    { kind: 'invalid_arguments', issues: [{ path: ['a'], kind: 'unknown' }], guidance: 'b\nc' }
  ],
  [
    { field: 'a', guidance: { suggestions: [] } },
    { kind: 'invalid_arguments', issues: [{ path: ['a'], kind: 'unknown' }] }
  ],
  [
    { required_parameter: 'a', type: 'string' },
    {
      kind: 'invalid_arguments',
      issues: [lacks('a')],
      advice: [{ path: ['a'], kind: 'missing', about: { parameterType: 'string' } }]
    }
  ],
  // Row A2: a bare `parameter` is the missing one where the category says that one is.
  [
    { error_category: 'missing_parameter', parameter: 'a' },
    { kind: 'invalid_arguments', issues: [lacks('a')] }
  ],
  [
    { error_category: 'missing_parameter', parameter: 'a', validation_error: 'out_of_range' },
    { kind: 'invalid_arguments', issues: [lacks(), { path: ['a'], kind: 'range' }] }
  ],
  [
    {
      error_category: 'missing_parameter',
      parameter: 'a',
      required_parameters: ['b'],
      validation_error: 'x'
    },
    {
      kind: 'invalid_arguments',
      issues: [lacks(), { path: ['a'], kind: 'unknown' }],
      asking: { required: ['b'] }
    }
  ]
]

function lacks(...path: ReadonlyArray<string>): object {
  return { path, kind: 'missing', keyword: 'required' }
}

for (const [data, fault] of members) {
  test(`the members ${JSON.stringify(data)} [A2 A3 A4 A5 A12]`, () => {
    const { message: _, ...value } = read({ code: -32000, message: 'No', data }).value
    assert.equal(value, fault)
  })
}

// Row A4: the codes in words, and the kinds of which they are written; the first is read.
const codes = {
  unexpected: 'unknown_parameter',
  type: 'wrong_type',
  choice: 'not_allowed',
  format: 'empty_or_malformed',
  range: 'out_of_range',
  size: 'wrong_size',
  multiple: 'not_a_multiple',
  duplicate: 'duplicate_items',
  alternative: 'no_shape_matches',
  dependency: 'condition_not_met',
  rule: 'rule_broken'
} as const

test('a validation error is a code in words, both ways [A4]', () => {
  const write = (kind: string): unknown =>
    own(
      // A border: the names of the table are kinds of an issue.
      own(
        jsonRpc.encode({ kind: 'invalid_arguments', issues: [{ path: ['a'], kind }] } as Fault),
        'data'
      ),
      'validation_error'
    )
  for (const [kind, code] of Object.entries(codes)) {
    assert.is(write(kind), code)
    const { value } = read({ message: 'm', data: { parameter: 'a', validation_error: code } })
    assert.equal(own(value, 'issues'), [{ path: ['a'], kind }])
  }
  assert.is(write('pattern'), 'empty_or_malformed')
  assert.is(write('unknown'), undefined)
  const other = read({ message: 'm', data: { parameter: 'a', validation_error: 'odd' } })
  assert.equal(own(other.value, 'issues'), [{ path: ['a'], kind: 'unknown' }])
})

// Row A4: what a value has to look like, for programs.
const formats: ReadonlyArray<readonly [expected: object, text: string]> = [
  [{ id: 'pattern', pattern: '^a$' }, '^a$'],
  [{ id: 'format', format: 'email' }, 'user@domain.com'],
  [{ id: 'format', format: 'date' }, 'YYYY-MM-DD'],
  [{ id: 'format', format: 'date-time' }, 'YYYY-MM-DDThh:mm:ssZ'],
  [{ id: 'format', format: 'time' }, 'hh:mm:ssZ'],
  [{ id: 'format', format: 'uri' }, 'https://domain.com/path'],
  [{ id: 'format', format: 'ipv4' }, 'ipv4'],
  [{ id: 'type', types: ['string', 'null'] }, 'string | null'],
  [{ id: 'one_of', values: ['eco', 1, null] }, '"eco" | 1 | null'],
  [{ id: 'one_of', values: Array(64).fill(1) }, Array(64).fill(1).join(' | ')],
  [{ id: 'one_of', values: Array(65).fill(1) }, `${Array(24).fill(1).join(' | ')} | …`],
  [{ id: 'compare', comparison: '>=', limit: 1 }, '>= 1'],
  [{ id: 'count', of: 'items', least: 1, most: 1 }, '1 item'],
  [{ id: 'count', of: 'characters', least: 2, most: 2 }, '2 characters'],
  [{ id: 'count', of: 'characters', least: 1, most: 1 }, '1 character'],
  [{ id: 'count', of: 'items', least: 1, most: 10 }, '1..10 items'],
  [{ id: 'count', of: 'items', least: 1 }, '>= 1 items'],
  [{ id: 'count', of: 'items', most: 3 }, '<= 3 items']
]

for (const [expected, text] of formats) {
  test(`${JSON.stringify(expected).slice(0, 60)} is written ${text.slice(0, 30)} [A4]`, () => {
    const fault: unknown = {
      kind: 'invalid_arguments',
      issues: [{ path: ['a'], kind: 'rule' }],
      advice: [{ path: ['a'], kind: 'rule', expected }]
    }
    // A border: the rows are what a value is expected to be.
    assert.is(own(own(jsonRpc.encode(fault as Fault), 'data'), 'expected_format'), text)
  })
}

test('of many missing parameters 64 are read, and the rest is counted', () => {
  const names = Array.from({ length: 70 }, (_, at) => `p${at}`)
  const of = (data: Json): Fault => read({ code: -32602, message: 'm', data }).value
  const plain = of({ missing_parameters: names })
  assert.is(own(own(plain, 'issues'), 'length'), 64)
  assert.is(own(plain, 'unlisted'), 6)
  assert.is(own(plain, 'advice'), undefined)
  assert.is(own(plain, 'unadvised'), undefined)
  const more = of({ missing_parameters: names, parameter_type: 'string' })
  assert.is(own(own(more, 'advice'), 'length'), 64)
  assert.is(own(more, 'unadvised'), 6)
  const all = of({ missing_parameters: names.slice(0, 64), parameter_type: 'string' })
  assert.is(own(all, 'unlisted'), undefined)
  assert.is(own(all, 'unadvised'), undefined)
})

test('names of what a tool takes that are no names are passed over', () => {
  const asking: unknown = { required: ['a', 5], optional: [null, 'b'] }
  const fault: unknown = {
    kind: 'invalid_arguments',
    issues: [{ path: ['a'], kind: 'missing' }],
    asking
  }
  // A border: a fault may come from anywhere.
  const { data } = jsonRpc.encode(fault as Fault)
  assert.equal(data?.required_parameters, ['a'])
  assert.equal(data?.optional_parameters, ['b'])
})

test('each shape is written as it is called, and read', () => {
  const fault: Fault = { kind: 'internal' }
  const error = jsonRpc.encode(fault)
  assert.equal(jsonRpc.encode(fault, { shape: 'error' }), error)
  assert.equal(jsonRpc.encode(fault, { shape: 'member' }), { error })
  assert.equal(jsonRpc.encode(fault, { shape: 'response' }), { jsonrpc: '2.0', id: null, error })
  assert.equal(jsonRpc.encode(fault, { shape: 'response', id: 'x' }), {
    jsonrpc: '2.0',
    id: 'x',
    error
  })
  assert.equal(jsonRpc.encode(fault, { withStatus: true }), { status: 200, body: error })
  for (const [id, wanted] of [
    [null, null],
    [0, 0],
    ['x', 'x'],
    [true, undefined]
  ])
    assert.is(own(read({ jsonrpc: '2.0', id, error }).form, 'id'), wanted)
})

test('a body of an Edge Function that is none is refused', () => {
  for (const wire of [
    { success: false },
    { success: false, error: 5 },
    { success: false, error: 'x', metadata: 5 },
    { success: false, error: 'x', requires_retry: 'no' },
    { status: 'x', body: { success: false, error: 'x' } }
  ])
    assert.is(decode(wire)._tag, 'Left', JSON.stringify(wire))
  assert.is(decode({ success: false, error: 'x', metadata: null })._tag, 'Right')
})

// Facts 2.2: which of several flags counts, and whose guidance.
const edges: ReadonlyArray<readonly [body: object, fault: object]> = [
  [
    { metadata: { retry_capable: null, mcp_error: { data: { retry_capable: true } } } },
    { kind: 'unavailable', message: 'x' }
  ],
  [
    { metadata: { mcp_error: { data: { retry_capable: true } } } },
    { kind: 'unavailable', message: 'x' }
  ],
  [{ data: { data: { retry_capable: true } } }, { kind: 'unavailable', message: 'x' }],
  [
    { requires_retry: false, metadata: { retry_capable: true } },
    { kind: 'unavailable', message: 'x' }
  ],
  [{ metadata: { requires_retry: true } }, { kind: 'invalid_arguments', issues: [], message: 'x' }],
  [
    { requires_retry: false, metadata: { requires_retry: true } },
    { kind: 'internal', message: 'x' }
  ],
  [
    { guidance: 'a', metadata: { guidance: 'b' } },
    { kind: 'internal', message: 'x', guidance: 'a' }
  ],
  [
    { metadata: { guidance: 'b', mcp_error: { data: { guidance: 'c' } } } },
    { kind: 'internal', message: 'x', guidance: 'b' }
  ],
  [
    { metadata: { mcp_error: { data: { guidance: 'c' } } } },
    { kind: 'internal', message: 'x', guidance: 'c' }
  ],
  [
    { metadata: { mcp_error_code: -32600, mcp_error: { code: -32700 } } },
    { kind: 'malformed_request', reason: 'shape', detail: 'x', message: 'x' }
  ],
  [
    { metadata: { mcp_error_code: 'x', mcp_error: { code: -32700 } } },
    { kind: 'malformed_request', reason: 'syntax', detail: 'x', message: 'x' }
  ]
]

for (const [body, fault] of edges) {
  test(`the body of an Edge Function with ${JSON.stringify(body)}`, () => {
    assert.equal(read({ success: false, error: 'x', ...body }).value, fault)
  })
}

test('the sentence that stands for one which would start a retry is in the words handed in [A18]', () => {
  const faults = { ...en.faults, executionFailed: 'Gescheitert.', internal: 'Interner Fehler' }
  const pack = { ...en, faults }
  for (const [kind, message] of [
    ['execution_failed', 'Gescheitert.'],
    ['internal', 'Interner Fehler']
  ] as const) {
    const error = jsonRpc.encode({ kind, message: 'What is missing?' }, { pack })
    assert.is(error.message, message)
    assert.is(error.data?.detail, 'What is missing?')
  }
})

// Row A12: of a value that was sent, its type alone is read.
for (const [sent, received] of [
  [null, { id: 'type', type: 'null' }],
  [[1], { id: 'type', type: 'array' }],
  [{ a: 1 }, { id: 'type', type: 'object' }],
  [5, { id: 'type', type: 'integer' }],
  [5.5, { id: 'type', type: 'number' }],
  [true, { id: 'type', type: 'boolean' }],
  ['x', { id: 'type', type: 'string' }],
  ['[REDACTED]', { id: 'redacted' }]
] as const) {
  test(`a value ${JSON.stringify(sent)} that was sent is ${received.id} [A12]`, () => {
    const { value } = read({ message: 'm', data: { parameter: 'a', provided_value: sent } })
    assert.equal(own(own(own(value, 'advice'), '0'), 'received'), received)
  })
}

test.run()
