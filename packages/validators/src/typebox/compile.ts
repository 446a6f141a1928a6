import {
  type Compile,
  type Findings,
  invalidSchema,
  left,
  own,
  right,
  unjudged
} from '@toolfault/model'
import { fromTypebox } from '@toolfault/sources/typebox'
import { Compile as build, Check, Errors } from 'typebox/schema'
import { type Dialect, dialectOf, unknownDialect } from '../dialect.js'
import { ending } from '../endless.js'
import { refuseMistaken } from '../mistaken.js'
import { withoutFlags } from '../openapi.js'
import { isSchema, noSchema, reasonOf } from '../refusal.js'
import { refuseLarge } from '../size.js'
import { sparing } from '../sparing.js'
import { subschemas } from '../subschemas.js'
import { bare, namesInherited } from './bare.js'
import { CAP, uncapped } from './cap.js'
import { referredMetaschemas, refuseMalformed } from './metaschema.js'
import { precise } from './precise.js'
import { refuseUnresolved } from './reference.js'
import { respelled, withoutUnique } from './respelled.js'
import { refuseLongSearch } from './search.js'

/**
 * Compile a JSON Schema with typebox 1.x: all errors, own properties only, formats checked, the dialect
 * by `$schema` and 2020-12 without one (row V6). TypeBox has one engine for all dialects: it knows the
 * keywords of each in every other, and minds what stands beside a `$ref` in draft-07, too.
 *
 * Returns a fault of kind `invalid_schema` for a dialect that is not known, for a schema that its
 * dialect's own schema refuses, that refers to nothing or to another document, or that TypeBox cannot
 * compile. The judging function never throws either: a value too deep to walk is one issue of kind
 * `unknown`.
 */
export const compile: Compile = (schema) => {
  const dialect = dialectOf(schema)
  if (dialect === undefined) return left(invalidSchema(unknownDialect(schema)))
  try {
    return right(ending(judge(dialect, schema)))
  } catch (error) {
    return left(invalidSchema(reasonOf(error)))
  }
}

const judge = (dialect: Dialect, written: unknown): ((value: unknown) => Findings) => {
  refuseMistaken(written)
  if (!isSchema(written)) throw noSchema()
  refuseLarge(written)
  const schema = withoutFlags(written)
  if (!isSchema(schema)) throw noSchema()
  refuseMalformed(dialect, schema)
  const nodes = subschemas(schema)
  refuseLongSearch(schema, nodes)
  const context = referredMetaschemas(nodes)
  const given = respelled(schema, nodes)
  refuseUnresolved(context, given)
  const prepare = namesInherited(nodes) ? bare : (value: unknown): unknown => value
  const whole = judging(context, given, prepare)
  return nodes.some((node) => own(node, 'uniqueItems') === true)
    ? sparing(whole, judging(context, withoutUnique(given), prepare))
    : whole
}

const judging = (
  context: Record<string, object>,
  given: object | boolean,
  prepare: (value: unknown) => unknown
): ((value: unknown) => Findings) => {
  const check = checking(context, given)
  return (value) => {
    try {
      const prepared = prepare(value)
      if (check(prepared)) return { issues: [] }
      const [, errors] = uncapped(() => Errors(context, given, prepared))
      return fromTypebox([false, precise(errors, prepared)], { maxErrors: CAP })
    } catch (error) {
      return unjudged(error)
    }
  }
}

/** The platform cannot read the code of a long `enum` or of very many properties; interpreted, they are fine. */
const checking = (
  context: Record<string, object>,
  schema: object | boolean
): ((value: unknown) => boolean) => {
  try {
    const validator = build(context, schema)
    return (value) => validator.Check(value)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return (value) => Check(context, schema, value)
  }
}
