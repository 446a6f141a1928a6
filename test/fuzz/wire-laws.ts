import { type Decoded, isList, losses, own } from '@toolfault/model'
import fc from 'fast-check'
import type { Either } from 'fp-ts/lib/Either.js'
import * as assert from 'uvu/assert'
import { same } from './check.js'
import { wire } from './shapes.js'
import type { Spec } from './target.js'

/** What the laws of the design, section 2, ask of a wire, for whatever the search comes upon. */

type Read<A> = Either<ReadonlyArray<unknown>, Decoded<A, unknown>>

interface Reading<A> {
  readonly decode: (wire: unknown) => Read<A>
  readonly keep: (value: A) => A
}

/** As a stranger sees it. */
const seen = (value: unknown): unknown => {
  const text = JSON.stringify(value)
  return text === undefined ? undefined : JSON.parse(text)
}

/** An answer of a writer: plain JSON for anything at all; what a model reads of it hides nothing. */
export const writing = (args: fc.Arbitrary<ReadonlyArray<unknown>>): Spec => ({
  args,
  plain: 'always',
  options: 1,
  read: sentences
})

/** Members that a model or a user reads, in the wires that have them. */
const sentences = (answer: unknown): ReadonlyArray<string> => {
  if (typeof answer === 'string') return [answer]
  const found: Array<string> = []
  const look = (value: unknown, depth: number): void => {
    if (depth > 6 || typeof value !== 'object' || value === null) return
    for (const [name, held] of Object.entries(value)) {
      if (typeof held === 'string' && said.has(name)) found.push(held)
      else if (!data.has(name)) look(held, depth + 1)
    }
  }
  look(answer, 0)
  return found
}

const said = new Set(['text', 'detail', 'title', 'additional_prompt_content', 'description'])
const data = new Set(['_meta', 'read', 'data', 'details', 'dev.toolfault/fault'])

/** Law 3, and that what is refused has places and reasons. */
export const decoding = <A>(
  values: fc.Arbitrary<A>,
  encode: (value: A, form?: never) => unknown,
  decode: (wire: unknown) => Read<A>
): Spec => ({
  args: fc.oneof(
    fc.tuple(wire),
    fc.tuple(values).map(([value]) => [seen(encode(value)), 'ours'] as [unknown, string])
  ),
  via: (given: unknown) => decode(given),
  plain: 'always',
  holds: ([given, whose], answer) => {
    if (whose !== 'ours') return
    const right = own(answer, 'right')
    assert.ok(right !== undefined, 'it does not read what it wrote')
    // A border: the reader made them, of the types that the writer takes.
    const [value, form] = [own(right, 'value'), own(right, 'form')] as [A, never]
    same(seen(encode(value, form)), given, 'law 3: it is written back in another way')
  },
  always: (_args, answer) => {
    const refused = own(answer, 'left')
    if (refused === undefined) return
    assert.ok(isList(refused) && refused.length > 0 && refused.length <= 64, 'how it is refused')
    for (const issue of isList(refused) ? refused : []) {
      assert.ok(isList(own(issue, 'path')), 'a place')
      assert.ok(typeof own(issue, 'message') === 'string', 'a reason')
    }
  }
})

/** Laws 1 and 2: what is read of what was written is what is kept, and that is written as the whole was. */
export const keeping = <A>(
  values: fc.Arbitrary<A>,
  encode: (value: A) => unknown,
  { decode, keep }: Reading<A>
): Spec => ({
  args: fc.tuple(values),
  via: (value: unknown) => keep(value as A),
  plain: 'sound',
  holds: ([value], answer) => {
    const kept = answer as A
    const written = seen(encode(value as A))
    const read = decode(written)
    assert.is(read._tag, 'Right', 'law 1: it does not read what it wrote')
    if (read._tag === 'Right') same(read.right.value, kept, 'law 1')
    same(seen(encode(kept)), written, 'law 2: what is kept is written in another way')
    same(keep(kept), kept, 'law 2: what is kept is not kept')
    const again = decode(seen(encode(kept)))
    if (again._tag === 'Right') same(again.right.value, kept, 'law 1, of what is kept')
  }
})

/** Law 5: the fields where the two differ, and no other. */
export const losing = <A>(values: fc.Arbitrary<A>, { keep }: Pick<Reading<A>, 'keep'>): Spec => ({
  args: fc.tuple(values),
  plain: 'always',
  holds: ([value], answer) => same(answer, losses(value, keep(value as A)), 'law 5')
})
