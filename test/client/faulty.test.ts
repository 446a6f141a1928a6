import type { Answer, Failed } from '@toolfault/client/call'
import type { HttpOptions } from '@toolfault/client/oxp'
import { mendedBy } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { handClock } from './hand-clock.js'
import { call, callers, options } from './http/callers.js'
import { type Raw, raw, whole } from './http/raw.js'

const test = suite('client/faulty: what goes wrong between a caller and a server')

const failure = (answer: Answer): Failed => {
  if (answer.ok) throw new Error(`it went well: ${JSON.stringify(answer)}`)
  return answer
}

/** Kind, who can mend it, and whether the tool may have run. */
const gist = (answer: Answer): ReadonlyArray<unknown> => {
  const { fault, unsure } = failure(answer)
  return [fault.kind, mendedBy(fault), unsure === true]
}

const against = async (
  answer: Parameters<typeof raw>[0],
  use: (server: Raw) => Promise<void>
): Promise<void> => {
  const server = await raw(answer)
  try {
    await use(server)
  } finally {
    await server.close()
  }
}

/** What a server does, and what has to be made of it: kind, mender, whether it may have run. */
const rows: ReadonlyArray<
  readonly [string, string | Uint8Array, ReadonlyArray<unknown>, Partial<HttpOptions>?]
> = [
  ['a reset instead of an answer', 'reset', ['unavailable', 'time', true]],
  [
    'an answer that breaks off in its body',
    'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"succ',
    ['unavailable', 'time', true]
  ],
  [
    'a refusal that breaks off in its body',
    'HTTP/1.1 429 Slow Down\r\nretry-after: 2\r\ncontent-length: 100\r\n\r\n{"mess',
    ['unavailable', 'time', false]
  ],
  ['JSON that ends too early', whole('200 OK', '{"success":tru'), ['internal', 'nobody', true]],
  [
    'a page in place of JSON',
    whole('200 OK', '<html>Sign in</html>'),
    ['internal', 'nobody', true]
  ],
  ['a 200 without a body', whole('200 OK', ''), ['internal', 'nobody', true]],
  ['a 204', 'HTTP/1.1 204 No Content\r\n\r\n', ['internal', 'nobody', true]],
  ['JSON of nobody', whole('200 OK', '{"a":1}'), ['internal', 'nobody', true]],
  ['a scalar', whole('200 OK', '5'), ['internal', 'nobody', true]],
  [
    'bytes that are no text',
    Buffer.from(whole('200 OK', '"\xff"', { 'content-length': '3' }), 'latin1'),
    ['internal', 'nobody', true]
  ],
  [
    'a gateway whose server is down',
    whole('502 Bad Gateway', '<h1>502</h1>'),
    ['unavailable', 'time', true]
  ],
  [
    'a gateway that waited in vain',
    whole('504 Gateway Timeout', ''),
    ['unavailable', 'time', true]
  ],
  ['a server that is busy', whole('503 Busy', 'busy'), ['unavailable', 'time', false]],
  ['a server that broke', whole('500 Oh', 'stack'), ['internal', 'nobody', true]],
  ['a server that knows nobody', whole('401 No', ''), ['authorization_required', 'user', false]],
  [
    'a server that lets nobody',
    whole('403 No', '<p>no'),
    ['authorization_required', 'user', false]
  ],
  [
    'a path that is not there',
    whole('404 Not Found', '<p>Not found'),
    ['internal', 'nobody', false]
  ],
  [
    'a gateway with a form of its own (RFC 9457)',
    whole(
      '429 Too Many',
      '{"type":"about:blank","title":"Too Many Requests","status":429,"detail":"Slow down."}'
    ),
    ['unavailable', 'time', false]
  ],
  [
    'an answer that is larger than allowed, and says so',
    whole('200 OK', JSON.stringify('x'.repeat(2_000))),
    ['internal', 'nobody', true],
    { maxBytes: 1_000 }
  ],
  [
    'an answer that is larger than allowed, in pieces',
    `HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n7d0\r\n${'x'.repeat(2_000)}\r\n0\r\n\r\n`,
    ['internal', 'nobody', true],
    { maxBytes: 1_000 }
  ],
  ['no HTTP at all', 'SSH-2.0-OpenSSH_9.6\r\n', ['unavailable', 'time', true]]
]

