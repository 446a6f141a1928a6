import { own } from '@toolfault/model'
import { Compile, Errors, Meta, type Validator } from 'typebox/schema'
import { addresses, bare, type Dialect } from '../dialect.js'

/** Built when first needed: nothing happens at import, and most use one dialect. */
const kept = new Map<Dialect, Validator>()

/** Throw what a dialect's own schema says against a schema: TypeBox passes over what it does not understand. */
export const refuseMalformed = (dialect: Dialect, schema: object | boolean): void => {
  const validator = kept.get(dialect) ?? Compile(tolerant(dialect))
  kept.set(dialect, validator)
  if (validator.Check(schema)) return
  const [, [first]] = Errors(validator.Schema(), schema)
  throw new TypeError(
    `schema is invalid: schema${first?.instancePath ?? ''} ${first?.message ?? 'must be one'}`
  )
}

/** Expressions are looked at elsewhere: those of the older kind are welcome. */
const tolerant = (dialect: Dialect): object =>
  JSON.parse(JSON.stringify(metaschemaAt(addresses[dialect])), (key, value) =>
    key === 'format' && value === 'regex' ? undefined : value
  )

const metaschemaAt = (address: string): object | undefined =>
  Object.entries(Meta).find(([known]) => bare(known) === address)?.[1]

/** The dialects' own schemas that schemas refer to, under the addresses by which they do. */
export const referredMetaschemas = (nodes: ReadonlyArray<object>): Record<string, object> => {
  const context: Record<string, object> = Object.create(null)
  for (const node of nodes) {
    const ref = own(node, '$ref')
    const address = typeof ref === 'string' ? ref.replace(/#.*$/, '') : ''
    const meta = metaschemaAt(address)
    if (meta !== undefined) context[address] = meta
  }
  return context
}
