import { clock } from '@toolfault/client/clock'
import { type Effects, retrying, says } from '@toolfault/client/retry'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { callers, platform } from './http/callers.js'
import { type Raw, raw, whole } from './http/raw.js'

const test = suite('client/interrupted: whole runs with faults between client and server')

/** Of which nothing may be seen but by the server. */
const SECRET = 's3cret-token'

const args = { note: 'private-words' }

interface Fault {
  readonly what: string
  /** The bytes of an answer; `reset` and `stall` are what becomes of the connection. */
  readonly bytes: string
  /** How a run ends that meets it each time. */
  readonly ends: string
  /** What is repeated where a call may be made twice: it mends itself then. */
  readonly lost?: true
}

const faults: ReadonlyArray<Fault> = [
  { what: 'a reset', bytes: 'reset', ends: 'may_have_run time', lost: true },
  { what: 'an answer that does not come', bytes: 'stall', ends: 'may_have_run time', lost: true },
  { what: 'a 502', bytes: whole('502 Bad Gateway', '<p>'), ends: 'may_have_run time', lost: true },
  { what: 'a 500', bytes: whole('500 Oh', 'Error: at /srv/app.js:1'), ends: 'may_have_run nobody' },
  { what: 'truncated JSON', bytes: whole('200 OK', '{"success":tr'), ends: 'may_have_run nobody' },
  { what: 'a 401', bytes: whole('401 No', ''), ends: 'user_must_act user' },
  // RFC 9110, section 10.2.3: in seconds.
  {
    what: 'a 503 for an hour',
    bytes: whole('503 Busy', '', { 'retry-after': '3600' }),
    ends: 'too_long_a_wait time'
  },
  { what: 'a 503', bytes: whole('503 Busy', ''), ends: 'same_failure time' }
]

/** A server that meets the first `times` requests with a fault. */
const faulty = (bytes: string, times: number, well: object): Promise<Raw> => {
  let count = 0
  return raw((socket) => {
    count += 1
    if (count > times) return void socket.end(whole('200 OK', JSON.stringify(well)))
    if (bytes === 'reset') return void socket.resetAndDestroy()
    if (bytes !== 'stall') socket.end(bytes)
  })
}

type Caller = (typeof callers)[number]

const ran = async (
  { make }: Caller,
  url: string,
  more: Partial<Effects> = {},
  timeoutMs = 10_000
): Promise<{ readonly end: string; readonly shown: string }> => {
  const asked: Array<string> = []
  const logged: Array<unknown> = []
  const headers = { authorization: `Bearer ${SECRET}` }
  const run = await retrying([{ id: 'c1', tool: 'walk', args }], {
    clock,
    call: make({ url, clock, fetch: platform, headers, timeoutMs }),
    policy: { waitMs: 5 },
    model: ({ system }) => {
      asked.push(system)
      return []
    },
    log: (entry) => logged.push(entry),
    ...more
  })
  const ending = run.threads[0]?.ending
  const said = ending === undefined ? '' : says(ending)
  return {
    end: ending?.end === 'given_up' ? `${ending.because} ${ending.by}` : String(ending?.end),
    shown: JSON.stringify([said, asked, logged, run.transcript])
  }
}

/** Only what never comes is to be waited for in vain. */
const timeoutOf = (bytes: string): number => (bytes === 'stall' ? 150 : 10_000)

/** No secret, no argument, no address, nothing of the server's insides. */
const isQuiet = (shown: string): void => {
  for (const part of [SECRET, args.note, '127.0.0.1', 'app.js', 'ECONN', 'developerMessage']) {
    assert.not.match(shown, part)
  }
}

for (const caller of callers) {
  for (const { bytes, ends, lost, what } of faults) {
    test(`${caller.name}: ${what} each time ends in ${ends}`, async () => {
      const server = await faulty(bytes, Number.POSITIVE_INFINITY, caller.well)
      const { end, shown } = await ran(caller, server.url, {}, timeoutOf(bytes))
      await server.close()
      assert.is(end, ends)
      assert.match(shown, /"(?:Only|This|The|There)[^"]{20}/, 'it says why')
      isQuiet(shown)
    })

    if (lost === true) {
      test(`${caller.name}: ${what} once mends itself where the call may be made twice`, async () => {
        const server = await faulty(bytes, 1, caller.well)
        const { end, shown } = await ran(
          caller,
          server.url,
          { mayRepeat: () => true },
          timeoutOf(bytes)
        )
        await server.close()
        assert.equal([end, server.requests.length], ['succeeded', 2])
        isQuiet(shown)
      })
    }
  }

  test(`${caller.name}: a redirect to another host is not followed, and nothing of the call gets there`, async () => {
    const elsewhere = await raw(
      (socket) => void socket.end(whole('200 OK', JSON.stringify(caller.well)))
    )
    const server = await faulty(
      whole('307 Temporary Redirect', '', { location: `${elsewhere.url}/steal` }),
      9,
      caller.well
    )
    const { end, shown } = await ran(caller, server.url)
    await server.close()
    await elsewhere.close()
    assert.equal([end, elsewhere.requests], ['operator_must_act operator', []])
    isQuiet(shown)
  })

  test(`${caller.name}: nobody listens, so nothing was done, and it is tried again`, async () => {
    const server = await raw(() => undefined)
    await server.close()
    const { end } = await ran(caller, server.url)
    assert.is(end, 'same_failure time')
  })
}

test.run()
