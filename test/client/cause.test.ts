import { createServer } from 'node:net'
import type { Call } from '@toolfault/client/call'
import { failureOf } from '@toolfault/client/failure'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { handClock } from './hand-clock.js'
import { call, callers, options } from './http/callers.js'
import { raw } from './http/raw.js'

const test = suite('client/cause')

/** A port at which nobody listens any more. */
const freePort = async (): Promise<number> => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' && address !== null ? address.port : 0
}

const toldBy = async (make: Call) => {
  const answer = await make(call)
  if (answer.ok) throw new Error('it went well')
  return [answer.fault.kind, answer.unsure === true, answer.fault.developerMessage]
}

const failing = (cause: unknown): Error => new TypeError('fetch failed', { cause })

for (const { make, name } of callers) {
  // Fetch, "port blocking": 1 is a bad port.
  test(`${name}: what was never sent is not doubtful, and its cause is told`, async () => {
    const port = await freePort()
    const to = (url: string) => toldBy(make(options(url, handClock())))
    assert.equal(await to('http://127.0.0.1:1'), ['unavailable', false, 'fetch failed: bad port'])
    assert.equal(await to(`http://127.0.0.1:${port}`), [
      'unavailable',
      false,
      `fetch failed: connect ECONNREFUSED 127.0.0.1:${port}`
    ])
    const [kind, unsure, text] = await to(`http://localhost:${port}`)
    assert.equal([kind, unsure], ['unavailable', false])
    assert.match(String(text), /^fetch failed: connect ECONNREFUSED (?:127\.0\.0\.1|::1):/)
  })
}

test('a reset after the request leaves doubt; an end before the connection is secure does not', async () => {
  const server = await raw((socket) => socket.resetAndDestroy())
  const [first] = callers
  if (first === undefined) throw new Error('none')
  const [kind, unsure, text] = await toldBy(first.make(options(server.url, handClock())))
  assert.equal([kind, unsure], ['unavailable', true])
  assert.match(String(text), /^fetch failed: ./)
  await server.close()
  const deaf = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.once('data', () => socket.destroy())
  })
  await new Promise<void>((resolve) => deaf.listen(0, '127.0.0.1', resolve))
  const address = deaf.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const secure = await toldBy(first.make(options(`https://127.0.0.1:${port}`, handClock())))
  await new Promise((resolve) => deaf.close(resolve))
  assert.equal(secure, [
    'unavailable',
    false,
    'fetch failed: Client network socket disconnected before secure TLS connection was established'
  ])
})

const connecting = (code: string, message: string) =>
  Object.assign(new Error(message), { code, syscall: 'connect' })

for (const [what, error, unsure, text] of [
  [
    'both families of localhost',
    failing(
      Object.assign(
        new AggregateError([
          connecting('ECONNREFUSED', 'connect ECONNREFUSED ::1:9'),
          connecting('ECONNREFUSED', 'connect ECONNREFUSED 127.0.0.1:9')
        ]),
        { code: 'ECONNREFUSED' }
      )
    ),
    false,
    'fetch failed: connect ECONNREFUSED ::1:9, connect ECONNREFUSED 127.0.0.1:9'
  ],
  [
    'one of several that was reached',
    failing(
      new AggregateError([
        connecting('ECONNREFUSED', 'refused'),
        Object.assign(new Error('reset'), { code: 'ECONNRESET', syscall: 'read' })
      ])
    ),
    true,
    'fetch failed: refused, reset'
  ],
  [
    'no such host',
    failing(
      Object.assign(new Error('getaddrinfo ENOTFOUND a.invalid'), {
        code: 'ENOTFOUND',
        syscall: 'getaddrinfo'
      })
    ),
    false,
    'fetch failed: getaddrinfo ENOTFOUND a.invalid'
  ],
  [
    'a certificate that has expired',
    failing(Object.assign(new Error('certificate has expired'), { code: 'CERT_HAS_EXPIRED' })),
    false,
    'fetch failed: certificate has expired'
  ],
  [
    'a certificate of another host',
    failing({ code: 'ERR_TLS_CERT_ALTNAME_INVALID', message: 'other host' }),
    false,
    'fetch failed: other host'
  ],
  [
    'a chain: the innermost knows why',
    Object.assign(
      new Error('could not send', {
        cause: failing(connecting('ECONNREFUSED', 'connect ECONNREFUSED 1'))
      }),
      { code: 'SEND_FAILED' }
    ),
    false,
    'could not send: fetch failed: connect ECONNREFUSED 1'
  ],
  [
    'a second try refused after a first that was cut',
    Object.assign(new Error('refused', { cause: { code: 'ECONNRESET', message: 'reset' } }), {
      code: 'ECONNREFUSED'
    }),
    true,
    'refused: reset'
  ],
  ['a cause that says nothing', failing({ code: 'UNABLE_TO_COMPLY' }), true, 'fetch failed'],
  ['a cause that is told already', failing(new Error('failed')), true, 'fetch failed'],
  ['lines and marks', failing(new Error('a\nb\u202ec')), true, 'fetch failed: a bc']
] as const) {
  test(`${what}: ${unsure ? 'the tool may have run' : 'nothing was sent'}`, () => {
    const failure = failureOf(error)
    assert.equal(
      [failure?.fault.kind, failure?.unsure === true, failure?.fault.developerMessage],
      ['unavailable', unsure, text]
    )
  })
}

test('an address that is none was not asked', async () => {
  const failure = failureOf(await fetch('/a').catch((error: unknown) => error))
  assert.equal(
    [failure?.fault.kind, failure?.unsure, failure?.fault.developerMessage],
    ['unavailable', undefined, 'Failed to parse URL from /a: Invalid URL']
  )
})

test('what only a cause may say is no cause of its own', () => {
  for (const message of ['bad port', 'Invalid URL']) {
    assert.is.not(failureOf(new TypeError(message))?.fault.kind, 'unavailable')
  }
})

test('causes in a circle, without end, of great length, and such as cannot be read', () => {
  const circle = failing(undefined)
  Object.assign(circle, { cause: new Error('again', { cause: circle }) })
  const revoked = Proxy.revocable({}, {})
  revoked.revoke()
  const deep = Array.from({ length: 10_000 }).reduce<Error>(
    (cause, _, n) => new Error(`n${n}`, { cause }),
    connecting('ECONNREFUSED', 'refused')
  )
  const throwing = {
    get code(): string {
      throw new Error('no')
    },
    get message(): string {
      throw new Error('no')
    },
    get errors(): string {
      throw new Error('no')
    }
  }
  const long = new Error('x'.repeat(10_000_000))
  const many = new AggregateError(
    Array.from({ length: 100_000 }, (_, n) => new Error(`e${n}`)),
    ''
  )
  for (const [cause, text] of [
    [revoked.proxy, /^fetch failed$/],
    [throwing, /^fetch failed$/],
    [deep, /^fetch failed: n9999: n9998: n9997: n9996: n9995: n9994: n9993$/],
    [long, /^fetch failed: x{299}…$/],
    [many, /^fetch failed: e0, e1, .*e15$/],
    [Symbol('x'), /^fetch failed$/],
    [null, /^fetch failed$/]
  ] as const) {
    const failure = failureOf(failing(cause))
    assert.equal([failure?.fault.kind, failure?.unsure], ['unavailable', true])
    assert.match(String(failure?.fault.developerMessage), text)
  }
  assert.is(failureOf(circle)?.fault.developerMessage, 'fetch failed: again')
})

test.run()
