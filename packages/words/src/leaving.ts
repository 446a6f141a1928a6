import type { Advice, Expected, Fix } from '@toolfault/model'
import type { Pack } from './en.js'

/** Whether it is a value that is to be left out, and not a key that nobody takes. */
export const isLeavable = ({ expected, fix, kind }: Advice): boolean =>
  fix?.id === 'remove' && kind !== 'unexpected' && isRenamable(expected)

/** Whether a surplus key broke a rule for names, so that another name may do. */
export const isRenamable = (expected: Expected | undefined): boolean =>
  expected !== undefined && expected.id !== 'nothing'

/** The same advice for a caller that has a value to send. */
export const filled = (advice: Advice): Advice => ({ ...advice, fix: filling(advice) })

const filling = ({ about, expected }: Advice): Fix => {
  const type = about?.parameterType
  // What an author says of a value need not name its type.
  if (expected?.id === 'said' && type !== undefined) return { id: 'send', types: [type] }
  if (expected?.id === 'type') return { id: 'send', types: expected.types }
  if (expected?.id !== 'one_of') return { id: 'meet' }
  const [only, more] = expected.values
  return only !== undefined && more === undefined
    ? { id: 'put', value: only }
    : { id: 'choose', values: expected.values }
}

/** What follows a command to use a listed value, where the key may be left out; `''` elsewhere. */
export const sparing = ({ fix }: Advice, fixes: Pack['fixes']): string =>
  fix?.id === 'choose' && fix.optional === true ? fixes.orLeaveOut : ''
