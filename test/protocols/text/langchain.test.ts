import { own } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { pathsIn, read } from './reading.js'

const test = suite('protocols/text/langchain')

const wrong = (tool: string | undefined, ...issues: ReadonlyArray<object>): object => ({
  kind: 'invalid_arguments',
  ...(tool === undefined ? {} : { tool }),
  issues
})
const lacks = (path: ReadonlyArray<string>, message = 'Field required'): object => ({
  path,
  kind: 'missing',
  keyword: 'required',
  message
})
const INTEGER = 'Input should be a valid integer, unable to parse string as an integer'
const integer = (...path: ReadonlyArray<string>): object => ({
  path,
  kind: 'type',
  keyword: 'type',
  message: INTEGER
})

// langgraph/prebuilt/tool_node.py, TOOL_INVOCATION_ERROR_TEMPLATE and ToolInvocationError.
const invoked = (error: string, kwargs = "{'a': 'x', 'why': 'with error: no'}"): string =>
  `Error invoking tool 'add' with kwargs ${kwargs} with error:\n ${error}\n Please fix the error and try again.`

// str() of pydantic's ValidationError.
const printed = (title: string, end = ''): string =>
  `2 validation errors for ${title}\na.0\n  ${INTEGER} [type=int_parsing, input_value='x', input_type=str]\n    For further information visit https://errors.pydantic.dev/2.11/v/int_parsing\nb\n  Field required [type=missing, input_value={'a': ['x']}, input_type=dict]\n    For further information visit https://errors.pydantic.dev/2.11/v/missing${end}`

test('what LangGraph says of arguments is read line by line', () => {
  assert.equal(read(invoked(`a.0: ${INTEGER}\nb: Field required`)), [
    wrong('add', integer('a', '0'), lacks(['b'])),
    'certain'
  ])
  assert.equal(read(invoked(printed('add'))), [
    wrong('add', integer('a', '0'), lacks(['b'])),
    'certain'
  ])
  assert.equal(
    read(invoked("u: Input should be 'p' or 'q'\nzz: Extra inputs are not permitted"))[0],
    wrong(
      'add',
      {
        path: ['u'],
        kind: 'choice',
        keyword: 'enum',
        message: "Input should be 'p' or 'q'",
        params: { allowedValues: ['p', 'q'] }
      },
      {
        path: ['zz'],
        kind: 'unexpected',
        keyword: 'additionalProperties',
        message: 'Extra inputs are not permitted'
      }
    )
  )
  // A number of JSON or a list of texts.
  assert.equal(
    pathsIn(
      invoked('u.int: Input should be a valid integer\nu.list[str]: Input should be a valid list')
    ),
    [['u']]
  )
})

test('what was sent tells a key from a tag, and branches of one value', () => {
  assert.equal(
    read(
      invoked(
        "p.cat.lives: Field required\nq: Input tag 'cow' found using 'type' does not match any of the expected tags: 'cat', 'dog'",
        "{'p': {'type': 'cat'}, 'q': {'type': 'cow'}}"
      )
    ),
    [
      wrong('add', lacks(['p', 'lives']), {
        path: ['q', 'type'],
        kind: 'choice',
        keyword: 'enum',
        message:
          "Input tag found using 'type' does not match any of the expected tags: 'cat', 'dog'",
        params: { allowedValues: ['cat', 'dog'] }
      }),
      'certain'
    ]
  )
  const branches = 'g.G.age: Field required\ng.H.name: Field required'
  assert.equal(pathsIn(invoked(branches, "{'g': {'a': 1}}")), [['g']])
  // What is no JSON tells nothing.
  const dark = invoked('a: Field required', "{'at': datetime.date(2025, 1, 1)}")
  assert.equal([read(dark)[0].message, pathsIn(dark)], [dark, [['a']]])
})

test('what an author says of an argument stays, with its place', () => {
  const text = invoked('a: Value error, no Xyzzy\nb: Field required')
  const [fault, confidence] = read(text)
  assert.equal([fault.message, confidence], [text, 'likely'])
  assert.equal(pathsIn(text), [['a'], ['b']])
  assert.is(own(own(own(fault, 'issues'), '0'), 'echo'), true)
  const dark = invoked('no idea')
  assert.equal(read(dark)[0], { ...wrong('add'), message: dark })
})

// Up to 0.6: TOOL_CALL_ERROR_TEMPLATE. A model that LangChain makes of a function is called as the tool is.
test('older versions say no more than what pydantic printed', () => {
  const mistakes = '\n Please fix your mistakes.'
  const issues = [integer('a', '0'), lacks(['b'])]
  for (const [title, tool] of [
    ['AddInput', undefined],
    ['add', 'add'],
    ['add_twoSchema', 'add_two']
  ] as const)
    assert.equal(read(`Error: ${printed(title, mistakes)}`), [wrong(tool, ...issues), 'likely'])
  for (const title of ['Reply', 'Input'])
    assert.is(pathsIn(`Error: ${printed(title, mistakes)}`), 'execution_failed', title)
})

test('what a model of arguments is called says what its error is of, where nobody names a tool', () => {
  for (const title of ['SearchNotesInput', 'AddArgs', 'RunToolParams'])
    for (const head of ['', 'Error: '])
      assert.equal(
        read(head + printed(title)),
        [wrong(undefined, integer('a', '0'), lacks(['b'])), 'likely'],
        head + title
      )
  for (const title of ['Input', 'Args', 'add', 'Reply', 'InputReply', 'AddSchema'])
    for (const head of ['', 'Error: '])
      assert.is(pathsIn(head + printed(title)), 'execution_failed', head + title)
})

test('a tool that LangGraph does not know', () => {
  assert.equal(read('Error: ad is not a valid tool, try one of [add, sub].'), [
    { kind: 'unknown_tool', tool: 'ad' },
    'certain'
  ])
})

test('what only looks so stays a text', () => {
  for (const text of [
    'Error invoking tool add with error: b: Field required',
    invoked('b: Field required').slice(0, -1),
    `So: ${invoked('b: Field required')}`,
    "Error executing tool 'add' with kwargs {} with error:\n b: Field required\n Please fix the error and try again.",
    'Error: HTTP 500\n Please fix your mistakes.',
    'A hammer is not a valid tool, try one of the others.',
    '1 validation error for AddInput was logged',
    '1 validation error for AddInput\nsee the log',
    'Error: 2 validation errors for AddInput\nb\n  Field required'
  ])
    assert.equal(read(text), [{ kind: 'execution_failed', message: text }, 'guess'], text)
})

test.run()
