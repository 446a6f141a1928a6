import { type Repair, type RepairAbout, repairs } from '@toolfault/advice/repair'
import type { Advice, Findings, InvalidArguments } from '@toolfault/model'
import { compile } from '@toolfault/validators/ajv'

/** A fault with this advice, as a hand would write it. */
export const faultOf = (...advice: ReadonlyArray<Advice>): InvalidArguments => ({
  kind: 'invalid_arguments',
  issues: advice.map(({ kind, path }) => ({ kind, path })),
  advice
})

/** The validator of a schema. */
export const checkOf = (schema: unknown): ((value: unknown) => Findings) => {
  const compiled = compile(schema)
  if (compiled._tag === 'Left') throw new TypeError(JSON.stringify(compiled.left))
  return compiled.right
}

/** Repairs of a value, proven by the validator of its schema. */
export const proven = (
  schema: object,
  value: unknown,
  ...advice: ReadonlyArray<Advice>
): ReadonlyArray<Repair> => repairs(faultOf(...advice), { schema, value, check: checkOf(schema) })

/** Repairs of a value from the schema alone. */
export const unproven = (
  about: RepairAbout,
  ...advice: ReadonlyArray<Advice>
): ReadonlyArray<Repair> => repairs(faultOf(...advice), about)

/** A repair without its path, in short. */
export const brief = (found: ReadonlyArray<Repair>): ReadonlyArray<unknown> =>
  found.map(({ grade, ops }) => [grade, ...ops])
