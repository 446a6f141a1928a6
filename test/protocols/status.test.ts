import { f7 } from '@toolfault/client/f7'
import { own } from '@toolfault/model'
import { faultOfStatus, kindOfStatus } from '@toolfault/protocols/status'
import { read } from '@toolfault/protocols/translate/read'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('protocols/status')

// RFC 9110, sections 15.5 and 15.6; RFC 6585, section 4. "a client MUST treat an unrecognized status code
// as being equivalent to the x00 status code of that class" (RFC 9110, section 15).
const meanings: ReadonlyArray<readonly [number, string | undefined]> = [
  [200, undefined],
  [302, undefined],
  [400, 'malformed_request'],
  [401, 'authorization_required'],
  [402, 'authorization_required'],
  [403, 'authorization_required'],
  [404, 'unknown_tool'],
  [407, 'authorization_required'],
  [408, 'unavailable'],
  [409, 'malformed_request'],
  [410, 'unknown_tool'],
  [422, 'invalid_arguments'],
  [429, 'unavailable'],
  [500, 'internal'],
  [501, 'internal'],
  [502, 'unavailable'],
  [503, 'unavailable'],
  [504, 'unavailable'],
  [505, 'internal'],
  // Cloudflare's, before a server that it does not reach or that breaks off; Anthropic's, which has too much to do.
  ...[520, 521, 522, 523, 524, 525, 526, 529, 530].map((it) => [it, 'unavailable'] as const),
  [527, 'internal'],
  [528, 'internal']
]

test('a status tells a kind, and its fault is of that kind', () => {
  for (const [status, kind] of meanings) {
    assert.is(kindOfStatus(status)?.kind, kind, String(status))
    assert.is(faultOfStatus(status)?.kind, kind, String(status))
  }
  assert.equal(faultOfStatus(503, 2_000), { kind: 'unavailable', retryAfterMs: 2_000 })
  // What a user has to allow, no waiting allows: some limit the rate with it.
  assert.equal(faultOfStatus(403, 2_000), { kind: 'unavailable', retryAfterMs: 2_000 })
  assert.is(faultOfStatus(401, 2_000)?.kind, 'authorization_required')
  assert.equal(
    [401, 403].map((status) => kindOfStatus(status)?.of),
    ['server', 'tool']
  )
})

// Arguments, and a request that is none, are told by F7's body; a model mends nothing that is not told.
const unsaid = new Set<unknown>(['malformed_request', 'invalid_arguments'])

test('what stands before a server means the same on every wire, and a 404 no tool to the client', async () => {
  for (const [status, kind] of meanings) {
    if (kind === undefined || unsaid.has(kind)) continue
    const body = { other: 'no' }
    for (const wire of ['oxp', 'problem-details', 'f7'] as const) {
      const found = own(own(own(read({ status, body }, wire), 'right'), 'value'), 'fault')
      assert.is(own(found, 'kind'), kind, `${wire} ${status}`)
    }
    const fetch = async (): Promise<Response> => Response.json(body, { status })
    const call = f7({ url: 'https://tools.example/', fetch, clock: { sleep: never } })
    const answer = await call({ id: 'c1', tool: 'walk', args: {} })
    // Who called knows that there is such a tool, so that only its address can be wrong.
    const told = kind === 'unknown_tool' ? 'internal' : kind
    assert.is(answer.ok || answer.fault.kind, told, `client ${status}`)
  }
  const message = { status: 502, body: { message: 'Bad gateway' } }
  assert.is(
    own(own(own(own(read(message, 'oxp'), 'right'), 'value'), 'fault'), 'kind'),
    'unavailable'
  )
})

const never = (): Promise<never> => new Promise(() => undefined)

test.run()
