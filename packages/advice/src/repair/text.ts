import { keysOf, own, total } from '@toolfault/model'
import type { Json } from '@toolfault/types/json'
import type { Grade } from './grade.js'
import { readPython } from './python.js'

/** What a text says, and how sure that is. */
export interface Reading {
  readonly value: Json
  readonly grade: Grade
}

/**
 * The value that a text holds: as JSON `certain`, as Python writes it `likely`, and likely where a
 * number has more digits than can be kept. `undefined` for any other text and where a key comes twice.
 */
export const readingOf = (text: string): Reading | undefined => {
  const json = total<readonly [Json] | undefined>(
    // A border: what JSON.parse returns is JSON.
    () => [JSON.parse(text) as Json],
    () => undefined
  )
  if (json === undefined) {
    const value = readPython(text)
    return value === undefined ? undefined : { value, grade: 'likely' }
  }
  const [value] = json
  const [numbers, keys] = counted(text)
  if (keys !== keysIn(value)) return undefined
  return { value, grade: numbers.every(isKept) ? 'certain' : 'likely' }
}

/** The numbers of a JSON text, and how many keys it has. */
const counted = (text: string): readonly [numbers: ReadonlyArray<string>, keys: number] => {
  const bare = text.replace(/"(?:[^"\\]|\\.)*"/g, '""')
  return [bare.match(/-?\d[\d.eE+-]*/g) ?? [], bare.split(':').length - 1]
}

const keysIn = (value: Json): number =>
  typeof value === 'object' && value !== null
    ? keysOf(value).reduce(
        (sum, key) => sum + keysIn(own(value, key) as Json),
        Array.isArray(value) ? 0 : keysOf(value).length
      )
    : 0

/** Fifteen digits survive in every number (IEEE 754, binary64). */
const isKept = (number: string): boolean =>
  (number.split(/[eE]/)[0] ?? '').replace(/^-?0*\.?0*|\D/g, '').length <= 15
