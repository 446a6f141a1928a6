import { setOf } from '../set-of.js'

/** Keywords that lead to another subschema. */
export const references = ['$ref', '$dynamicRef', '$recursiveRef'] as const

/** Keywords of a limit of a number. */
export const bounds = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'] as const

/** Keywords that say nothing about a value. */
export const annotations: ReadonlySet<string> = /* @__PURE__ */ setOf(
  'title description $comment examples default'
)

/** What these hold is data, in which `$id` is a key like any other. */
export const data: ReadonlySet<string> = /* @__PURE__ */ setOf('enum const default examples')
