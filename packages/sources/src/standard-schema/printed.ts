import { type Path, type Steps, step } from '@toolfault/model'
import { placeIn, writtenIn } from '../located.js'

/** A sentence at its place. */
interface Printed {
  readonly path: Path
  readonly message: string
}

/** A longer text is a dump. */
const LONG = 1_000_000

/**
 * The issues that zod (`prettifyError`) or valibot (`summarize`) wrote below one another, each behind its mark, with its place
 * on a line of its own; none for another text.
 */
export const printed = (text: string, value: unknown, budget: Steps): ReadonlyArray<Printed> => {
  if (text.length > LONG || !/^[✖×] /.test(text)) return []
  const found: Array<Printed> = []
  for (const one of text.split(/\n(?=[✖×] )/)) {
    if (!step(budget)) break
    const at = one.lastIndexOf(PLACE)
    const message = one.slice(2, at < 0 ? undefined : at)
    found.push({ path: at < 0 ? [] : placeOf(one.slice(at + PLACE.length), value), message })
  }
  return found
}

const PLACE = '\n  → at '

/** A place as zod writes it (`guests[0].name`), or as valibot does (`guests.0.name`). */
export const placeOf = (text: string, value: unknown): Path => {
  const isWhole = text.includes('[')
  const written = isWhole ? writtenIn(text.startsWith('[') ? `$${text}` : `$.${text}`) : undefined
  // Joined keys may be several places, of which one is there.
  const known = value === undefined ? undefined : placeIn(text, { value, hasValue: true })
  return written ?? known ?? text.split('.')
}
