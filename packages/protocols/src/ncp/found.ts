import { isList, isRecord, own, owns, type Path } from '@toolfault/model'
import type { Json } from '@toolfault/types/json'
import { readings } from '@toolfault/words/readings'
import { isSame } from '../reading/respell.js'
import { parsed } from './within.js'

/** A verdict somewhere inside a wire, and all the places where it stands. */
export interface Found {
  readonly verdict: Json
  readonly at: ReadonlyArray<Path>
}

/** A response, a result in it, blocks in that, a text in those, and once more. */
const DEPTH = 8

/**
 * Find the verdict: alone, as JSON text, in the text block of a result, in NCP's `{success, content}`,
 * in a JSON-RPC response. Of a result that says it twice both places count.
 */
export const found = (json: Json, depth: number = DEPTH): Found | undefined => {
  if (depth === 0) return undefined
  if (typeof json === 'string') {
    const inner = parsed(json)
    return inner === undefined ? undefined : found(inner, depth - 1)
  }
  if (isList(json)) return firstOf(json, depth)
  if (!isRecord(json)) return undefined
  if (owns(json, 'valid')) return { verdict: json, at: [[]] }
  const [first, ...others] = ['result', 'content', 'structuredContent'].flatMap((key) => {
    const there = inside(json, key, depth)
    return there === undefined ? [] : [there]
  })
  if (first === undefined) return undefined
  const same = others.filter(({ verdict }) => isSame(verdict, first.verdict))
  return { verdict: first.verdict, at: [first, ...same].flatMap(({ at }) => at) }
}

const firstOf = (blocks: ReadonlyArray<Json>, depth: number): Found | undefined => {
  for (const [at, block] of blocks.slice(0, 64).entries()) {
    const there = inside(block, 'text', depth)
    if (there !== undefined) return below(there, String(at))
  }
  return undefined
}

const inside = (json: Json, key: string, depth: number): Found | undefined => {
  // A border: a member of JSON is JSON.
  const member = own(json, key) as Json | undefined
  const there = member === undefined ? undefined : found(member, depth - 1)
  return there === undefined ? undefined : below(there, key)
}

const below = ({ at, verdict }: Found, key: string): Found => ({
  verdict,
  at: at.map((path) => [key, ...path])
})

/** Why there is no verdict in a wire. */
export const whyNone = (json: Json): string => {
  const result = own(json, 'result') ?? json
  const isFailed =
    isRecord(own(json, 'error')) ||
    own(result, 'isError') === true ||
    own(result, 'success') === false
  return isFailed ? readings.notValidated : readings.noVerdict
}
