import { type Fault, own } from '@toolfault/model'
import { encode } from '@toolfault/protocols/oxp'
import { decode } from '@toolfault/protocols/oxp/read'
import { readings } from '@toolfault/words/readings'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('protocols/oxp/told')

const read = (wire: unknown): { readonly value: Fault; readonly notes: unknown } => {
  const found = decode(wire)
  if (found._tag === 'Left') throw new Error(JSON.stringify([wire, found.left]))
  return { value: found.right.value, notes: own(found.right.form, 'notes') }
}

const body = (status: number, message: string, more: object = {}): object => ({
  status,
  body: { message, ...more }
})

const issue = (path: ReadonlyArray<string>, message: string): object => ({
  path,
  kind: 'unknown',
  message
})

test('a text of a 400 tells of no arguments and of no tool that ran, and whole sentences count', () => {
  for (const message of [
    'Invalid arguments for tool t: `a` is missing.',
    'The tool ran and failed.',
    'So Invalid JSON: x',
    '\nTool not found: x',
    '\nInvalid JSON: x'
  ])
    assert.equal(read(body(400, message)).value, { kind: 'internal', message }, message)
  for (const message of ['Invalid JSON:x', 'Invalid JSON: x']) {
    const { detail, kind } = { detail: '', ...read(body(400, message)).value }
    assert.equal([kind, detail], ['malformed_request', 'x'])
  }
})

test('what follows the first line is no part of the detail', () => {
  const message = 'Invalid JSON: x\nSend it again.'
  assert.equal(read(body(400, message)).value, {
    kind: 'malformed_request',
    reason: 'syntax',
    detail: 'x',
    message
  })
})

test('a body beside a status is the body, whatever else stands there', () => {
  assert.is(
    read({ ...body(400, 'Invalid JSON: x'), message: 'y' }).value.message,
    'Invalid JSON: x'
  )
})

test('another name is meant only where the sentence ends behind it', () => {
  const toolIn = (said: string): unknown => {
    const { value } = read(body(400, `Unknown tool${said}`))
    return [own(value, 'tool'), own(value, 'suggestion'), own(value, 'message')]
  }
  assert.equal(toolIn(': x. Did you mean `y`?'), ['x', 'y', undefined])
  assert.equal(toolIn('. Did you mean `y`?'), ['', 'y', undefined])
  // As it was written before; what is not written so any more is kept.
  const before = ': . Did you mean `y`?'
  assert.equal(toolIn(before), ['', 'y', `Unknown tool${before}`])
  for (const odd of [': x. Did you mean `y` or so', ': x, or `y`?'])
    assert.equal(toolIn(odd), ['x', undefined, `Unknown tool${odd}`])
})

test('a message of a 422: none, ours, and one that only begins like ours', () => {
  const wrong = { kind: 'invalid_arguments', issues: [] }
  assert.equal(read(body(422, '')), { value: wrong, notes: undefined })
  const message = 'Invalid input parameters, really: odd'
  assert.equal(read(body(422, message)), { value: { ...wrong, message }, notes: undefined })
  const missing_requirements = { secrets: [] }
  const parameter_errors = { a: 'x' }
  const nothing = read(body(422, '', { missing_requirements, parameter_errors }))
  assert.equal(nothing.value, { ...wrong, issues: [issue(['a'], 'x')] })
})

test('what is missing, member by member', () => {
  const page = 'https://a.example/x'
  const authorization = [
    { id: 'setup', url: page },
    { id: 'b', url: 'https://b.example/' }
  ]
  const access = { kind: 'authorization_required', of: 'tool', challenges: authorization }
  const message = `Authorization required. It is set up at ${page}.`
  const { value } = read(body(400, message, { missing_requirements: { authorization } }))
  assert.equal([value.kind, own(value, 'challenges')], [access.kind, authorization])
  assert.is(own(value, 'setupUrl'), undefined)
  for (const user_id of [null, undefined]) {
    const missing_requirements = { authorization, user_id }
    assert.equal(read(body(400, 'm', { missing_requirements })).value, { ...access, message: 'm' })
  }
  const secrets = read(body(400, 'm', { missing_requirements: { secrets: ['A', 7, 'B'] } }))
  assert.equal(own(secrets.value, 'requirements'), ['A', 'B'])
})

