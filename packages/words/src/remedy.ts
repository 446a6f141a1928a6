import { type Advice, type Expected, total } from '@toolfault/model'
import { en, type Pack } from './en.js'
import { fixing } from './fixing.js'
import { filled, isLeavable, sparing } from './leaving.js'
import { listing } from './literal.js'
import { naming } from './naming.js'
import { wanting } from './phrase.js'
import { isVague } from './vague.js'

/**
 * Say what would mend one point, as a command that names its place and can be read alone: `Add \`city\`
 * (string)`, `Set \`unit\` to "C" or "F"`. Returns `''` where nobody can say, and for what is no advice.
 */
export const remedy = (advice: Advice, pack: Pack = en): string =>
  total(
    () => {
      const where = naming(advice.path, pack.points)
      const command = whole(advice, pack, where)
      const text = command.includes(where)
        ? command
        : command === ''
          ? ''
          : pack.fixes.at(command, where)
      return text.charAt(0).toUpperCase() + text.slice(1)
    },
    () => ''
  )

/** A command that leans on the sentence before it says again what that says. */
const whole = (advice: Advice, pack: Pack, where: string): string => {
  const { about, also, expected, fix } = advice
  if (isLeavable(advice)) {
    const other = whole(filled(advice), pack, where)
    return other === '' ? pack.fixes.remove(where) : pack.fixes.leaveOut(where, other)
  }
  if (fix?.id === 'choose')
    return pack.fixes.set(where, listing(fix.values, pack.points)) + sparing(advice, pack.fixes)
  const isMade = (fix?.id === 'meet' || fix?.id === 'send') && isVague(advice)
  if (isMade && expected !== undefined && !isMatchedTwice(expected))
    return pack.fixes.make(where, wanting(expected, pack.points, also, about))
  return fixing(advice, pack, undefined, where)
}

const isMatchedTwice = (expected: Expected): boolean =>
  expected.id === 'one_branch' && expected.matched !== undefined
