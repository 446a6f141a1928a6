import { isList, own } from '@toolfault/model'

/** Where a body tells of itself. */
export interface Parts {
  /** The body, and its error. */
  readonly around: ReadonlyArray<unknown>
  /** The errors and the details that these list. */
  readonly inside: ReadonlyArray<unknown>
  /** What stands beside the errors of a list. */
  readonly beside: ReadonlyArray<unknown>
}

/** So many errors of a list are looked at. */
const WIDEST = 8

/** The parts of a body in which it has codes and delays, and not what was sent. */
export const partsOf = (body: unknown): Parts => {
  const around = [body, own(body, 'error') ?? own(body, 'Error')]
  const inside = [
    body,
    ...around.flatMap((part) => ['errors', 'details'].map((name) => own(part, name)))
  ].flatMap((list) => (isList(list) ? list.slice(0, WIDEST) : []))
  return { around, inside, beside: inside.map((part) => own(part, 'extensions')) }
}
