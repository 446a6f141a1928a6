import { type Compile, type Findings, own, parsePointer, total, unjudged } from '@toolfault/model'
import { build, refusedBy } from '../ajv/build.js'
import { dialectOf, unknownDialect } from '../dialect.js'
import { isForeign, isPlain } from '../foreign.js'
import { isSchema } from '../refusal.js'
import type { StandardIssue } from './contract.js'
import { ofErrors, ofFindings } from './issue.js'
import { type AjvFunction, isAjv, isTypeBox, type TypeBoxCheck } from './kind.js'

/** A schema, and what is wrong with a value. */
export interface Given {
  readonly schema: object | boolean
  readonly find: (value: unknown) => ReadonlyArray<StandardIssue>
}

/** So many errors are asked of a validator that makes them one by one. */
const MOST = 1_000

/** What was given, asked by its properties; throws a TypeError for what nobody can judge with. */
export const readGiven = (
  given: object | boolean | AjvFunction | TypeBoxCheck,
  compile: Compile | undefined
): Given => {
  if (isAjv(given)) return ofFunction(given)
  if (isTypeBox(given)) return ofCheck(given, compile)
  if (!isSchema(given) || !isPlain(given) || isForeign(given)) {
    throw new TypeError(
      'toStandardSchema takes a JSON Schema, a function of ajv or a check of TypeBox'
    )
  }
  return ofSchema(given, compile)
}

const ofFunction = (validate: AjvFunction): Given => {
  if ('$async' in validate) throw new TypeError('a schema with $async cannot be judged at once')
  return {
    schema: validate.schema,
    find: guarded((value) => {
      if (isYes(validate(value))) return []
      const found = ofErrors(validate.errors, value)
      return found.length > 0 ? found : ofFindings(nothingSaid, value)
    })
  }
}

const ofSchema = (schema: object | boolean, compile: Compile | undefined): Given => {
  if (compile === undefined) return { schema, find: ofFunction(functionFor(schema)).find }
  const compiled = compile(schema)
  if (compiled._tag === 'Left') throw refused(String(own(compiled.left, 'detail')))
  return { schema, find: guarded((value) => ofFindings(compiled.right(value), value)) }
}

const functionFor = (schema: object | boolean): AjvFunction => {
  const dialect = dialectOf(schema)
  if (dialect === undefined) throw refused(unknownDialect(schema))
  try {
    return build(dialect, schema)
  } catch (error) {
    throw refused(refusedBy(error))
  }
}

const refused = (why: string): Error => new TypeError(`the schema cannot be used: ${why}`)

/**
 * TypeBox decides. What it says has neither rule nor parameters, so its schema is asked for those; where
 * that cannot be (a `Date`, a check of the author's own), its own sentences are passed on.
 */
const ofCheck = (check: TypeBoxCheck, compile: Compile | undefined): Given => {
  const schema = check.Schema?.() ?? check.Type?.() ?? {}
  const rules = total(
    () => ofSchema(schema, compile).find,
    () => () => []
  )
  return {
    schema,
    find: guarded((value) => {
      if (isYes(check.Check(value))) return []
      const found = rules(value)
      return found.length > 0 ? found : told(check, value)
    })
  }
}

const told = (check: TypeBoxCheck, value: unknown): ReadonlyArray<StandardIssue> => {
  const found: Array<StandardIssue> = []
  for (const error of check.Errors(value)) {
    if (found.length >= MOST) break
    const pointer = own(error, 'path') ?? own(error, 'instancePath')
    const instancePath = typeof pointer === 'string' ? pointer : ''
    const message = own(error, 'message')
    const issue = {
      path: parsePointer(instancePath) ?? [],
      kind: 'unknown',
      ...(typeof message === 'string' ? { message } : {})
    } as const
    found.push(...ofFindings({ issues: [issue] }, value))
  }
  return found.length > 0 ? found : ofFindings(nothingSaid, value)
}

const nothingSaid: Findings = { issues: [{ path: [], kind: 'unknown' }] }

/** Whether the answer is yes; throws for what is neither, such as a promise: nobody waits for it. */
const isYes = (answer: unknown): boolean => {
  if (typeof answer === 'boolean') return answer
  if (answer instanceof Promise) answer.catch(() => undefined)
  throw new TypeError('a validator has to answer yes or no')
}

/** What throws while it judges has not found the value valid. */
const guarded =
  (find: Given['find']): Given['find'] =>
  (value) => {
    try {
      return find(value)
    } catch (error) {
      return ofFindings(unjudged(error), value)
    }
  }
