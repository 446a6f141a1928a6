import type { IssueKind, Path } from '@toolfault/model'
import type { Kept } from './keeps.js'

/** A call to be judged, as the texts of two editors. */
export interface CheckAsk {
  readonly kind: 'check'
  /** A tool, a list of tools or a bare JSON Schema. */
  readonly tool: string
  readonly args: string
  readonly validator: string
  readonly wire: string
  /** The name of a form of the wire that is written; of no weight where it has one alone. */
  readonly form: string
  /** Which of the repairs are to be done; those that are certain when absent. */
  readonly picked?: ReadonlyArray<number>
}

/** A wire to be handed on. */
export interface TranslateAsk {
  readonly kind: 'translate'
  readonly text: string
  readonly from: string
  readonly to: string
  /** The name of a form of the wire that is written; of no weight where it has one alone. */
  readonly form: string
}

/** What the page asks of the engine. */
export type Ask = CheckAsk | TranslateAsk

/** Where in the arguments something is wrong: a value, the key of one, or the object that lacks a key. */
export interface Mark {
  readonly path: Path
  readonly on: 'value' | 'key' | 'owner'
  /** What the advice leaves aside is told, too: a validator has named the place. */
  readonly severity: 'error' | 'info'
  readonly text: string
}

/** One thing to mend, in words. */
export interface Point {
  readonly kind: IssueKind
  readonly text: string
}

/** A repair, in words; the place of a repair in the list is its name. */
export interface Offer {
  readonly grade: 'certain' | 'likely' | 'guess'
  readonly changes: ReadonlyArray<string>
  readonly isPicked: boolean
}

/** The arguments before and after the repairs that are picked, laid out alike. */
export interface Mended {
  readonly before: string
  readonly after: string
  /** What is still wrong afterwards, in words; nothing when the call is valid. */
  readonly left: ReadonlyArray<string>
}

/** What stands on a wire. */
export interface Written {
  /** `undefined` where the wire has no form for the verdict. */
  readonly text: string | undefined
  /** Status, code or flag. */
  readonly way: string
  readonly keeps: ReadonlyArray<Kept>
}

/**
 * Why nothing is repaired: the arguments hold a number that would be another afterwards, or so many things are
 * wrong that the proof of each repair would take too long.
 */
export type Hindrance = 'rounded' | 'many'

/** What came of a call. */
export interface Checked {
  readonly kind: 'checked'
  readonly isValid: boolean
  /** What a model would read; for a valid call, that it is one. */
  readonly text: string
  readonly points: ReadonlyArray<Point>
  /** How many more there are than points. */
  readonly more: number
  readonly marks: ReadonlyArray<Mark>
  readonly remarks: ReadonlyArray<string>
  readonly offers: ReadonlyArray<Offer>
  readonly mended: Mended | undefined
  readonly hindrance: Hindrance | undefined
  readonly written: Written
}

/** Input that is of no use, and where: in an editor, at an offset where there is one. */
export interface Unusable {
  readonly kind: 'unusable'
  readonly where: 'tool' | 'args' | 'wire'
  readonly detail: string
  readonly at?: number
  /** A wire as which it could be read. */
  readonly guess?: string
}

/** What became of a wire. */
export interface Translated {
  readonly kind: 'translated'
  readonly text: string
  readonly way: string
  readonly loses: ReadonlyArray<string>
  readonly notes: ReadonlyArray<string>
}

/** What the engine answers. */
export type Answer = Checked | Translated | Unusable
