import { factsIn } from './facts.js'
import { heldBy } from './literals.js'
import { keysIn } from './locate.js'
import type { Masked } from './mask.js'
import { type Named, placesIn, withPlaces } from './places.js'
import type { Remark } from './remarks.js'
import { sentencesOf } from './sentences.js'
import { at, child, type Keys } from './value.js'
import { both, type Want } from './want.js'

/** Everything that remarks ask for, one want per place, in the order in which the places are named. */
export const understand = (remarks: ReadonlyArray<Remark>, args: unknown): ReadonlyArray<Want> => {
  const wants = new Map<string, Want>()
  for (const want of remarks.flatMap((remark) => wantsOf(remark, args))) {
    const key = JSON.stringify(want.path)
    const known = wants.get(key)
    wants.set(key, known === undefined ? want : both(known, want))
  }
  return [...wants.values()]
}

const wantsOf = ({ text, where }: Remark, args: unknown): ReadonlyArray<Want> => {
  const base = where === undefined ? undefined : keysIn(where, args)
  const wants: Array<Want> = []
  let last = base
  for (const sentence of sentencesOf(text)) {
    if (/\bmay be ignored\b/i.test(sentence.text)) continue
    const told = wantsIn(
      withPlaces(headless(sentence), args),
      base,
      sentence.follows ? last : base,
      args
    )
    wants.push(...told)
    last = told[0]?.path ?? last
  }
  return wants
}

/** A sentence without the headline in front of it ("Invalid arguments for tool x: …"). */
const headless = ({ held, text }: Masked): Masked => ({
  held,
  text: text.replace(
    /^(?:(?:mcp )?error(?: -?\d+)?|[^:⟨]*\b(?:arguments|parameters|validation (?:error|failed))\b[^:]*|question|suggestions?|note|hint|fix):\s+/i,
    ''
  )
})

const missing =
  /\bmissing\b|(?<!not )\brequired\b|must have (?:the )?(?:required )?property|must be (?:present|provided|given|set)\b|\badd (?:it|⟨|the key|a value)|\bprovide\b|\bsupply\b|(?:received|got) undefined|not provided|\bis blank\b|what should i use/i
const surplus =
  /\bremove (?:it|them|⟨|the (?:key|property|parameter|field|argument))|\bnot (?:an? )?(?:accepted|allowed|known|recogni[sz]ed|expected|valid|permitted|supported) (?:key|property|parameter|field|argument|input)|\bunexpected\b|\bunrecogni[sz]ed\b|\bunknown (?:key|property|parameter|field|argument)|additional propert|not expected to be here|must not be (?:present|sent)|\bno value is accepted\b|(?:is|are) not (?:allowed|permitted|expected)\b|\b(?:drop|delete|omit|leave out) (?:it|them|⟨)|\bleave (?:it|them) out/i

const wantsIn = (
  sentence: Masked,
  base: Keys | undefined,
  follows: Keys | undefined,
  args: unknown
): ReadonlyArray<Want> => {
  const { held } = sentence
  const renamed = renamesIn(sentence, base, follows, args)
  if (renamed !== undefined) return renamed
  const text = sentence.text.replace(/,? ?\bbecause\b[^:;]*|^(?:if|when|since)\b[^,]*, ?/gi, '')
  const places = placesIn({ text, held }, args).filter(
    ({ start }) =>
      !/\b(?:inside|under|within|wrapped in|like|of|in|from) (?:the )?(?:key |property )?$/i.test(
        text.slice(0, start)
      )
  )
  const [first] = places
  const wanted = missing.test(text)
  const unwanted = surplus.test(text) && !/\bmay be\b/i.test(text)
  const flags = { ...(wanted ? { missing: true } : {}), ...(unwanted ? { surplus: true } : {}) }
  if (first === undefined) {
    const path = follows ?? (/\bwrapped in\b|\binside ⟨/i.test(text) ? [] : undefined)
    if (path === undefined) return []
    return [{ ...factsIn(text, held), ...flags, path }]
  }
  const subjects = wanted || unwanted ? listed(places, text) : [first]
  return subjects.map((place, index) => {
    const own = subjects.length > 1 ? ownPart(text, place, subjects[index + 1]) : about(text, place)
    const path = resolve(place.text, base, args, { wanted, unwanted, text })
    return { ...factsIn(own, held), ...flags, path }
  })
}

