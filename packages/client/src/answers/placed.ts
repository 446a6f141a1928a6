import { type Fault, isRecord, keysOf, own, type Path, schemaOf, type Tool } from '@toolfault/model'
import { placesOf } from './place.js'
import { isSecretPlace } from './secret.js'

/** The answer cannot be put anywhere; the names are of what was asked for. */
export interface NoPlace {
  readonly ok: false
  readonly reason: /** One text, and more than one thing was asked for; or a name that was not. */
    | 'which'
    /** Nothing that an answer could mend was asked for. */
    | 'nothing_asked'
    /** Nobody is asked for a secret in a question, and none is taken. */
    | 'secret'
  readonly names: ReadonlyArray<string>
  readonly args: unknown
}

/** Longer texts are no answers to a question. */
const LONG = 100_000

/** What was said, and where it belongs, each under its name. */
export interface Placed {
  readonly content: { readonly [name: string]: string }
  readonly paths: { readonly [name: string]: Path }
}

/** Find the place of each answer, or why there is none. */
export const placed = (
  fault: Fault,
  answer: unknown,
  tool: Tool,
  args: unknown
): Placed | Pick<NoPlace, 'names' | 'reason'> | 'cancelled' | 'unreadable' => {
  const schema = schemaOf(tool)
  const places = placesOf(fault, schema, args)
  const names = [...places.keys()]
  const [first] = names
  if (first === undefined) return { reason: 'nothing_asked', names }
  if (typeof answer === 'string' && names.length > 1) return { reason: 'which', names }
  const named = typeof answer === 'string' ? Object.fromEntries([[first, answer]]) : answer
  if (!isRecord(named)) return 'unreadable'
  const said = keysOf(named).filter((name) => !isBlank(own(named, name)))
  if (said.length === 0) return 'cancelled'
  const content: Array<readonly [string, string]> = []
  const paths: Array<readonly [string, Path]> = []
  for (const name of said) {
    const path = places.get(name)
    const text = own(named, name)
    if (path === undefined) return { reason: 'which', names }
    if (typeof text !== 'string' || text.length > LONG) return 'unreadable'
    if (isSecretPlace(path, schema)) return { reason: 'secret', names: [name] }
    content.push([name, text])
    paths.push([name, path])
  }
  return { content: Object.fromEntries(content), paths: Object.fromEntries(paths) }
}

const isBlank = (text: unknown): boolean => typeof text === 'string' && text.trim() === ''
