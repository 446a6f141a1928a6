import { isRecord, keysOf, own } from '@toolfault/model'
import { setOf } from '../set-of.js'

/**
 * What a schema asks of every key by its only pattern, one that any name matches: `^.*$` is how TypeBox writes a record
 * of texts. Where keys are named as well the pattern holds for these, too, and it stays one.
 */
export const everyKeyOf = (schema: unknown): object | undefined => {
  const patterns = own(schema, 'patternProperties')
  const [only, ...more] = keysOf(patterns)
  if (only === undefined || more.length > 0 || !all.has(only)) return undefined
  const held = own(patterns, only)
  return isRecord(held) && keysOf(own(schema, 'properties')).length === 0 ? held : undefined
}

/** The patterns of keys that not every name matches; no pattern is run here, so nobody knows which one does. */
export const keyPatternsOf = (schema: unknown): object | undefined => {
  const patterns = own(schema, 'patternProperties')
  return isRecord(patterns) && everyKeyOf(schema) === undefined ? patterns : undefined
}

/** Patterns that any name matches. */
const all: ReadonlySet<string> = /* @__PURE__ */ new Set([
  '',
  '^',
  ...setOf('.* ^.* .*$ ^.*$ (.*) ^(.*)$ ^(?:.*)$')
])
