import type { Compile } from '@toolfault/model'
import type { StandardSchema, StandardTarget } from './contract.js'
import { readGiven } from './given.js'
import type { AjvFunction, TypeBoxCheck } from './kind.js'

export type { StandardIssue, StandardResult, StandardSchema, StandardTarget } from './contract.js'
export type { AjvFunction, TypeBoxCheck } from './kind.js'

/** Versions of JSON Schema in which a schema may be wanted; its own `$schema` says which it is. */
const targets: ReadonlySet<string> = new Set(['draft-07', 'draft-2019-09', 'draft-2020-12'])

/**
 * Make a Standard Schema of a JSON Schema, of a TypeBox schema, of a function that ajv compiled or of a
 * check that TypeBox compiled, so that it can be registered where only those are taken, and its errors
 * keep their places and rules.
 *
 * `validate` answers at once and never throws; what it takes is passed on as it came, and what a given
 * function answers beside yes and no is not taken for yes. Without a `compile`
 * a schema is compiled by ajv, as `validators/ajv` does it.
 *
 * Throws a TypeError for what is no schema or one of another library, cannot be compiled or answers late
 * (`$async`): that is a mistake of whoever starts the server, who has to see it.
 *
 * @see https://standardschema.dev
 */
export const toStandardSchema = <A = unknown>(
  given: object | boolean | AjvFunction | TypeBoxCheck,
  compile?: Compile
): StandardSchema<A> => {
  const { find, schema } = readGiven(given, compile)
  const show = ({ target }: StandardTarget): Record<string, unknown> => {
    if (targets.has(target)) return shown(schema)
    throw new TypeError(`a JSON Schema cannot be shown as ${String(target)}`)
  }
  return {
    '~standard': {
      version: 1,
      vendor: 'toolfault',
      validate: (value) => {
        const issues = find(value)
        // A border: whoever names the type of the schema vouches for it.
        return issues.length > 0 ? { issues } : { value: value as A }
      },
      jsonSchema: { input: show, output: show }
    }
  }
}

/** The schema as JSON: without the symbols and hidden keys that TypeBox puts into it. */
const shown = (schema: object | boolean): Record<string, unknown> => {
  if (typeof schema === 'boolean') return schema ? {} : { not: {} }
  // What is no JSON throws here, as the contract allows.
  const json: Record<string, unknown> = JSON.parse(JSON.stringify(schema))
  return json
}
