import type { Json } from '@toolfault/types/json'
import type { JsonType } from './json-type.js'
import type { Path } from './path.js'

/** What the caller can do about it. */
export type Fix =
  /**
   * It stands in the text of a key beside it: before a sign or behind the last of such, and the rest on its other side; or behind
   * markup of the call, which leaked into it.
   */
  | {
      readonly id: 'add'
      readonly types?: ReadonlyArray<string>
      readonly within?: { readonly key: string } & (
        | { readonly before: string }
        | { readonly behind: string }
        | { readonly markup: string }
      )
    }
  /** What it says is said by another value under a key beside it. */
  | { readonly id: 'remove'; readonly beside?: { readonly key: string; readonly value: Json } }
  /** The value stands under another key, beside the right one or elsewhere; or it only might. */
  | { readonly id: 'rename'; readonly from: Path; readonly to: Path; readonly guess?: true }
  /** One of these values; or nothing at all, where the key is optional and none of them was meant. */
  | { readonly id: 'choose'; readonly values: ReadonlyArray<Json>; readonly optional?: true }
  | { readonly id: 'send'; readonly types: ReadonlyArray<string> }
  /** Exactly this value, and another for the key beside it, where the two stand in each other's place, or the one came with the other. */
  | {
      readonly id: 'put'
      readonly value: Json
      readonly beside?: { readonly key: string; readonly value: Json }
    }
  | Convert
  /** Any other value that meets the expectation; or the same one, of which no more than a part is lacking, or too much. */
  | { readonly id: 'meet'; readonly lacking?: 'zone'; readonly surplus?: 'markup' }

/**
 * The same value in another form: `parse` a text that holds the object or array, `split` a text at its
 * commas or at each `key`, `join` items into a text with commas or `key` between them, `stringify` what is wanted as the text of JSON, `wrap` it in an array, or in an object under `key` (what has no place: put it into the value of
 * `key` beside it), `unwrap` the only item of an array or what stands under `key`, of
 * the parts of a message in each of them. The entries of a map as a `list`, one for each key, and a list of such as a `map`: the
 * key of each stands under `key` and what it holds under `value` or, where that is absent, beside it; both are a text with a `sign` between
 * them; with none of these each is a pair. The `rows` of lists under names, and the `columns` of a list of objects.
 */
export interface Convert {
  readonly id: 'convert'
  readonly how:
    | 'parse'
    | 'split'
    | 'join'
    | 'stringify'
    | 'wrap'
    | 'unwrap'
    | 'list'
    | 'map'
    | 'rows'
    | 'columns'
  readonly to: JsonType
  readonly key?: string
  readonly value?: string
  readonly sign?: string
}
