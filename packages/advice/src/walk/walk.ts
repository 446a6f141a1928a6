import { type Path, steps } from '@toolfault/model'
import type { Finder } from '../names/finder.js'
import { memoOf } from '../schema/memo.js'
import { withTags } from '../schema/tagged.js'
import type { Scene } from '../union/scene.js'
import { noPlaces, type Places } from './places.js'
import type { Rule } from './rule.js'

/** Which of its keys an object is known to have, and which not. */
export interface Keys {
  /** Keys that its subschemas name. */
  readonly known: ReadonlySet<string>
  /** Keys that it has and no subschema names; none where other keys are a matter of a pattern. */
  readonly unknown: ReadonlyArray<string>
}

/** One call of advice: the schema and the value it looks at, its steps, and what it has seen. */
export interface Walk extends Scene {
  /** Places that differ in indexes alone have the same rules. */
  readonly isUniform: boolean
  /** What is known of places: by the schema alone, and in this call. */
  readonly places: { readonly shared: Places; readonly own: Places }
  /** The path that was asked for last, and the rules there: one issue asks for its own again and again. */
  readonly last: { path?: Path; rules?: ReadonlyArray<Rule> }
  /** The keys of the objects that were asked for. */
  keys?: Map<string, Keys> | undefined
  /** The name of the tool that was called, where it is known. */
  readonly tool?: string | undefined
  /** Which half of a condition failed, by the place of it, where the validator said so. */
  readonly failing: ReadonlyMap<string, string>
}

/** A fresh walk. */
export const walking = (
  schema: unknown,
  value: unknown,
  hasValue: boolean,
  meant: Finder,
  failing: ReadonlyMap<string, string> = new Map(),
  tool?: string
): Walk => {
  const root = withTags(schema)
  const memo = memoOf(root)
  return {
    root,
    value,
    hasValue,
    budget: steps(),
    isUniform: memo?.isUniform === true,
    places: { shared: memo === undefined ? noPlaces() : placesOf(memo), own: noPlaces() },
    last: {},
    keys: undefined,
    tool,
    failing,
    meant: remembering(meant),
    choices: undefined
  }
}

/** More places than this are not remembered: indexes make them without end. */
const PLACES = 1_000

const known = new WeakMap<object, Places>()

/** The places of a schema, for every call. */
const placesOf = (memo: object): Places => {
  const old = known.get(memo)
  if (old !== undefined && old.size <= PLACES) return old
  const places = noPlaces()
  known.set(memo, places)
  return places
}

/** Like rows of an array ask the same again and again. */
const remembering = (find: Finder): Finder => {
  let known: Map<string, string | undefined> | undefined
  let last: { given: string; names: Iterable<string>; name: string | undefined } | undefined
  return (given, names) => {
    // What is shown of a value and what mends it ask the same one after the other.
    if (last?.names === names && last.given === given) return last.name
    known ??= new Map()
    const question = [given, ...names].join('\n')
    if (!known.has(question)) known.set(question, find(given, names))
    last = { given, names, name: known.get(question) }
    return last.name
  }
}
