import { type Path, parsePointer } from '@toolfault/model'
import { parseFragment } from '../pointer.js'

/** A place as another party names it, and whether dots or brackets had to be taken for steps. */
export interface Located {
  readonly path: Path
  readonly isGuess: boolean
}

/** A pointer as RFC 9457 shows it, or without its `#`; any other text is a name. */
export const located = (text: string): Located => {
  const path = parseFragment(text) ?? (text.startsWith('/') ? parsePointer(text) : undefined)
  return path === undefined ? named(text) : { path, isGuess: false }
}

/**
 * The place that a name tells: `age`, `guest.name`, `rows[0].id`, `$.age` (System.Text.Json); the empty
 * name and `$` are the whole. Dots and brackets that make no path are part of the name.
 */
const named = (name: string): Located => {
  if (name === '' || name === '$') return { path: [], isGuess: false }
  if (!/[.[]/.test(name) || !steps.test(name)) return { path: [name], isGuess: false }
  const path = name.replace(/^\$(?=[.[])/, '').match(/[^.[\]]+/g) ?? []
  return { path, isGuess: true }
}

const steps = /^[^.[\]]+(?:\.[^.[\]]+|\[\d+\])*$/
