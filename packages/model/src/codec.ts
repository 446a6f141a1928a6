import type { Either } from 'fp-ts/lib/Either.js'
import type { Issue } from './issue.js'
import { printPointer } from './path.js'
import { isList, isRecord, keysOf, own, step, steps, total } from './total.js'

/** Enough for every fault that a source makes; what cannot be compared within it is a loss. */
const BUDGET = 1_000_000

/**
 * The writing half of a wire.
 *
 * `form` says how the other side spells it: version, variant, wrapper, path convention. Plain JSON,
 * read by this wire alone. `encode` is total, writes nothing to its input, and what it returns is
 * what `JSON.parse(JSON.stringify())` makes of it.
 */
export interface Encoder<A, Wire, Form> {
  readonly encode: (value: A, form?: Form) => Wire
}

/**
 * A wire, written and read. Its laws, held by one battery in `test/laws`:
 *
 * 1. `decode(encode(x)).value = keep(x)`
 * 2. `encode(keep(x)) = encode(x)`
 * 3. where the wire is lossless and its text clean: `encode(value, form) = w`
 * 4. nothing is invented: each field of `keep(x)` is x's own, or text that `encode` wrote, or unknown
 * 5. who can mend it is unchanged, or that is among the losses
 */
export interface Codec<A, Wire, Form> extends Encoder<A, Wire, Form> {
  readonly decode: (wire: unknown) => Either<ReadonlyArray<Issue>, Decoded<A, Form>>
  readonly keep: (value: A) => A
}

/** What was read, and how it was spelled. */
export interface Decoded<A, Form> {
  readonly value: A
  readonly form: Form
}

/**
 * The fields in which a value and what a wire keeps of it differ, as JSON Pointers with indexes
 * folded to `*`, sorted and unique; `['']` where the two cannot be compared. What a wire loses is
 * computed here and nowhere else.
 */
export const losses = (value: unknown, kept: unknown): ReadonlyArray<string> =>
  total(
    () => {
      const found = new Set<string>()
      const counter = steps(BUDGET)
      const compare = (a: unknown, b: unknown, pointer: string): void => {
        if (Object.is(a, b)) return
        if (!step(counter)) found.add('')
        else if ((isList(a) && isList(b)) || (isRecord(a) && isRecord(b))) {
          for (const key of new Set([...keysOf(a), ...keysOf(b)])) {
            if (counter.left < 0) return
            compare(own(a, key), own(b, key), pointer + printPointer([isList(a) ? '*' : key]))
          }
        } else found.add(pointer)
      }
      compare(value, kept, '')
      return [...found].sort()
    },
    () => ['']
  )
