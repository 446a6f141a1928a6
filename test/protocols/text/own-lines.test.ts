import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { read } from './reading.js'

const test = suite('protocols/text/own-lines')

const of = (issues: ReadonlyArray<object>, more: object = { tool: 't' }): object => ({
  kind: 'invalid_arguments',
  ...more,
  issues
})

const a = { path: ['a'], kind: 'missing' }
const b = { path: ['b'], kind: 'unexpected' }

// Our own lines: place, what is wrong, what came, a command. What the issues alone say leaves no message.
const rows: ReadonlyArray<readonly [text: string, fault: object]> = [
  ['Invalid arguments for tool t: `a` is missing.', of([a])],
  ['Invalid arguments: `a` is missing.', of([a], {})],
  ['Invalid arguments for tool t', of([])],
  ['Invalid arguments for tool t\nAsk me', { ...of([]), guidance: 'Ask me' }],
  ['Invalid arguments', of([], {})],
  ['Invalid arguments for tool t:\n- `a` is missing\n- `b` is not an accepted key', of([a, b])],
  ...['`b` is not an accepted key: remove it', '`b` is not an accepted key, received 5'].map(
    (line) => {
      const text = `Invalid arguments for tool t: ${line}.`
      return [text, { ...of([b]), message: text }] as const
    }
  ),
  // What came is the caller's, and the command is ours: neither is of the issue.
  ...(
    [
      ['`a` must be a string, received 5: send a string', 'must be a string', 'type'],
      ['`a` must be an integer: send an integer', 'must be an integer', 'type'],
      ['`a` must be null', 'must be null', 'type'],
      ['`a` must be a number, received "x"', 'must be a number', 'type'],
      ['`a` must be a boolean', 'must be a boolean', 'type'],
      ['`a` must be an array', 'must be an array', 'type'],
      ['`a` must be an object', 'must be an object', 'type'],
      ['`a` must be a string of wood', 'must be a string of wood', 'unknown'],
      ['`a` must be at least 3, received 1: send 3 or more', 'must be at least 3', 'unknown'],
      ['`a` can be a string', 'can be a string', 'unknown'],
      ['`a` always must be a string', 'always must be a string', 'unknown'],
      ['`a`', undefined, 'unknown'],
      ['`a`, received 5', undefined, 'unknown']
    ] as const
  ).map(([line, message, kind]) => {
    const text = `Invalid arguments for tool t: ${line}.`
    const said = message === undefined ? {} : { message }
    return [text, { ...of([{ path: ['a'], kind, ...said }]), message: text }] as const
  })
]

for (const [text, fault] of rows) {
  test(text, () => {
    const [value, confidence] = read(text)
    assert.equal(value, fault)
    assert.is(confidence, 'certain')
  })
}

test('what stands among our lines and is none of them stays in the text', () => {
  const text = 'Invalid arguments for tool t:\n- `a` is missing\nxx`b` is missing'
  assert.equal(read(text)[0], { ...of([a]), message: text })
  const advised = 'Invalid arguments for tool t: `a` is missing.\n- Ask Ann\n- Ask Bob'
  assert.equal(read(advised)[0], { ...of([a]), message: advised })
  const nameless = 'Invalid arguments for tool : `a` is missing.'
  assert.equal(read(nameless)[0], { ...of([a], {}), message: nameless })
  const before = 'Invalid arguments for tool t: so `a` is missing.'
  assert.equal(read(before)[0], { ...of([]), message: before })
  const headed = 'Invalid arguments for tool t: - x\n`b` is missing'
  assert.equal(read(headed)[0], { ...of([]), message: headed })
})

test('a line of several keys is an issue for each, however they are called', () => {
  const text = 'Invalid arguments for tool t: `city`, `from` and `to` are missing.'
  const issues = ['city', 'from', 'to'].map((name) => ({ path: [name], kind: 'missing' }))
  assert.equal(read(text)[0], { ...of(issues), message: text })
})

test('keys that nothing refuses are no issue, one or several', () => {
  for (const ignored of [
    '`city` is not a known key, and may be ignored',
    '`city` and `from` are not known keys, and may be ignored'
  ]) {
    const text = `Invalid arguments for tool t:\n- ${ignored}\n- \`a\` is missing`
    assert.equal(read(text)[0], { ...of([a]), message: text }, ignored)
    const alone = `Invalid arguments for tool t: ${ignored}.`
    assert.equal(read(alone)[0], { ...of([]), message: alone }, ignored)
  }
})

test('a place that we would write in another way is none of ours', () => {
  const text = 'Invalid arguments for tool t: `a.0` is missing.'
  assert.equal(read(text)[0], { ...of([]), message: text })
  const whole = 'Invalid arguments for tool t: `` is missing.'
  assert.equal(read(whole)[0], { ...of([]), message: whole })
})

test('a prefix of ours without its detail, with guidance, and with another one inside', () => {
  assert.equal(read('Invalid schema:')[0], { kind: 'invalid_schema', detail: '' })
  assert.equal(read('Parse error: x\ny')[0], {
    kind: 'malformed_request',
    reason: 'syntax',
    detail: 'x',
    guidance: 'y'
  })
  assert.equal(read('Unknown tool: x. Did you mean `y`')[0].kind, 'unknown_tool')
  assert.equal(read('Unknown tool: x. Did you mean `y`?\nAsk')[0], {
    kind: 'unknown_tool',
    tool: 'x',
    suggestion: 'y',
    guidance: 'Ask'
  })
})

test('a page of ours is an address where a sentence of ours has it', () => {
  const [fault] = read(
    'Authorization required. Ask the user to open https://a.example/x and then repeat the call.'
  )
  assert.equal(fault, {
    kind: 'authorization_required',
    of: 'tool',
    challenges: [{ id: 'https://a.example/x', url: 'https://a.example/x' }]
  })
  const odd =
    'Authorization required. Ask the user to open (https://a.example/x and then repeat the call.'
  assert.equal(read(odd)[0], {
    kind: 'authorization_required',
    of: 'tool',
    challenges: [],
    message: odd
  })
})

test('the delay is the one at the end', () => {
  const text = 'The tool ran and failed. It took 5 ms. Try again in 1 second.'
  assert.equal(read(text), [
    { kind: 'execution_failed', canRetry: true, retryAfterMs: 1_000, message: text },
    'certain'
  ])
})

test('a failure that was told with another try at its end', () => {
  assert.equal(read('It broke. The call may be repeated.')[0], {
    kind: 'execution_failed',
    canRetry: true,
    message: 'It broke. The call may be repeated.'
  })
  assert.equal(read('It broke\nSo what? The call may be repeated.')[0], {
    kind: 'execution_failed',
    canRetry: true,
    message: 'It broke\nSo what? The call may be repeated.'
  })
  assert.equal(read('The call may be repeated. It broke')[0], {
    kind: 'execution_failed',
    message: 'The call may be repeated. It broke'
  })
})

test.run()
