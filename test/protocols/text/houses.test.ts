import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { read } from './reading.js'

const test = suite('protocols/text/houses')

type Issues = ReadonlyArray<object>

const wrong = (issues: Issues, more: object = {}): object => ({
  kind: 'invalid_arguments',
  ...more,
  issues
})
const failed = (message: string): object => ({ kind: 'execution_failed', message })

const told = (name: string, rows: ReadonlyArray<readonly [string, object, string]>): void => {
  for (const [text, fault, confidence] of rows)
    test(`${name}: ${text.slice(0, 90)}`, () => {
      const [value, sure] = read(text)
      assert.equal(value, fault)
      assert.is(sure, confidence)
    })
}

const missing = (path: ReadonlyArray<string>, message: string): object => ({
  path,
  kind: 'missing',
  keyword: 'required',
  message
})

// Seams, A: the Go SDK, whose sentences stand behind places in the schema.
const go = 'validating "arguments": '
told('go', [
  [
    `${go}validating root: required: missing properties: ["a" "b"]`,
    wrong([
      missing(['a'], 'required: missing properties: ["a" "b"]'),
      missing(['b'], 'required: missing properties: ["a" "b"]')
    ]),
    'certain'
  ],
  [
    `calling "tools/call": invalid params: ${go}validating root: validating /properties/o: unexpected additional properties ["xy"]`,
    wrong([
      {
        path: ['o', 'xy'],
        kind: 'unexpected',
        keyword: 'additionalProperties',
        message: 'unexpected additional properties ["xy"]',
        echo: true
      }
    ]),
    'certain'
  ],
  [
    `${go}validating /properties/n: type: x has type "string", want "integer"`,
    wrong([
      {
        path: ['n'],
        kind: 'type',
        keyword: 'type',
        message: 'type: has type "string", want "integer"',
        params: { type: 'integer' }
      }
    ]),
    'certain'
  ],
  [
    `${go}validating /properties/n: minimum: 1 is less than 2`,
    wrong([
      {
        path: ['n'],
        kind: 'range',
        keyword: 'minimum',
        message: 'minimum: is less than 2',
        params: { comparison: '>=', limit: 2 }
      }
    ]),
    'certain'
  ],
  // A place that is not one of properties alone, a word that is no rule, and a text without a place.
  ...[
    '/items/0: type: x',
    '/properties/a/items: type: x',
    'root: nonsense: x',
    'root: no rule'
  ].map((rest): readonly [string, object, string] => [
    `${go}validating ${rest}`,
    wrong([], { message: `${go}validating ${rest}` }),
    'likely'
  ]),
  [
    `${go}now validating root: type: x`,
    wrong([], { message: `${go}now validating root: type: x` }),
    'likely'
  ],
  [`So ${go}validating root: type: x`, failed(`So ${go}validating root: type: x`), 'guess']
])

// Seams, A: the Python SDK and FastMCP.
const pydantic = (title: string, ...errors: ReadonlyArray<string>): string =>
  `${errors.length} validation error${errors.length === 1 ? '' : 's'} for ${title}\n${errors.join('\n')}`
const of = (where: string, type: string, said = 'It is wrong'): string =>
  `${where}\n  ${said} [type=${type}, input_value='x', input_type=str]`
const typed = (path: ReadonlyArray<string>): object => ({
  path,
  kind: 'type',
  keyword: 'type',
  message: 'It is wrong'
})
told('pydantic', [
  [
    pydantic('searchArguments', of('a', 'string_type')),
    wrong([typed(['a'])], { tool: 'search' }),
    'certain'
  ],
  [
    pydantic('call[search]', of('a.0.b', 'int_parsing')),
    wrong([typed(['a', '0', 'b'])], { tool: 'search' }),
    'certain'
  ],
  [
    `Error executing tool find: ${pydantic('searchArguments', of('a', 'string_type'))}`,
    wrong([typed(['a'])], { tool: 'find' }),
    'certain'
  ],
  // A key that holds a dot stands between backticks.
  [
    pydantic('call[t]', of('`a.b`.c', 'bool_type')),
    wrong([typed(['a.b', 'c'])], { tool: 't' }),
    'certain'
  ],
  // Behind the place of a union stands the name of the branch, where there are several, or it has brackets.
  [
    pydantic('call[t]', of('a.int', 'int_type'), of('a.str', 'string_type')),
    wrong(
      [
        {
          path: ['a'],
          kind: 'alternative',
          keyword: 'anyOf',
          message: 'It is wrong',
          branches: [[typed(['a'])], [typed(['a'])]]
        }
      ],
      { tool: 't' }
    ),
    'certain'
  ],
  [
    pydantic('call[t]', of('a.list[int]', 'list_type')),
    wrong([typed(['a'])], { tool: 't' }),
    'certain'
  ],
  [
    pydantic('call[t]', of('a.int', 'int_type')),
    wrong([typed(['a', 'int'])], { tool: 't' }),
    'certain'
  ],
  [
    pydantic('call[t]', of('a.integer', 'int_type'), of('a.string', 'string_type')),
    wrong([typed(['a', 'integer']), typed(['a', 'string'])], { tool: 't' }),
    'certain'
  ],
  // What came may have lines of its own; a page follows.
  [
    pydantic(
      'call[t]',
      "a\n  It is wrong [type=string_type, input_value='x\ny', input_type=str]\n    For further information visit https://a.example"
    ),
    wrong([typed(['a'])], { tool: 't' }),
    'certain'
  ],
  // One that is raised inside a tool is of none of its arguments.
  ...['Search', 'searchArgument', 'recall[t]', 'call[t] now'].map(
    (title): readonly [string, object, string] => [
      pydantic(title, of('a', 'string_type')),
      failed(pydantic(title, of('a', 'string_type'))),
      'guess'
    ]
  )
])

