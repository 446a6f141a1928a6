import type { Json } from '@toolfault/types/json'
import type { IssueKind } from './issue.js'
import type { Path } from './path.js'

/** The seven JSON Schema types (JSON Schema 2020-12, section 4.2.1 and `integer`). */
export type JsonType = 'null' | 'boolean' | 'integer' | 'number' | 'string' | 'array' | 'object'

/** What the rule wanted. Data only: the sentence is made by the words. */
export type Expected =
  | { readonly id: 'type'; readonly types: ReadonlyArray<string> }
  | { readonly id: 'one_of'; readonly values: ReadonlyArray<Json> }
  | { readonly id: 'format'; readonly format: string; readonly example?: string }
  | { readonly id: 'pattern'; readonly pattern: string }
  | { readonly id: 'compare'; readonly comparison: Comparison; readonly limit: number | string }
  | { readonly id: 'count'; readonly of: Counted; readonly least?: number; readonly most?: number }
  | { readonly id: 'multiple'; readonly of: number }
  | { readonly id: 'distinct'; readonly first?: number; readonly second?: number }
  | { readonly id: 'one_branch'; readonly matched?: ReadonlyArray<number> }
  | { readonly id: 'other_than' }
  | { readonly id: 'nothing' }
  | { readonly id: 'said'; readonly text: string }

/** How a number or a date is compared with its limit. */
export type Comparison = '<' | '<=' | '>' | '>='

/** What a size limit counts; `matching items` are those that `contains` accepts. */
export type Counted = 'characters' | 'items' | 'keys' | 'matching items'

/** What came instead, without its text: type and size, never a value. */
export type Received =
  | { readonly id: 'type'; readonly type: JsonType; readonly size?: number }
  /** A required string that holds nothing but white space (row A16). */
  | { readonly id: 'blank' }
  | { readonly id: 'absent' }

/** What the caller can do about it. */
export type Fix =
  | { readonly id: 'add'; readonly types?: ReadonlyArray<string> }
  | { readonly id: 'remove' }
  | { readonly id: 'choose'; readonly values: ReadonlyArray<Json> }
  | { readonly id: 'send'; readonly types: ReadonlyArray<string> }

/** Why the rule applied at all. */
export type Cause = { readonly id: 'present'; readonly path: Path }

/** Which branch of a union was meant, and how that was told. */
export interface Chosen {
  readonly branch: number
  readonly reason: 'tag' | 'type' | 'keys' | 'progress' | 'fewest' | 'tie'
}

/** What the schema says about the place, for the questions and the long form. */
export interface About {
  /** Agentopia's word for what the parameter is (`email_address`, `text`, else the JSON type). */
  readonly parameterType?: string
  readonly title?: string
  readonly description?: string
}

/** One thing to mend. */
export interface Advice {
  readonly path: Path
  readonly kind: IssueKind
  /** How many issues this one stands for, when more than one. */
  readonly count?: number
  /** The last of a consecutive run of indexes that this one stands for. */
  readonly last?: number
  readonly expected?: Expected
  readonly received?: Received
  readonly fix?: Fix
  readonly because?: Cause
  readonly chosen?: Chosen
  readonly about?: About
}
