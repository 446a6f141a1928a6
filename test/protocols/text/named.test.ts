import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { read } from './reading.js'

const test = suite('protocols/text/named')

type Row = readonly [text: string, kind: string, keyword: string, more?: object, came?: string]

const integer = { params: { type: 'integer' } }
const name = 'room-count'
const long = 'x'.repeat(200)

// Facts, appendix B: NCP's two wordings, and those of servers in Go.
const rows: ReadonlyArray<Row> = [
  [`Missing required parameter: ${name}`, 'missing', 'required'],
  [`Missing required parameter: "${name}"`, 'missing', 'required'],
  [`Parameter "${name}": expected integer, got string`, 'type', 'type', integer],
  [`Parameter "${name}" type mismatch: expected integer, got string`, 'type', 'type', integer],
  [`Parameter "${name}" must be an integer, got 2.5`, 'type', 'type', integer, ', got 2.5'],
  [`Parameter "${name}" must be one of: one, two`, 'choice', 'enum'],
  [`Parameter "${name}" not in schema of the tool`, 'unexpected', 'additionalProperties'],
  [`parameter ${name} is not of type int64, is string`, 'type', 'type', integer],
  [`parameter ${name} could not be coerced to int64, is string`, 'type', 'type', integer],
  [
    `parameter ${name} is not a valid number: two`,
    'type',
    'type',
    { params: { type: 'number' } },
    ': two'
  ]
]

for (const [message, kind, keyword, more, came = ''] of rows) {
  test(message, () => {
    for (const key of [name, long]) {
      const text = message.replace(name, key)
      assert.equal(read(text), [
        {
          kind: 'invalid_arguments',
          issues: [
            {
              path: [key],
              kind,
              keyword,
              message: text.slice(0, text.length - came.length),
              ...more
            }
          ]
        },
        'likely'
      ])
    }
    // A longer name is none, and no sentence begins before.
    for (const text of [message.replace(name, `${long}x`), `So ${message}`])
      assert.equal(read(text), [{ kind: 'execution_failed', message: text }, 'guess'])
  })
}

// The names of MCP have no blanks; behind one stand the tools that there are, or what to do.
test('of a tool that nobody has the name ends at a blank', () => {
  for (const name of ['find-all', 'x'.repeat(128)])
    for (const said of [
      `${name} (look_up)`,
      `"${name}". Tools: look_up`,
      `'${name}', try look_up`
    ]) {
      const message = `unknown tool: ${said}`
      assert.equal(read(message), [{ kind: 'unknown_tool', tool: name, message }, 'likely'])
      const text = `So ${message}`
      assert.equal(read(text), [{ kind: 'execution_failed', message: text }, 'guess'])
    }
})

test('a name that is too long for one is none', () => {
  for (const said of [
    'Tool not found: x',
    'Tool "x" not found',
    'Tool x not found',
    'unknown tool x'
  ]) {
    const of = (tool: string): string => said.replace('x', () => tool)
    assert.equal(read(of(long)), [{ kind: 'unknown_tool', tool: long }, 'likely'])
    const text = of(`${long}x`)
    assert.equal(read(text), [{ kind: 'execution_failed', message: text }, 'guess'])
  }
})

// Ours would say three marks in another way, so that it is not ours.
test('a schema that is none is told with all that is said of it', () => {
  assert.equal(read('Invalid schema: at ```x```'), [
    { kind: 'invalid_schema', detail: 'at ```x```' },
    'likely'
  ])
})

// Rows V4 and V15: the beginning is read, and of what else stands there nothing is lost.
test('the detail of a text that is no JSON stands behind a colon, or is the whole text', () => {
  for (const [text, detail] of [
    ['Invalid JSON', ''],
    ['Invalid JSON: at 3', 'at 3'],
    ['Invalid JSON at 3', 'Invalid JSON at 3'],
    ['Invalid JSON, that is Invalid JSON: at 3', 'Invalid JSON, that is Invalid JSON: at 3']
  ] as const)
    assert.equal(read(text), [{ kind: 'malformed_request', reason: 'syntax', detail }, 'likely'])
})

test.run()
