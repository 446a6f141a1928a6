import { invalid, unknownTool } from '@toolfault/model'
import { encode } from '@toolfault/protocols/f7'
import { readings } from '@toolfault/words/readings'
import type { Catalogue } from './catalogue.js'
import { places } from './places.js'
import type { Running } from './run.js'

/** An answer that is no answer to a call. */
export interface Page {
  readonly status: number
  readonly body: object
}

/**
 * The lists of tools, the pages to authorize at, and where everything is; `undefined` for other paths.
 * Both protocols list at one path: `isOxp` says that the request is of OXP.
 */
export const pageOf = (
  path: string,
  { f7, oxp }: Catalogue,
  { authorize, calls }: Running,
  isOxp: boolean
): Page | undefined => {
  const [room = '', name, ...more] = path.split('/').slice(1)
  if (more.length > 0) return undefined
  const health = ok({ status: 'ok', calls: calls() })
  // OXP, "List Tools" (row O9).
  const items = ok({ items: [...oxp] })
  switch (room) {
    case '':
      return ok({ serves: [...places] })
    case 'health':
      return name === undefined ? health : undefined
    case 'tools': {
      // F7, "GET /tools" and "GET /tools/{name}".
      if (name === undefined) return isOxp ? items : ok(f7.map(({ summary }) => summary))
      const tool = f7.find(({ whole }) => whole['name'] === decoded(name))?.whole
      return tool === undefined ? encode(invalid(unknownTool(decoded(name)))) : ok(tool)
    }
    case 'oxp':
      // For clients of OXP that do not say so.
      if (name === 'tools') return items
      // OXP, "Health Check".
      return name === 'health' ? health : undefined
    case 'authorize':
      return name !== undefined && authorize(decoded(name))
        ? ok({ authorized: decoded(name) })
        : { status: 404, body: { error: readings.noChallenge } }
    default:
      return undefined
  }
}

const ok = (body: object): Page => ({ status: 200, body })

const decoded = (segment: string): string => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
