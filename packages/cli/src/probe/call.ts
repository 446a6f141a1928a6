import type { IssueKind, Path } from '@toolfault/model'
import type { Json } from '@toolfault/types/json'

/** What is wrong with a call; each call has one thing wrong. */
export const mistakes = [
  'missing',
  'type',
  'choice',
  'bound',
  'surplus',
  'misspelt',
  'nested',
  'unknown tool'
] as const

/** One of them. */
export type Mistake = (typeof mistakes)[number]

/** What a good answer says is expected. */
export type Want =
  /** The types, or the values that are listed, where both say it. */
  | {
      readonly id: 'types'
      readonly types: ReadonlyArray<string>
      readonly values?: ReadonlyArray<Json>
    }
  | { readonly id: 'values'; readonly values: ReadonlyArray<Json> }
  | { readonly id: 'bound'; readonly limit: number }
  /** The key is not allowed. */
  | { readonly id: 'nothing' }
  /** The name that was meant. */
  | { readonly id: 'name'; readonly name: string }

/** A call that must fail, and why. */
export interface Call {
  readonly mistake: Mistake
  readonly tool: string
  /** The place at fault; `[]` for a tool that is not there. */
  readonly path: Path
  /** The key that was sent instead of the right one. */
  readonly sentAs?: Path
  /** What other branches of a union lack: no less right to name. */
  readonly others?: ReadonlyArray<Path>
  readonly args: Json
  readonly want: Want
}

/** A call that should be refused for an issue of this kind at its path; the validator decides. */
export interface Candidate extends Omit<Call, 'tool'> {
  readonly kind: IssueKind
}

/** The text that is sent where a text is wrong: nothing that an answer may repeat. It opens nothing. */
export const SECRET = 'sk-toolfault-0nly4Probe7Looks9Secret'

/** The key that is sent where none is allowed, and the tool that is called where no name is near to one. */
export const SURPLUS = 'toolfault_probe'
