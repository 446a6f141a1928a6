import { own } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { read } from './reading.js'

const test = suite('protocols/text/sdks')

const wrong = (issues: ReadonlyArray<object>, more: object = {}): object => ({
  kind: 'invalid_arguments',
  ...more,
  issues
})

const lacks = (name: string, message: string): object => ({
  path: [name],
  kind: 'missing',
  keyword: 'required',
  message
})

const isKept = (text: string, more: object = { kind: 'execution_failed' }): void => {
  const [fault] = read(text)
  assert.equal(fault, { ...more, message: text }, text)
}

// mcp-go 0.4x, `mcp/tools.go` and `mcp/typed_tools.go`.
test('mcp-go names the argument that a handler requires', () => {
  const text = 'required argument "room-count" not found'
  assert.equal(read(text), [wrong([lacks('room-count', text)]), 'likely'])
  for (const [said, path, type] of [
    ['argument "a b" is not a string', ['a b'], 'string'],
    ['argument "n" is not an int', ['n'], 'integer'],
    ['argument "n" cannot be converted to float64', ['n'], 'number'],
    ['argument "n" is not a bool', ['n'], 'boolean'],
    ['argument "n" is not a string slice', ['n'], 'array'],
    ['item 12 in argument "n" cannot be converted to int', ['n', '12'], 'integer'],
    [
      'failed to bind arguments: json: cannot unmarshal string into Go struct field Args.guest.nights of type int',
      ['guest', 'nights'],
      'integer'
    ],
    [
      'unmarshaling arguments: json: cannot unmarshal number 1.5 into Go struct field Args.n of type []string',
      ['n'],
      'array'
    ]
  ] as const)
    assert.equal(
      read(said),
      [wrong([{ path, kind: 'type', keyword: 'type', params: { type }, message: said }]), 'likely'],
      said
    )
  // A type of the server's own has no name in JSON.
  const mine =
    'failed to bind arguments: json: cannot unmarshal string into Go struct field Args.n of type time.Time'
  assert.equal(read(mine), [
    wrong([{ path: ['n'], kind: 'type', keyword: 'type', message: mine }]),
    'likely'
  ])
  for (const other of [
    'required argument "n" not found in the file',
    'a required argument "n" not found',
    'required argument n not found',
    'argument "n" is not a string of digits',
    'argument "n" is not an object',
    // What a tool reads itself.
    'json: cannot unmarshal string into Go struct field Reply.n of type int',
    'failed to bind arguments: unexpected end of JSON input'
  ])
    isKept(other)
})

test('mcp-go says twice that nobody has a tool', () => {
  const unknown = { kind: 'unknown_tool', tool: 'find-all' }
  assert.equal(read("tool 'find-all' not found: tool not found"), [unknown, 'likely'])
  isKept("tool 'find-all' not found: out of stock")
})

// rmcp 0.x and 1.x, `Parameters`, with the sentences of serde 1 and serde_json 1.
test('the Rust SDK says what serde said', () => {
  const head = 'failed to deserialize parameters: '
  for (const said of ['missing field `city`', 'missing field `city` at line 1 column 12'])
    assert.equal(read(head + said), [wrong([lacks('city', said)]), 'likely'])
  const strange = 'unknown field `nigths`, expected `city` or `nights`'
  assert.equal(read(head + strange), [
    wrong(
      [
        {
          path: ['nigths'],
          kind: 'unexpected',
          keyword: 'additionalProperties',
          message: strange,
          echo: true
        }
      ],
      { message: head + strange }
    ),
    'likely'
  ])
  // No place is told.
  for (const said of [
    'invalid type: string "two", expected u32',
    'unknown variant `x`, expected `a` or `b`',
    'duplicate field `a`',
    'missing field `a` of b'
  ])
    isKept(head + said, wrong([]))
  isKept('failed to deserialize parameters')
  isKept('failed to deserialize parameters for task 3: x')
  isKept(`Sorry: ${head}missing field \`city\``)
})

// Microsoft.Extensions.AI 10, `AIFunctionFactory`; ModelContextProtocol 1, `McpServerTool`.
test('the C# SDK names what its dictionary lacks', () => {
  const said = "The arguments dictionary is missing a value for the required parameter 'request'."
  for (const text of [
    said,
    `${said} (Parameter 'arguments')`,
    `An error occurred invoking 'book': ${said}`,
    `An error occurred invoking 'book': ${said} (Parameter 'arguments')`
  ])
    assert.equal(read(text), [wrong([lacks('request', text)]), 'likely'])
  isKept("An error occurred invoking 'book'.")
  isKept(`An error occurred invoking 'book': So ${said}`)
})

// mcp 0.x of Ruby, `lib/mcp/server.rb`.
test('the Ruby SDK names all that is missing', () => {
  const text = 'Missing required arguments: context, room-count'
  assert.equal(read(text), [wrong([lacks('context', text), lacks('room-count', text)]), 'likely'])
  for (const other of [
    'Missing required arguments: a and b',
    "Missing required arguments: ['a']",
    'Missing required arguments: --a, --b, or --c',
    'Missing required arguments:'
  ])
    isKept(other)
})

// Playwright 1.5x, tools of its MCP: zod's `prettifyError` behind a headline.
test('lines of zod’s are read behind a headline of Markdown', () => {
  const text =
    '### Error\nInvalid arguments for tool "browser_click":\n✖ Invalid input: expected string, received undefined\n  → at ref\n✖ Invalid option: expected one of "left"|"right"\n  → at mouse.button'
  assert.equal(read(text), [
    wrong(
      [
        lacks('ref', 'Invalid input: expected string, received undefined'),
        {
          path: ['mouse', 'button'],
          kind: 'choice',
          keyword: 'enum',
          message: 'Invalid option: expected one of "left"|"right"',
          params: { allowedValues: ['left', 'right'] }
        }
      ],
      { tool: 'browser_click' }
    ),
    'certain'
  ])
  // What is not zod's stays.
  const odd = '### Error\nInvalid arguments for tool "browser_click":\n✖ So what?\n  → at ref'
  assert.is(read(odd)[0].message, odd)
  isKept('### Error\nTimeoutError: locator.click: Timeout 5000ms exceeded.')
  assert.equal(
    own(read("Invalid parameters for tool 'book': Missing required argument `city`.")[0], 'tool'),
    'book'
  )
  assert.equal(read('Invalid params: Missing required argument: city'), [
    wrong([lacks('city', 'Missing required argument: city')]),
    'certain'
  ])
  isKept('Invalid params: so what?')
})

test('who passes an error on may say once more that it is one', () => {
  const said = "'city' is a required property"
  for (const text of [
    `Error: Input validation error: ${said}`,
    `Error: MCP error -32602: Input validation error: ${said}`
  ])
    assert.equal(read(text), [wrong([lacks('city', said)]), 'likely'])
  const text = 'Error: Error executing tool book: out of rooms'
  assert.equal(read(text), [{ kind: 'execution_failed', tool: 'book', message: text }, 'likely'])
  isKept('Error: Error of another kind')
  isKept('Error: out of rooms')
})

test.run()
