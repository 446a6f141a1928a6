import { type Fault, own } from '@toolfault/model'
import { decode } from '@toolfault/protocols/text/read'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('protocols/text/edges')

const read = (text: string): { readonly value: Fault; readonly confidence: string } => {
  const got = decode(text)
  if (got._tag === 'Left') throw new Error(JSON.stringify(got.left))
  return { value: got.right.value, confidence: got.right.form.confidence }
}

const failed = (message: string): object => ({ kind: 'execution_failed', message })
const shape = (detail: string): object => ({ kind: 'malformed_request', reason: 'shape', detail })
const busy = (message: string): object => ({ kind: 'unavailable', message })
const blamed = (message: string, more: object = {}): object => ({
  kind: 'invalid_arguments',
  issues: [],
  message,
  ...more
})

type Row = readonly [text: string, fault: object, confidence: string]

const page = 'https://a.example/x'
const visit = (url: string): string => `Ask the user to open ${url} and then repeat the call.`

const rows: ReadonlyArray<Row> = [
  // The codes of the SDKs (row X1); two of them only with the sentence that they write.
  ['MCP error -32600: x', shape('x'), 'likely'],
  ['MCP error -32601: x', shape('x'), 'likely'],
  ['MCP error -32602: x', blamed('MCP error -32602: x'), 'likely'],
  ['MCP error -32000: Connection closed', busy('MCP error -32000: Connection closed'), 'likely'],
  ['MCP error -32000: No', failed('MCP error -32000: No'), 'guess'],
  ['MCP error -32000: Connection closed!', failed('MCP error -32000: Connection closed!'), 'guess'],
  ...['Maximum total timeout exceeded', 'Request timed out', 'Request timeout'].map(
    (said): Row => [`MCP error -32001: ${said}`, busy(`MCP error -32001: ${said}`), 'likely']
  ),
  // As who passes on what version 1 of the SDK threw writes it.
  ...['McpError: ', 'Error: ', 'Error: McpError: '].flatMap((head): ReadonlyArray<Row> => {
    const late = `${head}MCP error -32001: Request timed out`
    return [
      [late, busy(late), 'likely'],
      [
        `${head}MCP error -32602: Tool find not found`,
        { kind: 'unknown_tool', tool: 'find' },
        'likely'
      ],
      [`${head}MCP error -32600: x`, shape('x'), 'likely']
    ]
  }),
  ...['OtherError: ', 'McpError ', 'See: McpError: '].map((head): Row => {
    const late = `${head}MCP error -32001: Request timed out`
    return [late, failed(late), 'guess']
  }),
  [
    'MCP error -32001: A Request timed out',
    failed('MCP error -32001: A Request timed out'),
    'guess'
  ],
  ['An MCP error -32600: x', failed('An MCP error -32600: x'), 'guess'],
  ['MCP error 500: x', failed('MCP error 500: x'), 'likely'],
  // A limit of the rate, where a text says nothing else.
  ...[
    'rate limit exceeded',
    'The Rate Limit was exceeded',
    'rate limit has been exceeded.',
    'API rate limit reached!',
    '429 Too Many Requests',
    '429: too many requests',
    'HTTP 429 Too Many Requests (rate limit exceeded)',
    'Error: Too many requests, please try again later.',
    'Tool execution failed: API rate limit exceeded',
    'Request failed with status code 429',
    // As axios, those who use fetch, requests and httpx have it.
    'AxiosError: Request failed with status code 429',
    'Error: AxiosError: Request failed with status code 429',
    'HTTP error! status: 429',
    'Error: HTTP 429',
    'Error 429: Too Many Requests',
    '429 Client Error: Too Many Requests for url: https://api.example.com/v1/rooms?page=2',
    'requests.exceptions.HTTPError: 429 Client Error: Too Many Requests for url: https://a.example/',
    "Client error '429 Too Many Requests' for url 'https://a.example/v1'\nFor more information check: https://developer.mozilla.org/en-US/docs/Web/HTTP/Status/429",
    'openai.RateLimitError: Rate limit reached'
  ].map((text): Row => [text, busy(text), 'likely']),
  ...[
    '429',
    'Error 429',
    'HTTP error! status: 4290',
    'HTTP error! status: 401',
    'Request failed with status code 404',
    '404 Client Error: Not Found for url: https://a.example/',
    '429 Client Error: Too Many Requests for url: https://a.example/ after 3 of 5',
    'Rate: HTTP 429',
    'rate limits exceeded',
    'a rate limit',
    '1429 too many requests',
    'rate limit exceededly',
    'Payment of 20 EUR was made, but the receipt could not be sent: rate limit exceeded',
    'Sent to 3 of 5 recipients: 429 Too Many Requests',
    'Rate limit exceeded after 3 of 5 letters',
    'Rate limit exceeded: 3 of 5 letters were sent',
    'Rate limit exceeded. The order was placed. Try again in 5 minutes',
    'Failed to send the receipt: rate limit exceeded',
    'Receipt failed: rate limit exceeded',
    '429 Too Many Requests while sending the receipt',
    '429 too many requests, retrying after 3 s',
    '429 too many requests, retry after 2026-01-01',
    '429 too many requests, wait 3 of 5'
  ].map((text): Row => [text, failed(text), 'guess']),
  ...(
    [
      ['retry after 3 s', 3_000],
      ['try again in 3 seconds', 3_000],
      ['retry in 3sec', 3_000],
      ['please wait 45 seconds before retrying', 45_000],
      ['retry after 250 ms', 250],
      ['retry in 1 millisecond', 1],
      ['try again in 1.5 s', 1_500],
      ['try again in 5 minutes', 300_000],
      ['retry after 1 min', 60_000],
      ['try again in 1m30s', 90_000],
      ['wait for 1 hour and 2 minutes', 3_720_000],
      ['Retry-After: 120', 120_000]
    ] as const
  ).map(([when, retryAfterMs]): Row => {
    const text = `429 too many requests, ${when}`
    return [text, { ...busy(text), retryAfterMs }, 'likely']
  }),
  // Some go on with the tools that there are.
  ...['unknown tool: x (a, b)', 'unknown tool: "x". Tools: a', 'unknown tool: x, not y'].map(
    (text): Row => [text, { kind: 'unknown_tool', tool: 'x', message: text }, 'likely']
  ),
  // Servers in Go, and what they quote.
  [
    'parameter n is not a valid number: abc',
    {
      kind: 'invalid_arguments',
      issues: [
        {
          path: ['n'],
          kind: 'type',
          keyword: 'type',
          message: 'parameter n is not a valid number',
          params: { type: 'number' }
        }
      ]
    },
    'likely'
  ],
  // Ours: addresses, names and delays.
  [
    `Authorization required for mail. ${visit(page)}`,
    {
      kind: 'authorization_required',
      of: 'tool',
      challenges: [{ id: page, url: page }],
      service: 'mail'
    },
    'certain'
  ],
  [
    `Authorization required for mail. ${visit(`see${page}`)}`,
    {
      kind: 'authorization_required',
      of: 'tool',
      challenges: [],
      service: 'mail',
      message: `Authorization required for mail. ${visit(`see${page}`)}`
    },
    'certain'
  ],
  ['Authorization required, or so', failed('Authorization required, or so'), 'guess'],
  ['The tool ran and failed.', { kind: 'execution_failed' }, 'certain'],
  ['The tool ran and failed.\nAsk', { kind: 'execution_failed', guidance: 'Ask' }, 'certain'],
  [
    'The tool ran and failed. Try again in 1 second.',
    { kind: 'execution_failed', canRetry: true, retryAfterMs: 1_000 },
    'certain'
  ],
  ['Invalid arguments.', blamed('Invalid arguments.'), 'certain'],
  ['Invalid arguments for tool t', { kind: 'invalid_arguments', tool: 't', issues: [] }, 'certain'],
  // zod refuses the request, by its method or its parameters.
  ...['method', 'params'].map(
    (key): Row => [
      JSON.stringify([
        {
          code: 'invalid_type',
          expected: 'string',
          path: [key],
          message: 'Invalid input: expected string, received undefined'
        }
      ]),
      shape(`Invalid input: expected string, received undefined at ${key}`),
      'certain'
    ]
  ),
  [
    JSON.stringify([{ code: 'custom', path: ['params', 'name'], message: '' }]),
    shape('params.name'),
    'certain'
  ],
  // ajv's errors as JSON.
  [
    JSON.stringify([
      { keyword: 'type', instancePath: '/a', params: { type: 'string' }, message: 'must be string' }
    ]),
    {
      kind: 'invalid_arguments',
      issues: [
        {
          path: ['a'],
          kind: 'type',
          keyword: 'type',
          message: 'must be string',
          params: { type: 'string' }
        }
      ]
    },
    'likely'
  ],
  [
    JSON.stringify([{ keyword: 'type', instancePath: '/params/name' }]),
    shape('params.name'),
    'certain'
  ],
  ...[
    [{ keyword: 5, instancePath: '/a' }],
    [{ keyword: 'type', instancePath: '/a' }, 5],
    [{ code: 'custom', message: 'm', path: [] }, 5],
    { code: 'custom', message: 'm', path: [] },
    [{ keyword: 'type' }],
    [],
    [{ code: 'x', message: 'm' }],
    [{ code: 'x', path: [] }],
    [{ message: 'm', path: [] }],
    [5]
  ].map((json): Row => [JSON.stringify(json), failed(JSON.stringify(json)), 'guess'])
]