// Seams, A: the TypeScript SDKs.
const sdk = 'Input validation error: Invalid arguments for tool t: '
const lacks = 'Invalid input: expected string, received undefined'
const absent = (...path: ReadonlyArray<string>): object => missing(path, lacks)
told('typescript', [
  [`${sdk}${lacks} at a`, wrong([absent('a')], { tool: 't' }), 'certain'],
  [
    `${sdk}${lacks} at a.b\n${lacks} at c[0]`,
    wrong([absent('a', 'b'), absent('c', '0')], { tool: 't' }),
    'certain'
  ],
  [`${sdk}✖ ${lacks}\n  → at a`, wrong([absent('a')], { tool: 't' }), 'certain'],
  [`${sdk}a: ${lacks}, b: ${lacks}`, wrong([absent('a'), absent('b')], { tool: 't' }), 'certain'],
  // A sentence that nobody knows may quote what came; then the text stays.
  [
    `${sdk}a: Wrong x`,
    wrong([{ path: ['a'], kind: 'unknown', message: 'Wrong x', echo: true }], {
      tool: 't',
      message: `${sdk}a: Wrong x`
    }),
    'likely'
  ],
  [`${sdk}a b: Wrong`, wrong([], { tool: 't', message: `${sdk}a b: Wrong` }), 'likely'],
  [
    `${sdk}root: must be object`,
    wrong(
      [
        {
          path: [],
          kind: 'type',
          keyword: 'type',
          message: 'must be object',
          params: { type: 'object' }
        }
      ],
      { tool: 't' }
    ),
    'certain'
  ],
  [
    `${sdk}data/a~1b must be string, data must be object`,
    wrong(
      [
        {
          path: ['a/b'],
          kind: 'type',
          keyword: 'type',
          message: 'must be string',
          params: { type: 'string' }
        },
        {
          path: [],
          kind: 'type',
          keyword: 'type',
          message: 'must be object',
          params: { type: 'object' }
        }
      ],
      { tool: 't' }
    ),
    'certain'
  ],
  [
    `${sdk}data/a is odd`,
    wrong([{ path: ['a'], kind: 'unknown', message: 'is odd' }], {
      tool: 't',
      message: `${sdk}data/a is odd`
    }),
    'likely'
  ],
  [`${sdk}data/a `, wrong([], { tool: 't', message: `${sdk}data/a ` }), 'likely'],
  // A pointer ends at a blank, and what is no pointer at the beginning is none behind it.
  [
    `${sdk}data/a\nb data must be string`,
    wrong([], { tool: 't', message: `${sdk}data/a\nb data must be string` }),
    'likely'
  ],
  [
    `${sdk}a: Wrong data / x`,
    wrong([{ path: ['a'], kind: 'unknown', message: 'Wrong data / x', echo: true }], {
      tool: 't',
      message: `${sdk}a: Wrong data / x`
    }),
    'likely'
  ],
  // A mark stands at the beginning alone, and each line has to be known.
  ...['Required at ✖ a', `${lacks} at a\nOdd at b`].map(
    (said): readonly [string, object, string] => [
      sdk + said,
      wrong([], { tool: 't', message: sdk + said }),
      'likely'
    ]
  ),
  // Nobody lacks the whole: it is of the wrong type.
  [
    `${sdk}Required\nRequired at a`,
    wrong([{ path: [], kind: 'type', message: 'Required' }, missing(['a'], 'Required')], {
      tool: 't'
    }),
    'certain'
  ],
  // Issues as JSON stand behind blanks too, and what they say is not cut.
  [
    `${sdk}\n  ${JSON.stringify([{ code: 'custom', path: ['a'], message: 'An Invalid tools/call request: x' }])}`,
    wrong([{ path: ['a'], kind: 'rule', message: 'An Invalid tools/call request: x' }], {
      tool: 't'
    }),
    'certain'
  ],
  [
    'Invalid arguments for tool t: Missing required property: a',
    wrong([missing(['a'], 'Missing required property: a')], { tool: 't' }),
    'certain'
  ],
  ...(
    [
      ['Invalid arguments', {}],
      ['Invalid parameters', {}],
      ['Invalid input for find', { tool: 'find' }],
      ['Invalid input for tool find all', { tool: 'find all' }]
    ] as const
  ).map(([title, more]): readonly [string, object, string] => [
    `${title}: Missing required property: a`,
    wrong([missing(['a'], 'Missing required property: a')], more),
    'certain'
  ]),
  [
    "Tool 't' parameter validation failed: a: must be string. Please check the parameter types and values",
    wrong(
      [
        {
          path: ['a'],
          kind: 'type',
          keyword: 'type',
          message: 'must be string',
          params: { type: 'string' }
        }
      ],
      { tool: 't' }
    ),
    'certain'
  ]
])

