import { type IssueKind, kindOf, type Params } from '@toolfault/model'
import type { Json } from '@toolfault/types/json'

/** The rule that broke, in the words that all validators share. */
export interface Rule {
  readonly kind: IssueKind
  /** Absent where the parameters are unknown, so that a schema may complete it. */
  readonly keyword?: string
  readonly params?: Params
}

/** What a library's issue says, beside its path. */
export interface Said extends Rule {
  /** The sentence is the library's own. Else it is an author's, and so it is when nobody can tell. */
  readonly stock: boolean
  /** The sentence, where it is not the issue's `message` as it stands. */
  readonly message?: string
  /** Whether the key is not there; absent where the issue alone does not tell. */
  readonly absent?: boolean | undefined
  /** What came, if that is said: nothing at all (`undefined`), or something. */
  readonly came?: 'nothing' | 'something' | undefined
  /** Texts of the caller that the issue holds. */
  readonly texts?: ReadonlyArray<unknown>
  /** Several keys at fault, of the object at the path. */
  readonly keys?: ReadonlyArray<unknown>
  /** The rule is about the last key of the path, and not about what stands there. */
  readonly isOfKey?: boolean
  /** The rule is about the owner of the last key of the path. */
  readonly isOfOwner?: boolean
  /** An item for which there is no place. */
  readonly isRest?: boolean
  /** Issues that are told in its place, one or more. */
  readonly parts?: Nested
  /** Issues of the last key of the path, told before it. */
  readonly ofKey?: unknown
  /** Issues of all branches of a union in one list, told before it. */
  readonly leaves?: unknown
  /** Branches of a union, each with its issues. */
  readonly branches?: { readonly lists: ReadonlyArray<unknown>; readonly from: Base }
}

/** Foreign issues, and where their paths begin: at the root, or at the place of the issue around them. */
export interface Nested {
  readonly issues: unknown
  readonly from: Base
  /** One more step to where they begin. */
  readonly key?: readonly [unknown]
}

export type Base = 'root' | 'here'

/** A rule of JSON Schema; without its parameters it is only of a kind. */
export const ruled = (keyword: string, params: Params | undefined): Rule =>
  params === undefined ? { kind: kindOf(keyword) } : { kind: kindOf(keyword), keyword, params }

/** A rule of JSON Schema that has no parameters. */
export const bare = (keyword: string): Rule => ({ kind: kindOf(keyword), keyword })

/** One rule of one parameter. */
export const ruledBy = (keyword: string, name: string, value: Json | undefined): Rule =>
  ruled(keyword, value === undefined ? undefined : { [name]: value })
