import {
  type Fault,
  type FaultDetails,
  type InvalidArguments,
  retryCapable,
  total
} from '@toolfault/model'
import type { Json } from '@toolfault/types/json'
import type { Note } from '../reading/notes.js'
import { argumentsFault, hasDots } from './arguments-read.js'
import { actionIn } from './guidance-read.js'
import { type Members, membersOf } from './members.js'
import { type Sort, sortOf } from './sort.js'
import { spokenOf, withheld } from './spoken.js'

/** What an error means, and how that was made out. */
export interface Meaning {
  readonly fault: Fault
  readonly notes: ReadonlyArray<Note>
}

/**
 * What a code, a message and Agentopia's data mean: the kind by category, else by the other members,
 * else by the code, and by the text only where nothing else tells (row X1).
 *
 * An explicit `retry_capable` that the kind would not give stands as `canRetry` (row A9). Total.
 */
export const meaningOf = (
  code: number | undefined,
  message: string,
  data: Json | undefined
): Meaning =>
  total<Meaning>(
    () => {
      const members = membersOf(data)
      const isKept = withheld(message, members.detail)
      const text = isKept ? (members.detail ?? message) : message
      const { by, sort } = sortOf(code, message, text, members, isKept)
      const fault = told(sort, text, members)
      return {
        fault: flagged(fault, members.retry),
        notes: [
          ...(by === 'text' ? (['from_text'] as const) : []),
          ...(fault.kind === 'invalid_arguments' && hasDots(members, text)
            ? (['dotted_names'] as const)
            : [])
        ]
      }
    },
    () => ({ fault: { kind: 'internal' }, notes: [] })
  )

const told = (sort: Sort, text: string, members: Members): Fault => {
  const { action, configuration, guidance, retry, service, setupUrl, tool } = members
  const named = tool === undefined ? {} : { tool }
  const more = guidance === undefined ? {} : { guidance }
  const said = { message: text, ...named, ...more }
  switch (sort) {
    case 'invalid_arguments':
      return invalid(argumentsFault(members, text), said, members)
    case 'authorization_required':
      return {
        kind: sort,
        of: 'tool',
        challenges: [],
        ...(service === undefined ? {} : { service }),
        ...(setupUrl === undefined ? {} : { setupUrl }),
        ...(action === undefined ? {} : { action }),
        ...said
      }
    case 'misconfigured':
      return {
        kind: sort,
        service: service ?? '',
        // The inverse of how they are written.
        requirements: configuration === undefined ? [] : configuration.split(', '),
        ...(setupUrl === undefined ? {} : { setupUrl }),
        ...said
      }
    default:
      return { ...spokenOf(sort, text, tool, retry), ...more }
  }
}

/** Guidance that only lists the parameters says what the tool does, and the rest is listed already. */
const invalid = (
  fault: InvalidArguments,
  said: FaultDetails,
  { guidance = '', optional, required }: Members
): Fault => {
  const action = actionIn(guidance, required, optional)
  if (action === undefined) return { ...fault, ...said }
  const { guidance: _, ...rest } = said
  return action === ''
    ? { ...fault, ...rest }
    : { ...fault, ...rest, asking: { action, ...fault.asking } }
}

/** An explicit flag is kept where the kind says otherwise (row A9). */
const flagged = (fault: Fault, retry: boolean | undefined): Fault =>
  retry === undefined || retry === retryCapable(fault) ? fault : { ...fault, canRetry: retry }
