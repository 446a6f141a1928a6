import { isOfKey } from '@toolfault/model'
import { each, type Told } from '../../reading/told.js'
import { placeBefore } from '../../reading/written-place.js'
import { placedSentence } from '../joined.js'
import { zodSentence } from '../zod.js'
import { linesOf } from './listed-lines.js'

/** What zod-validation-error puts first. */
const head = /^(?:ZodError|ValidationError|Validation error): /

/** Where another issue begins: behind a semicolon, or behind a comma where a place does. */
const next = /; |, (?=[^\s:,;"'`]{0,200}: (?:[A-Z]|must ))/

/**
 * The issues of zod, valibot, TypeBox, Effect and others as programs join them: each behind its place (`limit: Expected number,
 * received string`) or before it (`Required at "path"`), between commas or on lines, and as `prettifyError`, `summarize`
 * and zod-validation-error print them. One at least has to be known; `undefined` for any other text.
 */
export const placedSaid = (text: string): Told | undefined => {
  const parts = linesOf(text.replace(head, '')).flatMap((line) => line.split(next))
  const told = each(parts, (part) => before(part) ?? behind(part) ?? whole(part))
  return told?.issues.some(({ kind }) => kind !== 'unknown') === true ? told : undefined
}

/** The place first, which is empty of the whole. */
const before = (part: string): Told | undefined => {
  const [start = '', where = ''] = /^([^\s:,;"'`]{0,200}): /.exec(part) ?? []
  if (start === '') return undefined
  const path = where === '' ? [] : placeBefore(where)
  return path === undefined ? undefined : placedSentence(part.slice(start.length), path)
}

/** The place last, in quotation marks or without. */
const behind = (part: string): Told | undefined => {
  const at = part.lastIndexOf(' at ')
  const where = part.slice(at + 4)
  const path = at < 0 ? undefined : placeBefore(where.replace(/^"([^"]*)"$/, '$1'))
  const told = path === undefined ? undefined : placedSentence(part.slice(0, at), path)
  return told?.whole === true ? told : undefined
}

/** Of the whole is told alone what names its keys. */
const whole = (part: string): Told | undefined => {
  const told = zodSentence(part.replace(/ at$/, ''), [])
  return told?.issues.every(({ kind }) => isOfKey(kind)) === true ? told : undefined
}
