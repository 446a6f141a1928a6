import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { read } from './reading.js'

const test = suite('protocols/text/agents')

const wrong = (tool: string | undefined, ...issues: ReadonlyArray<object>): object => ({
  kind: 'invalid_arguments',
  ...(tool === undefined ? {} : { tool }),
  issues
})
const lacks = (path: ReadonlyArray<string>, message: string): object => ({
  path,
  kind: 'missing',
  keyword: 'required',
  message
})
const surplus = (path: ReadonlyArray<string>, message: string): object => ({
  path,
  kind: 'unexpected',
  keyword: 'additionalProperties',
  message,
  echo: true
})
const typed = (path: ReadonlyArray<string>, type: unknown, message: string): object => ({
  path,
  kind: 'type',
  keyword: 'type',
  params: { type },
  message
})

const told = (name: string, rows: ReadonlyArray<readonly [string, object]>): void => {
  for (const [text, fault] of rows)
    test(`${name}: ${text.slice(0, 90)}`, () => assert.equal(read(text)[0], fault))
}

const list = JSON.stringify(
  [
    {
      expected: 'object',
      code: 'invalid_type',
      path: ['questions', 0],
      message: 'Invalid input: expected object, received string'
    }
  ],
  null,
  2
)
const ofList = typed(
  ['questions', '0'],
  'object',
  'Invalid input: expected object, received string'
)

// opencode, 1 and 2.
const again = '.\nPlease rewrite the input so it satisfies the expected schema.'
const called = 'The question tool was called with invalid arguments: '
told('opencode', [
  [`${called}${list}${again}`, wrong('question', ofList)],
  [`Error: ${called}${list}`, wrong('question', ofList)],
  [
    `${called}SchemaError(Missing key\n  at ["a"]["b c"]\nExpected string, got 3\n  at ["tags"][0])${again}`,
    wrong('question', lacks(['a', 'b c'], 'Missing key'), {
      ...typed(['tags', '0'], 'string', 'Expected string'),
      echo: true
    })
  ],
  [
    `${called}SchemaError(Unexpected key with value "x"\n  at ["y"])${again}`,
    wrong('question', surplus(['y'], 'Unexpected key with value "x"'))
  ],
  [
    'Invalid arguments for tool "shell":\n- command: Missing key\n- opts.n: Expected number, got "x"\n\nArguments provided:\n{\n  "cmd": "ls"\n}\n\nUpdate the arguments and call the tool again.',
    wrong('shell', lacks(['command'], 'Missing key'), {
      ...typed(['opts', 'n'], 'number', 'Expected number'),
      echo: true
    })
  ]
])

test('what is not understood of a call that opencode refused stays, with its tool', () => {
  for (const text of [
    `${called}SchemaError(Expected a colour, got "x"\n  at ["y"])${again}`,
    `${called}SchemaError(Missing key\n  at ["a\\"b"])${again}`,
    `${called}no idea`
  ])
    assert.equal(read(text)[0], { ...wrong('question'), message: text })
})

// Claude Code.
told('Claude Code', [
  [
    'InputValidationError: Write failed due to the following issues:\nThe required parameter `file_path` is missing\nAn unexpected parameter `path` was provided',
    wrong(
      'Write',
      lacks(['file_path'], 'The required parameter `file_path` is missing'),
      surplus(['path'], 'An unexpected parameter `path` was provided')
    )
  ],
  [
    '<tool_use_error>InputValidationError: TodoWrite failed due to the following issue:\nThe parameter `todos[0].id` type is expected as `string` but provided as `number`</tool_use_error>',
    wrong(
      'TodoWrite',
      typed(
        ['todos', '0', 'id'],
        'string',
        'The parameter `todos[0].id` type is expected as `string` but provided as `number`'
      )
    )
  ],
  [`InputValidationError: ${list}`, wrong(undefined, ofList)]
])

test('another sentence of Claude Code leaves the text', () => {
  const text =
    'InputValidationError: Read failed due to the following issue:\nThe file is too large'
  assert.equal(read(text)[0], { ...wrong('Read'), message: text })
})

// Groq, whose own models are refused by it.
const groq = 'tool call validation failed: parameters for tool logs did not match schema: errors: ['
told('Groq', [
  [
    `Tool call validation failed: ${groq}missing properties: 'start', 'end']`,
    wrong(
      'logs',
      lacks(['start'], "missing properties: 'start', 'end'"),
      lacks(['end'], "missing properties: 'start', 'end'")
    )
  ],
  [
    `${groq}\`/limit\`: expected integer or null, but got string, additionalProperties 'n' not allowed, \`/rows/0\`: missing properties: 'id']`,
    wrong(
      'logs',
      typed(['limit'], ['integer', 'null'], 'expected integer or null, but got string'),
      surplus(['n'], "additionalProperties 'n' not allowed"),
      lacks(['rows', '0', 'id'], "missing properties: 'id'")
    )
  ],
  [
    `${groq}\`/level\`: value must be one of "low", "high"]`,
    wrong('logs', {
      path: ['level'],
      kind: 'choice',
      keyword: 'enum',
      params: { allowedValues: ['low', 'high'] },
      message: 'value must be one of "low", "high"'
    })
  ]
])

test('what Groq says in other sentences is kept', () => {
  const text = `${groq}\`/n\`: must be <= 100 but found 200]`
  assert.equal(read(text)[0], {
    ...wrong('logs', {
      path: ['n'],
      kind: 'unknown',
      message: 'must be <= 100 but found 200',
      echo: true
    }),
    message: text
  })
})

