import * as t from 'io-ts'
import { exactly } from '../fault/shape/exactly.js'
import { orNull } from '../reading/or-null.js'

/** One entry of `errors` as it is read. */
export interface Entry {
  readonly path: string
  /** A validator may have none (row V15). */
  readonly message?: string | null
  /** Any text (row V11). */
  readonly keyword?: string | null
}

/** The validation envelope as it is read. */
export interface Envelope {
  readonly valid: boolean
  readonly errors?: ReadonlyArray<Entry> | null
}

const entry: t.Type<Entry> = exactly(
  { path: t.string },
  { message: orNull(t.string), keyword: orNull(t.string) }
)

/** The validation envelope (F7, "Response Format"). */
export const envelope: t.Type<Envelope> = exactly(
  { valid: t.boolean },
  { errors: orNull(t.readonlyArray(entry)) }
)
