import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { lacks, type Row, surplus, typed } from './issues.js'
import { read } from './reading.js'

const test = suite('protocols/text/framed')

const page = (word: string): string =>
  `\n    For further information visit https://errors.pydantic.dev/2.11/v/${word}`

const without = (model: string, came: string): string =>
  `1 validation error for ${model}\nquery\n  Field required [type=missing, input_value=${came}, input_type=dict]${page('missing')}`

/** What came is told by its name alone, or by no name where the frame has none. */
const isRead = (
  rows: ReadonlyArray<Row>,
  tool: string | undefined,
  confidence = 'certain'
): void => {
  for (const [text, ...issues] of rows)
    assert.equal(
      read(text),
      [{ kind: 'invalid_arguments', ...(tool === undefined ? {} : { tool }), issues }, confidence],
      text
    )
}

const isKept = (texts: ReadonlyArray<string>): void => {
  for (const text of texts) assert.equal(read(text)[0], { kind: 'execution_failed', message: text })
}

const query = lacks(['query'], 'Field required')

// crewAI, lib/crewai/src/crewai/tools (structured_tool.py, tool_usage.py) and issue 1744; openai-agents-python, tool.py;
// strands-agents, tools/decorator.py; OpenHands software-agent-sdk, agent/agent.py.
test('agents put a frame of their own around what pydantic printed', () => {
  isRead(
    [
      [
        `I encountered an error while trying to use the tool. This was the error: Arguments validation failed: ${without('SearchSchema', '{}')}.\n Tool Search the web accepts these inputs: Tool Name: Search the web\nTool Arguments: {'query': {'type': 'str'}}`,
        query
      ],
      [
        `Arguments validation failed: ${without('SearchSchema', '{}')} Expected arguments: query: string, limit: integer (optional).`,
        query
      ],
      [`Error: Validation failed for input parameters: ${without('SearchTool', '{}')}`, query],
      [`Validation failed for input parameters: ${without('SearchTool', '{}')}`, query]
    ],
    undefined
  )
  isRead(
    [
      [
        `An error occurred while running the tool. Please try again. Error: Invalid JSON input for tool search: ${without('search_args', '{}')}`,
        query
      ],
      [
        `Error validating args {"q": "for tool 'x': "} for tool 'search': ${without('SearchAction', "{'q': 'for tool'}")}`,
        query
      ]
    ],
    'search'
  )
})

// Mastra, packages/core/src/tools/validation.ts; the sentences of zod 3 and 4.
test('Mastra has a line for each place, and behind them what was sent', () => {
  const head =
    'Tool input validation failed for search. Please fix the following errors and try again:'
  const sent = '\n\nProvided arguments: {\n  "limit": "- query: Required"\n}'
  isRead(
    [
      [`${head}\n- query: Required${sent}`, lacks(['query'], 'Required')],
      [
        `${head}\n- query: Invalid input: expected string, received undefined\n- days.0: Invalid input: expected number, received string${sent}`,
        lacks(['query'], 'Invalid input: expected string, received undefined'),
        typed(['days', '0'], 'number', 'Invalid input: expected number, received string')
      ]
    ],
    'search'
  )
  const own = `${head}\n- query: Pick a short one${sent}`
  assert.equal(read(own), [
    {
      kind: 'invalid_arguments',
      tool: 'search',
      issues: [{ path: ['query'], kind: 'unknown', message: 'Pick a short one', echo: true }],
      message: own
    },
    'likely'
  ])
  isKept([
    'Tool input validation failed for the report',
    'Report: Tool input validation failed for search. Please fix the following errors and try again:\n- query: Required'
  ])
})

// @langchain/core, tools/index.ts, and @langchain/langgraph, prebuilt/tool_node.ts.
test('LangChain for JavaScript shows what zod printed, or nothing', () => {
  const said = 'Received tool input did not match expected schema'
  const pretty = '\n\n✖ Invalid input: expected string, received undefined\n  → at query'
  const issue = lacks(['query'], 'Invalid input: expected string, received undefined')
  isRead(
    [
      [`${said}${pretty}`, issue],
      [`Error: ${said}${pretty}\n Please fix your mistakes.`, issue]
    ],
    undefined
  )
  isRead(
    [
      [
        `Error invoking tool 'search' with kwargs {"q":"x"} with error: Error: ${said}${pretty}\n Please fix the error and try again.`,
        issue
      ]
    ],
    'search'
  )
  for (const text of [said, `Error: ${said}\n Please fix your mistakes.`])
    assert.equal(read(text), [{ kind: 'invalid_arguments', issues: [], message: text }, 'likely'])
  isKept([`${said} of the answer`])
})

