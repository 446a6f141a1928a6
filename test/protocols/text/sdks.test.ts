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
    ['item 12 in argument "n" cannot be converted to int', ['n', '12'], 'integer']
  ] as const)
    assert.equal(
      read(said),
      [wrong([{ path, kind: 'type', keyword: 'type', params: { type }, message: said }]), 'likely'],
      said
    )
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

// MCP SDK of Java 2.0, `ToolInputValidator`, with the sentences of com.networknt:json-schema-validator 2 and 3.
test('the Java SDK lists what its validator says, each behind a pointer', () => {
  const said = (list: string): string =>
    `Tool (get_quote) input validation failed: Validation failed: JSON schema validation errors: [${list}]`
  const lacking = "required property 'numTravelers' not found"
  const tool = { tool: 'get_quote' }
  assert.equal(read(said(`: ${lacking}`)), [
    wrong([lacks('numTravelers', lacking)], tool),
    'certain'
  ])
  for (const [list, ...issues] of [
    [
      '/query: integer found, string expected, /guest/age: string found, [integer, null] expected',
      { path: ['query'], kind: 'type', keyword: 'type', params: { type: 'string' } },
      {
        path: ['guest', 'age'],
        kind: 'type',
        keyword: 'type',
        params: { type: ['integer', 'null'] }
      }
    ],
    [
      '/kind: does not have a value in the enumeration ["Typo", "Amendment to NCN"]',
      {
        path: ['kind'],
        kind: 'choice',
        keyword: 'enum',
        params: { allowedValues: ['Typo', 'Amendment to NCN'] }
      }
    ],
    [
      '/size: must have a maximum value of 100',
      {
        path: ['size'],
        kind: 'range',
        keyword: 'maximum',
        params: { comparison: '<=', limit: 100 }
      }
    ],
    [
      '/a~1b/0: must be at least 2 characters long',
      { path: ['a/b', '0'], kind: 'size', keyword: 'minLength', params: { limit: 2 } }
    ],
    [
      '/tags: must have at least 2 items but found 1',
      { path: ['tags'], kind: 'size', keyword: 'minItems', params: { limit: 2 } }
    ],
    [
      '/tags: must have at most 3 items but found 5',
      { path: ['tags'], kind: 'size', keyword: 'maxItems', params: { limit: 3 } }
    ],
    [
      '/id: does not match the regex pattern ^[a-z], /$',
      { path: ['id'], kind: 'pattern', keyword: 'pattern', params: { pattern: '^[a-z], /$' } }
    ],
    [
      '/day: does not match the date pattern must be a valid RFC 3339 full-date',
      { path: ['day'], kind: 'format', keyword: 'format', params: { format: 'date' } }
    ],
    [
      "/guest: property 'nmae' is not defined in the schema and the schema does not allow additional properties",
      { path: ['guest', 'nmae'], kind: 'unexpected', keyword: 'additionalProperties', echo: true }
    ]
  ] as const) {
    const [fault] = read(said(list))
    const messages = list.split(/, (?=\/[\w/]+: )/).map((one) => one.replace(/^[^:]*: /, ''))
    const wanted = issues.map((issue, at) => ({ ...issue, message: messages[at] }))
    assert.equal(fault, wrong(wanted, tool), list)
  }
})

test('what the Java SDK says in the language of its machine has a place', () => {
  const list =
    ": påkrevd egenskap 'numTravelers' ikke funnet, /labels: string funnet, array forventet"
  const text = `Tool (t) input validation failed: Validation failed: JSON schema validation errors: [${list}]`
  assert.equal(read(text), [
    wrong(
      [
        {
          path: [],
          kind: 'unknown',
          message: "påkrevd egenskap 'numTravelers' ikke funnet"
        },
        { path: ['labels'], kind: 'unknown', message: 'string funnet, array forventet' }
      ],
      { tool: 't', message: text }
    ),
    'likely'
  ])
  for (const of of [
    'Tool (t) output validation failed: Validation failed: JSON schema validation errors: [: x]',
    "Validation failed: structuredContent does not match tool outputSchema. Validation errors: [: required property 'a' not found]"
  ])
    isKept(of, { kind: 'internal' })
  isKept('Tool (t) input validation failed: Unexpected validation error: null')
})

// mcp 0.x of Ruby, `lib/mcp/tool/input_schema.rb`, with the sentences of its gem json-schema.
test('the Ruby SDK lists what its validator says, each with a fragment', () => {
  const schema = ' in schema 18a1ffbb-4681-5b00-bd15-2c76aee4b28f'
  const said = (...list: ReadonlyArray<string>): string =>
    `Invalid arguments: ${list.map((one) => `The property '#/${one}${schema}`).join(', ')}`
  const age = 'of type string did not match the following type: integer'
  const url = "did not contain a required property of 'url'"
  const odd =
    'contains additional properties ["a b", "c"] outside of the schema when none are allowed'
  const surplus = { kind: 'unexpected', keyword: 'additionalProperties', message: odd, echo: true }
  assert.equal(read(said(`guest/age' ${age}`, `' ${url}`, `' ${odd}`)), [
    wrong([
      {
        path: ['guest', 'age'],
        kind: 'type',
        keyword: 'type',
        params: { type: 'integer' },
        message: age
      },
      lacks('url', url),
      { path: ['a b'], ...surplus },
      { path: ['c'], ...surplus }
    ]),
    'certain'
  ])
  const low = 'did not have a minimum value of 1, inclusively'
  assert.equal(read(said(`n' ${low}`)), [
    wrong([
      {
        path: ['n'],
        kind: 'range',
        keyword: 'minimum',
        params: { comparison: '>=', limit: 1 },
        message: low
      }
    ]),
    'certain'
  ])
  // What came stands there, and the listed values have no marks.
  const choice = 'value "white" did not match one of the following values: yellow, light blue'
  const text = said(`color' ${choice}`)
  assert.equal(read(text), [
    wrong([{ path: ['color'], kind: 'choice', keyword: 'enum', message: choice, echo: true }], {
      message: text
    }),
    'likely'
  ])
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
