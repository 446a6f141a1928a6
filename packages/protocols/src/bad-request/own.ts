import { type Fault, type FaultDetails, type FaultKind, own as member } from '@toolfault/model'
import { digest } from '@toolfault/words/digest'
import { blamed } from './issues.js'
import { challengesOf, delayOf } from './meaning.js'
import type { Told } from './told.js'

/** A fault of the kind that this house wrote, from its own metadata; its message aside. */
export const ownFault = (kind: FaultKind, text: string, told: Told): Fault => {
  const details = detailsOf(told)
  switch (kind) {
    case 'invalid_arguments':
      return { kind, ...blamed(told.violations ?? [], true).fault, ...details }
    case 'malformed_request': {
      const reason = textIn(told, 'reason') === 'syntax' ? 'syntax' : 'shape'
      const said = (detail: string): Fault => ({ kind, reason, detail })
      return { kind, reason, detail: unprefixed(text, said), ...details }
    }
    case 'unknown_tool':
      return { kind, ...details, tool: details.tool ?? '', ...some(told, 'suggestion') }
    case 'invalid_schema':
      return { kind, detail: unprefixed(text, (detail) => ({ kind, detail })), ...details }
    case 'authorization_required':
      return {
        kind,
        of: textIn(told, 'of') === 'server' ? 'server' : 'tool',
        challenges: challengesOf(told),
        ...some(told, 'service'),
        ...some(told, 'setupUrl'),
        ...some(told, 'action'),
        ...flag(told, 'userId'),
        ...details
      }
    case 'misconfigured':
      return {
        kind,
        service: textIn(told, 'service') ?? '',
        requirements: told.subjects ?? [],
        ...some(told, 'setupUrl'),
        ...details
      }
    case 'unavailable':
      return { kind, ...delayOf(told), ...details }
    case 'execution_failed':
      return { kind, ...delayOf(told), ...some(told, 'hint'), ...details }
    case 'internal':
      return { kind, ...details }
  }
}

const detailsOf = (told: Told): FaultDetails => ({
  ...some(told, 'tool'),
  ...some(told, 'callId'),
  ...some(told, 'guidance'),
  ...flag(told, 'canRetry')
})

const textIn = ({ metadata }: Told, key: string): string | undefined => {
  const value = member(metadata, key)
  return typeof value === 'string' ? value : undefined
}

const some = <Key extends string>(told: Told, key: Key): { readonly [K in Key]?: string } => {
  const text = textIn(told, key)
  // A border: a computed member has the name that was given.
  return (text === undefined ? {} : { [key]: text }) as { readonly [K in Key]?: string }
}

const flag = <Key extends string>(told: Told, key: Key): { readonly [K in Key]?: boolean } => {
  const text = textIn(told, key)
  const isFlag = text === 'true' || text === 'false'
  // A border: as above.
  return (isFlag ? { [key]: text === 'true' } : {}) as { readonly [K in Key]?: boolean }
}

/** The detail behind our prefix, if with it the same would be said; guidance stands on its own line. */
const unprefixed = (text: string, fault: (detail: string) => Fault): string => {
  const [first = ''] = text.split('\n', 1)
  const prefix = digest(fault('x')).slice(0, -1)
  const candidates = ['', first.slice(prefix.length)]
  return candidates.find((detail) => digest(fault(detail)) === first) ?? first
}
