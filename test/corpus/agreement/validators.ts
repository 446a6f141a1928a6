import type { Findings } from '@toolfault/model'
import { fromIoTs } from '@toolfault/sources/io-ts'
import { validate } from '@toolfault/sources/standard-schema'
import { compile as compileAjv } from '@toolfault/validators/ajv'
import { compile as compileCfworker } from '@toolfault/validators/cfworker'
import { compile as compileTypebox } from '@toolfault/validators/typebox'
import { z } from 'zod'
import { toIoTs } from '../../sources/convert/io-ts/convert.js'

/** What one validator says of a value under a JSON Schema; `undefined` where it does not take the schema. */
export type Validate = (schema: unknown, value: unknown) => Findings | undefined

type Compiled = ReturnType<typeof compileAjv>

/** Each schema of the corpus is compiled once for its many calls. */
const remembered = (compile: (schema: unknown) => Compiled): Validate => {
  const known = new Map<string, Compiled>()
  return (schema, value) => {
    const text = JSON.stringify(schema)
    const check = known.get(text) ?? compile(schema)
    known.set(text, check)
    return check._tag === 'Left' ? undefined : check.right(value)
  }
}

const ajv = remembered(compileAjv)

/** A validator that tells places and nothing else, as the least of Standard Schema does. */
const places: Validate = (schema, value) => {
  const found = ajv(schema, value)
  return found && { issues: found.issues.map(({ path }) => ({ path, kind: 'unknown' as const })) }
}

/** The reading of JSON Schema that zod brings along. */
const zod: Validate = (schema, value) => {
  // A border: what the corpus holds are schemas.
  const made = z.fromJSONSchema(schema as z.core.JSONSchema.JSONSchema)
  return validate(made, value)
}

const ioTs: Validate = (schema, value) => fromIoTs(toIoTs(schema).decode(value))

/** Whoever judges a JSON Schema. */
export const validators: { readonly [name: string]: Validate } = {
  ajv,
  typebox: remembered(compileTypebox),
  cfworker: remembered(compileCfworker),
  'io-ts': ioTs,
  zod,
  places
}
