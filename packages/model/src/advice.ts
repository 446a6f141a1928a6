import type { Integer, Json } from '@toolfault/types/json'
import type { Fix } from './fix.js'
import type { IssueKind } from './issue.js'
import type { JsonWanted } from './json-break.js'
import type { JsonType } from './json-type.js'
import type { Path } from './path.js'

/** What the rule wanted. Data only: the sentence is made by the words. */
export type Expected =
  | {
      readonly id: 'type'
      readonly types: ReadonlyArray<string>
      /** What an array holds, or an object under any key. */
      readonly items?: ReadonlyArray<string>
    }
  | { readonly id: 'one_of'; readonly values: ReadonlyArray<Json> }
  | { readonly id: 'format'; readonly format: string }
  | { readonly id: 'pattern'; readonly pattern: string }
  | { readonly id: 'compare'; readonly comparison: Comparison; readonly limit: number | string }
  | { readonly id: 'count'; readonly of: Counted; readonly least?: number; readonly most?: number }
  | { readonly id: 'multiple'; readonly of: number }
  | { readonly id: 'distinct'; readonly first?: Integer; readonly second?: Integer }
  /**
   * One shape of several: those that matched at once, where too many did; how the shapes are called, or
   * what each of them asks for first, where that is all.
   */
  | {
      readonly id: 'one_branch'
      readonly matched?: ReadonlyArray<Integer>
      readonly names?: ReadonlyArray<string>
      readonly rules?: ReadonlyArray<Expected>
    }
  /**
   * Anything but what meets these rules, an object with all these keys, or with more than one of them where each
   * excludes the `others`, or the excluded shape.
   */
  | {
      readonly id: 'other_than'
      readonly rules?: ReadonlyArray<Expected>
      readonly keys?: ReadonlyArray<string>
      readonly excluding?: 'others'
    }
  | { readonly id: 'nothing' }
  /** A key that the schema knows, though it refuses none. */
  | { readonly id: 'known' }
  /** What an author's own check is called, where nothing else is known of it (`Slug`). */
  | { readonly id: 'named'; readonly name: string }
  | { readonly id: 'said'; readonly text: string }

/** How a number or a date is compared with its limit. */
export type Comparison = '<' | '<=' | '>' | '>='

/** What a size limit counts; `matching items` are those that `contains` accepts. */
export type Counted = 'characters' | 'items' | 'keys' | 'matching items'

/** Where a text that was to be JSON is none. */
export interface BrokenJson {
  /** How many characters are right. */
  readonly after: Integer
  /** What has to stand there. */
  readonly wanted: JsonWanted
  /** The last key before it. */
  readonly behind?: string
}

/** What came instead: type and size, and the value itself only where it can neither speak nor leak. */
export type Received =
  | {
      readonly id: 'type'
      readonly type: JsonType
      /** Code points of a string, elements of an array, keys of an object. */
      readonly size?: Integer
      /** Redaction has happened: what stands here may be shown. */
      readonly value?: Json
      /** It begins as JSON and ends too early, */
      readonly cut?: true
      /** or breaks on the way. */
      readonly broken?: BrokenJson
      /** A number that JSON lacks: one too large to be held, as `1e999` is, or none at all. */
      readonly beyond?: true
    }
  /**
   * A required string that holds nothing but white space (row A16), or one that its validator trims before it counts; or an
   * object with nothing under its keys.
   */
  | { readonly id: 'blank' }
  | { readonly id: 'absent' }
  /** Something came, and whoever said so has kept it back (row A12). */
  | { readonly id: 'redacted' }

/** Why the rule applied at all: a key is there, or is not, has a value, or has another. */
export type Cause =
  | { readonly id: 'present'; readonly path: Path }
  | { readonly id: 'absent'; readonly path: Path }
  | { readonly id: 'equals'; readonly path: Path; readonly value: Json }
  | { readonly id: 'differs'; readonly path: Path; readonly value: Json }

/** Which branch of a union was meant, how that was told, and how the branches are called. */
export interface Chosen {
  readonly branch: Integer
  readonly reason: 'tag' | 'type' | 'keys' | 'progress' | 'fewest' | 'tie'
  readonly name?: string
  readonly others?: ReadonlyArray<string>
  /** Where the tag stands, for the reason `tag`. */
  readonly tag?: Path
  /** Where the union stands, of a place in it that might be taken for that. */
  readonly of?: Path
}

/** What the schema says about the place, for the questions and the long form. */
export interface About {
  /** Agentopia's word for what the parameter is (`email_address`, `text`, else the JSON type). */
  readonly parameterType?: string
  readonly title?: string
  readonly description?: string
  /** The expected shape in one line: `{ email: string, subject?: string }`. */
  readonly signature?: string
  /** What the object that holds the place takes beside what it has: `{ to?: string, cc?: string[] }`. */
  readonly others?: string
  /** Each shape that this object may have, as a whole, where the place is a tag that nobody knows. */
  readonly shapes?: string
  /** A value that would do, from the schema's own `examples` or `default`, or a table of formats. */
  readonly example?: Json
}

/** One thing to mend. */
export interface Advice {
  readonly path: Path
  readonly kind: IssueKind
  /** How many issues this one stands for, when more than one. */
  readonly count?: Integer
  /** Which key of the path is the index that differs among them. */
  readonly at?: Integer
  /** The last of a consecutive run of indexes, from the one in the path. */
  readonly last?: Integer
  /** The next indexes, where they are not consecutive; at most two. */
  readonly next?: ReadonlyArray<Integer>
  readonly expected?: Expected
  /** What else a value at this place has to meet. */
  readonly also?: ReadonlyArray<Expected>
  readonly received?: Received
  readonly fix?: Fix
  readonly because?: Cause
  readonly chosen?: Chosen
  readonly about?: About
}
