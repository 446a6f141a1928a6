import { isJsonObject, isRecord, own, type Path, right, total } from '@toolfault/model'
import type { Json, JsonObject } from '@toolfault/types/json'
import { readings } from '@toolfault/words/readings'
import type { Either } from 'fp-ts/lib/Either.js'
import { asJson, type Refused, refuse } from '../reading/json.js'
import { memberAt } from './member.js'

/** Which call is to be validated. */
export interface Asked {
  /** As it was sent; `toolOf` takes the prefix away that it should not have (row N2). */
  readonly tool: string
  readonly arguments: JsonObject
}

/** A tool's name as NCP writes it. */
export interface ToolName {
  readonly server?: string
  readonly tool: string
}

/** The input itself, in a call of the validation tool, in the request of that call. */
const bases: ReadonlyArray<Path> = [[], ['arguments'], ['params', 'arguments'], ['params']]

/**
 * Read the input of the validation tool: `{tool, arguments}`, or `{tool, parameters}` as the reference
 * server wants it (row N1), alone or in its `tools/call`. Where both stand, `arguments` counts.
 */
export const decodeRequest = (wire: unknown): Either<Refused, Asked> =>
  total<Either<Refused, Asked>>(
    () => {
      const json = asJson(wire)
      if (json._tag === 'Left') return json
      const base = bases.find((path) => isInput(memberAt(json.right, path)))
      if (base === undefined) return refuse([], readings.noRequest)
      const input = memberAt(json.right, base)
      const name = own(input, 'arguments') === undefined ? 'parameters' : 'arguments'
      // A border: a member of JSON is JSON.
      const given = own(input, name) as Json | undefined
      if (!isJsonObject(given)) return refuse([...base, name], readings.wanted('object'))
      return right({ tool: String(own(input, 'tool')), arguments: given })
    },
    () => refuse([], readings.noRequest)
  )

/** A definition of a tool, or its schema, has such members too, but its `tool` is no text. */
const isInput = (value: unknown): boolean =>
  isRecord(value) &&
  typeof own(value, 'tool') === 'string' &&
  (own(value, 'arguments') ?? own(value, 'parameters')) !== undefined

/**
 * Take NCP's prefix from the name of a tool: `files:read` is `read` of `files`. As the reference does, it
 * is cut at the first colon, and what follows a second is ignored.
 */
export const toolOf = (name: string): ToolName => {
  if (typeof name !== 'string') return { tool: '' }
  const [server, tool] = name.split(':', 2)
  return tool === undefined ? { tool: name } : { server: server ?? '', tool }
}
