import { own } from '@toolfault/model'
import { read } from '@toolfault/protocols/translate/read'
import type { WireName } from '@toolfault/protocols/wires'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('protocols/reading/zod')

const issuesOf = (wire: unknown, name: WireName): unknown =>
  own(own(own(own(read(wire, name), 'right'), 'value'), 'fault'), 'issues')

/** The same list, as servers hand it on. */
const ways = (list: ReadonlyArray<unknown>): ReadonlyArray<readonly [WireName, unknown]> => {
  const error = (data: unknown): unknown => ({ code: -32602, message: 'Invalid params', data })
  const body = { success: false, error: { name: 'ZodError', issues: list } }
  return [
    ['problem-details', { status: 400, body }],
    ['oxp', { status: 400, body }],
    ['f7', { status: 400, body }],
    ['problem-details', { status: 400, body: { message: JSON.stringify(list) } }],
    ['mcp', { error: error(list) }],
    ['mcp', { error: error({ issues: list }) }],
    ['json-rpc', error(list)],
    ['json-rpc', error({ issues: list })]
  ]
}

const name = { path: ['name'], kind: 'missing', keyword: 'required' }
const key = {
  kind: 'unexpected',
  keyword: 'additionalProperties',
  message: 'Unrecognized keys: "foo", "bar"',
  echo: true
}

/** zod 3 and 4, `ZodError.issues`, as `safeParse` gives them. */
for (const [what, issue, wanted] of [
  [
    'what zod 3 calls required is missing',
    {
      code: 'invalid_type',
      expected: 'string',
      received: 'undefined',
      path: ['name'],
      message: 'Required'
    },
    [{ ...name, message: 'Required' }]
  ],
  [
    'what is undefined in the sentence of zod 4 is missing',
    {
      expected: 'string',
      code: 'invalid_type',
      path: ['name'],
      message: 'Invalid input: expected string, received undefined'
    },
    [{ ...name, message: 'Invalid input: expected string, received undefined' }]
  ],
  [
    'keys that nobody knows are named',
    {
      code: 'unrecognized_keys',
      keys: ['foo', 'bar'],
      path: ['guest'],
      message: key.message
    },
    [
      { path: ['guest', 'foo'], ...key },
      { path: ['guest', 'bar'], ...key }
    ]
  ],
  [
    'a bound is one',
    {
      code: 'too_small',
      minimum: 1,
      type: 'number',
      inclusive: true,
      path: ['days'],
      message: 'Number must be greater than or equal to 1'
    },
    [
      {
        path: ['days'],
        kind: 'range',
        keyword: 'minimum',
        params: { comparison: '>=', limit: 1 },
        message: 'Number must be greater than or equal to 1'
      }
    ]
  ],
  [
    'a code that zod has not is one of another',
    { code: 'taken', path: ['name'], message: 'Is taken' },
    [{ path: ['name'], kind: 'unknown', message: 'Is taken' }]
  ]
] as const) {
  test(`in a list of zod's ${what}`, () => {
    for (const [wire, answer] of ways([issue])) {
      assert.equal(issuesOf(answer, wire), wanted, `${wire} ${JSON.stringify(answer)}`)
    }
  })
}

// GraphQL, section 7.1.2: the path is that of the field of the answer.
test('an error of GraphQL with a code is none of zod', () => {
  const error = { code: 'invalid_type', path: ['book'], message: 'Is bad' }
  for (const more of [{ locations: [] }, { extensions: { field: 'city' } }]) {
    const found = issuesOf({ status: 400, body: { errors: [{ ...error, ...more }] } }, 'f7')
    const path = 'extensions' in more ? ['city'] : []
    assert.equal(found, [{ path, kind: 'unknown', message: 'Is bad' }])
  }
})

test('a long list is read to its 64th issue', () => {
  const keys = Array.from({ length: 100 }, (_, at) => `k${at}`)
  const list = [{ code: 'unrecognized_keys', keys, path: [], message: 'No' }]
  for (const [wire, answer] of ways(list)) {
    assert.is(own(issuesOf(answer, wire), 'length'), 64, wire)
  }
})

test('issues of arktype, which are built alike, keep their sentences', () => {
  const message = 'cls must be "biz" or "eco" (was "first")'
  const list = [
    { path: ['cls'], code: 'union', expected: '"biz" or "eco"', actual: '"first"', message }
  ]
  const wires = ways(list)
  for (const [wire, body] of wires) {
    const [issue] = Object(issuesOf(body, wire))
    assert.equal(own(issue, 'path'), ['cls'], wire)
    assert.is(own(issue, 'message'), message, wire)
    assert.is(own(issue, 'echo'), undefined, wire)
  }
  assert.is(wires.length, 8)
})

test.run()
