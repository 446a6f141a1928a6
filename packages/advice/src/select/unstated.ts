import { keysOf, kindOf, owns, type Path } from '@toolfault/model'
import { unions } from '../schema/branches.js'
import { setOf } from '../set-of.js'
import { rulesAt } from '../walk/rules.js'
import type { Walk } from '../walk/walk.js'

/**
 * Whether the schema of a place has no union, but a keyword that JSON Schema has not: then the union may be of that
 * (ajv's `macro`), and nobody but the validator knows its branches.
 */
export const isUnstated = (walk: Walk, path: Path): boolean => {
  const schemas = rulesAt(walk, path).map(({ schema }) => schema)
  return (
    schemas.some((schema) => keysOf(schema).some(isForeign)) &&
    !schemas.some((schema) => unions.some((keyword) => owns(schema, keyword)))
  )
}

const isForeign = (keyword: string): boolean =>
  kindOf(keyword) === 'rule' && !words.has(keyword) && !keyword.startsWith('x-')

/** Keywords of JSON Schema, and of those who annotate it, that no issue is about. */
const words: ReadonlySet<string> = /* @__PURE__ */ setOf(
  '$anchor $comment $defs $dynamicAnchor $dynamicRef $id $recursiveAnchor $recursiveRef $ref $schema $vocabulary default definitions deprecated description else errorMessage example examples id patternProperties prefixItems properties readOnly then title writeOnly'
)
