import { type Advice, type Fix, printPointer } from '@toolfault/model'
import { adviceOf } from './advised.js'

const fixOf = (fix: Fix): string => {
  switch (fix.id) {
    case 'rename':
      return `${printPointer(fix.from)} > ${printPointer(fix.to)}${fix.guess === true ? '?' : ''}`
    case 'put':
      return `put ${JSON.stringify(fix.value)}`
    case 'convert':
      return fix.key === undefined ? fix.how : `${fix.how} ${fix.key}`
    case 'choose':
      return `choose ${JSON.stringify(fix.values)}`
    case 'send':
      return `send ${fix.types.join()}`
    default:
      return fix.id
  }
}

/** A piece of advice in short: the place, what is wrong there, and what mends it; `?` behind a guess. */
export const lineOf = ({ fix, kind, path }: Advice): string =>
  `${printPointer(path)} ${kind}${fix === undefined ? '' : `: ${fixOf(fix)}`}`

/** The advice on arguments that a schema refuses, in short. */
export const linesOf = (schema: unknown, value: unknown): ReadonlyArray<string> =>
  adviceOf(schema, value).map(lineOf)
