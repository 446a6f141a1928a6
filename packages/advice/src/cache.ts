import { type Compile, isList, isRecord, keysOf, own } from '@toolfault/model'
import { textWithin } from './text-within.js'

/** So many schemas are kept compiled by their text. */
const SCHEMAS = 256

/** A longer schema is kept only as long as the object itself lives. */
const TEXT = 262_144

/**
 * Compile each schema once: by identity while the object lives (schemas are treated as frozen), and by
 * text for callers that parse the same schema anew for each call. The least recently used goes first.
 */
export const remembering = (compile: Compile): Compile => {
  const byIdentity = new WeakMap<object, ReturnType<Compile>>()
  const byText = new Map<string, ReturnType<Compile>>()
  const compileText = (schema: unknown): ReturnType<Compile> => {
    const text = textOf(schema)
    const known = text === undefined ? undefined : byText.get(text)
    const compiled = known ?? compile(schema)
    if (text === undefined) return compiled
    byText.delete(text)
    byText.set(text, compiled)
    const oldest = byText.size > SCHEMAS ? byText.keys().next().value : undefined
    if (oldest !== undefined) byText.delete(oldest)
    return compiled
  }
  return (schema) => {
    if (typeof schema !== 'object' || schema === null) return compile(schema)
    const known = byIdentity.get(schema)
    if (known !== undefined) return known
    const compiled = compileText(schema)
    byIdentity.set(schema, compiled)
    return compiled
  }
}

/** `undefined` for a schema that is too long, or says what JSON does not (symbols, functions, dates). */
const textOf = (schema: unknown): string | undefined => textWithin(schema, TEXT, plain)

/** Two schemas that differ must not have one text, so what JSON would drop or replace is refused. */
function plain(this: unknown, key: string, value: unknown): unknown {
  const isOwn = own(this, key) === value
  const isJson = isList(value) || isRecord(value) ? hasNoOther(value) : isPrimitive(value)
  if (!isOwn || !isJson) throw new TypeError('not JSON')
  return value
}

const isPrimitive = (value: unknown): boolean =>
  value === null ||
  typeof value === 'string' ||
  typeof value === 'boolean' ||
  (typeof value === 'number' && Number.isFinite(value))

/** Whether all own keys are enumerable strings and nothing is inherited but the platform's own. */
const hasNoOther = (value: object): boolean => {
  const above: unknown = Object.getPrototypeOf(value)
  if (isList(value)) return above === Array.prototype
  const plainly = above === Object.prototype || above === null
  return plainly && Reflect.ownKeys(value).length === keysOf(value).length
}