test('typescript: what is said has its headline before it, and may end there', () => {
  const [fault] = read("Tool 'find all' parameter validation failed: a: Required")
  assert.equal(fault, wrong([missing(['a'], 'Required')], { tool: 'find all' }))
  for (const text of [
    "So Tool 't' parameter validation failed: a: Required",
    'So Invalid arguments for tool t: Missing required property: a',
    'Missing required property: a'
  ])
    assert.equal(read(text), [failed(text), 'guess'])
})

test('typescript: what a server says of its own results is no fault of the call', () => {
  for (const text of [
    'Output validation error: x',
    "Structured content does not match the tool's output schema: x",
    'Failed to validate structured content: x',
    'Invalid structured content for tool t: x',
    'Tool t has an output schema but did not return structured content',
    'Tool t has an output schema but no structured content was provided',
    'Tool find-all has an output schema but no structured content was provided',
    'Tool find-all has an output schema but did not return structured content',
    "Tool 'find all' has an invalid outputSchema: x",
    "Tool 't' has an invalid outputSchema: x"
  ])
    for (const [said, kind] of [
      [text, 'internal'],
      [`So ${text}`, 'execution_failed']
    ] as const)
      assert.equal(read(said), [{ kind, message: said }, kind === 'internal' ? 'certain' : 'guess'])
  for (const text of [
    'Tool t has an output schema',
    'Tool t has an output schema but did not return structured content at all'
  ])
    assert.equal(read(text), [failed(text), 'guess'])
})

test('named: the tool that nobody has, and what F7 fixes', () => {
  for (const [text, fault] of [
    ['Tool not found: x', { kind: 'unknown_tool', tool: 'x' }],
    ["Tool 'x' not found", { kind: 'unknown_tool', tool: 'x' }],
    ['Tool x was not found.', { kind: 'unknown_tool', tool: 'x' }],
    ['Tool x disabled', { kind: 'unknown_tool', tool: 'x' }],
    ['unknown tool "x"', { kind: 'unknown_tool', tool: 'x' }],
    ['Invalid JSON', { kind: 'malformed_request', reason: 'syntax', detail: '' }],
    ['Invalid JSON: at 3', { kind: 'malformed_request', reason: 'syntax', detail: 'at 3' }]
  ] as const) {
    assert.equal(read(text)[0], fault, text)
  }
  for (const text of ['A Tool not found: x', 'Tool x was not found in y', 'Invalid Jsonnet'])
    assert.is(read(text)[0].kind, 'execution_failed', text)
})

test('the code before a message is passed over, four times at the most', () => {
  for (const head of ['MCP error -32602: ', 'MCP error 0: ', 'MCP error -1: '.repeat(4)])
    assert.is(read(`${head}Tool not found: x`)[0].kind, 'unknown_tool', head)
  assert.is(read('Tool MCP error -1: x not found')[0].kind, 'execution_failed')
  assert.is(read(`${'MCP error -1: '.repeat(5)}Tool not found: x`)[0].kind, 'execution_failed')
})

test.run()
