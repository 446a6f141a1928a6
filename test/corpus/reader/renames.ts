import { heldBy } from './literals.js'
import { keysIn } from './locate.js'
import type { Masked } from './mask.js'
import { placesIn } from './places.js'
import type { Context } from './subjects.js'
import { at, type Keys } from './value.js'
import type { Want } from './want.js'

const KEY = '(?:the )?(?:property |key |parameter |field |argument )?'
const OLD = '(?<old>⟨\\d+⟩)'
const NEW = '(?<new>⟨\\d+⟩)'

/** How it is said that a value belongs under another key; without the old name it is the subject's. */
const wordings: ReadonlyArray<RegExp> = [
  `\\b(?:move|put) ${KEY}${OLD} into ${KEY}(?<owner>⟨\\d+⟩),? as ${NEW}`,
  `\\b(?:rename|move|change) ${KEY}${OLD} (?:to|as|into|→|->) ${KEY}${NEW}`,
  `\\b(?:use|send|put) ${KEY}${NEW} (?:instead of|rather than|in place of) ${KEY}${OLD}`,
  `${OLD} (?:should|must) be (?:called|named|spelled|spelt|written) ${NEW}`,
  `${OLD}[^⟨]*\\b(?:rename|move) it (?:to|as|into) ${KEY}${NEW}`,
  `^(?:rename|move) it (?:to|as|into) ${KEY}${NEW}`,
  `${OLD}[^⟨]*(?:not an? (?:accepted|known|allowed)|not expected|not accepted|unexpected|unrecogni[sz]ed|unknown)[^⟨]*did you mean ${KEY}${NEW}`,
  `\\b(?:unexpected|unrecogni[sz]ed|unknown)[^⟨]*${OLD}[^⟨]*did you mean ${KEY}${NEW}`,
  `did you mean the (?:property|key|parameter|field|argument) ${NEW}`,
  `did you mean (?:property|key|parameter|field|argument) ${NEW}`
].map((source) => new RegExp(source, 'i'))

const isMove = /\bmove\b/i

const question = new RegExp(`^did you mean ${KEY}${NEW}$`, 'i')

/** The rename that a sentence asks for; `undefined` where it asks for none that can be made. */
export const renameIn = (sentence: Masked, context: Context): Want | undefined => {
  const { held, text } = sentence
  const asked = context.before?.surplus === true ? [...wordings, question] : wordings
  for (const wording of asked) {
    const groups = wording.exec(text)?.groups
    const next = heldBy(groups?.['new'] ?? '', held)?.text
    if (next === undefined) continue
    const old = heldBy(groups?.['old'] ?? '', held)?.text
    const from =
      old === undefined ? (context.before?.path ?? context.base) : found(old, sentence, context)
    if (from === undefined || from.length === 0 || at(context.args, from) === undefined) continue
    const owner = heldBy(groups?.['owner'] ?? '', held)?.text
    if (owner !== undefined) return { path: [...keysIn(owner, context.args), next], from }
    const to = keysIn(next, context.args)
    // Who renames says the new name alone; who moves says where to.
    const isBeside = to.length === 1 && !(isMove.test(text) && old?.includes('.') === true)
    return { path: isBeside ? [...from.slice(0, -1), ...to] : to, from }
  }
  return undefined
}

const several =
  /\bmove ((?:⟨\d+⟩(?:, | and )?){2,}) into (⟨\d+⟩)(?:, as ((?:⟨\d+⟩(?:, | and )?){2,}))?/i

/** The keys that a sentence says to move into one object, each under its own name or under that which is said at its turn. */
export const movesIn = (sentence: Masked, context: Context): ReadonlyArray<Want> => {
  const [, keys = '', into = '', names = ''] = several.exec(sentence.text) ?? []
  const owner = heldBy(into, sentence.held)?.text
  if (owner === undefined) return []
  const last = tokensIn(names).map((token) => heldBy(token, sentence.held)?.text)
  return tokensIn(keys).flatMap((token, nth): ReadonlyArray<Want> => {
    const from = found(heldBy(token, sentence.held)?.text ?? '', sentence, context)
    const key = last[nth] ?? from?.at(-1)
    return from === undefined || key === undefined
      ? []
      : [{ path: [...keysIn(owner, context.args), key], from }]
  })
}

const tokensIn = (text: string): ReadonlyArray<string> => text.match(/⟨\d+⟩/g) ?? []

/** A key may be named alone: it stands below or beside the place that the wire or the sentence gave. */
const found = (name: string, sentence: Masked, { args, base }: Context): Keys | undefined => {
  const path = keysIn(name, args)
  const [first] = placesIn(sentence, args)
  const near = base ?? (first === undefined ? [] : keysIn(first.text, args))
  const candidates = [path, [...near, ...path], [...near.slice(0, -1), ...path]]
  return candidates.find((keys) => at(args, keys) !== undefined)
}
