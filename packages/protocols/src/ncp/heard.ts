import {
  type Fault,
  type Issue,
  internal,
  invalidSchema,
  isInvalidArguments,
  malformedRequest,
  unknownTool
} from '@toolfault/model'
import { en, faults, fixed } from '@toolfault/words/en'
import type { Note } from '../reading/notes.js'
import { isSame } from '../reading/respell.js'
import { errorsOf } from './told.js'
import { toolIn, wording } from './wording.js'

/** What the errors of a verdict are about, and what was guessed to get it. */
export interface Heard {
  readonly fault: Fault
  readonly notes: ReadonlyArray<Note>
}

/** A fault has room for so many points; what stands before them was said of the whole. */
const POINTS = 64

/**
 * The fault behind the errors. The protocol's own sentences name a tool or a parameter; any other is an
 * issue of kind `unknown` with its sentence, since nothing in it may be guessed.
 */
export const heard = (errors: ReadonlyArray<string>): Heard => {
  const [only = ''] = errors
  const whole = errors.length === 1 ? wholeOf(only) : undefined
  if (whole !== undefined) return { fault: whole, notes: ['from_text'] }
  if (errors.length === 1 && only === fixed.validationFailed) return named([])
  return named(errors)
}

/** The sentence as a whole fault, where that is told by the same sentence again. */
const wholeOf = (said: string): Fault | undefined => {
  const tool = toolIn(said)
  const readings: ReadonlyArray<Fault> = [
    ...(tool === undefined
      ? []
      : [unknownTool(tool), unknownTool(tool, undefined, { message: said })]),
    ...(said === faults.internal ? [internal()] : []),
    ...detailed(said, faults.parseError(''), (detail) => malformedRequest('syntax', detail)),
    ...detailed(said, faults.invalidRequest(''), (detail) => malformedRequest('shape', detail)),
    ...detailed(said, faults.invalidSchema(''), (detail) => invalidSchema(detail))
  ]
  return readings.find((fault) => isSame(errorsOf(fault, { pack: en }), [said]))
}

const detailed = (
  said: string,
  prefix: string,
  make: (detail: string) => Fault
): ReadonlyArray<Fault> =>
  said.startsWith(prefix.trim()) ? [make(said.slice(prefix.length)), make(said)] : []

const named = (errors: ReadonlyArray<string>): Heard => {
  const rest = restOf(errors.at(-1))
  const told = rest === undefined ? errors : errors.slice(0, -1)
  const hasHead = told.length > POINTS
  const [head] = told
  const issues = (hasHead ? told.slice(1) : told).map(issueOf)
  const known = issues.filter(({ keyword }) => keyword !== undefined)
  const isDotted = known.some(({ path }) => path.length > 1)
  return {
    fault: {
      kind: 'invalid_arguments',
      issues,
      ...(hasHead && head !== undefined ? { message: head } : {}),
      ...(rest === undefined ? {} : { unlisted: rest })
    },
    notes: [
      ...(known.length > 0 ? (['from_text'] as const) : []),
      ...(isDotted ? (['dotted_names'] as const) : [])
    ]
  }
}

const issueOf = (said: string): Issue => {
  const known = wording(said)
  if (known !== undefined) return { ...known, message: said }
  return { path: [], kind: 'unknown', ...(said === '' ? {} : { message: said }) }
}

/** How many more points there were than a writer of this house had room for. */
const restOf = (said: string | undefined): number | undefined => {
  const count = Number(/^and (\d{1,15}) more$/.exec(said ?? '')?.[1])
  return count > 0 && faults.rest(count) === said ? count : undefined
}

/** The same, where its validator stopped counting. */
export const truncated = (fault: Fault): Fault =>
  isInvalidArguments(fault) ? { ...fault, truncated: true } : fault
