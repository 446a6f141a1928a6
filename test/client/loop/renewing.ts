import type { Call } from '@toolfault/client/call'

/** A client that is connected, and how it ends. */
export interface Connected {
  readonly call: Call
  readonly close: () => Promise<void>
}

/** The transports of the SDKs put a listener of each request on one signal; Node warns at 1 500. */
const MOST = 400

/** Calls through one client after another, each of which makes some hundred. */
export const renewing = async (connect: () => Promise<Connected>): Promise<Connected> => {
  let now = await connect()
  const before: Array<Connected> = []
  let made = 0
  return {
    call: async (call, signal) => {
      made += 1
      if (made % MOST === 0) {
        before.push(now)
        now = await connect()
      }
      return now.call(call, signal)
    },
    close: async () => {
      for (const one of [...before, now]) await one.close()
    }
  }
}
