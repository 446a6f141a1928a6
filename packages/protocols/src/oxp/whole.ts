import type { InvalidArguments } from '@toolfault/model'
import { faults, fixed } from '@toolfault/words/en'

/**
 * What our own message of a 422 says beside its headline: what is about no parameter, how much has no
 * room, the author's guidance. `undefined` for a message of anybody else.
 */
export const wholeOf = (
  message: string
): Pick<InvalidArguments, 'guidance' | 'issues' | 'truncated' | 'unlisted'> | undefined => {
  if (!message.startsWith(fixed.invalidInput)) return undefined
  const rest = message.slice(fixed.invalidInput.length)
  const found = /^(?:: (?<said>[^\n]*))?(?:\n(?<guidance>[\s\S]+))?$/.exec(rest)?.groups
  if (found === undefined) return undefined
  const { guidance, said = '' } = found
  const stopped = cut(said, faults.truncated)
  const counted = stopped ?? said
  const number = /(?:^|; )and (\d{1,9}) more$/.exec(counted)?.[1]
  const text =
    (number === undefined ? undefined : cut(counted, faults.rest(Number(number)))) ?? counted
  return {
    issues: text === '' ? [] : [{ path: [], kind: 'unknown', message: text }],
    ...(number === undefined ? {} : { unlisted: Number(number) }),
    ...(stopped === undefined ? {} : { truncated: true }),
    ...(guidance === undefined ? {} : { guidance })
  }
}

/** A text without its last sentence, or `undefined` where it ends in another. */
const cut = (text: string, last: string): string | undefined =>
  text === last ? '' : text.endsWith(`; ${last}`) ? text.slice(0, -last.length - 2) : undefined
