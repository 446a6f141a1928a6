import { isList, total } from '@toolfault/model'

/** What a reader says of its own reading, so that nothing is guessed in silence. */
export type Note =
  /** A fault rode along that says something else than the visible error; it was ignored. */
  | 'carrier_contradicts'
  /** A fault rode along that cannot be read; it was ignored. */
  | 'carrier_unreadable'
  /** Names with dots were read as places inside objects (row A17). */
  | 'dotted_names'
  /** Paths were read as those of the owners of missing keys (facts 4.5). */
  | 'native_paths'
  /** No status came with the body, so its kind is what its members and texts say. */
  | 'no_status'
  /** A field was spelled in a way that is not known, and stands as one name. */
  | 'odd_fields'
  /** No body said more than its HTTP status, which tells the kind alone. */
  | 'from_status'
  /** The kind or the issues were made out from sentences. */
  | 'from_text'
  /** Places that are no JSON Pointers were cut at their slashes, nothing unescaped. */
  | 'unescaped_paths'
  /** Errors were read that are listed in another way than the text shows. */
  | 'other_errors'
  /** A relative type was read as one of ours, for nobody said to what it is relative. */
  | 'relative_type'
  /** The input was refused as well; what is missing comes first (row O12). */
  | 'invalid_input_too'
  /** Pages to visit were asked for beside a form; they stand in the wire alone. */
  | 'pages_too'
  /** The answer says that it is valid, and names errors (row N6). */
  | 'valid_with_errors'

/** What every reader adds to the form of its wire: plain JSON, read by that wire alone. */
export interface Noted {
  readonly notes?: ReadonlyArray<Note>
}

/** So many notes there are. */
const MOST = 64

/** Notes as a member, where there are some. */
export const noted = (notes: ReadonlyArray<Note>): Noted =>
  total<Noted>(
    () => (isList(notes) && notes.length > 0 ? { notes: [...new Set(notes.slice(0, MOST))] } : {}),
    () => ({})
  )
