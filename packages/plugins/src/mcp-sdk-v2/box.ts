import { type Findings, isList, own, part, unjudged } from '@toolfault/model'
import { type AjvError, fromAjv } from '@toolfault/sources/ajv'
import { fromStandardSchema, type StandardResult } from '@toolfault/sources/standard-schema'
import { again } from '../later.js'
import { isFunction } from '../method.js'

/** A Standard Schema, as far as it is used. */
export interface Schema {
  readonly '~standard': Standard
}

interface Standard {
  readonly validate: (value: unknown, options?: unknown) => unknown
}

/** Arguments that a schema refused, which the SDK hands to the tool's callback as if they had passed. */
export class Rejected {
  readonly schema: Schema
  readonly findings: Findings
  readonly value: unknown
  /** The same schema, asked of another value; there where it answers at once. */
  readonly check: ((value: unknown) => Findings) | undefined

  constructor(
    schema: Schema,
    findings: Findings,
    value: unknown,
    check?: (value: unknown) => Findings
  ) {
    this.schema = schema
    this.findings = findings
    this.value = value
    this.check = check
  }
}

/** By schema, for a server that is made anew for each request brings the same ones. */
const boxes = new WeakMap<object, object>()
const insides = new WeakMap<object, Schema>()

/** The schema in a box, or the one that is given. */
export const unboxed = (given: unknown): Schema | undefined => {
  if (!isSchema(given)) return undefined
  return insides.get(given) ?? given
}

/**
 * A schema whose `validate` never fails: what it refuses becomes a value, {@link Rejected}. All else is
 * the schema's own, its JSON Schema too. What is no Standard Schema is returned as it came.
 */
export const boxed = (given: unknown): unknown => {
  if (!isSchema(given) || insides.has(given)) return given
  const known = boxes.get(given)
  if (known !== undefined) return known
  const box = boxOf(given)
  boxes.set(given, box)
  insides.set(box, given)
  return box
}

/** What a schema makes of a value: `{ value }`, or what was refused. Never rejects. */
export const judged = async (
  schema: Schema,
  value: unknown,
  options?: unknown
): Promise<{ readonly value: unknown }> => {
  try {
    const standard = schema['~standard']
    const ask = (one: unknown): unknown => standard.validate(one, options)
    const answer = ask(value)
    // A border: what it answers is read as anything.
    const result = (await answer) as StandardResult & { readonly value: unknown }
    const findings = findingsOf(result, value)
    if (findings.issues.length === 0) return result
    const once = again(schema, answer, ask)
    const check = once && ((one: unknown): Findings => findingsOf(once(one) as StandardResult, one))
    return new Rejected(schema, findings, value, check)
  } catch (error) {
    return new Rejected(schema, unjudged(error), value)
  }
}

/** What was wrong; where the issues are errors of ajv as well (`toStandardSchema`), all that ajv said. */
const findingsOf = (result: StandardResult, value: unknown): Findings => {
  const issues = own(result, 'issues')
  return isList(issues) && issues.length > 0 && issues.every(isAjvError)
    ? fromAjv(issues)
    : fromStandardSchema(result, value)
}

const isAjvError = (issue: unknown): issue is AjvError =>
  typeof own(issue, 'keyword') === 'string' && typeof own(issue, 'instancePath') === 'string'

const boxOf = (schema: Schema): object => {
  const standard: object = Object.create(schema['~standard'], {
    validate: {
      enumerable: true,
      value: async (value: unknown, options?: unknown) => {
        const answer = await judged(schema, value, options)
        return answer instanceof Rejected ? { value: answer } : answer
      }
    }
  })
  // A proxy may not show another value for a property that can never change.
  const fixed = Object.getOwnPropertyDescriptor(schema, '~standard')
  return fixed?.configurable === false && fixed.writable !== true
    ? { '~standard': standard }
    : new Proxy(schema, {
        get: (target, key) => (key === '~standard' ? standard : Reflect.get(target, key, target))
      })
}

const isSchema = (value: unknown): value is Schema =>
  isFunction(part(part(value, '~standard'), 'validate'))
