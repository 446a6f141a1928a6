import { type Fault, own } from '@toolfault/model'
import { encode } from '@toolfault/protocols/problem-details'
import { decode } from '@toolfault/protocols/problem-details/read'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('protocols/problem-details/members')

/** A fault may come from anywhere, with members of any type. */
const from = (members: object): Fault =>
  JSON.parse(JSON.stringify({ kind: 'internal', ...members }))

const written = (members: object, name: string): unknown =>
  own(own(encode(from(members)), 'body'), name)

test('a member is written where it is of its type', () => {
  for (const [name, value] of [
    ['tool', 't'],
    ['tool', ''],
    ['callId', 'c'],
    ['guidance', 'Ask.'],
    ['canRetry', false],
    ['hint', 'h'],
    ['reason', 'syntax'],
    ['reason', 'shape'],
    ['suggestion', 's'],
    ['service', 's'],
    ['setupUrl', '/x'],
    ['requirements', ['A', 'B']],
    ['userId', false],
    ['userId', true],
    ['action', 'pay'],
    ['unlisted', 1],
    ['retryAfterMs', 0],
    ['truncated', true]
  ] as const)
    assert.equal(written({ [name]: value }, name), value, name)
})

test('what is of another type, or says nothing, is left out', () => {
  for (const [name, value] of [
    ['tool', 7],
    ['callId', null],
    ['guidance', ''],
    ['canRetry', 'yes'],
    ['hint', ''],
    ['hint', ['h']],
    ['reason', 'other'],
    ['suggestion', {}],
    ['requirements', []],
    ['requirements', [7]],
    ['requirements', 'A'],
    ['userId', 1],
    ['action', false],
    ['unlisted', 0],
    ['unlisted', -1],
    ['unlisted', 1.5],
    ['unlisted', '3'],
    ['retryAfterMs', -1],
    ['retryAfterMs', 0.5],
    ['retryAfterMs', '5'],
    ['truncated', false],
    ['truncated', 'yes'],
    ['challenges', []],
    ['challenges', 'c'],
    ['challenges', [{ id: 'c' }]],
    ['challenges', [{ id: 'c', url: 'javascript:alert(1)' }]],
    ['challenges', [{ url: 'https://a.example/' }]]
  ] as const)
    assert.not.ok(name in encode(from({ [name]: value })).body, `${name} ${JSON.stringify(value)}`)
  assert.equal(written({ requirements: ['A', 7, 'B'] }, 'requirements'), ['A', 'B'])
})

test('of challenges those with an id and an address on the web, and so of the place to ask', () => {
  const url = 'https://a.example/'
  assert.equal(
    written(
      {
        challenges: [
          { id: 'a', url, checkUrl: 'https://a.example/check' },
          { id: 'b', url: 'data:x' },
          { id: 'c', url, checkUrl: 'data:x' },
          null
        ]
      },
      'challenges'
    ),
    [
      { id: 'a', url, checkUrl: 'https://a.example/check' },
      { id: 'c', url }
    ]
  )
})

test('what is no fault, or of no kind, is an internal error', () => {
  const internal = {
    status: 500,
    body: {
      type: 'https://toolfault.dev/problems/internal',
      title: 'Internal error',
      status: 500,
      detail: 'Internal error'
    }
  }
  for (const wire of ['null', '7', '"x"', '[]', '{}', '{"kind":"other","tool":"t"}'])
    assert.equal(encode(JSON.parse(wire)), internal, wire)
})

const said = (body: object): unknown => {
  const found = decode({ status: 500, ...body })
  if (found._tag === 'Left') throw new Error(JSON.stringify(found.left))
  const { value } = found.right
  return own(value, 'message')
}

const typed = (kind: string, detail: string, more: object = {}): object => ({
  type: `https://toolfault.dev/problems/${kind}`,
  detail,
  ...more
})

// "`detail` is the message, less what we would say ourselves; without one the title is."
test('the message is what another party said of the whole', () => {
  for (const [body, wanted] of [
    [typed('internal', 'Internal error'), undefined],
    [typed('internal', 'Disk full.'), 'Disk full.'],
    [typed('internal', 'Disk full.\nAsk.', { guidance: 'Ask.' }), 'Disk full.'],
    [typed('internal', 'Internal error\nAsk.', { guidance: 'Ask.' }), undefined],
    [typed('internal', 'Disk full. Ask.', { guidance: 'Ask.' }), 'Disk full. Ask.'],
    [typed('execution_failed', 'Disk full. Free some.', { hint: 'Free some.' }), 'Disk full.'],
    [typed('execution_failed', 'Disk full.', { hint: 'Free some.' }), 'Disk full.'],
    [typed('execution_failed', 'The tool ran and failed.'), undefined],
    [{ title: 'T', detail: 'D' }, 'D'],
    [{ title: 'T', detail: '' }, undefined],
    [{ title: 'T' }, 'T'],
    [{ title: 'Internal error' }, undefined],
    [{ title: 'Internal error.' }, 'Internal error.']
  ] as const)
    assert.is(said(body), wanted, JSON.stringify(body))
})

test.run()
