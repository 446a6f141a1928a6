import type { Keys } from './value.js'

/** From least to most; `over` and `under` exclude the limit itself. */
export interface Limits {
  readonly least?: number
  readonly most?: number
  readonly over?: number
  readonly under?: number
}

/** What a text was understood to ask of one place. */
export interface Want {
  readonly path: Keys
  readonly missing?: boolean
  readonly surplus?: boolean
  /** The value stands at another path now. */
  readonly from?: Keys
  readonly types?: ReadonlyArray<string>
  /** Any of these values. */
  readonly values?: ReadonlyArray<unknown>
  /** This very value. */
  readonly exact?: { readonly value: unknown }
  readonly range?: Limits
  readonly characters?: Limits
  readonly items?: Limits
  readonly multiple?: number
  readonly format?: string
  readonly pattern?: string
  readonly example?: { readonly value: unknown }
  /** The shape in one line, `{ a: string, b?: integer }`. */
  readonly shape?: string
  readonly how?: 'parse' | 'split' | 'join' | 'stringify' | 'wrap' | 'unwrap'
  /** What stands under this key is the value itself. */
  readonly inside?: string
  readonly distinct?: boolean
}

/** Two readings of one place: lists are joined, and what was said first stands. */
export const both = (first: Want, second: Want): Want => ({
  ...second,
  ...first,
  ...joined('types', first.types, second.types),
  ...joined('values', first.values, second.values),
  ...limits('range', first.range, second.range),
  ...limits('characters', first.characters, second.characters),
  ...limits('items', first.items, second.items)
})

const joined = <Key extends string>(
  key: Key,
  first: ReadonlyArray<unknown> | undefined,
  second: ReadonlyArray<unknown> | undefined
): object => {
  const all = [...(first ?? []), ...(second ?? [])]
  const seen = new Set<string>()
  const unique = all.filter((one) => {
    const text = JSON.stringify(one)
    return !seen.has(text) && seen.add(text)
  })
  return all.length === 0 ? {} : { [key]: unique }
}

const limits = (key: string, first: Limits | undefined, second: Limits | undefined): object =>
  first === undefined && second === undefined ? {} : { [key]: { ...second, ...first } }
