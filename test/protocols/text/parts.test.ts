import { own } from '@toolfault/model'
import { decode } from '@toolfault/protocols/text/read'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { pathsIn, read } from './reading.js'

const test = suite('protocols/text/parts')

const failed = (message: string, more: object = {}): object => ({
  kind: 'execution_failed',
  ...more,
  message
})

// Seams, A: the Python SDK and FastMCP put the name of the tool before what was raised.
for (const [text, fault, confidence] of [
  ['Error executing tool t', { tool: 't' }, 'likely'],
  ['Error executing tool t: boom', { tool: 't' }, 'likely'],
  ["Error calling tool 'my tool': boom", { tool: 'my tool' }, 'likely'],
  ["Error calling tool 't'", { tool: 't' }, 'likely'],
  ['Error executing tool t and u: boom', {}, 'guess'],
  ['An Error executing tool t: boom', {}, 'guess'],
  ["Error calling tool '': boom", {}, 'guess'],
  ['Error running tool t: boom', {}, 'guess']
] as const) {
  test(text, () => assert.equal(read(text), [failed(text, fault), confidence]))
}

test('FastMCP quotes a tool that nobody has', () => {
  for (const name of ['a.b/c-d_e', 'x'.repeat(128)])
    assert.equal(read(`Unknown tool: '${name}'`), [{ kind: 'unknown_tool', tool: name }, 'certain'])
  const before = "So Unknown tool: 'x'"
  assert.equal(read(before), [failed(before), 'guess'])
  const longer = "Unknown tool: 'x' or so"
  assert.equal(read(longer), [{ kind: 'unknown_tool', tool: 'x', message: longer }, 'likely'])
})

// Facts, appendix B: jsonschema of Python.
test('a sentence that names its key in no quotes, or goes on, names none', () => {
  for (const said of [
    'Additional properties are not allowed (b was unexpected)',
    'Unevaluated properties are not allowed (b, c were unexpected)',
    "'a' is a required property here",
    "'a' is a dependency of 'b' here",
    "Additional properties are not allowed ('b' was unexpected) or so",
    "Unevaluated properties are not allowed ('b' was unexpected) or so",
    'Missing required property: b or so',
    "so 'a' is a dependency of 'b'",
    'must be string'
  ]) {
    const text = `Input validation error: ${said}`
    assert.equal(read(text), [{ kind: 'invalid_arguments', issues: [], message: text }, 'likely'])
  }
})

// Seed 001, "Error Categories": a question in Agentopia's patterns.
test('a question asks to set a service up, to configure one, or for arguments', () => {
  for (const [message, kind] of [
    ['Question: Your mail needs to be set up.', 'authorization_required'],
    ['Question: Your accounts need to be set up.', 'authorization_required'],
    ['Question: Which credentials should I use?', 'authorization_required'],
    ['question: The search service needs to be configured.', 'misconfigured'],
    ['Question: The search needs to be configured.', 'invalid_arguments'],
    ['Question: Who is needing to be set up?', 'invalid_arguments'],
    ['Question: Which microcredentialsheet?', 'invalid_arguments'],
    ['Question: Who?', 'invalid_arguments']
  ] as const) {
    const [fault, confidence] = read(message)
    assert.equal([fault.kind, fault.message, confidence], [kind, message, 'likely'], message)
  }
  assert.is(own(read('Question: The service needs to be configured.')[0], 'service'), '')
  assert.equal(read('The Question: Who?'), [failed('The Question: Who?'), 'guess'])
})

// Seams, A: the Go SDK.
test('the Go SDK lists keys in quotes or bare, and places in the schema before them', () => {
  const go = 'validating "arguments": '
  for (const [said, paths] of [
    ['required: missing properties: ["a" "b"]', [['a'], ['b']]],
    ['required: missing properties: [alpha, b2]', [['alpha'], ['b2']]],
    ['required: missing properties ["a, b"]', [['a, b']]],
    [
      'validating root: validating /properties/o: required: missing properties: ["x"]',
      [['o', 'x']]
    ],
    ['validating /properties/properties: type: x has type "string", want "null"', [['properties']]],
    ['validating /properties/a~1b: uniqueItems: array items 0 and 1 are equal', [['a/b']]],
    ['validating /properties: type: x', []],
    ['validating /a/b: type: x', []],
    ['required: missing properties: []', []],
    ['so required: missing properties: ["a"]', []],
    ['unexpected additional properties: ["a"]', [['a']]]
  ] as const) {
    const text = go + said
    assert.equal(pathsIn(text), paths, said)
    assert.is(read(text)[0].message, paths.length === 0 ? text : undefined, said)
    assert.is(read(text)[1], paths.length === 0 ? 'likely' : 'certain', said)
  }
  const paramsOf = (said: string): unknown =>
    own(own(own(read(`${go}validating /properties/n: ${said}`)[0], 'issues'), '0'), 'params')
  assert.equal(paramsOf('type: 1 has type "integer", want "string"'), { type: 'string' })
  assert.is(paramsOf('type: 1 has type "integer", want "string" or "null"'), undefined)
  assert.is(paramsOf('type: 1 has type "integer"'), undefined)
  assert.is(paramsOf('enum: 1, want "x"'), undefined)
})

// Seams, A: the TypeScript SDKs write a place as `a.b[0]`, or with a key in quotes.
test('a place behind a sentence is words, indexes and keys in quotes', () => {
  const at = (place: string): unknown =>
    pathsIn(`Input validation error: Invalid arguments for tool t: Required at ${place}`)
  assert.equal(at('a'), [['a']])
  assert.equal(at('a.b[0].c'), [['a', 'b', '0', 'c']])
  assert.equal(at('[12].a'), [['12', 'a']])
  assert.equal(at('["a b"].c'), [['a b', 'c']])
  assert.equal(at('a["b.c"]["d"]'), [['a', 'b.c', 'd']])
  assert.equal(at('a[""]'), [['a', '']])
  assert.equal(at('a.0'), [['a', '0']])
  for (const none of ['.a', 'a..b', 'a.', '[0]a', 'a[b]', 'a[-1]', '["a"', 'a b', "'a'"])
    assert.equal(at(none), [], none)
  assert.equal(at('x'.repeat(1_000)), [['x'.repeat(1_000)]])
  assert.equal(at('x'.repeat(1_001)), [])
})

test('a long text is read to its 20 000th character, and half a character is none', () => {
  const messageOf = (text: string): string => read(text)[0].message ?? ''
  assert.is(messageOf('x'.repeat(20_000)).length, 20_000)
  assert.is(messageOf('x'.repeat(20_001)).length, 20_000)
  assert.is(messageOf('x\ud83d'), 'x\ud83d')
  assert.is(messageOf(`${'x'.repeat(19_999)}😀 and more`), 'x'.repeat(19_999))
  assert.is(messageOf(`${'x'.repeat(19_998)}😀 and more`), `${'x'.repeat(19_998)}😀`)
})

test('an empty text says no more than that something failed', () => {
  assert.equal(read(''), [{ kind: 'execution_failed' }, 'guess'])
  for (const wire of [5, null, [], { type: 'text' }, { type: 'image', text: 'x' }, { text: 'x' }])
    assert.is(decode(wire)._tag, 'Left', JSON.stringify(wire))
})

test.run()
