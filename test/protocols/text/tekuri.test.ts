import { own } from '@toolfault/model'
import { decode } from '@toolfault/protocols/json-rpc/read'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { read } from './reading.js'

const test = suite('protocols/text/tekuri')

const wrong = (...issues: ReadonlyArray<object>): object => ({ kind: 'invalid_arguments', issues })
const lacks = (message: string, ...path: ReadonlyArray<string>): object => ({
  path,
  kind: 'missing',
  keyword: 'required',
  message
})
const surplus = (message: string, ...path: ReadonlyArray<string>): object => ({
  path,
  kind: 'unexpected',
  keyword: 'additionalProperties',
  message,
  echo: true
})

const head = 'input schema validation failed: '

// santhosh-tekuri/jsonschema 6, kind/kind.go.
for (const [said, issue] of [
  [
    'got string, want integer or null',
    { kind: 'type', keyword: 'type', params: { type: ['integer', 'null'] } }
  ],
  [
    "value must be one of 'it\\'s', 2, true, '; /z: a\"b'",
    {
      kind: 'choice',
      keyword: 'enum',
      params: { allowedValues: ["it's", 2, true, '; /z: a"b'] }
    }
  ],
  ["value must be 'eco'", { kind: 'choice', keyword: 'const', params: { allowedValue: 'eco' } }],
  ["'enum' failed", { kind: 'choice', keyword: 'enum' }],
  [
    'minimum: got 1, want 2,000.5',
    { kind: 'range', keyword: 'minimum', params: { comparison: '>=', limit: 2000.5 } }
  ],
  [
    'multipleOf: got 1, want 5',
    { kind: 'multiple', keyword: 'multipleOf', params: { multipleOf: 5 } }
  ],
  ['maxItems: got 3, want 2', { kind: 'size', keyword: 'maxItems', params: { limit: 2 } }],
  ['items at 0 and 2 are equal', { kind: 'duplicate', keyword: 'uniqueItems' }]
] as const)
  test(said, () => {
    assert.equal(read(`${head}/a~1b/0: ${said}`), [
      wrong({ path: ['a/b', '0'], ...issue, message: said }),
      'certain'
    ])
  })

test('keys, and what came, which stands first', () => {
  assert.equal(
    read(
      `${head}<root>: missing properties 'a', 'b'; <root>: additional properties 'citi' not allowed; /s: 'x does not match pattern' does not match pattern '^a\\\\d'; /e: 'x' is not valid email: missing @ in x`
    )[0],
    wrong(
      lacks("missing properties 'a', 'b'", 'a'),
      lacks("missing properties 'a', 'b'", 'b'),
      surplus("additional properties 'citi' not allowed", 'citi'),
      {
        path: ['s'],
        kind: 'pattern',
        keyword: 'pattern',
        params: { pattern: '^a\\d' },
        message: "does not match pattern '^a\\\\d'"
      },
      {
        path: ['e'],
        kind: 'format',
        keyword: 'format',
        params: { format: 'email' },
        message: 'is not valid email'
      }
    )
  )
})

// mcp-go, server/input_validation.go: `%s` of an error that has no text, with the names of its members or without.
test('members that are printed in place of a sentence', () => {
  const type = { kind: 'type', keyword: 'type', message: 'want [integer null]' }
  const params = { type: ['integer', 'null'] }
  assert.equal(
    read(
      `${head}/days: &{Got:string Want:[integer null]}; <root>: &{Missing:[a b]}; /o: &{Properties:[citi]}; /u: &{Got:a b Want:[metric imperial]}`
    ),
    [
      wrong(
        { path: ['days'], ...type, params },
        lacks('missing [a b]', 'a'),
        lacks('missing [a b]', 'b'),
        surplus('&{Properties:[citi]}', 'o', 'citi'),
        { path: ['u'], kind: 'choice', keyword: 'enum', message: 'want [metric imperial]' }
      ),
      'certain'
    ]
  )
  assert.equal(
    read(`${head}/days: &{string [integer null]}`)[0],
    wrong({ path: ['days'], ...type, params })
  )
})

test('what could be one thing or another leaves the text', () => {
  for (const [said, path] of [
    ['<root>: &{[output]}', ['output']],
    ['/a: &{Got:1 Want:3}', ['a']],
    ['/a: &{}', ['a']],
    ["/a: 'anyOf' failed", ['a']],
    ['/a: it is odd', ['a']]
  ] as const) {
    const text = head + said
    const [fault, confidence] = read(text)
    assert.equal([fault.message, confidence], [text, 'likely'])
    const issue = own(own(fault, 'issues'), '0')
    assert.equal([own(issue, 'path'), own(issue, 'kind')], [path, 'unknown'], said)
  }
})

const printed = (...lines: ReadonlyArray<string>): string =>
  `jsonschema validation failed with 'mem:///x.json#'\n${lines.join('\n')}`

test('an error as it is printed behind words of the arguments, with what is under a union', () => {
  const text = printed(
    "- at '/a': got string, want number",
    "- at '': missing property 'b'",
    "- at '/u': 'oneOf' failed, none matched",
    "  - at '/u': got string, want number",
    "  - at '/u': 'allOf' failed",
    "    - at '/u/x': value must be 'eco'"
  )
  const number = (path: string): object => ({
    path: [path],
    kind: 'type',
    keyword: 'type',
    params: { type: 'number' },
    message: 'got string, want number'
  })
  const fault = wrong(number('a'), lacks("missing property 'b'", 'b'), {
    path: ['u'],
    kind: 'alternative',
    keyword: 'oneOf',
    message: "got string, want number; or `u.x`: value must be 'eco'",
    branches: [
      [number('u')],
      [
        {
          path: ['u', 'x'],
          kind: 'choice',
          keyword: 'const',
          params: { allowedValue: 'eco' },
          message: "value must be 'eco'"
        }
      ]
    ]
  })
  assert.equal(read(`invalid arguments: ${text}`), [fault, 'likely'])
  const coded = decode({ code: -32602, message: text })
  assert.equal(coded._tag === 'Right' && coded.right.value, fault)
})

test('what is of no arguments, or no such error, stays a text', () => {
  const text = printed("- at '/a': got string, want number")
  for (const message of [
    text,
    `values.yaml: ${text}`,
    `invalid arguments: ${text}\nsee the log`,
    `invalid arguments: jsonschema validation failed with 'mem:///x.json#'`,
    `${head}the schema at /x is bad`,
    `${head}x: got string, want integer`,
    `So ${head}/a: got string, want integer`
  ])
    assert.equal(read(message), [{ kind: 'execution_failed', message }, 'guess'], message)
})

test('a tree that has no end is read in bounded time', () => {
  const lines = Array.from({ length: 60 }, (_, at) => `${'  '.repeat(at)}- at '/a': 'allOf' failed`)
  assert.is(read(`invalid arguments: ${printed(...lines)}`)[1], 'guess')
  const wide = Array.from({ length: 900 }, () => "  - at '/a': 'not' failed")
  const text = `invalid arguments: ${printed("- at '/a': 'anyOf' failed", ...wide)}`
  assert.is(read(text)[0].kind, 'invalid_arguments')
})

test.run()
