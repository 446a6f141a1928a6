import { type Path, parsePointer } from '@toolfault/model'
import { parseFragment } from '../pointer.js'

/** A place as another party names it, and whether dots or brackets had to be taken for steps. */
export interface Located {
  readonly path: Path
  readonly isGuess: boolean
}

/** A pointer as RFC 9457 shows it, or without its `#`; any other text is a name. */
export const located = (text: string): Located => pointed(text) ?? named(text)

/** The place that a pointer tells; `undefined` for a name. */
export const pointed = (text: string): Located | undefined => {
  const path = parseFragment(text) ?? (text.startsWith('/') ? parsePointer(text) : undefined)
  return path === undefined ? undefined : { path, isGuess: false }
}

/**
 * The place that a name tells: `age`, `guest.name`, `rows[0].id`, `card[number]` (as forms are encoded: Rails, PHP,
 * Stripe), `$.age` (System.Text.Json), `$['age']` (RFC 9535, section 2.7); the empty name and `$` are the whole. Dots
 * and brackets that make no path are part of the name.
 */
const named = (name: string): Located => {
  if (name === '' || name === '$') return { path: [], isGuess: false }
  const path = /[.[]/.test(name) ? stepsIn(name) : undefined
  if (path === undefined) return { path: [name], isGuess: false }
  // What says that it is of a request says of which part of it.
  const isOfRequest = path.length > 2 && path[0] === 'request' && parts.includes(path[1] ?? '')
  return { path: isOfRequest ? path.slice(2) : path, isGuess: true }
}

const parts: ReadonlyArray<string> = ['body', 'query', 'params', 'headers']

/** Names behind dots; in brackets an index, a name, or one that is quoted. */
const step = /(\.?)([^.[\]]+)|\[(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|([^[\]'"]+))\]/sy

const stepsIn = (name: string): Path | undefined => {
  const start = /^\$(?=[.[])/.test(name) ? 1 : 0
  const steps: Array<string> = []
  for (let at = start; at < name.length; ) {
    step.lastIndex = at
    const [whole = '', dot, plain, single, double, inside] = step.exec(name) ?? []
    const quoted = single ?? double
    const found = plain ?? quoted?.replace(/\\(.)/gs, '$1') ?? inside
    const isFirst = at === 0
    // A dot stands before each name but the first, and brackets behind one.
    const isAmiss =
      plain === undefined ? isFirst && quoted === undefined : isFirst === (dot === '.')
    if (found === undefined || isAmiss) return undefined
    steps.push(found)
    at += whole.length
  }
  return steps
}
