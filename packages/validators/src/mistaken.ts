import { keysOf, own } from '@toolfault/model'
import { isForeign } from './foreign.js'
import { PARTS } from './size.js'
import { partOf } from './subschemas.js'

/**
 * Refuse what JSON Schema would take for one that allows everything: a schema of another library (zod, valibot,
 * io-ts), also as a part or as an object of such by name; what holds a schema, such as a whole tool; and properties
 * alone. Unknown keywords are legal, so beside one that demands something nothing is taken for these.
 *
 * Throws a `TypeError` that says what to give.
 */
export const refuseMistaken = (schema: unknown): void => {
  if (!demands(schema)) refuseHolder(schema)
  const seen = new Set<unknown>()
  const open = [schema]
  for (let node = open.pop(); node !== undefined && seen.size < PARTS; node = open.pop()) {
    if (isForeign(node)) throw new TypeError(LIBRARY)
    if (seen.has(node)) continue
    seen.add(node)
    for (const keyword of keysOf(node)) {
      const value = own(node, keyword)
      const held = partOf(keyword, value)
      if (held === undefined) continue
      open.push(value)
      if (held !== 'schema') for (const name of keysOf(value)) open.push(own(value, name))
    }
  }
}

const LIBRARY =
  'a schema of another library is no JSON Schema: give what jsonSchemaOf of @toolfault/sources/standard-schema makes of it, or judge by its own validator'

const refuseHolder = (schema: unknown): void => {
  const names = keysOf(schema)
  if (names.some((name) => isForeign(own(schema, name)))) throw new TypeError(LIBRARY)
  const holder = holders.find((name) => demands(own(schema, name)))
  if (holder !== undefined)
    throw new TypeError(`what has a schema as ${holder} is no JSON Schema: give that alone`)
  const others = names.filter(
    (name) => !/^x-|^(?:example|xml|discriminator|contentSchema)$/.test(name)
  )
  if (others.length > 0 && others.every((name) => isTyped(own(schema, name))))
    throw new TypeError(
      'properties alone are no JSON Schema: give { type: "object", properties: … }'
    )
}

/** Where tools and wrappers have their schema, none of them a keyword. */
const holders = ['inputSchema', 'input_schema', 'jsonSchema', 'parameters', 'schema']

/** Whether a schema says by any keyword what it takes; the schema of another library under its name says nothing. */
const demands = (schema: unknown): boolean =>
  keysOf(schema).some((name) => {
    const value = own(schema, name)
    // A property may be called as a keyword is.
    const isSaid = said.has(name) && (values.has(name) || !isTyped(value))
    return (isSaid || partOf(name, value) !== undefined) && !isForeign(value)
  })

const said: ReadonlySet<string> = /* @__PURE__ */ new Set(
  `$schema $id $anchor $dynamicAnchor $ref $dynamicRef $recursiveRef $recursiveAnchor $vocabulary type enum const default
required format pattern minimum maximum exclusiveMinimum exclusiveMaximum multipleOf minLength maxLength minItems maxItems
uniqueItems minContains maxContains minProperties maxProperties dependentRequired contentSchema contentMediaType
contentEncoding`.split(/\s/)
)

/** Keywords that may hold what looks like a property. */
const values: ReadonlySet<string> = /* @__PURE__ */ new Set(['const', 'contentSchema', 'default'])

const isTyped = (value: unknown): boolean => {
  const type = own(value, 'type')
  return typeof type === 'string' && types.has(type)
}

const types: ReadonlySet<string> = /* @__PURE__ */ new Set(
  'null boolean object array number integer string'.split(' ')
)
