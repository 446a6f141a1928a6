import { isRecord, own, part } from '@toolfault/model'

/** A codec, seen through those that only wrap another and take its place in the context. */
export interface Codec {
  /** The `_tag` of what is beneath; `undefined` where io-ts gave it none. */
  readonly tag: string | undefined
  readonly inner: unknown
  /** A refinement or brand was looked through. */
  readonly isRefined: boolean
  /** A refinement to whole numbers was looked through. */
  readonly isInteger: boolean
  /** What its author called the outermost, where that is no name which io-ts put together. */
  readonly name: string | undefined
}

/** Look through a codec, and remember what was seen. */
export type Look = (codec: unknown) => Codec

const wrappers: ReadonlySet<unknown> = /* @__PURE__ */ new Set([
  'ExactType',
  'ReadonlyType',
  'RecursiveType',
  'RefinementType'
])

/** Whether a codec of that `_tag` only wraps another. */
export const isWrapper = (tag: unknown): boolean => wrappers.has(tag)

/** A recursion can lead back to itself; nobody wraps deeper. */
const LEVELS = 64

/** One for each list of errors: nothing of the caller's is held longer. */
export const looking = (): Look => {
  const seen = new Map<unknown, Codec>()
  return (codec) => {
    const known = seen.get(codec)
    if (known !== undefined) return known
    const found = lookAt(codec)
    seen.set(codec, found)
    return found
  }
}

const lookAt = (codec: unknown): Codec => {
  const through: Array<unknown> = []
  let inner = codec
  while (isWrapper(own(inner, '_tag')) && through.length < LEVELS) {
    through.push(inner)
    const next = wrapped(inner)
    // Without what it wraps, a wrapper is all that is known.
    if (!isRecord(next)) break
    inner = next
  }
  const tag = own(inner, '_tag')
  const refinements = through.filter((one) => own(one, '_tag') === 'RefinementType')
  return {
    tag: typeof tag === 'string' ? tag : undefined,
    inner,
    isRefined: refinements.length > 0,
    isInteger: (tag === 'NumberType' || isWrapper(tag)) && refinements.some(isWhole),
    name: given(own(codec, 'name'))
  }
}

/** The `type` of a recursion is a getter of its prototype that runs the definition. */
const wrapped = (codec: unknown): unknown =>
  own(codec, '_tag') === 'RecursiveType' ? part(codec, 'type') : own(codec, 'type')

/** `t.Int` and `t.Integer`. */
const isWhole = (refinement: unknown): boolean =>
  own(refinement, 'predicate') === Number.isInteger ||
  /^Int(?:eger)?$/.test(String(given(own(refinement, 'name'))))

/** Names that io-ts puts together hold brackets, bars and quotation marks: `(number | <function1>)`. */
const given = (name: unknown): string | undefined =>
  typeof name === 'string' && /^[\w$][\w$ .:-]{0,63}$/.test(name) ? name : undefined