// Gemini CLI, the AI SDK and Pydantic AI.
told('others', [
  [
    'params must have required property \'absolute_path\', params/limit must be number, params/p must match pattern "^/"',
    wrong(
      undefined,
      lacks(['absolute_path'], "must have required property 'absolute_path'"),
      typed(['limit'], 'number', 'must be number'),
      {
        path: ['p'],
        kind: 'pattern',
        keyword: 'pattern',
        params: { pattern: '^/' },
        message: 'must match pattern "^/"'
      }
    )
  ],
  [
    "ERROR: Your input to the tool was invalid (must have required property 'a', must have required property 'b')",
    wrong(
      undefined,
      lacks(['a'], "must have required property 'a'"),
      lacks(['b'], "must have required property 'b'")
    )
  ],
  [
    'ERROR: Your input to the tool was invalid (must be array)',
    {
      ...wrong(undefined),
      message: 'ERROR: Your input to the tool was invalid (must be array)'
    }
  ],
  [
    `AI_InvalidToolInputError: Invalid input for tool ask: Type validation failed: Value: {"questions":["\\nError message: x"]}.\nError message: ${list}`,
    wrong('ask', ofList)
  ],
  [
    '1 validation error:\n```json\n[\n  {\n    "type": "missing",\n    "loc": [\n      "city"\n    ],\n    "msg": "Field required",\n    "input": {}\n  }\n]\n```\n\nFix the errors and try again.',
    wrong(undefined, lacks(['city'], 'Field required'))
  ]
])

// Who passes on what an SDK wrote.
const refused = `MCP error -32602: Invalid arguments for tool ask: ${list}`
told('passed on', [
  [`Error: Invalid arguments for ask: ${list}`, wrong('ask', ofList)],
  [
    `Error invoking remote method 'mcp-call-tool': McpError: MCP error -32602: ${refused}`,
    wrong('ask', ofList)
  ],
  [`Failed to call tool ask: McpError: ${refused}`, wrong('ask', ofList)],
  [`Request failed (remote): ${refused}`, wrong('ask', ofList)]
])

test('a sentence about other things than the arguments is no such text', () => {
  for (const text of [
    'params are fine, and must stay so',
    'data must be string',
    'Request failed (remote): no such host',
    '2 validation errors:\n```json\n[]\n```\n\nFix the errors and try again.'
  ])
    assert.equal(read(text)[0], { kind: 'execution_failed', message: text })
})

// pi (packages/ai/src/utils/validation.ts): with ajv the pointer without its first slash, with TypeBox 1 steps between dots.
const ofPi = (...lines: ReadonlyArray<string>): string =>
  `Validation failed for tool "edit":\n${lines.map((line) => `  - ${line}`).join('\n')}\n\nReceived arguments:\n{\n  "b": "\n  - c: must be string"\n}`
told('pi', [
  [
    ofPi("command: must have required property 'command'", 'edits/0/a~1b: must be string'),
    wrong(
      'edit',
      lacks(['command'], "must have required property 'command'"),
      typed(['edits', '0', 'a/b'], 'string', 'must be string')
    )
  ],
  [
    ofPi(
      'edits.0.path: must have required properties path, edits',
      'a: must be either string or null'
    ),
    wrong(
      'edit',
      lacks(['edits', '0', 'path'], 'must have required properties path, edits'),
      lacks(['edits', '0', 'edits'], 'must have required properties path, edits'),
      typed(['a'], ['string', 'null'], 'must be either string or null')
    )
  ],
  [
    ofPi('root: must be object', 'readFiles: must not have more than 12 items'),
    wrong('edit', typed([], 'object', 'must be object'), {
      path: ['readFiles'],
      kind: 'size',
      keyword: 'maxItems',
      params: { limit: 12 },
      message: 'must not have more than 12 items'
    })
  ],
  [
    ofPi('title: Invalid input: expected string, received undefined'),
    wrong('edit', lacks(['title'], 'Invalid input: expected string, received undefined'))
  ]
])

test('what pi does not say which key is meant leaves the text', () => {
  for (const line of ['root: must not have additional properties', 'a: it is odd', 'no place']) {
    const text = ofPi(line)
    assert.equal([read(text)[0].message, read(text)[1]], [text, 'likely'], line)
  }
  for (const text of [
    'Validation failed for tool "edit": see below',
    'Validation failed for tool edit:\n  - a: must be string',
    `So: ${ofPi('a: must be string')}`
  ])
    assert.equal(read(text), [{ kind: 'execution_failed', message: text }, 'guess'], text)
})

// Cursor (context7, issue 58; basic-memory, issue 75).
told('Cursor', [
  [
    "Invalid type for parameter 'tokens' in tool get-library-docs",
    wrong('get-library-docs', {
      path: ['tokens'],
      kind: 'type',
      keyword: 'type',
      message: "Invalid type for parameter 'tokens' in tool get-library-docs"
    })
  ],
  [
    "Parameter 'query' must be of type string, got object",
    wrong(
      undefined,
      typed(['query'], 'string', "Parameter 'query' must be of type string, got object")
    )
  ]
])

test('zod’s list behind no more than that it is an error', () => {
  const zod = JSON.stringify([
    {
      code: 'invalid_type',
      expected: 'string',
      received: 'undefined',
      path: ['a'],
      message: 'Required'
    }
  ])
  assert.equal(read(`Error: ${zod}`)[0], wrong(undefined, lacks(['a'], 'Required')))
  for (const text of [
    "Invalid type for parameter 'tokens'",
    "Invalid type for parameter 'a' in run: expected int",
    'Error: [{"code":"E1","message":"no"}]',
    `Error: ${zod} was raised`
  ])
    assert.equal(read(text), [{ kind: 'execution_failed', message: text }, 'guess'], text)
})

test.run()
