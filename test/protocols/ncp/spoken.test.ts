import { type Fault, own } from '@toolfault/model'
import { capability, encode, validateTool } from '@toolfault/protocols/ncp'
import { decode, decodeCapability } from '@toolfault/protocols/ncp/read'
import { readings } from '@toolfault/words/readings'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('protocols/ncp/spoken')

/** A fault may come from anywhere, with members of any type. */
const from = (fault: object): Fault => JSON.parse(JSON.stringify(fault))

const errors = (fault: object): ReadonlyArray<string> =>
  encode({ valid: false, fault: from(fault) }).errors

const wrong = (issue: object, more: object = {}): object => ({
  kind: 'invalid_arguments',
  issues: [{ path: ['a'], ...issue }],
  ...more
})

const ours = 'Missing required parameter: a'
const theirs = 'Missing required parameter: "a"'

test('a sentence of the protocol stands as it came where it says what the issue is', () => {
  assert.equal(errors(wrong({ kind: 'missing', message: theirs })), [theirs])
  assert.equal(errors(wrong({ kind: 'missing' })), [ours])
  for (const issue of [
    { path: ['b'], kind: 'missing', message: theirs },
    { kind: 'missing', message: theirs, echo: true },
    { kind: 'missing', message: null },
    { kind: 'missing', message: 7 }
  ]) {
    const { path } = { path: ['a'], ...issue }
    assert.equal(errors(wrong(issue)), [`Missing required parameter: ${path.join('.')}`])
  }
  assert.is.not(errors(wrong({ kind: 'type', message: ours }))[0], ours)
})

test('where somebody advised, the advice is told', () => {
  const advice = [{ path: ['a'], kind: 'missing' }]
  assert.equal(errors(wrong({ kind: 'missing', message: theirs }, { advice })), [ours])
})

test('what is not listed is counted in the last sentence', () => {
  const issues = Array.from({ length: 67 }, (_, at) => ({ path: [`k${at}`], kind: 'missing' }))
  const told = errors({ kind: 'invalid_arguments', issues })
  assert.is(told.length, 65)
  assert.is(told[63], 'Missing required parameter: k63')
  assert.is(told[64], 'and 3 more')
  assert.equal(errors(wrong({ kind: 'missing' }, { unlisted: 3 })), [ours, 'and 3 more'])
})

test('that a validator stopped counting is said of arguments alone', () => {
  const warnings = (fault: object): unknown => encode({ valid: false, fault: from(fault) }).warnings
  const stopped = 'The validator stopped counting; there may be more.'
  assert.equal(warnings(wrong({ kind: 'missing' }, { truncated: true })), [stopped])
  assert.equal(warnings(wrong({ kind: 'missing' }, { truncated: 'yes' })), [])
  assert.equal(warnings({ kind: 'internal', truncated: true }), [])
})

test('a tool without a name, and a sentence of 2 000 characters and of one more', () => {
  assert.equal(errors({ kind: 'unknown_tool' }), ['Unknown tool'])
  const length = (count: number): number => {
    const message = `Unknown tool: ${'x'.repeat(count - 'Unknown tool: '.length)}`
    const [said = ''] = errors({ kind: 'unknown_tool', tool: message.slice(14), message })
    return said.length
  }
  assert.is(length(900), 900)
  assert.ok(length(2_000) > 900)
  assert.ok(length(2_001) < 900)
})

const heard = (...said: ReadonlyArray<string>): unknown => {
  const found = decode({ valid: false, errors: said, suggestions: ['Did you mean `b`?'] })
  if (found._tag === 'Left') throw new Error(JSON.stringify(found.left))
  return found.right.value
}

const suggestions = [{ id: 'said', text: 'Did you mean `b`?' }]

test('our prefix alone tells the kind, and says nothing more', () => {
  for (const [said, fault] of [
    ['Parse error:', { kind: 'malformed_request', reason: 'syntax', detail: '' }],
    ['Invalid request:', { kind: 'malformed_request', reason: 'shape', detail: '' }],
    ['Invalid schema:', { kind: 'invalid_schema', detail: '' }]
  ] as const)
    assert.equal(heard(said), { valid: false, fault, suggestions }, said)
})

test('only the last of several sentences counts what is not listed; a name is for a tool', () => {
  const issue = (message: string): object => ({ path: [], kind: 'unknown', message })
  for (const [said, issues, more] of [
    [['x', 'y', 'and 3 more'], ['x', 'y'], { unlisted: 3 }],
    [['x', 'y', 'z', 'and 3 more'], ['x', 'y', 'z'], { unlisted: 3 }],
    [['x', 'and 3 more', 'y'], ['x', 'and 3 more', 'y'], {}],
    [['and 3 more', 'x'], ['and 3 more', 'x'], {}]
  ] as const) {
    const fault = { kind: 'invalid_arguments', issues: issues.map(issue), ...more }
    assert.equal(heard(...said), { valid: false, fault, suggestions }, said.join())
  }
})

test('what is announced without options, and what is no JSON', () => {
  const announced = {
    supported: true,
    version: '1.0',
    method: 'validate',
    async: false,
    streaming: false,
    contextAware: false,
    cacheable: false
  }
  assert.equal(capability(), { experimental: { toolValidation: announced } })
  assert.equal(own(own(decodeCapability(undefined), 'left'), '0'), {
    path: [],
    kind: 'unknown',
    message: readings.notJson
  })
  assert.is(validateTool('v', 5).inputSchema.properties.calls?.type, 'array')
  assert.is(validateTool('v', 5).inputSchema.properties.calls?.maxItems, 5)
})

test('what stands beside a verdict loses what cannot be seen; a place that is none is replaced', () => {
  const verdict = { valid: true, errors: [], warnings: [], suggestions: [] }
  const at = [['result']]
  const wire = { a: 'x\u202ey', b: { c: ['\u202e', 7] }, d: null, result: 1 }
  const put = encode({ valid: true }, { within: { wire, at } })
  assert.equal(put, { a: 'xy', b: { c: ['', 7] }, d: null, result: verdict })
  for (const odd of [7, null, true])
    assert.equal(encode({ valid: true }, { within: { wire: odd, at } }), verdict)
})

test.run()
