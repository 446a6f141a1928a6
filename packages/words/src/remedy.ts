import { type Advice, total } from '@toolfault/model'
import { en, type Pack } from './en.js'
import { fixing } from './fixing.js'
import { naming } from './phrase.js'

/**
 * Say what would mend one point, as a command that names its place: `Add \`city\` (string)`. Returns
 * `''` where nobody can say, and for what is no advice.
 */
export const remedy = (advice: Advice, pack: Pack = en): string =>
  total(
    () => {
      const where = naming(advice.path, pack.points)
      const command = fixing(advice, pack, undefined, where)
      const whole = command.includes(where)
        ? command
        : command === ''
          ? ''
          : pack.fixes.at(command, where)
      return whole.charAt(0).toUpperCase() + whole.slice(1)
    },
    () => ''
  )
