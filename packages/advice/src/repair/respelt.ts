import type { Form } from './site.js'

/** A longer text is not written in another way. */
const LONG = 256

/** What a pattern begins with, as far as it stands there for itself: `#`, `@`, `proj_`, `https://`. */
const leadOf = (pattern: string): string | undefined =>
  /^\^([#@]|\w[\w:/-]*[:/_-])(?![*+?{])/.exec(pattern.replace(/\\(?=[#@:/-])/g, ''))?.[1]

/** Digits, or what has some in each part, in parts: a number of a card, a phone, a day. */
const inParts = /^\+?[a-z]*\d\w*(?:[ -][a-z]*\d\w*)+$/i

/** Whether a pattern says how much there may be of each: else what stands apart may be several numbers. */
const isBounded = (pattern: string): boolean => !/[+*]|,\}/.test(pattern.replace(/\\./g, ''))

/** Marks that part the words and numbers of a name. */
const marks = /[\s_:./-]+/g

/** A name with other marks between its parts, one of those that a pattern names: `1119:34150` of `1119-34150`. */
const partedBy = (text: string, pattern: string): ReadonlyArray<string> => {
  const bare = pattern.replace(/[a-z\d]-[a-z\d]/gi, '')
  return ['-', '_', ':', '.', '/']
    .filter((mark) => bare.includes(mark))
    .map((mark) => text.replace(marks, mark))
}

/**
 * Other ways to write a text, one of which a pattern may want: in other letters, with other marks between its parts, with or
 * without the sign before it, with what it has to begin with, or a number without what parts it. Nobody runs the pattern here,
 * so each is for the validator to try.
 */
export const respelt = (text: string, pattern: string): ReadonlyArray<Form> => {
  if (text.length > LONG) return []
  const [lead, first, rest] = [leadOf(pattern) ?? '', text.slice(0, 1), text.slice(1)]
  const parted = partedBy(text, pattern)
  const isSigned = /^[#@]/.test(text)
  const likely = [
    text.toUpperCase(),
    text.toLowerCase(),
    // Of a text that only has to begin with such a letter nobody knows which.
    first.toUpperCase() + rest,
    first.toLowerCase() + rest,
    isSigned ? rest : /^[#@]$/.test(lead) ? lead + text : text,
    // What has a space or a dot in it may be no name.
    ...(/[\s./]/.test(text) ? [] : parted)
  ]
  const guesses = [
    inParts.test(text) && isBounded(pattern) ? text.replace(/[ -]/g, '') : text,
    lead.length > 1 && !text.startsWith(lead) ? lead + text : text,
    ...parted.flatMap((name) => [name, name.toLowerCase()]).filter((name) => !likely.includes(name))
  ]
  const forms = (values: ReadonlyArray<string>, grade: Form['grade']): ReadonlyArray<Form> =>
    values.flatMap((value) => (value === text ? [] : [{ grade, value, tried: true } as const]))
  return [...forms(likely, 'likely'), ...forms(guesses, 'guess')]
}
