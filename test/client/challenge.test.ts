import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import {
  type ChallengeEnding,
  type Completing,
  complete,
  isDone,
  type Page,
  type Seen
} from '@toolfault/client/challenge'
import { clock } from '@toolfault/client/clock'
import { failureOf } from '@toolfault/client/failure'
import { authorizationRequired, type Challenge } from '@toolfault/model'
import { encode } from '@toolfault/protocols/mcp'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { files } from '../cli/files.js'
import { served } from '../mcp-suite/serving.js'
import { send } from '../plugins/http/client.js'
import { fakeClock } from './fake-clock.js'

const test = suite('client/challenge')

const page = 'https://oauth.example.com/authorize?state=s3cret'
const check = 'https://agent.example.com/check'
const challenge: Challenge = { id: 'challenge-123', url: page, checkUrl: check }
const server = 'https://agent.example.com/tools/call'
const open = (): undefined => undefined

/** See a challenge through in a time of its own, and that nobody is left asleep. */
const seen = async (
  over: Partial<Completing>,
  given: Challenge = challenge
): Promise<ChallengeEnding & { readonly took: number }> => {
  const time = fakeClock()
  const ending = await complete(given, { show: open, server, clock: time, ...over })
  await new Promise((resolve) => setImmediate(resolve))
  assert.is(time.waiting(), 0)
  return { ...ending, took: time.now() }
}

// Seed 003, "Authorization Challenge Check Response".
test('pending is asked again, completed and failed end it', async () => {
  const says = ['pending', 'pending', 'completed']
  const urls: Array<string> = []
  const done = await seen({
    check: (url) => {
      urls.push(url)
      return { status: says[urls.length - 1] }
    }
  })
  assert.equal(done, { outcome: 'completed', took: 1_000 + 1_500 + 2_250 })
  assert.equal(urls, [check, check, check])
  const failed = await seen({ check: async () => ({ status: 200, body: { status: 'failed' } }) })
  assert.is(failed.outcome, 'failed')
  assert.equal([done, failed].map(isDone), [true, false])
})

test('the user sees whose page it is, and what was said of it in one line', async () => {
  const shown: Array<unknown> = []
  await seen(
    {
      show: (url: string, about: Page) => {
        shown.push(url, about)
      },
      message: 'Please\nsign in\u202e',
      tool: 'send_email'
    },
    { id: 'c', url: page }
  )
  assert.equal(shown, [
    page,
    {
      id: 'c',
      host: 'oauth.example.com',
      punycode: false,
      message: 'Please sign in',
      tool: 'send_email'
    }
  ])
})

test('without a check_url whoever shows the page says when the user is done', async () => {
  const alone = { id: 'c', url: page }
  assert.is((await seen({}, alone)).outcome, 'shown')
  assert.is((await seen({ show: () => true }, alone)).outcome, 'shown')
  assert.is((await seen({ show: async () => false }, alone)).outcome, 'declined')
  // A check_url that nobody can ask is as none.
  assert.is((await seen({})).outcome, 'shown')
})

test('a user who will not ends it, also while it is asked', async () => {
  const time = fakeClock()
  const ending = await complete(challenge, {
    show: async () => {
      await time.sleep(5_000)
      return false
    },
    check: () => ({ status: 'pending' }),
    server,
    clock: time
  })
  assert.equal([ending, time.now()], [{ outcome: 'declined' }, 5_000])
})

test('a state is one whatever stands beside it', async () => {
  for (const more of [{ message: 'Thank you.' }, { expires_in: 60 }]) {
    const body = { status: 'completed', ...more }
    for (const said of [body, { status: 200, body }]) {
      assert.is((await seen({ check: () => said })).outcome, 'completed')
    }
  }
})

