import { type Advice, total } from '@toolfault/model'
import { en, type Pack } from './en.js'
import { holding, isRenamable, listing, naming, typing } from './phrase.js'

/**
 * Say what would mend one point, as a command: `Add \`city\` (string)`. Returns `''` where the
 * sentence about it already says all, and for what is no advice.
 */
export const remedy = (advice: Advice, pack: Pack = en): string =>
  total(
    () => {
      const { expected, fix, path } = advice
      const { points, remedies } = pack
      const where = naming(path, points)
      switch (fix?.id) {
        case 'add':
          return remedies.add(where, holding(expected, points))
        case 'remove':
          return isRenamable(expected) ? remedies.renameOrRemove(where) : remedies.remove(where)
        case 'choose':
          return remedies.choose(where, listing(fix.values, points))
        case 'send':
          return remedies.send(where, typing(fix.types, points))
        default:
          return ''
      }
    },
    () => ''
  )
