import { factsIn } from './facts.js'
import type { Masked } from './mask.js'
import { type Named, placesIn } from './places.js'
import { movesIn, renameIn } from './renames.js'
import { type Context, keySubjects, resolve } from './subjects.js'
import type { Want } from './want.js'

const missing = new RegExp(
  [
    '\\bmissing\\b',
    '(?<!not )\\brequired\\b',
    'must have (?:the )?(?:required )?propert',
    'must be (?:present|provided|given|set)\\b',
    '\\badd (?:it|⟨|the key|a value)',
    '\\b(?:provide|supply)\\b',
    '(?:received|got) undefined',
    'not provided',
    '\\bis blank\\b',
    'what should i use'
  ].join('|'),
  'i'
)

const surplus = new RegExp(
  [
    '\\bremove (?:it|them|⟨|the (?:key|property|parameter|field|argument))',
    '\\bnot (?:an? )?(?:accepted|allowed|known|recogni[sz]ed|expected|valid|permitted|supported) (?:key|property|parameter|field|argument|input)',
    '\\b(?:unexpected|unrecogni[sz]ed)\\b',
    '\\bunknown (?:key|property|parameter|field|argument)',
    'additional propert',
    'not expected to be here',
    'must not be (?:present|sent)',
    '(?:must|should) be removed',
    '\\bno value is accepted\\b',
    '(?:is|are) not (?:allowed|permitted|expected|accepted)\\b',
    '\\b(?:drop|delete|omit|leave out) (?:it|them|⟨)',
    '\\bleave (?:it|them) out'
  ].join('|'),
  'i'
)

/** Places in front of which such a word stands are no subjects. */
const beside = /\b(?:inside|under|within|wrapped in|like|of|in|from) (?:the )?(?:key |property )?$/i

/** What one sentence asks for: one want for each of its subjects. */
export const wantsIn = (sentence: Masked, context: Context): ReadonlyArray<Want> => {
  const { args, base, before } = context
  const { held } = sentence
  const moved = movesIn(sentence, context)
  if (moved.length > 0) return moved
  const renamed = renameIn(sentence, context)
  if (renamed !== undefined) return [renamed]
  const text = sentence.text.replace(
    /,? ?\bbecause\b[^:;]*|^(?:if|when|since)\b[^,]*, ?|, or (?:drop|leave|omit|remove)\b[^,;:.]*\bif none\b[^,;:.]*/gi,
    ''
  )
  const places = placesIn({ text, held }, args).filter(
    ({ start }) => !beside.test(text.slice(0, start))
  )
  const wanted = missing.test(text)
  const unwanted = surplus.test(text)
  const ofKey = wanted || unwanted
  const flags = { ...(wanted ? { missing: true } : {}), ...(unwanted ? { surplus: true } : {}) }
  if (places.length === 0) {
    const path = before?.path ?? base ?? (/\bwrapped in\b/i.test(text) ? [] : undefined)
    return path === undefined ? [] : [{ ...factsIn(text, held), ...flags, path }]
  }
  const { of, owner } = ofKey ? keySubjects(places, text) : { of: places.slice(0, 1) }
  const near = owner === undefined ? base : resolve(owner.text, args, base, false)
  return of.map((place, index) => {
    const own = of.length > 1 ? text.slice(place.end, of[index + 1]?.start) : about(text, place)
    const path = resolve(place.text, args, near, ofKey)
    return { ...factsIn(own.trim(), held), ...flags, path }
  })
}

/** The sentence with its subject taken out, so that only what is said of it is left. */
const about = (text: string, { end, start }: Named): string =>
  start < 4 ? text.slice(end) : `${text.slice(0, start)}it${text.slice(end)}`