// MCP 2025-11-25, "Completion Notifications for URL Mode Elicitation".
test('a notice that it is done ends it, and the page alone does not', async () => {
  const heard: Array<string> = []
  const time = fakeClock()
  const completed = async (id: string): Promise<void> => {
    heard.push(id)
    await time.sleep(7_000)
  }
  const given = { id: 'e-1', url: page }
  const ending = await complete(given, { show: open, completed, clock: time })
  assert.equal([ending, heard, time.now()], [{ outcome: 'completed' }, ['e-1'], 7_000])
  const lost = await seen({ completed: () => Promise.reject(new Error('closed')) }, given)
  assert.equal(lost, { outcome: 'late', took: 600_000 })
})

test('what never settles ends at the deadline', async () => {
  const never = (): Promise<never> => new Promise(() => undefined)
  assert.equal(await seen({ show: never }, { id: 'c', url: page }), {
    outcome: 'late',
    took: 600_000
  })
  const stuck = await seen({ show: never, check: never })
  assert.is(stuck.outcome, 'unreachable')
  assert.is(stuck.reason, 'timeout')
  const policy = { misses: 1_000 }
  assert.equal(await seen({ check: never, policy }), { outcome: 'late', took: 600_000 })
  assert.equal(await seen({ check: () => ({ status: 'pending' }) }), {
    outcome: 'late',
    took: 600_000
  })
})

test('effects that throw or reject count as failed', async () => {
  const bad = (): never => {
    throw new Error('no')
  }
  const reject = (): Promise<never> => Promise.reject(new Error('no'))
  for (const show of [bad, reject]) {
    assert.equal(await seen({ show }), { outcome: 'failed', reason: 'not_shown', took: 0 })
  }
  for (const check of [bad, reject]) {
    const ending = await seen({ check })
    assert.equal([ending.outcome, ending.reason], ['unreachable', 'network'])
  }
  const done = await seen({ check: () => ({ status: 'completed' }), log: bad })
  assert.is(done.outcome, 'completed')
  for (const sleep of [bad, reject, async () => undefined]) {
    const ending = await complete(challenge, {
      show: open,
      check: () => ({ status: 'pending' }),
      server,
      clock: { now: () => 0, random: bad, sleep }
    })
    assert.equal(ending, { outcome: 'unreachable', reason: 'clock' })
  }
  const noTime = { now: bad, random: bad, sleep: reject }
  assert.is((await complete(challenge, { show: open, server, clock: noTime })).outcome, 'late')
  // A border: whoever calls from JavaScript may pass anything.
  for (const junk of [undefined, null, {}, { show: 1 }, { clock: 1, show: open, server }]) {
    const ending = await complete(challenge, junk as never)
    assert.ok(['failed', 'refused_url', 'late'].includes(ending.outcome), ending.outcome)
  }
})

test('an abort ends it at once at every moment, and whatever is under way is told', async () => {
  for (const at of [0, 1, 500, 1_000, 1_001, 30_000]) {
    const time = fakeClock()
    const abort = new AbortController()
    const told: Array<string> = []
    const note = (name: string, signal: AbortSignal): Promise<never> =>
      new Promise(() => signal.addEventListener('abort', () => told.push(name)))
    if (at === 0) abort.abort()
    else void time.sleep(at).then(() => abort.abort())
    const ending = await complete(challenge, {
      show: (_url, _page, signal) => note('show', signal),
      check: (_url, signal) => note('check', signal),
      server,
      clock: time,
      signal: abort.signal,
      policy: { answerMs: 60_000 }
    })
    assert.equal([ending, time.now()], [{ outcome: 'cancelled' }, at])
    assert.equal(told.sort(), at === 0 ? [] : at <= 1_000 ? ['show'] : ['check', 'show'])
    assert.is(time.waiting(), 0)
  }
})

test('nothing is shown and nothing asked where an address is unsafe', async () => {
  let touched = 0
  const touch = (): void => {
    touched += 1
  }
  const refused = async (given: Challenge): Promise<unknown> => {
    const { of, outcome, reason } = await seen({ show: touch, check: touch }, given)
    return [outcome, of, reason]
  }
  assert.equal(await refused({ id: 'c', url: 'javascript:alert(1)' }), [
    'refused_url',
    'url',
    'scheme'
  ])
  assert.equal(await refused({ ...challenge, checkUrl: 'https://169.254.169.254/' }), [
    'refused_url',
    'check_url',
    'foreign'
  ])
  assert.is(touched, 0)
})

