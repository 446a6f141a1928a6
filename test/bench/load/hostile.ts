import { once } from 'node:events'
import { request } from 'node:http'

/** As many clients of each kind at once. */
const ROUNDS = 7

/** Send bodies of single bytes, too large bodies and deep ones from several clients at once; the statuses. */
export const attack = async (url: string): Promise<ReadonlyArray<number>> => {
  const rounds = Array.from({ length: ROUNDS }, () => [dribbled(url), large(url), deep(url)])
  const all = await Promise.all(rounds.flat())
  return [...new Set(all)].sort((a, b) => a - b)
}

const ONES = 100_000

const dribbled = async (url: string): Promise<number> => {
  const body = JSON.stringify({ city: 'x'.repeat(ONES) })
  return send(url, async (write) => {
    for (const byte of body) await write(byte)
  })
}

const large = (url: string): Promise<number> =>
  send(url, async (write) => {
    const piece = 'x'.repeat(65_536)
    for (let at = 0; at < 200; at++) await write(piece)
  })

const LEVELS = 100_000

const deep = (url: string): Promise<number> =>
  send(url, async (write) => {
    await write(`${'{"a":'.repeat(LEVELS)}1${'}'.repeat(LEVELS)}`)
  })

const send = async (
  url: string,
  body: (write: (piece: string) => Promise<void>) => Promise<void>
): Promise<number> => {
  const outgoing = request(`${url}/tools/tool_0/validate`, { method: 'POST', agent: false })
  // What is too large may be answered, and the connection ended, while it is still being sent.
  outgoing.on('error', () => undefined)
  outgoing.setMaxListeners(0)
  const answered = once(outgoing, 'response')
  await body(async (piece) => {
    if (!outgoing.destroyed && !outgoing.write(piece)) {
      await Promise.race([once(outgoing, 'drain'), answered]).catch(() => undefined)
    }
  })
  outgoing.end()
  const [incoming] = await answered
  incoming.resume()
  return incoming.statusCode
}
