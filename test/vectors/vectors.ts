import { readFileSync } from 'node:fs'
import { judge } from '@toolfault/advice/judge'
import { type Fault, isList, isRecord, keysOf, own, type Verdict } from '@toolfault/model'
import type { Json } from '@toolfault/types/json'
import { compile } from '@toolfault/validators/ajv'
import * as assert from 'uvu/assert'

/** One vector, as `vectors.schema.json` describes it. */
export interface Vector {
  readonly description: string
  readonly rows: ReadonlyArray<string>
  readonly clause: string
  readonly function?: string
  readonly fault?: Fault
  readonly verdict?: Verdict
  readonly call?: { readonly tool: string; readonly schema: unknown; readonly args: unknown }
  readonly arguments?: ReadonlyArray<unknown>
  readonly form?: object
  readonly wire: Json
}

/** The vectors of one wire; the file has the wire's name. */
export const vectors = (wire: string): ReadonlyArray<Vector> =>
  // A border: a test holds every file to its schema.
  JSON.parse(readFileSync(new URL(`../../vectors/${wire}.json`, import.meta.url), 'utf8'))

/** The verdict that a vector gives, or that ajv comes to. */
export const verdictOf = ({ call, fault, verdict }: Vector): Verdict => {
  if (call !== undefined)
    return judge(compile)({ name: call.tool, inputSchema: call.schema }, call.args)
  if (verdict !== undefined) return verdict
  if (fault !== undefined) return { valid: false, fault }
  throw new TypeError('the vector gives no verdict')
}

/** The fault that a vector gives, or that ajv comes to. */
export const faultOf = (vector: Vector): Fault => {
  const verdict = verdictOf(vector)
  if (verdict.valid) throw new TypeError('the vector gives a valid call')
  return verdict.fault
}

/** Compare a wire, as a stranger would see it, with the one that was written by hand. */
export const assertWire = (got: unknown, wanted: Json): void => {
  const plain: unknown = JSON.parse(JSON.stringify(got ?? null))
  assert.equal(filled(plain, wanted), wanted)
}

/**
 * Put what was written by hand where the wire satisfies it, so that the rest can be compared as it is:
 * `{ $matches }` where a text fits the expression and not that of `$not`, `{ $any: true }` whatever is
 * there, or nothing.
 */
const filled = (got: unknown, wanted: Json): unknown => {
  if (isFree(wanted)) return wanted
  if (isPattern(wanted)) {
    // The pattern itself is no text that fits it.
    return fits(got, wanted) ? wanted : [got]
  }
  if (isList(got) && isList(wanted)) return got.map((item, at) => filled(item, wanted[at] ?? null))
  if (!isRecord(got) || !isRecord(wanted)) return got
  const free = keysOf(wanted).filter((key) => isFree(own(wanted, key)))
  return Object.fromEntries(
    // A border: both are JSON.
    [...new Set([...keysOf(got), ...free])].map((key) => [
      key,
      filled(own(got, key), (own(wanted, key) ?? null) as Json)
    ])
  )
}

const isFree = (wanted: unknown): boolean => own(wanted, '$any') === true

const isPattern = (wanted: unknown): boolean => typeof own(wanted, '$matches') === 'string'

const fits = (got: unknown, wanted: unknown): boolean => {
  const not = own(wanted, '$not')
  const found = (pattern: unknown): boolean => new RegExp(String(pattern), 'u').test(String(got))
  return (
    typeof got === 'string' && found(own(wanted, '$matches')) && (not === undefined || !found(not))
  )
}
