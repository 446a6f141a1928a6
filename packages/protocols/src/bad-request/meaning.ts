import { type Challenge, type Fault, isList, own } from '@toolfault/model'
import { link } from '@toolfault/words/escape'
import { blamed } from './issues.js'
import type { Sort } from './sort.js'
import type { Told } from './told.js'

/** What an error of another house means: its sort, its text, and what its details tell. */
export const meaningOf = (sort: Sort, text: string, told: Told): Fault => {
  const message = text === '' ? {} : { message: text }
  switch (sort) {
    case 'invalid_arguments':
      return { kind: sort, ...blamed(told.violations ?? [], false).fault, ...message }
    case 'shape':
    case 'syntax':
      return { kind: 'malformed_request', reason: sort, detail: text }
    case 'unknown_tool':
      return { kind: sort, tool: told.resource?.resourceName ?? '', ...message }
    case 'invalid_schema':
      return { kind: sort, detail: text }
    case 'server':
    case 'tool':
      return {
        kind: 'authorization_required',
        of: sort,
        challenges: challengesOf(told),
        ...serviceOf(told),
        ...message
      }
    case 'misconfigured':
      return {
        kind: sort,
        service: serviceOf(told).service ?? '',
        requirements: told.subjects ?? [],
        ...message
      }
    case 'unavailable':
      return { kind: sort, ...delayOf(told), ...limited(text, told) }
    case 'execution_failed':
      // "Describes when the clients can retry a failed request": so they can.
      return told.retryDelay === undefined
        ? { kind: sort, ...hintOf(told, text), ...message }
        : { kind: sort, canRetry: true, ...delayOf(told), ...hintOf(told, text), ...message }
    case 'internal':
      return { kind: sort, ...message }
  }
}

/** What is said of the whole, and of the quotas where that says more. */
const limited = (text: string, { quotas = [] }: Told): { readonly message?: string } => {
  const more = [...new Set(quotas)].filter((quota) => !text.includes(quota)).slice(0, MOST)
  const message = [...(text === '' ? [] : [text]), ...more].join('\n')
  return message === '' ? {} : { message }
}

/** Pages to visit; what is no absolute address on the web is no page. */
export const challengesOf = ({ links }: Told): ReadonlyArray<Challenge> =>
  (isList(links) ? links : []).flatMap(({ description = '', url = '' }) =>
    link(url) === undefined ? [] : [{ id: description === '' ? url : description, url }]
  )

/** A google.protobuf.Duration in milliseconds, rounded up; what is none, or lies in the past, is not said. */
export const delayOf = ({ retryDelay }: Told): { readonly retryAfterMs?: number } => {
  const [, seconds, digits = ''] = /^(\d{1,12})(?:\.(\d{1,9}))?s$/.exec(retryDelay ?? '') ?? []
  if (seconds === undefined) return {}
  const fraction = Math.ceil(Number(digits.padEnd(9, '0')) / 1_000_000)
  return { retryAfterMs: Number(seconds) * 1_000 + fraction }
}

const serviceOf = ({ metadata }: Told): { readonly service?: string } => {
  const service = own(metadata, 'service')
  return typeof service === 'string' ? { service } : {}
}

/** What has to be so first, where the message does not say it. */
const hintOf = ({ conditions = [] }: Told, text: string): { readonly hint?: string } => {
  const unsaid = conditions.filter((condition) => !text.includes(condition))
  return unsaid.length === 0 ? {} : { hint: unsaid.slice(0, MOST).join('\n') }
}

/** So many quotas, and conditions, are told. */
const MOST = 8
