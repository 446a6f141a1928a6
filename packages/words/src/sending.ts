import type { Advice } from '@toolfault/model'
import { holding } from './holding.js'
import type { Words } from './meeting.js'
import { attribute } from './phrase.js'
import { shaping, typing } from './shape.js'
import { textRule } from './text-rule.js'

/** What a text has to be that is wanted in place of something else. */
export const texting = (advice: Advice, { fixes, points }: Words): string | undefined => {
  const { about, expected } = advice
  const rule = textRule(advice)
  if (rule === undefined || expected?.id !== 'type') return undefined
  if (rule.id === 'pattern') return fixes.matching
  const others = expected.types.filter((type) => type !== 'string')
  return fixes.one(points.or([holding(rule, points, [], about), ...others.map(points.aType)]))
}

/** What is to be sent, of one of some types, with the rules beside it that its quotes would hide. */
export const sending = (
  given: ReadonlyArray<string>,
  { about = {}, also = [], expected, received }: Advice,
  { fixes, points }: Words
): string => {
  const { items, types } = expected?.id === 'type' ? expected : { items: undefined, types: given }
  const phrase = (some: ReadonlyArray<string>): string => typing(some, items, points)
  // Of a text that spells a number the quotes are not all that is wrong.
  const isSpelled = received?.id === 'type' && typeof received.value === 'string'
  const rules = isSpelled ? also.map((one) => attribute(one, points, about)) : []
  return fixes.send(
    [shaping(types, about, points, phrase), ...rules].filter((text) => text !== '').join(', ')
  )
}
