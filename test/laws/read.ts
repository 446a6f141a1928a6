import { isDeepStrictEqual } from 'node:util'
import { type Decoded, isList, isRecord, keysOf, kindOf, losses, own } from '@toolfault/model'
import fc from 'fast-check'
import type { Either } from 'fp-ts/lib/Either.js'
import type { Test } from 'uvu'
import * as assert from 'uvu/assert'
import { branching, type Hostile, large, scraps } from '../hostile/values.js'

/** A wire that is written and read, as the battery sees it. */
export interface Lawful<A, Form> {
  readonly name: string
  readonly encode: (value: A) => unknown
  readonly decode: (wire: unknown) => Either<ReadonlyArray<unknown>, Decoded<A, Form>>
  /** Write in the spelling that was read. */
  readonly back: (value: A, form: Form) => unknown
  readonly keep: (value: A) => A
  readonly loses: (value: A) => ReadonlyArray<string>
  /** Who can mend it, or another short word that a client acts on. */
  readonly acts: (value: A) => string
  /** Words of the model for which the wire has words of its own. */
  readonly codes?: ReadonlyArray<string>
}

const draw = { numRuns: 200, seed: 20_260_728 }

/** The same draw for all wires and laws: to generate it takes longer than to check it. */
const draws = new WeakMap<object, ReadonlyArray<unknown>>()
const drawn = <A>(anyValue: fc.Arbitrary<A>): ReadonlyArray<A> => {
  const before = draws.get(anyValue) ?? fc.sample(anyValue, draw)
  draws.set(anyValue, before)
  // A border: they were drawn from this one.
  return before as ReadonlyArray<A>
}

const once = <A>(make: () => A): (() => A) => {
  let made: { readonly value: A } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

/** Hold a wire to the laws of the design, section 2, for given and for generated values. */
export const lawfulReader = <A, Form>(
  test: Test,
  { acts, back, codes = [], decode, encode, keep, loses, name }: Lawful<A, Form>,
  given: ReadonlyArray<A>,
  anyValue: fc.Arbitrary<A>
): void => {
  const through = (value: A) => ({ value, kept: keep(value), wire: seen(encode(value)) })
  const passed = once(() => [...given, ...drawn(anyValue)].map(through))
  const hold = (law: string, check: (value: A, kept: A, wire: unknown) => void): void => {
    test(`${name}: ${law}`, () => {
      try {
        for (const { value, kept, wire } of passed()) check(value, kept, wire)
      } catch (failure) {
        const one = (value: A): void => {
          const { kept, wire } = through(value)
          check(value, kept, wire)
        }
        // What fails is told by the smallest value that does.
        fc.assert(fc.property(anyValue, one), draw)
        throw failure
      }
    })
  }

  hold('law 1, what is read of what was written is what is kept', (value, kept, wire) => {
    const read = decode(wire)
    assert.is(read._tag, 'Right', JSON.stringify([value, wire, read]))
    if (read._tag === 'Right') same(read.right.value, kept)
    same(seen(kept), kept)
  })

  hold('law 2, what is kept is written as the whole was', (_value, kept, wire) => {
    same(seen(encode(kept)), wire)
    same(keep(kept), kept)
  })

  hold('law 3, what was read is written back as it stood', (_value, _kept, wire) => {
    writtenBack(wire, decode, back)
  })

  hold('law 4, nothing is invented', (value, kept, wire) => {
    const known = [...leaves(value, true), ...leaves(wire, true), ...codes]
    const texts = known.filter((leaf) => typeof leaf === 'string').join('\u0000')
    const invented = leaves(kept).filter(
      (leaf) =>
        !known.some((own) => Object.is(own, leaf)) &&
        !(typeof leaf === 'number' && texts.includes(String(leaf))) &&
        !(typeof leaf === 'string' && (texts.includes(leaf) || modelWords.has(leaf)))
    )
    assert.equal(invented, [], JSON.stringify([value, kept]))
  })

  hold('law 5, who can mend it is unchanged, or that is among the losses', (value, kept) => {
    if (acts(value) !== acts(kept)) assert.ok(loses(value).length > 0, JSON.stringify(value))
    assert.equal(loses(value), losses(value, kept))
  })

  test(`${name}: no reader throws, and junk is refused with places and reasons`, () => {
    for (const [what, wire] of [...scraps, ...branching, ...large] as ReadonlyArray<Hostile>) {
      refusedOrRead(decode(wire), what)
    }
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.anything()), (wire) =>
        refusedOrRead(decode(wire), '')
      )
    )
  })

  test(`${name}: a wire with one part torn out or put in is read or refused, not thrown at`, () => {
    fc.assert(
      fc.property(anyValue, fc.nat(), fc.jsonValue({ maxDepth: 1 }), (value, at, scrap) => {
        refusedOrRead(decode(broken(seen(encode(value)), at, scrap)), '')
      })
    )
  })
}

