import type { Issue, Path } from '@toolfault/model'
import { located } from './located.js'
import { ruled } from './ruled.js'
import type { Told } from './told.js'

/** One field, or several between brackets, and where the object is that lacks them; the decoder of a tree tells no place. */
const lacks =
  /^(?:Illegal input: )?(?:Field '([^'\n]{1,200})' is|Fields \[([^\]\n]{1,1000})\] are) required for type with serial name '[^'\n]{1,300}', but (?:it was|they were) missing(?: at path: (\$\S{0,500}))?$/

const strange =
  /^(?:Unexpected JSON token at offset \d{1,9}: )?Encountered an unknown key '([^'\n]{1,200})' (?:at offset \d{1,9} )?at path: (\$\S{0,500})(?:\n|$)/

/** The sentences of kotlinx.serialization that name a key; `undefined` for any other. */
export const kotlinSentence = (message: string): Told | undefined => {
  const [, one, several = '', where] = lacks.exec(message) ?? []
  const keys = one === undefined ? several.split(', ').filter((key) => key !== '') : [one]
  if (keys.length > 0) return told(keys, where, { ...ruled('required'), message })
  const [, key, at] = strange.exec(message) ?? []
  return key === undefined
    ? undefined
    : told([key], at, { ...ruled('additionalProperties'), message, echo: true })
}

const told = (keys: ReadonlyArray<string>, where = '$', rule: Omit<Issue, 'path'>): Told => {
  const around: Path = located(where).path
  return { issues: keys.map((key) => ({ path: [...around, key], ...rule })), whole: true }
}