test('a log has the steps, and neither an address nor a text of the server', async () => {
  const log: Array<Seen> = []
  await seen({ check: () => ({ status: 'completed' }), log: (one) => log.push(one), message: 'hi' })
  assert.equal(log, [
    { id: 'opened' },
    { id: 'user', says: 'nothing' },
    { id: 'asked' },
    { id: 'answer', says: 'completed' },
    { id: 'ended', asked: 1, outcome: 'completed' }
  ])
})

/** A server that answers as it is told, what it was asked, and how it ends. */
const against = async (
  answer: (response: ServerResponse, count: number) => void,
  use: (url: string, came: Array<{ url: string; headers: object }>) => Promise<void>
): Promise<void> => {
  const came: Array<{ url: string; headers: object }> = []
  const http = createServer((request, response) => {
    came.push({ url: request.url ?? '', headers: request.headers })
    answer(response, came.length)
  })
  http.listen(0, '127.0.0.1')
  await once(http, 'listening')
  const address = http.address()
  try {
    const port = typeof address === 'object' && address !== null ? address.port : 0
    await use(`http://127.0.0.1:${port}`, came)
  } finally {
    http.closeAllConnections()
    http.close()
  }
}

const quick = { deadlineMs: 10_000, leastMs: 50, mostMs: 50, jitter: 0, answerMs: 300, misses: 2 }
const real = (url: string, over: Partial<Completing> = {}): Promise<ChallengeEnding> =>
  complete(
    { id: 'c', url: page, checkUrl: `${url}/check` },
    { show: open, fetch, server: url, clock, policy: quick, ...over }
  )
const json = (response: ServerResponse, body: unknown, status = 200, headers = {}): void => {
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(JSON.stringify(body))
}

test('over real sockets: pending, then completed', () =>
  against(
    (response, count) => json(response, { status: count < 3 ? 'pending' : 'completed' }),
    async (url, came) => {
      assert.equal(await real(url), { outcome: 'completed' })
      assert.equal(
        came.map((one) => one.url),
        ['/check', '/check', '/check']
      )
    }
  ))

test('over real sockets: what is no state is a miss, and too many of them end it', async () => {
  const cases: ReadonlyArray<readonly [(response: ServerResponse) => void, string]> = [
    [(it) => it.end('<html><body>Please sign in</body></html>'), 'unreadable'],
    [(it) => it.end(), 'unreadable'],
    [(it) => json(it, { status: 'ok' }), 'unreadable'],
    [(it) => json(it, { status: 'completed', success: true }), 'unreadable'],
    // OXP-DOCS15: MUST answer 200; a state that comes otherwise is none.
    [(it) => json(it, { status: 'completed' }, 500), 'status'],
    [(it) => json(it, { status: 'completed' }, 404), 'status'],
    [(it) => it.end(Buffer.alloc(10_000_000, 32)), 'too_large'],
    [(it) => it.destroy(), 'network'],
    [() => undefined, 'timeout'],
    [(it) => it.write('{"status":'), 'timeout']
  ]
  for (const [answer, reason] of cases) {
    await against(answer, async (url, came) => {
      assert.equal(await real(url), { outcome: 'unreachable', reason })
      assert.is(came.length, 3)
    })
  }
})

test('a body that never ends is read no further', async () => {
  for (const value of [new Uint8Array(0), 'text']) {
    const reader = { read: async () => ({ done: false, value }), cancel: async () => undefined }
    const body = { getReader: () => reader }
    const ending = await seen({
      fetch: async () => ({ status: 200, headers: new Headers(), body })
    })
    assert.equal([ending.outcome, ending.reason], ['unreachable', 'too_large'])
  }
})