/** The sentence with its subject taken out, so that only what is said of it is left. */
const about = (text: string, { end, start }: Named): string =>
  start < 4 ? text.slice(end).trim() : `${text.slice(0, start)}it${text.slice(end)}`

const ownPart = (text: string, { end }: Named, next: Named | undefined): string =>
  text.slice(end, next?.start).trim()

/** The places of one list: `a`, `b` (string) and `c`. */
const listed = (places: ReadonlyArray<Named>, text: string): ReadonlyArray<Named> => {
  const list: Array<Named> = []
  for (const place of places) {
    const last = list.at(-1)
    const between = last === undefined ? '' : text.slice(last.end, place.start)
    if (last !== undefined && !/^(?: \([^)]*\))?(?:,? and |,? or |, )$/.test(between)) break
    list.push(place)
  }
  return list
}

interface Context {
  readonly wanted: boolean
  readonly unwanted: boolean
  readonly text: string
}

/** A place as its sentence means it: from the root, or from the place that the wire gave. */
const resolve = (
  name: string,
  base: Keys | undefined,
  args: unknown,
  { text, unwanted, wanted }: Context
): Keys => {
  const path = keysIn(name, args)
  const [first] = path
  if (base === undefined || base.length === 0) {
    // "data/a must have required property 'b'": two places, the second inside of the first.
    return path
  }
  if (first === undefined) return base
  if (path.length === 1 && base.at(-1) === first) return base
  if (/must have (?:the )?(?:required )?property/i.test(text)) return [...base, ...path]
  if (first === base[0] && (path.length > 1 || base.length > 1)) return path
  const owner = at(args, base)
  const isInside = typeof owner === 'object' && owner !== null && child(args, first) === undefined
  return (wanted || unwanted) && isInside
    ? [...base, ...path]
    : child(owner, first) !== undefined
      ? [...base, ...path]
      : path
}

const renames: ReadonlyArray<RegExp> = [
  /\b(?:rename|move|change) (⟨\d+⟩) (?:to|as|into|→|->) (⟨\d+⟩)/i,
  /\b(?<swap>use|send|put) (⟨\d+⟩) instead of (⟨\d+⟩)/i,
  /(⟨\d+⟩) should be (?:called|named|spelled|written) (⟨\d+⟩)/i,
  /(⟨\d+⟩)[^⟨]*\b(?:rename|move) it (?:to|as|into) (⟨\d+⟩)/i,
  /\b(?:rename|move) it (?:to|as|into) ()(⟨\d+⟩)/i,
  /(⟨\d+⟩)[^⟨]*(?:not an? (?:accepted|known|allowed)|not expected|unexpected|unrecogni[sz]ed|unknown)[^⟨]*did you mean (?:the )?(?:property |key |parameter |field )?(⟨\d+⟩)/i,
  /\b(?:unexpected|unrecogni[sz]ed|unknown)[^⟨]*(⟨\d+⟩)[^⟨]*did you mean (?:the )?(?:property |key |parameter |field )?(⟨\d+⟩)/i,
  /\bdid you mean (?:the )?(?:property|key|parameter|field) ()(⟨\d+⟩)/i
]

/** What is said of a value that stands under another key; the pair comes with it, or nothing. */
const renamesIn = (
  { held, text }: Masked,
  base: Keys | undefined,
  follows: Keys | undefined,
  args: unknown
): ReadonlyArray<Want> | undefined => {
  for (const wording of renames) {
    const found = wording.exec(text)
    if (found === null) continue
    const pair = found.groups?.['swap'] === undefined ? found.slice(1) : found.slice(2).reverse()
    const tokens = pair.filter((token) => token !== found.groups?.['swap'])
    const old = heldBy(tokens[0] ?? '', held)
    const next = heldBy(tokens[1] ?? '', held)
    if (next === undefined) continue
    const from = old === undefined ? (follows ?? base) : inside(keysIn(old.text, args), base, args)
    if (from === undefined || from.length === 0 || at(args, from) === undefined) continue
    const to = keysIn(next.text, args)
    return [{ path: to.length === 1 ? [...from.slice(0, -1), ...to] : to, from }]
  }
  return undefined
}

/** A name without a path stands beside, or below, the place that the wire gave. */
const inside = (path: Keys, base: Keys | undefined, args: unknown): Keys => {
  if (base === undefined || at(args, path) !== undefined) return path
  const candidates = [
    [...base, ...path],
    [...base.slice(0, -1), ...path]
  ]
  return candidates.find((keys) => at(args, keys) !== undefined) ?? path
}
