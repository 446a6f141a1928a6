import { isRecord, keysOf, left, own, type Path, right, total } from '@toolfault/model'
import type { Json } from '@toolfault/types/json'
import type { ToolValidationCapability } from '@toolfault/types/ncp'
import { readings } from '@toolfault/words/readings'
import type { Either } from 'fp-ts/lib/Either.js'
import { asJson, type Refused, readAs, refuse } from '../reading/json.js'
import { memberAt } from './member.js'
import { capability } from './shape.js'

/** A capability and the place where it is announced. */
export interface Announced {
  readonly capability: ToolValidationCapability
  readonly at: Path
}

/** Where the capabilities stand: alone, in a result, in the response that holds it (row N12). */
const bases: ReadonlyArray<Path> = [
  [],
  ['capabilities'],
  ['result', 'capabilities'],
  ['params', 'capabilities'],
  ['result']
]

/** An extension has a prefixed key in MCP; NCP names none (facts 5.5). */
const extension = /^.+\/tool-?validation$/i

/**
 * Read whether a server offers to validate calls, from what `initialize` or `server/discover` answered or
 * from the capabilities alone: under `experimental`, a prefixed key under `extensions`, or `toolValidation`
 * itself. Only `supported: true` counts (row N3).
 */
export const decodeCapability = (wire: unknown): Either<Refused, Announced> =>
  total<Either<Refused, Announced>>(
    () => {
      const json = asJson(wire)
      if (json._tag === 'Left') return json
      const places = placesOf(json.right)
      const isSupported = (at: Path): boolean => own(memberAt(json.right, at), 'supported') === true
      const at = places.find(isSupported)
      const [first] = places
      if (first === undefined) return refuse([], readings.notAnnounced)
      if (at === undefined) return refuse([...first, 'supported'], readings.notSupported)
      // A border: a member of JSON is JSON.
      const read = readAs(capability, memberAt(json.right, at) as Json)
      return read._tag === 'Right'
        ? right({ capability: read.right, at })
        : left(read.left.map((issue) => ({ ...issue, path: [...at, ...issue.path] })))
    },
    () => refuse([], readings.notAnnounced)
  )

const placesOf = (json: Json): ReadonlyArray<Path> =>
  bases
    .flatMap((base) => {
      const extensions = keysOf(memberAt(json, [...base, 'extensions']))
      return [
        [...base, 'experimental', 'toolValidation'],
        ...extensions
          .filter((key) => extension.test(key))
          .map((key) => [...base, 'extensions', key]),
        [...base, 'toolValidation']
      ]
    })
    .filter((path) => isRecord(memberAt(json, path)))
