import { setOf } from '../set-of.js'
import type { Finder } from './finder.js'
import { wordsOf } from './spelling.js'

/** What is written around a listed text and says no more than it: `claude-sonnet`, `Sonnet 4.5`, `high priority`. */
const idle: ReadonlySet<string> = /* @__PURE__ */ setOf(
  'a an the is just only latest last past this version model level mode status state type kind priority format severity claude'
)

/** A longer text is no listed one, nor is a shorter one told from a part of another. */
const LONG = 64
const SHORT = 3

/** The only listed text that stands in another, which has nothing else but a version, a day and words that say no more. */
export const heldMember = (value: string, names: ReadonlyArray<string>): string | undefined => {
  const given = value.length > LONG ? [] : wordsOf(value)
  if (given.length < 2) return undefined
  const text = ` ${given.join(' ')} `
  const [only, more] = names.flatMap((name) => {
    const said = wordsOf(name).join(' ')
    return said.length >= SHORT && text.includes(` ${said} `) ? [{ name, said }] : []
  })
  if (only === undefined || more !== undefined) return undefined
  const beside = text.replace(` ${only.said} `, ' ').trim().split(' ')
  return beside.every((word) => idle.has(word) || version.test(word)) ? only.name : undefined
}

/** A part of a version, or the day of one. */
const version = /^\d{1,2}$|^20\d{6}$/

/** The only one of listed media types that ends in a text, or in what that is near to: `html` of `text/html`. */
export const endingMember = (
  meant: Finder,
  value: string,
  names: ReadonlyArray<string>
): string | undefined => {
  if (value.length > LONG || !names.every((name) => isMedia.test(name))) return undefined
  const ends = names.map((name) => name.slice(name.indexOf('/') + 1))
  const near = meant(value.replace(/^\./, ''), ends)
  const [only, more] = names.filter((name) => name.endsWith(`/${near ?? value.toLowerCase()}`))
  return more === undefined ? only : undefined
}

const isMedia = /^[a-z]+\/[\w.+-]+$/
