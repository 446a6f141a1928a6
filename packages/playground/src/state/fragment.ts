import { readJson } from '@toolfault/model'
import { bytesIn, textOf } from './base64url.js'
import { deflated, inflated } from './deflate.js'
import { type State, stateIn } from './state.js'

/** A longer link is not made, and not read. */
export const LONGEST = 60_000

/** What a link may hold when it is unpacked. */
const MOST = 500_000

/**
 * Write a case as the fragment of an address, without `#`: `z` and deflated JSON, or `j` and plain JSON where
 * the platform cannot compress. `''` for a case in which nothing is said; `undefined` for one that is too long.
 */
export const fragmentOf = async (state: State): Promise<string | undefined> => {
  if (Object.keys(state).length === 0) return ''
  const bytes = new TextEncoder().encode(JSON.stringify(state))
  const packed = await deflated(bytes)
  const text = packed === undefined ? `j${textOf(bytes)}` : `z${textOf(packed)}`
  return text.length > LONGEST ? undefined : text
}

/** Read the fragment of an address, with or without `#`; a sentence for what is no case. Never rejects. */
export const stateFrom = async (fragment: string): Promise<State | string> => {
  const text = fragment.replace(/^#/, '')
  if (text === '') return {}
  if (text.length > LONGEST)
    return 'The link is too long to be read, so the first example is shown.'
  const bytes = bytesIn(text.slice(1))
  const unpacked =
    bytes === undefined ? undefined : text[0] === 'z' ? await inflated(bytes, MOST) : bytes
  if (unpacked === undefined || !/^[jz]/.test(text)) return BROKEN
  const json = readJson(new TextDecoder().decode(unpacked))
  return (json._tag === 'Right' ? stateIn(json.right) : undefined) ?? BROKEN
}

const BROKEN = 'The link is broken and could not be read, so the first example is shown.'
