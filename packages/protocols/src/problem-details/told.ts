import { type Fault, right } from '@toolfault/model'
import { readings } from '@toolfault/words/readings'
import type { Either } from 'fp-ts/lib/Either.js'
import { elsewhere } from '../reading/elsewhere.js'
import { listed } from '../reading/errors.js'
import { type Refused, refuse, SUCCESS } from '../reading/json.js'
import { listsIn } from '../reading/lists.js'
import type { Note } from '../reading/notes.js'
import { kindOfStatus } from '../reading/status.js'
import { recognise } from '../text/recognise.js'
import { delayOf } from './delay.js'
import { meant } from './meant.js'
import { withMessage } from './message.js'
import type { Opened } from './open.js'
import type { Body } from './shape.js'
import { titleOf } from './title.js'
import { kindOfType } from './type.js'

/** What the visible members tell, and what had to be guessed. */
export interface Told {
  readonly value: Fault
  readonly notes: ReadonlyArray<Note>
}

/** The fault that the visible members tell; `Left` for a status that is no failure. */
export const toldOf = ({
  body,
  headers,
  isMute,
  json,
  status: http
}: Opened): Either<Refused, Told> => {
  // What the generator wrote, whatever became of the response on its way (section 3.1.2).
  const status = body.status ?? http
  const retryAfterMs = delayOf(body, headers)
  if (isMute && status !== undefined) {
    const found = elsewhere(status, json, delayOf({}, headers))
    if (found !== undefined) return right({ value: found.fault, notes: found.notes })
  }
  const type = kindOfType(body.type)
  const ours = listed([body.errors, body['invalid-params'], body.invalid_params, body.violations])
  // Others list theirs under names of their own.
  const isOurs = type !== undefined || ours.issues.length > 0
  const { issues, notes } = isOurs ? ours : listed(listsIn(json))
  const byStatus = status === undefined ? undefined : kindOfStatus(status, retryAfterMs, json)
  if (status !== undefined && byStatus === undefined) {
    const isWell = status >= 200 && status < 300
    return refuse([], readings.noFailure(status), isWell ? SUCCESS : undefined)
  }
  const text = body.detail ?? body.title ?? ''
  const said = {
    body,
    issues,
    text,
    of: byStatus?.of ?? 'tool',
    retryAfterMs
  } as const
  const doubts: ReadonlyArray<Note> = [
    ...(type?.isRelative === true ? (['relative_type'] as const) : []),
    ...(status === undefined && (type === undefined || type.kind === 'authorization_required')
      ? (['no_status'] as const)
      : []),
    ...notes
  ]
  const known = type?.kind ?? byStatus?.kind
  const isListed = issues.length > 0 && (known === undefined || known === 'malformed_request')
  const kind = type === undefined && isListed ? 'invalid_arguments' : known
  if (
    kind !== undefined &&
    !(kind === 'unknown_tool' && body.tool === undefined && !isAbsent(body))
  ) {
    const value = worded(meant(kind, said), body, type !== undefined)
    return right({ value, notes: doubts })
  }
  const { confidence, fault } = recognise(text)
  const isSure = confidence !== 'guess' && (kind === undefined || kind === fault.kind)
  const value = isSure ? fault : worded(meant('execution_failed', said), body)
  return right({ value, notes: isSure ? [...doubts, 'from_text'] : doubts })
}

/**
 * Whether nothing is said beyond what a 404 says itself: "the problem has no additional semantics beyond
 * that of the HTTP status code" (section 4.2.1). Then no tool ran. A detail is of the occurrence (section 3.1.4): Django's
 * `Not found.` is of a customer as well as of an address.
 */
const isAbsent = ({ detail = '', title = '', type = BLANK }: Body): boolean =>
  type === BLANK && detail === '' && /^(?:(?:not found|gone)\.?)?$/i.test(title)

const BLANK = 'about:blank'

/**
 * The fault with its message, unless it has the text already. A title says the same of each occurrence;
 * without a detail it is all there is. Who refuses a request with a status and a sentence may mean the arguments, so
 * that is of the whole, as in any other body; who says so with our type means the request.
 */
const worded = (fault: Fault, { detail, title = '' }: Body, isTyped = true): Fault => {
  const text = detail ?? (title === titleOf(fault.kind) ? '' : title)
  if (!('detail' in fault)) return withMessage(fault, text, {})
  return isTyped || text === '' ? fault : { ...fault, message: fault.detail }
}
