import { type Fault, isInvalidArguments, own } from '@toolfault/model'
import type { Json, JsonObject } from '@toolfault/types/json'
import { carriedBy } from '../fault/carried.js'
import { FAULT, sayingIn } from '../fault/said.js'
import { isOfSite } from '../fault/site.js'
import { evenBreaks } from '../reading/line-breaks.js'
import type { Note } from '../reading/notes.js'
import type { BadRequestForm } from './form.js'
import { blamed } from './issues.js'
import { meaningOf } from './meaning.js'
import { ownFault } from './own.js'
import type { ErrorShape } from './shape.js'
import { codeSaid, ownKind, rpcCodeOf, sortOf, sortOfA2a } from './sort.js'
import type { Told } from './told.js'
import { encode } from './write.js'

/** What an error was read as, what is doubtful, and how it was said. */
export interface Reading {
  readonly fault: Fault
  readonly notes: ReadonlyArray<Note>
  readonly said: Pick<BadRequestForm, 'baseUrl' | 'carrier' | 'verbosity'>
}

/** An error as it stands, without what is around it. */
export interface Standing {
  readonly read: ErrorShape
  readonly told: Told
  readonly error: JsonObject
  readonly spelling: Pick<BadRequestForm, 'names' | 'shape'>
  /** The HTTP status that came with it. */
  readonly status?: number
}

/** The fault of an error: what rides along where it says what is visible, else what is visible. */
export const readingOf = (standing: Standing): Reading => {
  const { read, told } = standing
  const text = evenBreaks(read.message || (told.localized ?? ''))
  const form = sayingIn(told.carrier)
  const carried = carriedBy(told.carrier, text, bare(standing), (it) =>
    pollsAtHome(it) ? encode(it, { ...form, ...inner(standing) }) : undefined
  )
  if (carried !== undefined && 'fault' in carried) {
    return { fault: carried.fault, notes: [], said: { ...form, carrier: true } }
  }
  const notes = carried === undefined ? [] : [carried.note]
  return { ...visible(standing, text, notes), said: {} }
}

/** The writer lets a page to poll ride along only at the site of the visible one. */
const pollsAtHome = (fault: Fault): boolean =>
  fault.kind !== 'authorization_required' ||
  fault.challenges.every(({ checkUrl, url }) => checkUrl === undefined || isOfSite(checkUrl, url))

const visible = (
  { error, read, spelling, status, told }: Standing,
  text: string,
  before: ReadonlyArray<Note>
): Omit<Reading, 'said'> => {
  const isA2a = spelling.shape === 'a2a'
  const kind = ownKind(told)
  const fault =
    kind === undefined
      ? meaningOf(
          isA2a
            ? sortOfA2a(read.code, told)
            : sortOf(codeSaid(rpcCodeOf(read, status), told, own(error, 'errors')), told),
          text,
          told
        )
      : worded(ownFault(kind, text, told), text)
  const isOdd = isInvalidArguments(fault) && blamed(told.violations ?? [], false).isOdd
  const isUncertain = read.code === undefined && read.status === undefined && status === undefined
  return {
    fault,
    notes: [
      ...before,
      ...(isOdd ? (['odd_fields'] as const) : []),
      ...(isUncertain && kind === undefined ? (['no_status'] as const) : [])
    ]
  }
}

/** What we would not have said of the fault ourselves is the message of another party. */
const worded = (fault: Fault, text: string): Fault =>
  text === '' || own(encode(fault), 'message') === text ? fault : { ...fault, message: text }

/** How the error itself is spelled, without what is around it. */
const inner = ({ spelling: { names = 'camel', shape = 'status' } }: Standing): BadRequestForm => ({
  names,
  shape,
  wrapped: false
})

/** The error without what rides along. */
const bare = ({ error }: Standing): Json => {
  const entries = Object.entries(error).map(([name, value]) => [
    name,
    Array.isArray(value)
      ? value.filter((item) => own(own(item, 'value'), FAULT) === undefined)
      : value
  ])
  return Object.fromEntries(entries)
}
