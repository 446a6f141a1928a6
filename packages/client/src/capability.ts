import { isList, isRecord, keysOf, own, type Path, total } from '@toolfault/model'
import { decodeCapability } from '@toolfault/protocols/ncp/read'
import type { ToolValidationCapability } from '@toolfault/types/ncp'

/** What makes verdicts that are kept void (seed 004, "Validation Caching"). */
export type Change = 'tool_update' | 'resource_change'

/** How a server validates calls, as far as a client acts on it. */
export interface Validation {
  /** The name of the tool that validates (row N4). */
  readonly method: string
  /** A verdict depends on who asks, and where. */
  readonly contextAware: boolean
  /** How many calls one request may hold; absent where there are no batches. */
  readonly batch?: number
  /** Absent where no verdict may be kept. */
  readonly caching?: {
    /** Milliseconds; absent where the server does not say how long. */
    readonly ttlMs?: number
    /** Changes that void a verdict; absent where the server names none. */
    readonly invalidateOn?: ReadonlyArray<string>
  }
}

/** A batch of more calls is longer than it saves time. */
const LARGEST = 100

/**
 * Whether there is exactly `true` at a path of capabilities, such as
 * `experimental.toolValidation.supported` (row N3). Only own members count; false for all else.
 */
export const hasCapability = (capabilities: unknown, path: string): boolean =>
  total(
    () => path.split('.').reduce(own, capabilities) === true,
    () => false
  )

/**
 * How a server validates calls, from its capabilities or from what `initialize` or `server/discover`
 * answered (row N12). `undefined` where it does not say `supported: true` (row N3). Of what is announced
 * wrongly nothing is believed: a batch of "ten" is no batch.
 */
export const validationOf = (announced: unknown): Validation | undefined =>
  total(
    () => {
      const capability = read(announced)
      return capability === undefined ? undefined : understood(capability)
    },
    () => undefined
  )

const sent: Readonly<Record<string, Change>> = {
  'notifications/tools/list_changed': 'tool_update',
  'notifications/resources/updated': 'resource_change'
}

/** The change that an MCP notification, or its method, tells of (row N5); `undefined` for any other. */
export const changeOf = (notification: unknown): Change | undefined => {
  const method = typeof notification === 'string' ? notification : own(notification, 'method')
  return typeof method === 'string' && Object.hasOwn(sent, method) ? sent[method] : undefined
}

/** Members that cannot be read are left out, then the objects that lack something. */
const read = (announced: unknown): ToolValidationCapability | undefined => {
  const first = decodeCapability(announced)
  if (first._tag === 'Right') return first.right.capability
  for (const above of [0, 1]) {
    const wrong = first.left.map(({ path }) => path.slice(0, path.length - above))
    const again = decodeCapability(wrong.reduce(without, announced))
    if (again._tag === 'Right') return again.right.capability
  }
  return undefined
}

const without = (value: unknown, path: Path): unknown => {
  const [key, ...rest] = path
  if (key === undefined || !isRecord(value)) return undefined
  return Object.fromEntries(
    keysOf(value)
      .filter((name) => name !== key || rest.length > 0)
      .map((name) => [name, name === key ? without(own(value, name), rest) : own(value, name)])
  )
}

const understood = (capability: ToolValidationCapability): Validation => {
  const { batchValidation, contextAware, maxBatchSize = LARGEST, method } = capability
  const caching = cachingOf(capability)
  const isBatch = batchValidation === true && Number.isSafeInteger(maxBatchSize) && maxBatchSize > 0
  return {
    method: method === undefined || method === '' ? 'validate' : method,
    contextAware: contextAware === true,
    ...(isBatch ? { batch: Math.min(maxBatchSize, LARGEST) } : {}),
    ...(caching === undefined ? {} : { caching })
  }
}

/** Either member allows it, and neither may forbid it (row N5). */
const cachingOf = ({ cacheable, caching }: ToolValidationCapability): Validation['caching'] => {
  if (cacheable === false || caching?.enabled === false) return undefined
  if (cacheable !== true && caching?.enabled !== true) return undefined
  const { invalidateOn, ttl } = caching ?? {}
  const ttlMs = ttl === undefined ? undefined : ttl * 1_000
  if (ttlMs !== undefined && !(ttlMs > 0 && Number.isFinite(ttlMs))) return undefined
  return {
    ...(ttlMs === undefined ? {} : { ttlMs }),
    ...(isList(invalidateOn) ? { invalidateOn } : {})
  }
}
