import { isList, isObject } from './value.js'

/** A text that holds JSON, or what Python prints for the same. */
export interface Parsed {
  readonly value: unknown
}

/** Read a text as JSON or as a Python literal; `undefined` where it is neither. */
export const parseLoose = (text: string): Parsed | undefined => {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return parsePython(text)
  }
}

/** The list or object that a text holds; `undefined` where it holds another thing. */
export const parseHeld = (text: string): Parsed | undefined => {
  const bare = text.replace(/^\s*```\w*\n([\s\S]*)\n```\s*$/, '$1')
  if (!/^\s*[[{]/.test(bare)) return undefined
  const parsed = parseLoose(bare)
  return isList(parsed?.value) || isObject(parsed?.value) ? parsed : undefined
}

const constants: ReadonlyMap<string, string> = new Map([
  ['True', 'true'],
  ['False', 'false'],
  ['None', 'null']
])

/** Write Python's quotes and constants as JSON's, then read that. */
const parsePython = (text: string): Parsed | undefined => {
  if (text.length > 100_000) return undefined
  const token = /'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|\b(True|False|None)\b/gs
  const json = text.replace(
    token,
    (_all, single: string | undefined, double: string | undefined, word: string | undefined) =>
      word === undefined
        ? JSON.stringify(plain(single ?? double ?? ''))
        : (constants.get(word) ?? word)
  )
  try {
    return { value: JSON.parse(json.replace(/,\s*([\]}])/g, '$1')) }
  } catch {
    return undefined
  }
}

const escapes: ReadonlyMap<string, string> = new Map([
  ['n', '\n'],
  ['t', '\t'],
  ['r', '\r']
])

const plain = (text: string): string =>
  text.replace(/\\(.)/gs, (_all, letter: string) => escapes.get(letter) ?? letter)