// smolagents, tools.py (`validate_tool_arguments`) and agents.py (`execute_tool_call`).
test('smolagents names one argument, in the frame of whatever a tool raised', () => {
  const sent = '{"days": "x): Argument "}'
  const calls = (said: string): string =>
    `Invalid call to tool 'search' with arguments ${sent}: ${said}\nYou should call this tool with correct input arguments.\nExpected inputs: {"query": {"type": "string"}}`
  const runs = (said: string): string =>
    `Error executing tool 'search' with arguments ${sent}: ${said}\nPlease try again or use another tool`
  isRead(
    [
      [
        calls("Argument days has type 'string' but should be 'integer'"),
        typed(['days'], 'integer', "Argument days has type 'string' but should be 'integer'")
      ],
      [
        runs('ValueError: Argument query is required'),
        lacks(['query'], 'Argument query is required')
      ],
      [
        runs("ValueError: Argument days is not in the tool's input schema"),
        surplus(['days'], "Argument days is not in the tool's input schema")
      ]
    ],
    'search'
  )
  isKept([
    calls('can only concatenate str (not "int") to str'),
    runs('TypeError: can only concatenate str (not "int") to str'),
    runs('ValueError: Argument days is too far away')
  ])
})

// google/adk-python, tools/function_tool.py, which gives it under `error`.
test('the ADK has a line for each name that lacks', () => {
  const text =
    'Invoking `get_weather()` failed as the following mandatory input parameters are not present:\ncity\nunit\nYou could retry calling this tool, but it is IMPORTANT for you to provide all the mandatory parameters.'
  const rows = [lacks(['city'], 'city is missing'), lacks(['unit'], 'unit is missing')] as const
  isRead([[text, ...rows]], 'get_weather')
  isRead([[JSON.stringify({ error: text }), ...rows]], 'get_weather', 'likely')
  isKept([
    'Invoking `get_weather()` failed as the following mandatory input parameters are not present: city',
    'Invoking `get_weather()` failed'
  ])
})

// microsoft/semantic-kernel, python/semantic_kernel/kernel.py.
test('Semantic Kernel says how many came, so that all are known to lack only where none did', () => {
  const text = (came: number): string =>
    `There are \`2\` tool call arguments required and only \`${came}\` received. The required arguments are: ['city', 'day']. Please provide the required arguments and try again.`
  isRead(
    [[text(0), lacks(['city'], 'city is missing'), lacks(['day'], 'day is missing')]],
    undefined
  )
  assert.equal(read(text(1)), [
    { kind: 'invalid_arguments', issues: [], message: text(1) },
    'likely'
  ])
})

// deepset-ai/haystack, haystack/tools/tool.py and test/tools/test_tool.py.
test('Haystack calls a function, of which what came tells whether it is that of the tool', () => {
  const text = (sent: string, said: string): string =>
    `Failed to invoke Tool \`weather\` with parameters ${sent}. Error: ${said}`
  const strange = "report() got an unexpected keyword argument 'town'"
  isRead([[text("{'town': 'Rome'}", strange), surplus(['town'], strange)]], 'weather', 'likely')
  const missing = "weather() missing 1 required positional argument: 'city'"
  isRead([[text('{}', missing), lacks(['city'], missing)]], 'weather', 'likely')
  isKept([
    text("{'city': 'Rome'}", strange),
    text('{}', "fetch() missing 1 required positional argument: 'url'"),
    text('{}', 'no such station')
  ])
})

// aaif-goose/goose, issues 1108 and 8272; vercel/ai, InvalidToolInputError; openai/codex, core/src/function_tool.rs;
// openai-agents; microsoft/semantic-kernel.
test('arguments that are no JSON are malformed, and nothing of them is told again', () => {
  const eof = 'EOF while parsing a value at line 1 column 0'
  for (const [text, detail, tool] of [
    [`-32602: Could not interpret tool use parameters for id toolu_01: ${eof}`, eof],
    [
      "Tool call could not be parsed: -32602: Could not interpret tool use parameters for id functions.write:19: expected ',' or '}' at line 1 column 27409",
      "expected ',' or '}' at line 1 column 27409"
    ],
    [`failed to parse function arguments: ${eof}`, eof],
    [
      'Invalid input for tool search: JSON parsing failed: Text: {"q": hunter2.\nError message: Unexpected token \'h\', "{"q": hunter2" is not valid JSON',
      "Unexpected token 'h', … is not valid JSON",
      'search'
    ],
    [
      'The arguments provided to the tool are invalid: Invalid input for tool write: JSON parsing failed: Text: {"a":"x.\nError message: JSON Parse error: Unterminated string',
      'JSON Parse error: Unterminated string',
      'write'
    ],
    [
      'An error occurred while running the tool. Please try again. Error: Invalid JSON input for tool search: {"q": hunter2',
      '',
      'search'
    ],
    [
      'An error occurred while running the tool. Please try again. Error: Error: Invalid JSON input for tool',
      ''
    ],
    [
      'The tool call arguments are malformed. Arguments must be in JSON format. Please try again.',
      ''
    ]
  ] as const)
    assert.equal(
      read(text),
      [
        {
          kind: 'malformed_request',
          reason: 'syntax',
          detail,
          ...(tool === undefined ? {} : { tool })
        },
        'certain'
      ],
      text
    )
  isKept([
    'failed to parse function arguments: the file ends early',
    `failed to parse config.json: ${eof}`,
    'The tool call arguments are malformed in the log'
  ])
})

