import { heldBy } from './literals.js'
import { looksLikePlace } from './locate.js'
import type { Masked } from './mask.js'
import type { Held } from './pieces.js'
import { child } from './value.js'

/** Words that begin a sentence and are no key of anybody. */
const common =
  /^(?:invalid|missing|error|errors|expected|received|values|it|this|that|there|the|please|question|required|unrecognized|unexpected|unknown|add|remove|send|note|too|must|should|is|are|was|and|or|not|to|of|in|a|an|for|with|set|use|rename|move|put|split|leave|what|names?|type|types|one|must|all|each|string|number|integer|array|object|boolean|null|validation|parameter|property|field|key|argument|did|you|mean|allowed|additional|least|most|once|first|last|any|exactly|present|given|provided|has|have|has|only|its|which|be|does|do|can|cannot|that|where|when|if|themselves|itself|them)$/i

const named =
  /((?:^|[\s(])(?:parameter|property|field|key|argument|input|path|at)s?(?: named| called)?:? )([\p{L}_$][\p{L}\p{N}_$-]*(?:\.[\p{L}\p{N}_$-]+|\[[^\]\s]*\])*)/giu
const leading =
  /^()([\p{L}_$][\p{L}\p{N}_$-]*(?:\.[\p{L}\p{N}_$-]+|\[[^\]\s]*\])*)(?=:| (?:must|is|should|needs|has to|expected|cannot|can't|was)\b)/u
const pointer =
  /((?:^|[\s(:]))(\{base\}(?:\.[^\s,;:()⟨⟩]+)*|(?:data|body|instance|#)?(?:\/[^\s,;:()⟨⟩]+)+|\(root\))/g

/** The same sentence with its unquoted places lifted out too. */
export const withPlaces = ({ held, text }: Masked, args: unknown): Masked => {
  const all = [...held]
  const lift = (_all: string, before: string, word: string): string => {
    if (common.test(word) && child(args, word) === undefined) return before + word
    const isRoot = /^(?:data|body|value|instance|input|root)$/.test(word)
    const name = isRoot && child(args, word) === undefined ? '(root)' : word
    all.push({ quote: 'place', text: name.replace(/[.!?]$/, '') })
    return `${before}⟨${all.length - 1}⟩`
  }
  const lifted = text
    .replace(
      /(?:(?<=^|: )(?:the )?arguments(?= (?:must|are|is|should|were)\b)|(?<=\b(?:for|with) )the arguments\b)/i,
      (word) => lift(word, '', '(arguments)')
    )
    .replace(pointer, lift)
    .replace(leading, lift)
    .replace(named, (all, before: string, word: string, start: number, whole: string) =>
      isKey(word, before, whole.slice(start + all.length), args) ? lift(all, before, word) : all
    )
  return { text: lifted, held: all }
}

/** A bare word is a key where a colon or a verb says so, where it is written as only keys are, or is known. */
const isKey = (word: string, before: string, after: string, args: unknown): boolean =>
  before.endsWith(': ') ||
  (/at $/i.test(before) && after === '') ||
  /^ (?:is|must|should|was|has|needs|cannot)\b/.test(after) ||
  /[\p{Ll}\d]\p{Lu}|[_.\d[]/u.test(word) ||
  child(args, word) !== undefined

/** A place in a sentence, and where it stands in its text. */
export interface Named {
  readonly text: string
  readonly start: number
  readonly end: number
}

const forValue =
  /(?:\bbe|\bequal to|\bequals|\bsend|\bset to|\bset it to|\bto|\bone of|\bsuch as|\bfor example|\be\.g\.?|\beg|\bexample|\bchoose|\bpick|\bformat|\bvalue|\bvalid|\bmean|\bpattern|\bmatch(?:es)?|\bexpected|\bor|\btype|\bexactly|\bconstant|⟨\d+⟩,)[,:]? ?$/i
const forKey =
  /(?:^|\b(?:property|properties|parameters?|fields?|keys?|arguments?|input|named|called|names?|for|at|add|remove|rename|provide|missing|required|unexpected|unknown|drop|omit)(?:\(s\))?(?: in object)?:? ?(?:the )?)$/i

/** The places that a sentence names, in its order; quoted values and patterns are not among them. */
export const placesIn = ({ held, text }: Masked, args: unknown): ReadonlyArray<Named> => {
  const found: Array<Named> = []
  for (const match of text.matchAll(/⟨\d+⟩/g)) {
    const piece = heldBy(match[0], held)
    const before = text.slice(0, match.index)
    const after = text.slice(match.index + match[0].length)
    if (piece !== undefined && isPlace(piece, before, after, found, args)) {
      found.push({ text: piece.text, start: match.index, end: match.index + match[0].length })
    }
  }
  return found
}

const isPlace = (
  piece: Held,
  before: string,
  after: string,
  found: ReadonlyArray<Named>,
  args: unknown
): boolean => {
  if (piece.quote === 'place') return true
  if (piece.quote === '{' || piece.quote === '[' || piece.quote === '/') return false
  if (!looksLikePlace(piece.text) && child(args, piece.text) === undefined) return false
  const last = found.at(-1)
  const listed =
    last !== undefined && /^(?: \([^)]*\))?,? ?(?:and|or|,)? ?$/.test(before.slice(last.end))
  if (listed) return true
  if (/^ (?:property|parameter|field|key|argument)\b/.test(after)) return true
  return piece.quote === '`'
    ? !forValue.test(before) || /\brename\b/i.test(before)
    : forKey.test(before)
}