for (const [text, fault, confidence] of rows) {
  test(text.slice(0, 90), () => {
    const { confidence: sure, value } = read(text)
    assert.equal(value, fault)
    assert.is(sure, confidence)
  })
}

const head = 'Input validation error: Invalid arguments for tool t: '

const issueOf = (text: string): unknown =>
  own(own(own(own(own(decode(text), 'right'), 'value'), 'issues'), '0'), 'kind')

// Sentences of arktype and valibot, which quote what came.
test('arktype and valibot: what is missing and what is of another type', () => {
  for (const [said, kind] of [
    ['a must be a string (was missing)', 'missing'],
    ['Invalid type: Expected string but received undefined', 'missing'],
    ...['a string', 'a number', 'a boolean', 'an object', 'an array', 'an integer'].map((type) => [
      `a must be ${type} (was "x")`,
      'type'
    ]),
    ['Invalid type: Expected string but received 5', 'type'],
    ['a must be a string', 'unknown'],
    ['a must be a string (was )', 'unknown'],
    ['a must be a date (was 5)', 'unknown'],
    ['An Invalid type: Expected string but received 5', 'unknown'],
    ['Invalid type: Expected a string but received 5', 'unknown']
  ])
    assert.is(issueOf(`${head}a: ${said}`), kind, said)
})

