import autocannon from 'autocannon'
import { bodies, tools } from './tools.js'

/** As many clients at once, each of which asks for one tool after the other. */
export const CONNECTIONS = 10

/** What a load gave. */
export interface Fired {
  readonly perSecond: number
  /** Answers that were none, or no 200. */
  readonly failed: number
  readonly total: number
}

/** Send validations of all tools in turn, as many as are given or for so many seconds. */
export const fire = async (
  url: string,
  body: keyof typeof bodies,
  much: { readonly duration: number } | { readonly amount: number }
): Promise<Fired> => {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    ...much,
    requests: tools.map(({ name }) => ({
      method: 'POST',
      path: `/tools/${name}/validate`,
      headers: { 'content-type': 'application/json' },
      body: bodies[body]
    }))
  })
  return {
    perSecond: result.requests.average,
    failed: result.errors + result.timeouts + result.non2xx,
    total: result.requests.total
  }
}
