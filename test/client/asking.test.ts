import { complete } from '@toolfault/client/challenge'
import { type Fetch, oxp } from '@toolfault/client/oxp'
import { preflight } from '@toolfault/client/preflight'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { fakeClock } from './fake-clock.js'
import { book, byAjv, good } from './preflight/setting.js'

const test = suite('client: whoever asks over HTTP reads and waits in the same way')

const url = 'https://agent.example.com'

type Answered = Awaited<ReturnType<Fetch>>

/** What a call, a question about a call and a challenge make of the same answer. */
const asked = async (
  answer: (url: string, signal: AbortSignal) => Partial<Answered>
): Promise<ReadonlyArray<unknown>> => {
  const clock = fakeClock()
  // A border: an answer may lack what it should have.
  const fetch: Fetch = async (to, { signal }) => answer(to, signal) as Answered
  const call = await oxp({ url, clock, fetch })({ id: 'c', tool: 'book', args: good })
  const { fellBack } = await preflight({ clock, judge: byAjv, f7: { url, fetch } })(book, good)
  const challenge = { id: 'c', url, checkUrl: `${url}/check` }
  const given = { show: () => undefined, clock, fetch, server: url, policy: { misses: 0 } }
  const { outcome, reason } = await complete(challenge, given)
  assert.is(clock.waiting(), 0)
  return [call.ok ? 'ok' : [call.fault.kind, call.unsure === true], fellBack, reason ?? outcome]
}

const bodyOf = (value: unknown, cancel: () => void): Answered['body'] => ({
  getReader: () => ({
    read: async () => ({ done: false, value }),
    cancel: async () => cancel()
  })
})

const json = (text: string | Uint8Array<ArrayBuffer>): Answered['body'] => new Response(text).body

// RFC 9110, section 15.4: a redirect is not followed, nor is an answer taken that was.
test('an answer from elsewhere is none, and is left unread', async () => {
  let left = 0
  const cancel = (): void => {
    left += 1
  }
  for (const one of ['https://other.example/x', 'no address']) {
    const body = (): Answered['body'] => bodyOf(new Uint8Array(1), cancel)
    const came = await asked(() => ({ status: 200, url: one, body: body() }))
    assert.equal(came, [['misconfigured', true], 'redirected', 'redirect'])
  }
  const opaque = { status: 0, type: 'opaqueredirect' }
  const came = await asked(() => ({ ...opaque, body: bodyOf(new Uint8Array(1), cancel) }))
  assert.equal(came, [['misconfigured', false], 'redirected', 'redirect'])
  assert.is(left, 9)
  const same = await asked((to) => ({ status: 200, url: to, body: json('{"status":"completed"}') }))
  assert.equal(same, [['internal', true], 'unreadable', 'completed'])
})

test('a body without an end, of no bytes or of no text ends, and its sender is told', async () => {
  let left = 0
  const of = (value: unknown) => () => ({ status: 200, body: bodyOf(value, () => left++) })
  const large = [['internal', true], 'unreadable', 'too_large']
  for (const value of [new Uint8Array(0), new Float64Array(2_000), 'text', undefined]) {
    assert.equal(await asked(of(value)), large)
  }
  assert.is(left, 12)
  // Latin-1, of which the call would else be told that it went well.
  const latin = Uint8Array.from(Buffer.from('{"success":true,"value":"\u00e9"}', 'latin1'))
  assert.equal(await asked(() => ({ status: 200, body: json(latin) })), [
    ['internal', true],
    'unreadable',
    'unreadable'
  ])
})

test('a body that stands still is left when the time is over', async () => {
  let left = 0
  const body = (): ReadableStream => new ReadableStream({ cancel: () => void left++ })
  const came = await asked(() => ({ status: 200, body: body() }))
  assert.equal(came, [['unavailable', true], 'late', 'timeout'])
  assert.is(left, 3)
})

// RFC 9110, section 10.2.3: seconds, or a date, which counts from the `Date` of the same answer.
test('Retry-After may be a date, also of a check_url', async () => {
  const headers = new Headers({
    date: 'Sun, 06 Nov 1994 08:49:37 GMT',
    'retry-after': 'Sun, 06 Nov 1994 08:50:37 GMT'
  })
  const clock = fakeClock()
  let count = 0
  const fetch: Fetch = async () =>
    count++ === 0
      ? { status: 503, headers, body: null }
      : { status: 200, body: json('{"status":"completed"}') }
  const challenge = { id: 'c', url, checkUrl: `${url}/check` }
  await complete(challenge, { show: () => undefined, clock, fetch, server: url })
  assert.is(clock.now(), 61_000)
})

test('an address with a password in it is asked nothing', async () => {
  for (const user of ['u', 'u:p', ':p']) {
    const f7 = { url: `https://${user}@agent.example.com`, fetch: assert.unreachable as never }
    const check = preflight({ clock: fakeClock(), judge: byAjv, f7 })
    assert.is((await check(book, good)).fellBack, 'unsendable')
  }
})

test.run()
