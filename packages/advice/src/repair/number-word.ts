import type { Grade } from './grade.js'
import { isKept } from './text.js'

const words =
  /* @__PURE__ */ 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** A number with a sign that JSON has not, a dot at one end, or its digits in threes: `#123`, `+5`, `5.`, `1,000`. */
const written = /^(?:#|\+|(-))?(\d{1,15}\.|\d{0,15}\.\d{1,15}|\d{1,15}|\d{1,3}(?:[,_ ]\d{3}){1,4})$/

/** A number and a word of what it is, or how many: `PR #5`, `5 items`, `~5`, `10k`. */
const among = /^(?:~|[a-z]{1,16}\.? #?)?(\d{1,15}(?:\.\d{1,3})?)(?: [a-z]{1,16}|(k)|(m))?$/i

/** The number that a text says in another way than JSON does, and how sure that is: a comma may be before thousands or a fraction. */
export const numberWord = (
  given: unknown,
  isWhole: boolean
): readonly [value: number, grade: Grade] | undefined => {
  if (typeof given !== 'string' || given.length > 32) return undefined
  const text = given.trim().replace(/^(["'])(.*)\1$/, '$2')
  const word = words.indexOf(text.toLowerCase())
  if (word >= 0) return [word, 'likely']
  const [, sign = '', digits] = written.exec(text) ?? []
  if (digits !== undefined) {
    const bare = digits.replace(/[,_ ]/g, '')
    const grade = isWhole || !digits.includes(',') ? 'likely' : 'guess'
    return isKept(bare) ? [Number(sign + bare), grade] : undefined
  }
  const [, amount, thousands, millions] = among.exec(text) ?? []
  if (amount === undefined || !isKept(amount)) return undefined
  const times = thousands !== undefined ? 1_000 : millions !== undefined ? 1_000_000 : 1
  return [Number(amount) * times, 'guess']
}