/** Words of the model that say that something is not known, or which sort it is. */
const modelWords: ReadonlySet<unknown> = new Set([
  'unknown',
  'shape',
  'tool',
  'internal',
  'execution_failed',
  'invalid_arguments',
  'said'
])

/** Law 3: what was read is written back as it stood, after its keys are sorted. */
export const writtenBack = (
  wire: unknown,
  decode: (wire: unknown) => Either<unknown, Decoded<unknown, unknown>>,
  encode: (value: never, form: never) => unknown
): void => {
  const read = decode(wire)
  assert.is(read._tag, 'Right', JSON.stringify([wire, read]))
  if (read._tag === 'Right') {
    const { form, value } = seen(read.right) as { form: never; value: never }
    same(seen(encode(value, form)), wire)
  }
}

const refusedOrRead = (read: Either<ReadonlyArray<unknown>, unknown>, what: string): void => {
  if (read._tag === 'Right') {
    assert.ok(isDeepStrictEqual(seen(read.right), read.right), what)
    return
  }
  assert.ok(read.left.length > 0 && read.left.length <= 64, what)
  for (const issue of read.left) {
    assert.ok(isList(own(issue, 'path')), what)
    const message = own(issue, 'message')
    assert.ok(typeof message === 'string' && message !== '', `${what}: ${JSON.stringify(issue)}`)
  }
}

/** uvu compares constructors, which a key of that name replaces. */
const same = (got: unknown, wanted: unknown): void => {
  if (!isDeepStrictEqual(got, wanted)) {
    assert.is(JSON.stringify(got, null, 1), JSON.stringify(wanted, null, 1))
    assert.unreachable('they differ in what JSON does not show')
  }
}

/** As a stranger sees it. */
export const seen = (value: unknown): unknown => {
  const text = JSON.stringify(value)
  return text === undefined ? undefined : JSON.parse(text)
}

/** Every scalar in a piece of JSON; of an issue whose keyword is known, its kind only for `all`. */
const leaves = (value: unknown, all = false): ReadonlyArray<unknown> => {
  if (isList(value)) return value.flatMap((item) => leaves(item, all))
  if (!isRecord(value)) return value === undefined ? [] : [value]
  const keyword = own(value, 'keyword')
  return keysOf(value).flatMap((key) => {
    const member = own(value, key)
    // One table makes the kind of a keyword.
    const isDerived =
      !all && key === 'kind' && typeof keyword === 'string' && kindOf(keyword) === member
    return isDerived ? [] : leaves(member, all)
  })
}

const broken = (wire: unknown, at: number, scrap: unknown): unknown => {
  const places = placesOf(wire, [])
  const place = places[at % Math.max(1, places.length)] ?? []
  return replaced(wire, place, scrap)
}

const placesOf = (value: unknown, path: ReadonlyArray<string>): Array<ReadonlyArray<string>> => [
  path,
  ...(isRecord(value) || isList(value)
    ? keysOf(value).flatMap((key) => placesOf(own(value, key), [...path, key]))
    : [])
]

const replaced = (
  value: unknown,
  [key, ...rest]: ReadonlyArray<string>,
  scrap: unknown
): unknown => {
  if (key === undefined) return scrap
  if (isList(value)) {
    return value.map((item, index) => (String(index) === key ? replaced(item, rest, scrap) : item))
  }
  return Object.fromEntries(
    keysOf(value).map((name) => [
      name,
      name === key ? replaced(own(value, name), rest, scrap) : own(value, name)
    ])
  )
}