test('over real sockets: a redirect is not followed, wherever it leads', () =>
  against(
    (other) => json(other, { status: 'completed' }),
    (elsewhere, reached) =>
      against(
        (response, count) =>
          json(response, { status: 'completed' }, [301, 302, 307][count - 1], {
            location: `${elsewhere}/check`
          }),
        async (url) => {
          assert.equal(await real(url), { outcome: 'unreachable', reason: 'redirect' })
          assert.is(reached.length, 0)
        }
      )
  ))

test('over real sockets: 429 and Retry-After are honoured', () =>
  against(
    (response, count) =>
      count === 1
        ? json(response, { error: 'slow' }, 429, { 'retry-after': '1' })
        : json(response, { status: 'completed' }),
    async (url) => {
      const began = clock.now()
      assert.equal(await real(url, { policy: { ...quick, misses: 0 } }), { outcome: 'completed' })
      assert.ok(clock.now() - began >= 1_000)
    }
  ))

test('over real sockets: the headers of the call go to the server, and to nobody else', () =>
  against(
    (response) => json(response, { status: 'completed' }),
    async (url, came) => {
      const headers = { authorization: 'Bearer t' }
      await real(url, { headers })
      await real(url, { headers, server: 'https://agent.example.com', allow: [url] })
      await real(url, { headers, server: undefined, allow: [url] })
      assert.equal(
        came.map((one) => Object.hasOwn(one.headers, 'authorization')),
        [true, false, false]
      )
    }
  ))

test('over real sockets: an abort breaks the question off', () =>
  against(
    () => undefined,
    async (url) => {
      const abort = new AbortController()
      const log = (one: Seen): void => {
        if (one.id === 'asked') abort.abort()
      }
      const policy = { ...quick, answerMs: 60_000 }
      assert.equal(await real(url, { signal: abort.signal, log, policy }), { outcome: 'cancelled' })
    }
  ))

test('a real OXP server: refused, authorized by its user, and called again', async () => {
  const { file, remove } = files()
  const walk = { name: 'walk', inputSchema: { type: 'object' } }
  const tools = file('tools.json', { tools: [walk] })
  const oxp = await served(tools, '--challenge', 'walk', '--allow-execute')
  try {
    const call = () =>
      send(oxp.url, '/tools/call', {
        body: JSON.stringify({ tool_id: 'walk', call_id: 'c', input: {} })
      })
    const refused = await call()
    assert.is(refused.status, 400)
    const failure = failureOf({ status: refused.status, body: refused.json }, { wire: 'oxp' })
    const fault = failure?.fault
    assert.is(fault?.kind, 'authorization_required')
    if (fault?.kind !== 'authorization_required' || fault.challenges[0] === undefined) return
    const ending = await complete(fault.challenges[0], {
      show: async (url) => {
        await clock.sleep(150)
        await send(url, '', { method: 'GET', headers: {} })
      },
      fetch,
      server: oxp.url,
      clock,
      policy: quick
    })
    assert.equal(ending, { outcome: 'completed' })
    assert.is((await call()).status, 200)
  } finally {
    await oxp.stop()
    remove()
  }
})

// MCP 2025-11-25, "URL Elicitation Required Error" (row M5); 2026-07-28, MRTR.
test('the pages that MCP asks the user to visit are seen through in the same way', async () => {
  const fault = authorizationRequired('tool', [{ id: 'e-1', url: page }])
  for (const version of ['2025-11-25', '2026-07-28'] as const) {
    const wire = encode(fault, { version, elicit: { capabilities: { url: {} } } })
    const read = failureOf(wire, { wire: 'mcp' })?.fault
    assert.is(read?.kind, 'authorization_required')
    if (read?.kind !== 'authorization_required' || read.challenges[0] === undefined) return
    const ending = await seen({ completed: async () => undefined }, read.challenges[0])
    assert.equal(ending, { outcome: 'completed', took: 0 })
  }
})

test.run()
