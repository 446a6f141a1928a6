import { type Fault, hash32, isList, isRecord, steps, toJson, total } from '@toolfault/model'
import type { Json, JsonObject } from '@toolfault/types/json'

/** The version of this wire; a reader ignores one that it does not know. */
const VERSION = 1

/** A carrier holds so many issues at the most, and so many characters of JSON in all. */
const ISSUES = 16
const SIZE = 8_000

/** Enough for every fault that a source makes; a cycle in foreign parameters ends with it. */
const BUDGET = 1_000_000

/** The model as JSON, under the names of the model; `version` is this wire's own. */
export interface FaultWire extends JsonObject {
  readonly version: number
  readonly kind: string
}

/** The same, bounded, with the mark of the text that it rides beside. */
export interface Carrier extends FaultWire {
  readonly mark: string
}

/**
 * Write a fault as JSON: all of it but `developerMessage`, which never leaves, and messages that repeat
 * the caller's text. What is no fault is written as kind `internal`.
 */
export const encode = (fault: Fault): FaultWire =>
  total(
    () => ({ version: VERSION, kind: fault.kind, ...members(fault) }),
    () => ({ version: VERSION, kind: 'internal' })
  )

/** The members of a fault as JSON, without those that stay here. */
const members = (fault: Fault): JsonObject => {
  // The members of a text are its characters, and there may be many.
  if (!isRecord(fault)) return {}
  const { developerMessage: _, kind: __, ...rest } = fault
  const spoken = 'issues' in rest ? { ...rest, issues: rest.issues.map(unechoed) } : rest
  const json = toJson(spoken, steps(BUDGET))
  return isObject(json) ? json : {}
}

const unechoed = <A extends { readonly echo?: true; readonly message?: string }>(issue: A): A => {
  if (issue.echo !== true) return issue
  const { message: _, ...rest } = issue
  // A border: `message` is optional in every A.
  return rest as A
}

const isObject = (json: Json | undefined): json is JsonObject =>
  typeof json === 'object' && json !== null && !isList(json)

/**
 * Write a fault to ride along with a visible text: at most 16 issues and 8 kB, and the 32-bit mark of
 * that text, by which a reader sees that the two still belong together.
 */
export const carrier = (fault: Fault, text: string): Carrier => {
  const { advice, issues, version, kind, ...rest } = encode(fault)
  const mark = hash32(text)
  const core: Carrier = { version, kind, mark, ...(length(rest) <= SIZE / 2 ? rest : {}) }
  const room = { left: SIZE - length(core) }
  const kept = fitting(issues, ISSUES, room)
  const advised = fitting(advice, 64, room)
  const cut = isList(issues) && kept !== undefined && kept.length < issues.length
  return {
    ...core,
    ...(kept === undefined ? {} : { issues: kept }),
    ...(advised === undefined ? {} : { advice: advised }),
    ...(cut ? { truncated: true } : {})
  }
}

const fitting = (
  items: Json | undefined,
  most: number,
  room: { left: number }
): ReadonlyArray<Json> | undefined => {
  if (!isList(items)) return undefined
  const kept: Array<Json> = []
  for (const item of items.slice(0, most)) {
    room.left -= length(item) + 1
    if (room.left < 0) break
    kept.push(item)
  }
  return kept
}

const length = (json: Json): number => JSON.stringify(json).length