// Row O11.
test('sentences of a parameter are told apart at its own place, as long as there is room for them', () => {
  const issues = (parameter_errors: object): unknown =>
    own(read(body(422, 'm', { parameter_errors })).value, 'issues')
  const inner = '`/a/b` is x; `/a/c` is y'
  assert.equal(issues({ '/a/b': inner }), [issue(['a', 'b'], inner)])
  assert.equal(issues({ '/a/b': '`/a/b` is x; `/a/b` is y' }), [
    issue(['a', 'b'], '`/a/b` is x'),
    issue(['a', 'b'], '`/a/b` is y')
  ])
  const many = Array.from({ length: 65 }, (_, at) => `\`a\` is ${at}`)
  const least = many.slice(1)
  assert.equal(
    issues({ a: least.join('; ') }),
    least.map((text) => issue(['a'], text))
  )
  assert.equal(issues({ a: many.join('; ') }), [issue(['a'], many.join('; '))])
})

test('a sentence that says no more than its text names its place where somebody knows its kind', () => {
  const written = (fault: object): unknown => {
    const whole: Fault = JSON.parse(JSON.stringify({ kind: 'invalid_arguments', ...fault }))
    return own(own(encode(whole), 'body'), 'parameter_errors')
  }
  const path = ['a']
  const said = { id: 'said', text: 'x' }
  assert.equal(written({ issues: [{ path, kind: 'unknown', message: 'x' }] }), { a: 'x' })
  assert.equal(written({ issues: [{ path, kind: 'rule', message: 'x' }] }), { a: '`a`: x' })
  const advice = [{ path, kind: 'unknown', expected: said }]
  assert.equal(written({ issues: [], advice }), { a: '`a`: x' })
})

test('a status and a text are of the fault alone, wherever requirements would stand', () => {
  for (const requirementsIn of ['server', 'validation', 'tool'] as const) {
    const answer = encode({ kind: 'unknown_tool', tool: 'x' }, { requirementsIn })
    assert.equal(answer, body(400, 'Unknown tool: x'))
  }
  for (const fault of [
    { kind: 'unknown_tool', tool: 'x', message: 'Unknown tool: x\nAsk.' },
    {
      kind: 'malformed_request',
      reason: 'shape',
      detail: 'x',
      message: 'Invalid request: x\nAsk.'
    },
    { kind: 'invalid_schema', detail: 'x', message: 'Invalid schema: x\nAsk.' }
  ] as const)
    assert.equal(encode(fault), body(400, fault.message))
  const schema = { kind: 'invalid_schema', detail: 'a', message: 'Invalid schema: b' } as const
  assert.equal(encode(schema), body(400, 'Invalid schema: a'))
})

test('what is of another type, or says neither yes nor no, is no failure', () => {
  const failed = { success: false, error: { message: 'm' } }
  for (const [wire, path, message] of [
    [{ ...failed, call_id: 7 }, 'call_id', readings.wanted('string')],
    [{ ...failed, duration: 'x' }, 'duration', readings.wanted('number')],
    [{ success: 'yes', message: 'm' }, '', readings.oxpNoError],
    [{ success: true, message: 'm' }, 'success', readings.success]
  ] as const) {
    const [first] = own(decode(wire), '_tag') === 'Left' ? refused(wire) : []
    assert.equal(first, [path, message], JSON.stringify(wire))
  }
})

const refused = (wire: unknown): ReadonlyArray<unknown> => {
  const found = decode(wire)
  return found._tag === 'Left'
    ? found.left.map((one) => [one.path.join('/'), one.message])
    : ['read']
}

test.run()
