import { own } from '@toolfault/model'
import { decode } from '@toolfault/protocols/json-rpc/read'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { read } from './reading.js'

const test = suite('protocols/text/raised')

/** `str()` of jsonschema's `ValidationError` (jsonschema/exceptions.py). */
const printed = (said: string, rule: string, where: string): string =>
  `${said}\n\nFailed validating '${rule}' in schema['properties']['days']:\n    {'type': 'integer',\n     'maximum': 7}\n\nOn instance${where}:\n    'On instance[0]:'`

const city = "'city' is a required property"
const days = "'seven' is not of type 'integer'"
const unit = "'kelvin' is not one of ['metric', 'imperial']"

const rows: ReadonlyArray<readonly [text: string, issue: object]> = [
  [
    printed(city, 'required', ''),
    { path: ['city'], kind: 'missing', keyword: 'required', message: city }
  ],
  [
    printed(city, 'required', "['guests'][0]"),
    { path: ['guests', '0', 'city'], kind: 'missing', keyword: 'required', message: city }
  ],
  [
    printed(days, 'type', "['days']"),
    {
      path: ['days'],
      kind: 'type',
      keyword: 'type',
      message: days,
      echo: true,
      params: { type: 'integer' }
    }
  ],
  [
    printed(unit, 'enum', "['unit']"),
    {
      path: ['unit'],
      kind: 'choice',
      keyword: 'enum',
      message: unit,
      echo: true,
      params: { allowedValues: ['metric', 'imperial'] }
    }
  ]
]

test('an error of jsonschema as it is printed tells its place and its rule', () => {
  for (const [text, issue] of rows) {
    const fault = { kind: 'invalid_arguments', issues: [issue] }
    const ofTool = { kind: 'invalid_arguments', tool: 'forecast', issues: [issue] }
    assert.equal(read(`invalid arguments: ${text}`), [fault, 'likely'], text)
    for (const name of ['forecast', "'forecast'", '"forecast"'])
      assert.equal(read(`Invalid arguments for tool ${name}: ${text}`)[0], ofTool, name)
    const found = decode({ code: -32602, message: text })
    assert.equal(found._tag === 'Right' && found.right.value, fault, text)
  }
})

test('where the place cannot be told, or nobody says of what it is, the text stays', () => {
  const dark = `invalid arguments: ${printed(days, 'type', "['a b']")}`
  assert.equal(read(dark), [{ kind: 'execution_failed', message: dark }, 'guess'])
  for (const [text] of rows) {
    for (const head of ['', 'Validation error: ', 'invalid response: ']) {
      const message = head + text
      assert.equal(read(message), [{ kind: 'execution_failed', message }, 'guess'], message)
    }
  }
})

const raised =
  '1 validation error for Args\nurl\n  Field required [type=missing, input_value={}, input_type=dict]\n    For further information visit https://errors.pydantic.dev/2.11/v/missing'

test('pydantic’s error behind words of the arguments is of them, whatever the model is called', () => {
  const issues = [
    { path: ['url'], kind: 'missing', keyword: 'required', message: 'Field required' }
  ]
  for (const head of ['Invalid arguments for tool fetch: ', 'invalid arguments for tool "fetch": '])
    assert.equal(read(head + raised)[0], { kind: 'invalid_arguments', tool: 'fetch', issues }, head)
  assert.equal(read(raised)[0], { kind: 'execution_failed', message: raised })
})

// FastMCP logs `errors()` of what it refused (server/server.py); a path is a tuple there.
test('the list of pydantic’s errors behind words of the arguments is of them', () => {
  const items = [
    "{'type': 'missing_argument', 'loc': ('question',), 'msg': 'Missing required argument', 'input': {'context': 'SECRET'}}",
    "{'type': 'literal_error', 'loc': ('a', 0), 'msg': \"Input should be 'p' or 'q'\", 'input': 'z', 'ctx': {'expected': \"'p' or 'q'\"}}"
  ]
  const issues = [
    {
      path: ['question'],
      kind: 'missing',
      keyword: 'required',
      message: 'Missing required argument'
    },
    {
      path: ['a', '0'],
      kind: 'choice',
      keyword: 'enum',
      message: "Input should be 'p' or 'q'",
      params: { allowedValues: ['p', 'q'] }
    }
  ]
  const list = `[${items.join(', ')}]`
  for (const head of ['', 'WARNING  ', 'Error: '])
    assert.equal(
      read(`${head}Invalid arguments for tool 'ask': ${list}`),
      [{ kind: 'invalid_arguments', tool: 'ask', issues }, 'certain'],
      head
    )
  for (const text of [list, `Validation error: ${list}`, `WARNING  ${list}`])
    assert.equal(read(text), [{ kind: 'execution_failed', message: text }, 'guess'], text)
  // What is no JSON, or lacks a member, leaves the text.
  for (const odd of [
    `${list.slice(0, -1)}, {'loc': ()}]`,
    `[{'ctx': {'error': ValueError('x')}}]`
  ]) {
    const message = `Invalid arguments for tool 'ask': ${odd}`
    assert.equal(read(message)[0], { kind: 'invalid_arguments', tool: 'ask', issues: [], message })
  }
})

test('who says that the arguments of a tool are wrong says so, in whatever words', () => {
  for (const message of [
    "Invalid arguments for tool 'forecast': city must be known",
    'invalid arguments for tool `forecast`: city must be known',
    'failed to validate parameters for tool "forecast": city must be known'
  ]) {
    const fault = { kind: 'invalid_arguments', tool: 'forecast', issues: [], message }
    assert.equal(read(message), [fault, 'likely'], message)
  }
  for (const message of ['invalid arguments for tool forecast', 'invalid arguments for tool x: '])
    assert.is(own(read(message)[0], 'kind'), 'execution_failed', message)
})

test.run()
