import { type Fault, own } from '@toolfault/model'
import { encode } from '@toolfault/protocols/text'
import { decode } from '@toolfault/protocols/text/read'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('protocols/text/own-faults')

const read = (text: string): readonly [Fault, string] => {
  const got = decode(text)
  if (got._tag === 'Left') throw new Error(JSON.stringify(got.left))
  return [got.right.value, got.right.form.confidence]
}

const page = 'https://a.example/x'
const other = 'https://b.example/y?z=1'
const locked = { kind: 'authorization_required', of: 'tool', challenges: [] } as const
const unset = { kind: 'misconfigured', service: 'pay', requirements: [] } as const
const visits = [
  { id: page, url: page },
  { id: other, url: other }
]
const guidance = 'Ask Ann.\nOr Bob.'

// Law 2: of what our sentences say nothing is lost, and no sentence of ours is taken for a message.
const faults: ReadonlyArray<Fault> = [
  locked,
  { ...locked, guidance },
  { ...locked, service: 'mail' },
  { ...locked, service: 'a. b.' },
  { ...locked, service: 'mail', userId: true },
  { ...locked, service: 'mail', setupUrl: page },
  { ...locked, challenges: visits },
  { ...locked, challenges: visits.slice(1), service: 'mail', userId: true, guidance },
  unset,
  { ...unset, service: '' },
  { ...unset, service: '', guidance },
  { ...unset, service: '', requirements: ['A', 'B'] },
  { ...unset, service: '', requirements: ['A'], setupUrl: page, guidance },
  { ...unset, service: '', setupUrl: page },
  { ...unset, service: 'service' },
  { ...unset, service: 'The old service' },
  { ...unset, requirements: ['A'] },
  { ...unset, requirements: ['A', 'B C', 'D'] },
  { ...unset, requirements: ['A', 'B'], setupUrl: page },
  { ...unset, setupUrl: page, guidance },
  { kind: 'unavailable' },
  { kind: 'unavailable', guidance },
  { kind: 'unavailable', retryAfterMs: 1 },
  { kind: 'unavailable', retryAfterMs: 999 },
  { kind: 'unavailable', retryAfterMs: 1_000, guidance },
  { kind: 'internal' },
  { kind: 'internal', guidance },
  { kind: 'execution_failed' },
  { kind: 'execution_failed', guidance },
  { kind: 'execution_failed', canRetry: true },
  { kind: 'execution_failed', canRetry: true, retryAfterMs: 250 },
  { kind: 'malformed_request', reason: 'syntax', detail: 'line 1' },
  { kind: 'malformed_request', reason: 'syntax', detail: '', guidance },
  { kind: 'malformed_request', reason: 'shape', detail: 'no name: none', guidance },
  { kind: 'invalid_schema', detail: 'at /type', guidance },
  { kind: 'unknown_tool', tool: '' },
  { kind: 'unknown_tool', tool: 'x', guidance },
  { kind: 'unknown_tool', tool: 'x. y', suggestion: 'x.y' },
  { kind: 'unknown_tool', tool: 'x', suggestion: 'y', guidance },
  { kind: 'invalid_arguments', issues: [] },
  { kind: 'invalid_arguments', issues: [], guidance },
  { kind: 'invalid_arguments', tool: 'find', issues: [], guidance },
  { kind: 'invalid_arguments', tool: 'find:', issues: [] },
  { kind: 'invalid_arguments', tool: 'find:', issues: [], guidance },
  { kind: 'invalid_arguments', tool: 't', issues: [{ path: ['a', '0', 'b c'], kind: 'missing' }] },
  {
    kind: 'invalid_arguments',
    tool: 'find',
    issues: [
      { path: ['a'], kind: 'missing' },
      { path: ['b'], kind: 'unexpected' },
      { path: ['c'], kind: 'missing' }
    ]
  },
  {
    kind: 'invalid_arguments',
    tool: 't',
    issues: [{ path: ['a'], kind: 'missing' }],
    truncated: true
  },
  {
    kind: 'invalid_arguments',
    issues: [
      { path: ['a'], kind: 'missing' },
      { path: ['b'], kind: 'missing' }
    ],
    truncated: true
  }
]

for (const fault of faults) {
  test(JSON.stringify(fault), () => {
    const text = encode(fault)
    assert.equal(read(text), [fault, 'certain'], text)
    // The SDKs put a code before it.
    assert.equal(read(`MCP error -32000: ${text}`)[0], fault, text)
  })
}

// Of these the sentences say less than a program needs to know.
const less: ReadonlyArray<readonly [fault: Fault, read: object]> = [
  [{ kind: 'unavailable', retryAfterMs: 1_500 }, { kind: 'unavailable' }],
  [{ kind: 'unavailable', retryAfterMs: 60_000 }, { kind: 'unavailable' }],
  [
    { ...locked, challenges: [{ id: 'c', url: page }] },
    { ...locked, challenges: visits.slice(0, 1) }
  ]
]

for (const [fault, wanted] of less) {
  test(`of ${JSON.stringify(fault)} a part is read`, () => {
    const text = encode(fault)
    const [{ message, ...value }] = read(text)
    assert.equal(value, wanted)
    if (message !== undefined) assert.is(message, text)
    assert.is(encode(read(text)[0]), text)
  })
}

test('what begins as a sentence of ours and goes on in another way is left as it is', () => {
  for (const [text, kind] of [
    ['Authorization required for mail', 'execution_failed'],
    ['The service is not configured', 'execution_failed'],
    ['The service is not configured, or so.', 'execution_failed'],
    ['The service is not configured. Ask Ann.', 'misconfigured'],
    ['The tool ran and failed', 'execution_failed'],
    ['Internal error: x', 'execution_failed'],
    ['So Internal error', 'execution_failed'],
    ['The tool is unavailable at the moment. Try again in 1000 ms.', 'unavailable'],
    ['The tool is unavailable at the moment. Try again in 01 ms.', 'unavailable'],
    ['The tool is unavailable at the moment. Try again in 5 ms. Or so.', 'unavailable'],
    ['The pay service is not configured. It needs A.', 'misconfigured']
  ] as const) {
    const [fault] = read(text)
    assert.equal([fault.kind, fault.message], [kind, text])
    assert.is(own(fault, 'retryAfterMs'), undefined, text)
    assert.is(encode(fault), text)
  }
})

test.run()
