import { setOf } from '../set-of.js'
import { wordsOf } from './spelling.js'

/** What is written around a listed text and says no more than it: `claude-sonnet`, `Sonnet 4.5`, `high priority`. */
const filling: ReadonlySet<string> = /* @__PURE__ */ setOf(
  'a an the is just only latest last past this version model level mode status state type kind priority format severity claude click button mouse'
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
  return beside.every((word) => filling.has(word) || version.test(word)) ? only.name : undefined
}

/** A part of a version, the day of one, or how much it reads. */
const version = /^\d{1,2}$|^20\d{6}$|^\d{1,3}[km]$/
