/** What may be left out is written as long as the whole is not longer. */
const LONG = 100

/** As long as this where it is the object itself that is asked for, and then by name. */
const SPARE = 160
const NAMES = 320

/** A key with what it holds. */
export type Member = readonly [string, unknown]

/** The name of a key, in quotation marks where it is no word. */
export const nameOf = ([key]: Member): string => (/^[\w$]+$/.test(key) ? key : JSON.stringify(key))

/** Writes a key with what it holds. */
type Write = (member: Member) => string

/** What may be left out is written as long as there is room. */
export const braced = (
  needed: ReadonlyArray<string>,
  rest: ReadonlyArray<Member>,
  write: Write
): string => {
  let text = needed.join(', ')
  for (const member of rest) {
    const next = text.length < LONG ? write(member) : '…'
    text += `${text === '' ? '' : ', '}${next}`
    if (next === '…') break
  }
  return `{ ${text} }`
}

/** The same with more room, and behind it names alone. */
export const roomy = (
  needed: ReadonlyArray<string>,
  rest: ReadonlyArray<Member>,
  write: Write
): string => {
  const named = [...needed]
  let length = needed.reduce((sum, text) => sum + text.length + 2, 0)
  for (const member of rest) {
    const name = `${nameOf(member)}?`
    const whole = length < SPARE ? write(member) : name
    const next = length + whole.length + 2 > NAMES ? name : whole
    length += next.length + 2
    if (length > NAMES) {
      named.push('…')
      break
    }
    named.push(next)
  }
  return `{ ${named.join(', ')} }`
}