const pydantic = (text: string): Fault => read(text).value

const lines = (where: string, what: string): string =>
  `1 validation error for call[t]\n${where}\n${what}`

test('pydantic: a text with a word before it, or of another form, is not one of its errors', () => {
  const good = lines('a', "  It is wrong [type=missing, input_value='x', input_type=str]")
  assert.is(pydantic(good).kind, 'invalid_arguments')
  assert.is(pydantic(`So ${good}`).kind, 'execution_failed')
  for (const [where, what] of [
    ['a', "It is wrong [type=missing, input_value='x', input_type=str]"],
    ['a', '  It is wrong'],
    ['a', '  It is wrong [kind=missing]'],
    ['a', '  It is wrong [type=Missing]'],
    ['a', '  It is wrong [type=missing] now'],
    [' a', '  It is wrong [type=missing]']
  ] as const) {
    const text = lines(where, what)
    assert.equal(pydantic(text), blamed(text, { tool: 't' }), what)
  }
  // One where two were announced: the text stays.
  const two = good.replace('1 validation error', '2 validation errors')
  assert.is(pydantic(two).message, two)
})

// Python prints what came: a text between marks, cut in its middle where it is long.
test('pydantic: an author’s sentence is told without the text that came', () => {
  const told = (came: string, said: string, type = 'value_error'): unknown => {
    const fault = pydantic(
      lines('a', `  ${said} [type=${type}, input_value=${came}, input_type=str]`)
    )
    const issue = own(own(fault, 'issues'), '0')
    const text = fault.message === undefined ? 'whole' : 'kept'
    return own(issue, 'echo') === true ? [text, 'echo'] : [text, own(issue, 'message')]
  }
  for (const [came, said, shown, type] of [
    ["'abc'", 'No abc here', 'No … here'],
    ['"abc"', 'No abc here', 'No … here'],
    ["'abc'", "No abc, but 'abc'", "No …, but '…'"],
    ["'abc'", 'No such', 'No such'],
    ["''", 'No such', 'No such'],
    ["'abc'", 'No abc here', 'No … here', 'odd_type'],
    // A part of a longer word is another word.
    ["'abc'", 'No abcd, abc1, xabc or _abc', 'No abcd, abc1, xabc or _abc'],
    ["'Mün'", 'No München', 'No München'],
    ["'-a-'", 'No x-a-x', 'No x…x'],
    // Numbers and truth cannot speak, and what is so short may be any word.
    ['1', 'must be at least 14 nights, not 1', 'must be at least 14 nights, not 1'],
    ['-1.5e+3', 'No -1.5e+3 here', 'No -1.5e+3 here'],
    ['True', 'set dry_run=True first', 'set dry_run=True first'],
    ['None', 'None is no town', 'None is no town'],
    ["'a'", 'must be a town', 'must be a town'],
    // What is escaped there is not in the sentence.
    ["'a\\nb c'", 'No a\nb c here', 'No … here'],
    ["'a\\tb\\\\c\\'d'", "No a\tb\\c'd here", 'No … here'],
    // All between the two ends came.
    ["'abc...xyz'", 'No abc and 5 xyz here', 'No … here'],
    ["'abc...xyz'", 'No such', 'No such']
  ] as const)
    assert.equal(told(came, said, type), ['whole', shown], said)
  // What is behind an end of it, nobody knows.
  assert.equal(told("'abc...xyz'", 'It ends with xyz'), ['kept', 'echo'])
  assert.equal(told("'abc...xyz'", 'It begins with abc'), ['kept', 'echo'])
  assert.equal(told("'abc...xyz'", 'No xyz abc'), ['kept', 'echo'])
  assert.equal(told("'abc'", 'No abc here', 'missing'), ['whole', 'No abc here'])
})

test.run()
