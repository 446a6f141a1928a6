import { type About, type Advice, type Expected, holderOf, type Path } from '@toolfault/model'
import { atom } from './escape.js'
import { literal } from './literal.js'
import { lastIn } from './moving.js'
import { naming, type Say } from './naming.js'
import { shaped, signing } from './shape.js'

/** An author's words are clipped at so many characters. */
const DESCRIPTION = 240

/** What an object takes, at so many. */
const KEYS = 600

/**
 * What helps to find a value or a key that the command cannot name: what the schema's author wrote
 * of the place, and in brackets what the object takes that holds it. `''` where the command says all.
 */
export const hinting = (advice: Advice, say: Say, spell: (path: Path) => string): string => {
  const { about, path } = advice
  if (about === undefined) return ''
  const description = isOpen(advice) ? oneLine(about.description) : ''
  const key = path.at(-1) ?? ''
  const isTold = description !== '' && lettersOf(description) !== lettersOf(key)
  const what = isTold ? say.described(literal(description, DESCRIPTION)) : ''
  // What is told of the place belongs to what a command asks for there, and not to a value that it names.
  const { fix } = advice
  const isAdded = fix?.id === 'add' || (fix?.id === 'rename' && fix.guess === true)
  const isOfCommand = isAdded || fix?.id === 'send'
  const behind = what !== '' && isOfCommand ? `, ${what}` : ''
  const inside = [behind === '' ? what : '', takenKeys(advice, say, spell)].filter(Boolean)
  return inside.length === 0 ? behind : `${behind} (${inside.join('; ')})`
}

/** What the object takes that holds a place, or what else beside the keys it has; `''` where neither is told. */
export const takenKeys = (advice: Advice, say: Say, spell: (path: Path) => string): string => {
  const { others, shapes } = advice.about ?? {}
  const keys = shapes ?? others
  if (keys === undefined) return ''
  const takes = shapes === undefined ? say.alsoTakes : say.takes
  return takes(naming(holderOf(advice), say, spell), atom(keys, KEYS))
}

/** Between quotation marks; a backtick is a mark of names here, and of code there. */
const oneLine = (text: unknown): string =>
  typeof text !== 'string'
    ? ''
    : (broken.test(text) ? text.replace(/\s+/g, ' ') : text).replaceAll('`', "'").trim()

/** Most are one line already. */
const broken = /\s{2}|[^\S ]/

const lettersOf = (text: string): string => text.toLowerCase().replace(/[\s\p{P}]/gu, '')

/** Whether a shape names keys and does not say what they hold, or names none: of a map its author says what they are. */
const isBare = (about: About): boolean => {
  const shape = signing(about)
  return shape.startsWith('{ [key]: ') || shape.includes(': any')
}

/** Whether a description quotes a form with parts to fill in: `'projects/{id}'`, `"user:ID"`. */
const isFormed = /["'`](?:[\w-]{1,32}[:/]){1,4}(?:[{<]\w|[A-Z]{2})/

/** Whether no more than the type of a place is known, or what names no key. */
const isUntold = (expected: Expected | undefined, about: About): boolean =>
  expected?.id === 'type' && (!shaped(expected.types, about) || isBare(about))

/** Whether the caller has to find the value: no more than its type or a rule is known. */
const isOpen = ({ about = {}, also = [], expected, fix, kind, received }: Advice): boolean => {
  switch (fix?.id) {
    // Nobody runs a pattern, so what is moved may not match it, nor a form that the author shows.
    case 'rename':
      return (
        [expected, ...also].some((one) => one?.id === 'pattern') ||
        // What the place is for tells whether it was meant.
        (fix.guess === true && kind === 'missing' && isUntold(expected, about)) ||
        (lastIn(fix.from) !== lastIn(fix.to) && isFormed.test(about.description ?? ''))
      )
    case 'choose':
      return true
    case 'add':
    case 'send':
      // Where it stands the caller knows.
      if (fix.id === 'add' && fix.within !== undefined) return false
      return isUntold(expected, about)
    case 'put':
      // A number in quotes may be no text that was meant.
      return received?.id === 'type' && received.type !== 'string' && typeof fix.value === 'string'
    case 'meet':
      if (fix.surplus !== undefined) return false
      return (
        (expected?.id === 'pattern' && about.example === undefined) ||
        (expected?.id === 'one_branch' && expected.rules !== undefined) ||
        expected?.id === 'compare' ||
        (expected?.id === 'count' && expected.of === 'characters')
      )
    default:
      return false
  }
}
