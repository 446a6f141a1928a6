import { recognise } from '../text/recognise.js'
import type { Meaning } from './meaning.js'

/**
 * What a sentence says of the arguments, where no data do and the code is that of them (row A1): servers of any house
 * answer so, whose wording is that of their SDK. `undefined` where it names no place.
 */
export const ofParams = (code: number | undefined, text: string): Meaning | undefined => {
  if (code !== INVALID_PARAMS) return undefined
  const { fault } = recognise(text, code)
  return fault.kind === 'invalid_arguments' && fault.issues.length > 0
    ? { fault, notes: ['from_text'] }
    : undefined
}

const INVALID_PARAMS = -32602
