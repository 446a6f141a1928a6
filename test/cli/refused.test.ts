import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { bad, files, forecast } from './files.js'
import { program, toolfault } from './toolfault.js'

const test = suite('cli/refused')
const { directory, file, remove } = files()
const tool = file('tool.json', forecast)
const args = file('args.json', bad)
const call = ['check', '--tool', tool, '--args', args]
const using = (schema: unknown): ReadonlyArray<string> => [
  'check',
  ...['--tool', file(`schema-${JSON.stringify(schema).length}.json`, named(schema))],
  ...['--args', args]
]
const named = (inputSchema: unknown): object => ({ name: 'get_forecast', inputSchema })

/** What is of no use, and what the one line must hold so that its reader can mend it. */
const refused: Readonly<Record<string, readonly [ReadonlyArray<string>, ReadonlyArray<RegExp>]>> = {
  'no command': [[], [/toolfault check/]],
  'an unknown command': [['chekc'], [/"chekc"/, /did you mean "check"/]],
  'a command far from any': [['frobnicate'], [/"frobnicate"/, /check/]],
  'a missing --tool': [['check', '--args', args], [/--tool FILE/]],
  'a missing --args': [['check', '--tool', tool], [/--args FILE/]],
  'an unknown tool file': [
    ['check', '--tool', join(directory, 'none.json'), '--args', args],
    [/--tool/, /none\.json/, /no such file/]
  ],
  'an unknown args file': [
    ['check', '--tool', tool, '--args', join(directory, 'none.json')],
    [/--args/, /none\.json/, /no such file/]
  ],
  'a directory': [
    ['check', '--tool', directory, '--args', args],
    [/--tool/, /cannot be read/]
  ],
  'a tool file that is no JSON': [
    ['check', '--tool', file('broken-tool.json', '{"name": '), '--args', args],
    [/--tool/, /broken-tool\.json/, /not JSON/]
  ],
  'an args file that is no JSON': [
    ['check', '--tool', tool, '--args', file('broken-args.json', '{\n  "a": 1,\n}')],
    [/--args/, /broken-args\.json/, /line 3, column 1/]
  ],
  'an empty args file': [
    ['check', '--tool', tool, '--args', file('empty.json', '')],
    [/--args/, /ends too early/]
  ],
  'a tool file that holds no tool': [
    ['check', '--tool', file('no-tool.json', { schema: {} }), '--args', args],
    [/no-tool\.json/, /name/, /inputSchema/]
  ],
  "a tool in OpenAI's wrapper": [
    [
      'check',
      '--tool',
      file('openai.json', { type: 'function', function: forecast }),
      '--args',
      args
    ],
    [/no name/, /under "function"/, /write that alone/]
  ],
  'a tool file that holds an empty list': [
    ['check', '--tool', file('none.json.json', { tools: [] }), '--args', args],
    [/--tool/, /no tool/]
  ],
  'many tools and no --name': [
    ['check', '--tool', file('two.json', [forecast, { name: 'b' }]), '--args', args],
    [/--name/, /"get_forecast", "b"/]
  ],
  'an unknown tool name': [
    [...call, '--name', 'get-forcast'],
    [/"get-forcast"/, /did you mean "get_forecast"/]
  ],
  'a tool name far from any': [
    [...call, '--name', 'delete_everything'],
    [/"delete_everything"/, /there is "get_forecast"/]
  ],
  'a schema that cannot be compiled': [using({ type: 'strin' }), [/"get_forecast"/, /schema/]],
  'a schema with a reference to nothing': [using({ $ref: '#/$defs/x' }), [/#\/\$defs\/x/]],
  'a schema that is no schema': [using('object'), [/"get_forecast"/, /object or a boolean/]],
  'an unknown dialect': [
    using({ $schema: 'http://json-schema.org/draft-04/schema#' }),
    [/draft-04/, /2020-12/]
  ],
  'a typo in --to': [
    [...call, '--to', 'oxpp'],
    [/--to/, /"oxpp"/, /did you mean "oxp"/]
  ],
  'a typo in one of several --to': [
    [...call, '--to', 'mcp,json_rpc'],
    [/"json_rpc"/, /did you mean "json-rpc"/]
  ],
  'an empty --to': [
    [...call, '--to='],
    [/--to/, /mcp, json-rpc, oxp, f7, ncp/]
  ],
  'a --to that ends in a comma': [
    [...call, '--to', 'mcp,'],
    [/--to/, /not ""/]
  ],
  'an unknown option': [
    [...call, '--toool', 'x'],
    [/"--toool"/, /did you mean "--tool"/]
  ],
  'an option in camel case': [[...call, '--mcpVersion', 'x'], [/did you mean "--mcp-version"/]],
  'an option called __proto__': [[...call, '--__proto__', 'x'], [/"--__proto__"/]],
  'a short option': [[...call, '-x'], [/"-x"/]],
  'an argument without an option': [[...call, 'extra.json'], [/"extra\.json"/]],
  'an option without a value at the end': [[...call, '--to'], [/--to needs a value/]],
  'an option in place of a value': [['check', '--tool', '--args', args], [/--tool needs a value/]],
  'a value for --ndjson': [['check', '--ndjson=yes'], [/--ndjson takes no value/]],
  'an unknown --mcp-version': [
    [...call, '--mcp-version', '2025-06-19'],
    [/--mcp-version/, /2025-06-18/]
  ],
  'an unknown --validator': [
    [...call, '--validator', 'zod'],
    [/--validator/, /ajv/]
  ],
  'an unknown --verbosity': [
    [...call, '--verbosity', 'loud'],
    [/--verbosity/, /brief/]
  ],
  'two readers of standard input': [['check', '--tool', '-', '--args', '-'], [/standard input/]],
  '--ndjson with a tool': [
    ['check', '--ndjson', '--tool', tool],
    [/--ndjson/, /--tool/]
  ]
}

for (const [input, [argv, told]] of Object.entries(refused)) {
  test(`${input} ends with 2 and one line that says what to change`, async () => {
    const { code, err, out } = await toolfault(argv)
    assert.is(code, 2)
    assert.is(out, '')
    assert.match(err, /^toolfault: [^\n]+\n$/)
    for (const part of told) assert.match(err, part)
  })
}

test('the program itself ends as its command does, and prints where that prints', async () => {
  for (const argv of [['chekc'], call, ['check', '--tool', tool]])
    assert.equal(program(argv), await toolfault(argv), argv.join(' '))
})

test('what a file says cannot move the cursor of a terminal', async () => {
  const hostile = 'http://x/\u001b[2J\u009b31m\u202e\r\nfine'
  const { code, err } = await toolfault(using({ $schema: hostile }))
  assert.is(code, 2)
  assert.match(err, /^toolfault: [^\n]+\n$/)
  for (const mark of '\u001b\u009b\u202e\r') assert.not.ok(err.includes(mark))
})

test.after(remove)
test.run()