for (const { make, name } of callers) {
  for (const [what, bytes, wanted, more] of rows) {
    test(`${name}: ${what}`, () =>
      against(
        (socket) => (bytes === 'reset' ? socket.resetAndDestroy() : socket.end(bytes)),
        async ({ url }) => {
          const clock = handClock()
          const answer = await make({ ...options(url, clock), ...more })(call)
          assert.equal(gist(answer), wanted, JSON.stringify(answer))
          assert.is(failure(answer).fault.tool, 'walk')
          assert.is(clock.waiting(), 0)
        }
      ))
  }

  test(`${name}: nobody listens, so nothing was done`, async () => {
    const server = await raw(() => undefined)
    await server.close()
    const answer = await make(options(server.url, handClock()))(call)
    assert.equal(gist(answer), ['unavailable', 'time', false])
  })

  for (const [when, head] of [
    ['before its head', ''],
    ['in its body', 'HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\n{"su']
  ] as const) {
    test(`${name}: an answer that stalls ${when} is not waited for`, () =>
      against(
        (socket) => socket.write(head),
        async (server) => {
          const clock = handClock()
          const going = make({ ...options(server.url, clock), timeoutMs: 500 })(call)
          await server.heard(1)
          clock.advance(499)
          await new Promise((resolve) => setImmediate(resolve))
          assert.is(clock.waiting(), 1)
          clock.advance(1)
          const answer = await going
          assert.equal(gist(answer), ['unavailable', 'time', true])
          assert.is(clock.waiting(), 0)
          assert.is(failure(answer).fault.developerMessage, 'no whole answer came within 500 ms')
        }
      ))

    test(`${name}: given up while it stalls ${when}`, () =>
      against(
        (socket) => socket.write(head),
        async (server) => {
          const clock = handClock()
          const control = new AbortController()
          const going = make(options(server.url, clock))(call, control.signal)
          await server.heard(1)
          control.abort()
          assert.equal(gist(await going), ['unavailable', 'time', true])
          assert.is(clock.waiting(), 0)
        }
      ))
  }

  test(`${name}: a body without an end is left`, async () => {
    let isLeft = false
    await against(
      (socket) => {
        socket.write('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n')
        const more = (): void => {
          if (!socket.destroyed) socket.write(`400\r\n${'x'.repeat(1_024)}\r\n`, more)
        }
        socket.on('close', () => {
          isLeft = true
        })
        more()
      },
      async ({ url }) => {
        const answer = await make({ ...options(url, handClock()), maxBytes: 100_000 })(call)
        assert.equal(gist(answer), ['internal', 'nobody', true])
        while (!isLeft) await new Promise((resolve) => setImmediate(resolve))
      }
    )
  })

  for (const status of [301, 302, 303, 307, 308]) {
    test(`${name}: a ${status} to another server is not followed`, async () => {
      const other = await raw((socket) => socket.end(whole('200 OK', '{}')))
      try {
        await against(
          (socket) =>
            socket.end(whole(`${status} Moved`, '', { location: `${other.url}/secret?t=1` })),
          async ({ url }) => {
            const headers = { authorization: 'Bearer secret' }
            const answer = await make({ ...options(url, handClock()), headers })(call)
            assert.equal(gist(answer), [
              'misconfigured',
              'operator',
              status === 302 || status === 303
            ])
            const told = failure(answer).fault.developerMessage ?? ''
            assert.match(told, `HTTP ${status} leads to an address of ${other.url}, and`)
            assert.not.match(told, 'secret')
          }
        )
        assert.equal(other.requests, [])
      } finally {
        await other.close()
      }
    })
  }

  test(`${name}: nor is one to the same server`, () =>
    against(
      (socket) => socket.end(whole('308 Moved', '', { location: '/elsewhere' })),
      async (server) => {
        const answer = await make(options(server.url, handClock()))(call)
        assert.equal(gist(answer), ['misconfigured', 'operator', false])
        assert.is(server.requests.length, 1)
      }
    ))

  // RFC 9110, section 10.2.3: a date, or seconds.
  for (const [said, headers, ms] of [
    ['seconds', { 'retry-after': '120' }, 120_000],
    [
      'a date',
      { 'retry-after': 'Sun, 01 Mar 2026 00:00:30 GMT', date: 'Sat, 28 Feb 2026 23:59:00 GMT' },
      90_000
    ],
    [
      'a date in the past',
      { 'retry-after': 'Sun, 06 Nov 1994 08:49:37 GMT', date: 'Sat, 28 Feb 2026 23:59:00 GMT' },
      0
    ],
    [
      'a date of a server that does not say what time it is',
      { 'retry-after': 'Sun, 01 Mar 2026 00:00:30 GMT' },
      undefined
    ],
    ['no such thing', { 'retry-after': 'soon' }, undefined],
    ['a number below zero', { 'retry-after': '-5' }, undefined]
  ] as const) {
    test(`${name}: how long to wait, as ${said}`, () =>
      against(
        (socket) => socket.end(whole('503 Busy', '', headers)),
        async ({ url }) => {
          const { fault } = failure(await make(options(url, handClock()))(call))
          assert.is(fault.kind === 'unavailable' ? fault.retryAfterMs : 'none', ms)
        }
      ))
  }

  test(`${name}: a JSON answer of another media type, with a mark before it, is read`, async () => {
    const { well } = callers.find((one) => one.name === name) ?? {}
    await against(
      (socket) =>
        socket.end(
          whole('200 OK', `\ufeff${JSON.stringify(well)}`, { 'content-type': 'text/plain' })
        ),
      async ({ url }) => assert.ok((await make(options(url, handClock()))(call)).ok)
    )
  })

  test(`${name}: headers are made anew for each call, and the last word is theirs`, () =>
    against(
      (socket) => socket.end(whole('401 No', '')),
      async (server) => {
        let count = 0
        const headers = async () => ({
          Authorization: `Bearer ${++count}`,
          'CONTENT-TYPE': 'application/x'
        })
        const made = make({ ...options(server.url, handClock()), headers })
        await made(call)
        await made(call)
        for (const [at, request] of server.requests.entries()) {
          assert.match(request, `authorization: Bearer ${at + 1}\r\n`)
          assert.match(request, 'content-type: application/x\r\n')
          assert.not.match(request, 'application/json,')
        }
      }
    ))

  test(`${name}: headers that cannot be made, arguments that are no JSON, an address that is none`, async () => {
    const asked: Array<unknown> = []
    const clock = handClock()
    const given = {
      ...options('http://127.0.0.1:9', clock),
      fetch: (url: string) => {
        asked.push(url)
        return Promise.reject(new Error('never'))
      }
    }
    const late = make({ ...given, headers: () => Promise.reject(new Error('no token')) })
    assert.equal(gist(await late(call)), ['internal', 'nobody', false])
    assert.equal(gist(await make(given)({ ...call, args: 1n })), [
      'malformed_request',
      'caller',
      false
    ])
    for (const url of [
      '',
      '/tools',
      'file:///etc/passwd',
      'https://me:pass@127.0.0.1/',
      'https://me@127.0.0.1/',
      'javascript:1'
    ]) {
      assert.equal(gist(await make({ ...given, url })(call)), ['misconfigured', 'operator', false])
    }
    assert.equal(asked, [])
    assert.is(clock.waiting(), 0)
  })

  test(`${name}: effects that throw, reject with nothing, never settle or lie`, async () => {
    const fetches: ReadonlyArray<unknown> = [
      () => {
        throw new Error('thrown')
      },
      () => Promise.reject(),
      () => undefined,
      () => Promise.resolve({}),
      () => Promise.resolve({ status: '200', headers: null, body: null }),
      () => Promise.resolve({ status: 200, headers: new Headers(), body: { getReader: 1 } }),
      () =>
        Promise.resolve({
          status: 200,
          headers: new Headers(),
          body: {
            getReader: () => ({ read: async () => ({ done: false, value: 'text' }), cancel: 1 })
          }
        }),
      () =>
        Promise.resolve({
          status: 200,
          headers: new Headers(),
          // Pieces of nothing, for ever, and no time in between.
          body: {
            getReader: () => ({ read: async () => ({ done: false, value: new Uint8Array(0) }) })
          }
        })
    ]
    for (const fetch of fetches) {
      const clock = handClock()
      // A border: nobody checks what is passed in.
      const given = {
        ...options('http://127.0.0.1:9', clock),
        fetch: fetch as never,
        maxBytes: 9_999
      }
      assert.is(gist(await make(given)(call))[2], true, String(fetch))
      assert.is(clock.waiting(), 0)
    }
    const clock = handClock()
    const never = make({
      ...options('http://127.0.0.1:9', clock),
      fetch: () => new Promise(() => {})
    })(call)
    await new Promise((resolve) => setImmediate(resolve))
    clock.advance(30_000)
    assert.equal(gist(await never), ['unavailable', 'time', true])
    assert.is(clock.waiting(), 0)
    const broken = { sleep: () => Promise.reject(new Error('no clock')) }
    const answer = await make({
      ...options('http://127.0.0.1:9', broken),
      fetch: () => new Promise(() => {})
    })(call)
    assert.is(failure(answer).fault.kind, 'unavailable')
  })

  test(`${name}: given up before it begins, nothing is sent`, async () => {
    const clock = handClock()
    let count = 0
    const fetch = () => {
      count += 1
      return Promise.reject(new Error('never'))
    }
    const answer = await make({ ...options('http://127.0.0.1:9', clock), fetch })(
      call,
      AbortSignal.abort()
    )
    assert.equal([gist(answer), count, clock.waiting()], [['unavailable', 'time', false], 0, 0])
    // While the headers are made: whoever makes them may take as long as they like.
    const control = new AbortController()
    const headers = () => new Promise<never>(() => {})
    const going = make({ ...options('http://127.0.0.1:9', clock), fetch, headers })(
      call,
      control.signal
    )
    control.abort()
    assert.equal(
      [gist(await going), count, clock.waiting()],
      [['unavailable', 'time', false], 0, 0]
    )
  })
}

test.run()
