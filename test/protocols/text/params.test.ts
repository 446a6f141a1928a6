import { decode } from '@toolfault/protocols/json-rpc/read'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { read } from './reading.js'

const test = suite('protocols/text/params')

const coded = (text: string): unknown => {
  const found = decode({ code: -32602, message: text })
  return found._tag === 'Left' ? found.left : found.right.value
}

const missing = (name: string, message: string): object => ({
  kind: 'invalid_arguments',
  issues: [{ path: [name], kind: 'missing', keyword: 'required', message }]
})

const raised = (model: string): string =>
  `1 validation error for ${model}\nurl\n  Field required [type=missing, input_value={}, input_type=dict]\n    For further information visit https://errors.pydantic.dev/2.11/v/missing`

// Row A1: -32602 is of the parameters. mcp-server-fetch raises it with the text of pydantic.
test('the code says that an error of pydantic is of the arguments, whatever their model is called', () => {
  const url = missing('url', 'Field required')
  assert.equal(coded(raised('Fetch')), url)
  assert.equal(read(`MCP error -32602: ${raised('Fetch')}`), [url, 'certain'])
  for (const head of ['', 'MCP error -32603: ', 'MCP error -32000: '])
    assert.is(read(head + raised('Fetch'))[0].kind === 'invalid_arguments', false, head)
})

test('a model of the arguments is called after the tool', () => {
  const said = (tool: string, model: string): unknown => {
    const [fault] = read(`Error executing tool ${tool}: ${raised(model)}`)
    return fault.kind
  }
  for (const [tool, model] of [
    ['search_notes', 'SearchNotesInput'],
    ['search-notes', 'SearchNotesArgs'],
    ['searchNotes', 'SearchNotesParams'],
    ['search_notes', 'search_notesArguments']
  ] as const)
    assert.is(said(tool, model), 'invalid_arguments', model)
  for (const [tool, model] of [
    // What it makes may be called so.
    ['invoice', 'Invoice'],
    ['search_notes', 'SearchNotesResult'],
    ['search_notes', 'SearchInput'],
    ['search_notes', 'Input'],
    ['search_notes', 'NotesInput']
  ] as const)
    assert.is(said(tool, model), 'execution_failed', model)
})

// jsonschema, ajv, serde and hand-written checks, with the code or the name that JSON-RPC has for it (2.0, section 5.1).
test('a sentence alone is of the arguments where the code or the words before it say so', () => {
  for (const said of [
    'city is required',
    "'city' is required",
    '"city" is required',
    "'city' is a required property",
    "Missing required property 'city'",
    'missing field `city`',
    'missing field `city` at line 1 column 2',
    'Missing required argument: city',
    "The 'city' parameter is required."
  ]) {
    assert.equal(coded(said), missing('city', said), said)
    assert.equal(coded(`Invalid params: ${said}`), missing('city', said), said)
    assert.equal(read(`MCP error -32602: ${said}`), [missing('city', said), 'likely'], said)
  }
  for (const said of [
    'session id is required',
    'Authentication is required',
    'city is required.',
    'city is required for weather',
    "'a' or 'b' is required",
    'missing field `city` of the reply'
  ]) {
    const message = said
    assert.equal(coded(said), { kind: 'invalid_arguments', issues: [], message }, said)
    // Without a code nobody says of what it is.
    assert.equal(read(said)[0], { kind: 'execution_failed', message: said }, said)
  }
})

test('serde names a key that nobody knows, and the keys that there are stay in the text', () => {
  const said = 'unknown field `town`, expected `city` or `unit`'
  assert.equal(coded(said), {
    kind: 'invalid_arguments',
    issues: [
      {
        path: ['town'],
        kind: 'unexpected',
        keyword: 'additionalProperties',
        message: said,
        echo: true
      }
    ],
    message: said
  })
})

// Row A9, A2: what Agentopia's data say comes first.
test('a text says nothing where data do', () => {
  const found = decode({
    code: -32602,
    message: 'city is required',
    data: { error_category: 'missing_parameter', required_parameter: 'town' }
  })
  assert.equal(found._tag === 'Right' && found.right.value, {
    kind: 'invalid_arguments',
    message: 'city is required',
    issues: [{ path: ['town'], kind: 'missing', keyword: 'required' }]
  })
})

test.run()
