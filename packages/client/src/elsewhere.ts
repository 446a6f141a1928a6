import { internal, keysOf, own } from '@toolfault/model'
import { readings } from '@toolfault/words/readings'
import type { Failed } from './call.js'
import { failing, named } from './failed.js'
import { isExecuted } from './graphql.js'
import { isLate } from './late.js'
import { ofName, statusIn } from './of-name.js'
import { isHttp } from './shape.js'

/** Whatever stands before a server has a form of its own, which the status and the headers explain. */
export const elsewhere = (given: unknown, tool: string | undefined): Failed => {
  const found = (statusIn(given) ?? 0) < 400 ? undefined : ofName('problem-details', given, tool)
  if (found === undefined || found === 'success') return unreadable(given, tool)
  // A tool's own service, or a router, has much that may be absent: that it is the tool, nobody says.
  const { message } = found.fault
  const isBare =
    found.notes?.includes('from_status') === true || /^not found\.?$/i.test(message ?? '')
  const { fault } =
    found.fault.kind === 'execution_failed' && isBare && message !== undefined
      ? { fault: named(internal({ message }), tool) }
      : found
  const developerMessage = own(own(given, 'body'), 'developer_message')
  const isUntold = fault.developerMessage === undefined && typeof developerMessage === 'string'
  return { ...found, fault: isUntold ? { ...fault, developerMessage } : fault }
}

/** The body of a framework without its status has that in it. */
export const withStatus = (body: unknown): unknown => {
  const status = isHttp(body) ? undefined : own(body, 'statusCode')
  return typeof status === 'number' && status >= 400 && status < 600 ? { status, body } : body
}

/** What a body says to people in a member of its own; `''` for nothing. */
export const wordsOf = (body: unknown): string => {
  const words = ['message', 'error', 'detail', 'errorMessage'].map((name) => own(body, name))
  return String(words.find((text) => typeof text === 'string') ?? '')
}

const unreadable = (given: unknown, tool: string | undefined): Failed => {
  const body = isHttp(given) ? own(given, 'body') : given
  const message = wordsOf(body)
  const fault = internal({
    ...(message === '' ? {} : { message }),
    developerMessage: readings.noKnownWire(keysOf(body).slice(0, 16))
  })
  const doubt = isExecuted(given) || isLate(fault) ? ({ unsure: true } as const) : {}
  return { ...failing({ fault, ...doubt }, tool), wire: given }
}
