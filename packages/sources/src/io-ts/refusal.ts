import { type IssueKind, isList, isRecord, kindOf, own, owns, type Params } from '@toolfault/model'
import type { Json } from '@toolfault/types/json'
import type { Codec, Look } from './codec.js'
import type { Listed } from './listed.js'
import { taken } from './taken.js'

/** The rule that a codec of io-ts itself was broken in; `at` is the key that it is about, below the place. */
export interface Refusal {
  readonly kind: IssueKind
  readonly keyword: string
  readonly params?: Params
  readonly at?: string
}

/** What in a codec refuses a value at its own place; `undefined` where nothing that is known does. */
export type Refuse = (codec: Codec, value: unknown) => Refusal | undefined

/** Members of intersections within intersections, deeper than anyone writes them. */
const DEPTH = 16

/** One for each list of errors. */
export const refusing = (look: Look, listed: Listed): Refuse => {
  const refuse = (codec: Codec, value: unknown, depth: number): Refusal | undefined => {
    if (codec.isInteger)
      return Number.isInteger(value) ? undefined : ofKeyword('type', { type: 'integer' })
    switch (codec.tag) {
      case 'NeverType':
        return ofKeyword('false schema')
      case 'UndefinedType':
      case 'VoidType':
        return value === undefined ? undefined : ofKeyword('false schema')
      case 'LiteralType':
        return value === own(codec.inner, 'value') ? undefined : literal(codec)
      case 'KeyofType':
        return typeof value === 'string' && owns(own(codec.inner, 'keys'), value)
          ? undefined
          : choice(listed.values(codec.inner))
      case 'UnionType':
        return union(codec, value, depth)
      case 'IntersectionType':
        return depth > DEPTH ? undefined : first(codec, value, depth)
      default:
        return typed(codec, value)
    }
  }

  const first = (codec: Codec, value: unknown, depth: number): Refusal | undefined => {
    const members = own(codec.inner, 'types')
    for (const member of isList(members) ? members : []) {
      const found = refuse(look(member), value, depth + 1)
      if (found !== undefined) return found
    }
    return undefined
  }

  /** io-ts reports a union itself only where a tag led to no branch; an author's codec does as it likes. */
  const union = (codec: Codec, value: unknown, depth: number): Refusal | undefined => {
    const tag = listed.tag(codec.inner)
    if (tag !== undefined) {
      if (!isRecord(value)) return ofKeyword('type', { type: 'object' })
      const allowed: Params = { allowedValues: tag.values }
      if (!owns(value, tag.key)) return { ...ofKeyword('required', allowed), at: tag.key }
      const is: unknown = own(value, tag.key)
      return tag.values.some((one) => one === is)
        ? undefined
        : { ...ofKeyword('enum', allowed), at: tag.key }
    }
    // Its branches would have spoken.
    if (codec.isRefined || depth > 0) return undefined
    const values = listed.values(codec.inner)
    return values === undefined ? ofKeyword('anyOf') : choice(values)
  }

  return (codec, value) => refuse(codec, value, 0)
}

const ofKeyword = (keyword: string, params?: Params): Refusal => ({
  kind: kindOf(keyword),
  keyword,
  ...(params === undefined ? {} : { params })
})

const literal = ({ inner }: Codec): Refusal => {
  const value = own(inner, 'value')
  return ofKeyword('const', isScalar(value) ? { allowedValue: value } : undefined)
}

const isScalar = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value)

const choice = (values: ReadonlyArray<Json> | undefined): Refusal =>
  ofKeyword('enum', values === undefined ? undefined : { allowedValues: values })

const typed = ({ tag }: Codec, value: unknown): Refusal | undefined => {
  const its = taken.get(tag)
  if (its === undefined || its.accepts(value)) return undefined
  return ofKeyword('type', its.type === undefined ? undefined : { type: its.type })
}
