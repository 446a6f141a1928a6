import { isRecord, keysOf, type Path } from '@toolfault/model'
import { lastOf } from '../pointers.js'
import { knownOf } from '../walk/known.js'
import { rulesAt } from '../walk/rules.js'
import { shapesAt } from '../walk/shapes.js'
import type { Walk } from '../walk/walk.js'

/** Names of a text that a program reads as a whole, and of what stands beside it: where it goes. */
const texts: ReadonlyArray<readonly [name: RegExp, beside: RegExp]> = [
  [/^(?:body|data|json|payload)$/i, /^(?:bucket|endpoint|http_?method|method|uri|url)$/i],
  [/^(?:contents?|file_?(?:contents?|text))$/i, /^(?:file|file_?name|file_?path|path)$/i]
]

/** Whether a text is the body of a request or the content of a file, either of which may be JSON. */
const isOfProgram = (walk: Walk, path: Path): boolean => {
  const [, beside] = texts.find(([name]) => name.test(lastOf(path))) ?? []
  if (beside === undefined) return false
  return [...knownOf(rulesAt(walk, path, path.length - 1)).keys].some((key) => beside.test(key))
}

/** Whether a value is data, and a place one of a text that a program reads. */
export const isDataFor = (walk: Walk, path: Path, value: unknown): boolean =>
  isData(value) &&
  isOfProgram(walk, path) &&
  shapesAt(walk, path).some(({ types }) => types.has('string'))

/** Whether a value is an object of data, and not a text with what is said of it: `{ "type": "text", "text": … }`. */
const isData = (value: unknown): boolean => {
  const keys = keysOf(value)
  return isRecord(value) && keys.length > 0 && !keys.some((key) => said.test(key))
}

const said = /^(?:body|contents?|data|html|markdown|message|role|text|type|value)$/i
