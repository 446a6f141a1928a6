import { owns } from '@toolfault/model'
import { once } from '../once.js'
import { bounds, references } from './keywords.js'

/** Which sorts of keywords a subschema has: most have few, and each that may be there costs a look. */
export interface Traits {
  readonly refers: boolean
  readonly lists: boolean
  /** Limits of a number. */
  readonly limits: boolean
  /** Limits of a length, of items or of keys. */
  readonly sizes: boolean
  /** Keys that are needed because of others. */
  readonly depends: boolean
  /** Subschemas of which not all apply. */
  readonly combines: boolean
}

const keywords: { readonly [trait in keyof Traits]: ReadonlyArray<string> } = {
  refers: references,
  lists: ['enum', 'const'],
  limits: [...bounds, 'multipleOf'],
  sizes: ['minLength', 'maxLength', 'minItems', 'maxItems', 'minProperties', 'maxProperties'],
  depends: ['dependentRequired', 'dependencies'],
  combines: ['anyOf', 'oneOf', 'not', 'if', 'dependentSchemas', 'dependencies']
}

/** The traits of a subschema. */
export const traitsOf: (schema: object) => Traits = /* @__PURE__ */ once((schema) => {
  const has = (trait: keyof Traits): boolean =>
    keywords[trait].some((keyword) => owns(schema, keyword))
  return {
    refers: has('refers'),
    lists: has('lists'),
    limits: has('limits'),
    sizes: has('sizes'),
    depends: has('depends'),
    combines: has('combines')
  }
})
