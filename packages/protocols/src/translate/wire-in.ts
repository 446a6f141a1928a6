import {
  left,
  type MalformedRequest,
  malformedRequest,
  own,
  readJson,
  right,
  total
} from '@toolfault/model'
import { readings } from '@toolfault/words/readings'
import type { Either } from 'fp-ts/lib/Either.js'
import type { WireName } from './wires.js'

/**
 * The wire that stands in a text: JSON, or for `text` the sentence itself, which need not be in quotes.
 * `Left`, which says where, for what is no JSON.
 */
export const wireIn = (text: string, from: WireName): Either<MalformedRequest, unknown> =>
  total<Either<MalformedRequest, unknown>>(
    () => {
      const bare = String(text).replace(/^\ufeff/, '')
      const json = readJson(bare)
      const isSentence = from === 'text' && !(json._tag === 'Right' && isText(json.right))
      return isSentence ? right(bare.trim()) : json
    },
    () => left(malformedRequest('syntax', readings.notText))
  )

/** What a server says may itself be JSON (zod's issues are). */
const isText = (json: unknown): boolean => typeof json === 'string' || own(json, 'type') === 'text'
