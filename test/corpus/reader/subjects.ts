import { keysIn } from './locate.js'
import type { Named } from './places.js'
import { at, child, type Keys } from './value.js'
import type { Want } from './want.js'

/** What is known before a sentence is read. */
export interface Context {
  readonly args: unknown
  /** The place that the wire puts beside the text. */
  readonly base?: Keys
  /** What the sentence before it was about. */
  readonly before?: Want
}

const keyWord = /\b(?:propert(?:y|ies)|keys?|fields?|parameters?|arguments?)(?:\(s\))?:? $/i

/** What a sentence is about, and the object that it says these keys are of. */
export interface Subjects {
  readonly owner?: Named
  readonly of: ReadonlyArray<Named>
}

/**
 * The subjects of a sentence about keys: all places of one list. The place in front of "property 'b'"
 * is that of the object (ajv), and so is the one after the last "at" (zod).
 */
export const keySubjects = (places: ReadonlyArray<Named>, text: string): Subjects => {
  const [first, second] = places
  const last = places.at(-1)
  if (first === undefined || second === undefined || last === undefined) return { of: places }
  const between = text.slice(first.end, second.start)
  if (keyWord.test(between) || between === ': ') {
    return { owner: first, ...keySubjects(places.slice(1), text) }
  }
  return / at $/.test(text.slice(0, last.start)) && last.end === text.length
    ? { owner: last, of: listed(places.slice(0, -1), text) }
    : { of: listed(places, text) }
}

/** The places of one list: `a`, `b` (string) and `c`. */
const listed = (places: ReadonlyArray<Named>, text: string): ReadonlyArray<Named> => {
  const list: Array<Named> = []
  for (const place of places) {
    const last = list.at(-1)
    const between = last === undefined ? ', ' : text.slice(last.end, place.start)
    if (!/^(?: \([^)]*\))?(?:,? and |,? or |, )$/.test(between)) break
    list.push(place)
  }
  return list
}

/** A place as its sentence means it: from the root, or from the place that the wire gave. */
export const resolve = (
  name: string,
  args: unknown,
  base: Keys | undefined,
  ofKey: boolean
): Keys => {
  const path = keysIn(name, args)
  const [first] = path
  if (base === undefined || base.length === 0) return path
  // "The arguments" are the whole, wherever the wire puts the sentence.
  if (first === undefined) return name === '(arguments)' ? path : base
  const there = at(args, base)
  if (path.length === 1 && base.at(-1) === first && (there === undefined || !ofKey)) return base
  if (base.every((key, index) => path[index] === key)) return path
  if (child(there, first) !== undefined) return [...base, ...path]
  if (child(args, first) !== undefined && path.length > 1) return path
  return ofKey && typeof there === 'object' && there !== null ? [...base, ...path] : path
}
