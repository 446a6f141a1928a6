import type { Compile } from '@toolfault/model'

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

const textOf = (schema: unknown): string | undefined => {
  try {
    const text = JSON.stringify(schema)
    return text.length <= TEXT ? text : undefined
  } catch {
    return undefined
  }
}
