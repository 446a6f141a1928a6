import { isDeepStrictEqual } from 'node:util'
import { type Fault, own } from '@toolfault/model'
import type { Test } from 'uvu'
import * as assert from 'uvu/assert'
import { almost, faults, oneBadMember } from '../hostile/faults.js'
import { frozen } from '../hostile/frozen.js'
import { ECHO, hostileKeys, SECRET } from '../hostile/texts.js'
import { branching, type Hostile, large, scraps } from '../hostile/values.js'
import { hostileIssues } from './samples.js'

/** What a writer does with hostile keys, and what it may show. */
export interface WriterTraits {
  /** Finds the addresses in a wire, unescaped; a writer without any has none to lose. */
  readonly addresses?: (wire: unknown) => ReadonlyArray<string>
  /** Finds the sentences in a wire: each is read by a model or a user. */
  readonly sentences: (wire: unknown) => ReadonlyArray<string>
  /** Takes out of the wire what is for operators by that wire's own text. */
  readonly withoutPrivate?: (wire: unknown) => unknown
}

/**
 * Hold a writer to what every writer promises: plain JSON, the same bytes twice, nothing written to its
 * input, nothing that stays here, no junk thrown at, and hostile keys kept as addresses and tamed in
 * sentences.
 */
export const lawfulWriter = (
  test: Test,
  name: string,
  samples: ReadonlyArray<Fault>,
  encode: (fault: Fault) => unknown,
  traits: WriterTraits
): void => {
  const { addresses, sentences, withoutPrivate = (wire: unknown): unknown => wire } = traits

  test(`${name}: the wire is plain JSON`, () => {
    for (const fault of samples) {
      const wire = encode(fault)
      assert.ok(isDeepStrictEqual(JSON.parse(JSON.stringify(wire)), wire), JSON.stringify(fault))
    }
  })

  test(`${name}: the same fault gives the same bytes`, () => {
    for (const fault of samples) {
      assert.is(JSON.stringify(encode(structuredClone(fault))), JSON.stringify(encode(fault)))
    }
  })

  test(`${name}: a frozen fault is accepted and stays as it was`, () => {
    for (const fault of samples) {
      const before = JSON.stringify(fault)
      const wire = JSON.stringify(encode(fault))
      assert.is(JSON.stringify(encode(frozen(structuredClone(fault)))), wire)
      assert.is(JSON.stringify(fault), before)
    }
  })

  test(`${name}: what is for operators, and what repeats the caller, is said nowhere`, () => {
    for (const fault of samples) {
      const text = JSON.stringify(withoutPrivate(encode(fault)))
      assert.not.match(text, SECRET)
      assert.not.match(text, ECHO)
    }
  })

  plainForAnything(test, name, encode)

  test(`${name}: no sentence holds what cannot be seen or turns the text around`, () => {
    for (const fault of samples) {
      for (const text of sentences(encode(fault))) assert.not.match(text, unseen)
    }
  })

  test(`${name}: no key and no name breaks a line`, () => {
    for (const [key, tame] of hostileKeys.map((it) => [it, 'k'] as const)) {
      const lines = (it: string): ReadonlyArray<number> =>
        sentences(encode(about(it))).map(
          (text) => text.split(/\r\n|[\n\r\u0085\u2028\u2029]/).length
        )
      assert.equal(lines(key), lines(tame), JSON.stringify(key))
    }
  })

  if (addresses !== undefined) {
    test(`${name}: every hostile key is an address, as it is`, () => {
      for (const key of hostileKeys) {
        assert.ok(addresses(encode(about(key))).includes(key), JSON.stringify(key))
      }
      const all = addresses(encode({ kind: 'invalid_arguments', issues: hostileIssues }))
      assert.ok(all.length > 0)
    })
  }
}

/** Hold a writer to an answer in plain JSON even where members are of the wrong type. */
export const plainForAnything = (
  test: Test,
  name: string,
  encode: (fault: Fault) => unknown
): void => {
  test(`${name}: what is no fault is answered, not thrown at, in plain JSON`, () => {
    for (const [what, value] of [...anything, ...oneBadMember()]) {
      // A border: what a caller without types may send.
      const wire = encode(value as Fault)
      const text = JSON.stringify(wire)
      assert.type(text, 'string', what)
      assert.ok(isDeepStrictEqual(JSON.parse(text), wire), what)
    }
  })
}

const anything: ReadonlyArray<Hostile> = [...scraps, ...large, ...branching, ...almost, ...faults]

/** A call that lacks the key, to a tool of that name. */
const about = (key: string): Fault => ({
  kind: 'invalid_arguments',
  tool: key,
  issues: [{ path: [key], kind: 'missing', keyword: 'required', message: 'must be there' }]
})

/** Controls but for tab and line feed, marks of direction, what has no width, halves of pairs. */
const unseen =
  /(?![\t\n])\p{Cc}|[\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]|\p{Surrogate}/u

/** Every text in a wire under one of these names, at any depth. */
export const textsUnder =
  (...names: ReadonlyArray<string>) =>
  (wire: unknown): ReadonlyArray<string> =>
    textsIn(wire, false, new Set(names))

const textsIn = (
  value: unknown,
  wanted: boolean,
  names: ReadonlySet<string>
): ReadonlyArray<string> => {
  if (typeof value === 'string') return wanted ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.keys(value).flatMap((key) =>
    textsIn(own(value, key), wanted || names.has(key), names)
  )
}
