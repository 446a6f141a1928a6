import { heldBy } from './literals.js'
import type { Held } from './pieces.js'
import { anyOf, caught } from './rules.js'
import type { Want } from './want.js'

/** How the same value is sent in another form. The first that fits holds: "not in an array" wraps nothing. */
const ways: ReadonlyArray<readonly [NonNullable<Want['how']>, RegExp]> = [
  [
    'unwrap',
    anyOf([
      'not (?:be )?(?:in|inside|as|wrapped in) (?:an? |the )?(?:array|list)',
      'without (?:the )?(?:array|list|brackets)',
      '\\b(?:only|single|first) (?:item|element)\\b',
      '\\bitem itself',
      '\\bunwrap'
    ])
  ],
  ['join', anyOf(['\\bin one string\\b'])],
  ['split', anyOf(['\\bsplit\\b', '\\bcommas?\\b'])],
  [
    'parse',
    anyOf([
      '\\bnot (?:as )?(?:an? )?(?:json )?(?:text|string)',
      '\\bstringified',
      '\\bpars(?:e|ed)\\b',
      '\\bnot json\\b'
    ])
  ],
  ['stringify', anyOf(['\\bas (?:a )?json (?:text|string)'])],
  [
    'wrap',
    anyOf([
      '\\b(?:in|inside|into|as) (?:an? |the )?(?:(?:one|single)-item )?(?:array|list|(?:square )?brackets)\\b',
      '\\bwrap\\b',
      'array (?:of one|with (?:this|it|that|one))'
    ])
  ]
]

/** The change of form that a sentence asks for. */
export const howIn = (text: string): Partial<Want> => {
  const how = ways.find(([, wording]) => wording.test(text))?.[0]
  return how === undefined ? {} : { how }
}

const below = anyOf([
  '(?:\\b(?:inside|under|within)|\\b(?:value|string|number|object|array|content) (?:of|in|from|at)) (?:the )?(?:key |property |field )?(⟨\\d+⟩)'
])

/** The key under which the value itself stands. */
export const insideIn = (text: string, held: ReadonlyArray<Held>): Partial<Want> => {
  const piece = heldBy(caught(below, text) ?? '', held)
  return piece === undefined ? {} : { inside: piece.text }
}