// dmtrKovalenko/fff, issue 323; danny-avila/LibreChat, packages/api/src/mcp; blackwell-systems on rust-sdk, issue 840.
test('who passes an error on writes its code or his name in other ways', () => {
  const said = 'missing field `query`'
  const first = 'failed to deserialize parameters: '
  isRead(
    [
      [`Mcp error: -32602: ${first}${said}`, lacks(['query'], said)],
      [`Error: Mcp error: -32602: ${first}${said}`, lacks(['query'], said)],
      [
        `[MCP][books][search] tool call failed: MCP error -32602: ${first}${said}`,
        lacks(['query'], said)
      ]
    ],
    undefined,
    'likely'
  )
  isKept(['-5: query is required'])
})

// google-gemini/gemini-cli, core/coreToolScheduler.ts; vercel/ai, NoSuchToolError; anthropics/claude-code; pydantic-ai,
// _tool_manager.py; smolagents, agents.py; zed, agent/src/thread.rs; aaif-goose/goose, pull request 8183.
test('a tool that nobody has, before the tools that there are', () => {
  for (const [text, tool] of [
    [
      'Tool "run" not found in registry. Tools must use the exact names that are registered. Did you mean one of: "read_file", "glob"?',
      'run'
    ],
    [
      `Model tried to call unavailable tool 'open_file'. Available tools: ${'read, '.repeat(400)}bash.`,
      'open_file'
    ],
    ['<tool_use_error>Error: No such tool available: mcp__a__b</tool_use_error>', 'mcp__a__b'],
    ['No such tool available: Write. Write exists but is not enabled in this context.', 'Write'],
    [
      "Unknown tool name: 'get_weather'. Available tools: 'parts'\n\nFix the errors and try again.",
      'get_weather'
    ],
    ["Unknown tool name: 'a'. No tools available.\n\nFix the errors and try again.", 'a'],
    ['Unknown tool serach, should be one of: search, final_answer.', 'serach'],
    ['No tool named read_files exists', 'read_files'],
    [
      "Tool 'read_file' not found. Available tools: [developer__shell]. Please use one of these tools instead.",
      'read_file'
    ]
  ] as const)
    assert.equal(read(text), [{ kind: 'unknown_tool', tool, message: text }, 'likely'], text)
  const handed = "Model tried to call unavailable tool 'ls'. No tools are available."
  assert.equal(read(`The arguments provided to the tool are invalid: ${handed}`), [
    { kind: 'unknown_tool', tool: 'ls', message: handed },
    'likely'
  ])
  const passed =
    'Error executing tool run: Tool "run" not found in registry. Tools must use the exact names that are registered.'
  assert.equal(read(passed), [{ kind: 'unknown_tool', tool: 'run', message: passed }, 'likely'])
  isKept([
    "Tool 'hammer' not found. Available in store 3.",
    'No tool named hammer exists in the shed',
    'There is no such tool available: hammer'
  ])
})

// A handler that returns what failed as an object.
test('an object with nothing but a sentence says what the sentence says', () => {
  const said = 'Missing required parameter: city'
  for (const body of [
    { error: said },
    { success: false, error: said },
    { success: false, message: said },
    { status: 'error', message: said },
    { isError: true, error: said }
  ])
    isRead([[JSON.stringify(body), lacks(['city'], said)]], undefined, 'likely')
  isRead([[`{'error': '${said}'}`, lacks(['city'], said)]], undefined, 'likely')
  isKept(
    [
      { message: said },
      { error: said, rows: 3 },
      { success: true, error: said },
      { error: 'not found' },
      { error: { message: said } },
      { log: said }
    ].map((body) => JSON.stringify(body))
  )
})

test.run()
