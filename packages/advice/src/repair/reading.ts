import { keysOf, own, total } from '@toolfault/model'
import type { Json } from '@toolfault/types/json'
import { type Grade, lower } from './grade.js'
import { fromPython } from './python.js'

/** What a text says, and how sure that is. */
export interface Reading {
  readonly value: Json
  readonly grade: Grade
}

/**
 * The value that a text holds: as JSON `certain`, as Python writes it `likely`, a grade less where a
 * number has more digits than can be kept. `undefined` for any other text and where a key comes twice.
 */
export const readingOf = (text: string): Reading | undefined =>
  read(text, 'certain') ?? read(fromPython(text) ?? '', 'likely')

const read = (text: string, grade: Grade): Reading | undefined => {
  const json = total<readonly [Json] | undefined>(
    // A border: what JSON.parse returns is JSON.
    () => [JSON.parse(text) as Json],
    () => undefined
  )
  if (json === undefined) return undefined
  const bare = text.replace(/"(?:[^"\\]|\\.)*"/g, '""')
  if (bare.split(':').length - 1 !== keysIn(json[0])) return undefined
  const areKept = (bare.match(/-?\d[\d.eE+-]*/g) ?? []).every(isKept)
  return { value: json[0], grade: areKept ? grade : (lower(grade) ?? grade) }
}

const keysIn = (value: Json): number => {
  const keys = keysOf(value)
  return keys.reduce(
    (sum, key) => sum + keysIn(own(value, key) as Json),
    Array.isArray(value) ? 0 : keys.length
  )
}

/** Whether no digit is lost: fifteen survive in every number (IEEE 754, binary64), more in some. */
export const isKept = (number: string): boolean =>
  number.replace(/[eE].*|^-?0*\.?0*|\D/g, '').length <= 15 || String(Number(number)) === number
