import { dereference, type Schema, type SchemaDraft, validate } from '@cfworker/json-schema'
import {
  type Compile,
  type Findings,
  invalidSchema,
  left,
  own,
  right,
  unjudged
} from '@toolfault/model'
import { fromJsonSchema } from '@toolfault/sources/json-schema'
import { type Dialect, dialectOf, unknownDialect } from '../dialect.js'
import { ending } from '../endless.js'
import { refuseMistaken } from '../mistaken.js'
import { withoutFlags } from '../openapi.js'
import { isSchema, reasonOf } from '../refusal.js'
import { refuseLarge } from '../size.js'
import { sparing } from '../sparing.js'
import { finite } from './finite.js'
import { prepared } from './prepare.js'
import { fixed } from './refer.js'

/** A schema, and all schemas in it by their addresses. */
interface Compiled {
  readonly schema: Schema | boolean
  readonly lookup: ReturnType<typeof dereference>
  readonly draft: SchemaDraft
}

/**
 * The validator compares each item of a list with each other one, which takes minutes for what fits into a request:
 * longer lists with an item that they hold twice are not judged where items may have to be unique.
 */
const COMPARED = 1_000

const drafts: { readonly [dialect in Dialect]: SchemaDraft } = {
  'draft-07': '7',
  '2019-09': '2019-09',
  '2020-12': '2020-12'
}

/**
 * Compile a JSON Schema with @cfworker/json-schema, which interprets it: where no code may be made from
 * text (a Content-Security-Policy, a worker). All errors, its own formats, the dialect by `$schema` and
 * 2020-12 without one (row V6).
 *
 * Returns a fault of kind `invalid_schema` for what no dialect allows, for a reference that leads nowhere
 * or to another document, and for a `$dynamicRef` that could mean several schemas. The judging function
 * never throws: a value too deep to walk is one issue of kind `unknown`.
 */
export const compile: Compile = (given) => {
  const dialect = dialectOf(given)
  if (dialect === undefined) return left(invalidSchema(unknownDialect(given)))
  try {
    refuseMistaken(given)
    refuseLarge(given)
    const schema = isSchema(given) ? withoutFlags(given) : given
    const compiled = build(schema, dialect)
    const whole = ending(judging(schema, compiled))
    const compares = Object.values(compiled.lookup).some((one) => own(one, 'uniqueItems') === true)
    if (!compares) return right(finite(whole))
    const without = judging(schema, build(schema, dialect, new Set(['uniqueItems'])))
    return right(finite(sparing(whole, without, COMPARED)))
  } catch (error) {
    return left(invalidSchema(reasonOf(error)))
  }
}

const build = (given: unknown, dialect: Dialect, without?: ReadonlySet<string>): Compiled => {
  // A border: the validator wants its own type of what was checked to be a schema.
  const schema = fixed(prepared(given, dialect, without)) as Schema | boolean
  const lookup = dereference(schema)
  for (const inner of Object.values(lookup)) {
    const address = own(inner, '__absolute_ref__')
    if (typeof address === 'string' && lookup[address] === undefined) {
      throw new TypeError(`can't resolve reference ${String(own(inner, '$ref'))}`)
    }
  }
  return { schema, lookup, draft: drafts[dialect] }
}

const judging =
  (given: unknown, compiled: Compiled) =>
  (value: unknown): Findings => {
    try {
      return judge(given, compiled, value, false)
    } catch (error) {
      if (!(error instanceof RangeError)) return unjudged(error)
    }
    // So many errors overflow as well as so many levels: the first of them tell the two apart.
    try {
      return { ...judge(given, compiled, value, true), truncated: true }
    } catch (error) {
      return unjudged(error)
    }
  }

const judge = (
  given: unknown,
  { draft, lookup, schema }: Compiled,
  value: unknown,
  isBrief: boolean
): Findings =>
  fromJsonSchema(validate(value, schema, draft, lookup, isBrief), { schema: given, value })
