import {
  type Compile,
  type Findings,
  invalidSchema,
  isList,
  isRecord,
  keysOf,
  left,
  own,
  right,
  step,
  steps,
  total,
  unreadable
} from '@toolfault/model'
import { fromAjv } from '@toolfault/sources/ajv'
import { Ajv, type AnySchema, type Options, type ValidateFunction } from 'ajv'
import { Ajv2019 } from 'ajv/dist/2019.js'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'

/**
 * Compile a JSON Schema with ajv 8 and ajv-formats: all errors, not strict, own properties only, the
 * dialect by `$schema` and 2020-12 without one (row V6).
 *
 * Returns a fault of kind `invalid_schema` where ajv throws, for a dialect that it does not have and
 * for a `$async` schema, whose answer would come too late to be read. The judging function never
 * throws either: a value too deep to walk is one issue of kind `unknown`.
 */
export const compile: Compile = (schema) => {
  const dialect = dialectOf(schema)
  if (dialect === undefined) {
    return left(
      invalidSchema(`the dialect ${quote(own(schema, '$schema'))} is not known; use ${known}`)
    )
  }
  try {
    return right(judging(build(dialect, schema)))
  } catch (error) {
    return left(invalidSchema(reasonOf(error)))
  }
}

/** What ajv said, or a getter of the schema, which may throw anything. */
const reasonOf = (error: unknown): string =>
  total(
    () => {
      if (error instanceof RangeError) return 'the schema is nested too deeply'
      return error instanceof Error ? String(error.message) : 'the schema cannot be read'
    },
    () => 'the schema cannot be read'
  )

type Dialect = keyof typeof classes

const classes = {
  'draft-07': Ajv,
  '2019-09': Ajv2019,
  '2020-12': Ajv2020
} as const

const dialects: ReadonlyMap<string, Dialect> = new Map<string, Dialect>([
  ['http://json-schema.org/draft-07/schema', 'draft-07'],
  ['https://json-schema.org/draft-07/schema', 'draft-07'],
  ['https://json-schema.org/draft/2019-09/schema', '2019-09'],
  ['https://json-schema.org/draft/2020-12/schema', '2020-12']
])

/** ajv has each dialect under one address only. */
const addresses: { readonly [dialect in Dialect]: string } = {
  'draft-07': 'http://json-schema.org/draft-07/schema',
  '2019-09': 'https://json-schema.org/draft/2019-09/schema',
  '2020-12': 'https://json-schema.org/draft/2020-12/schema'
}

const known = 'draft-07, 2019-09 or 2020-12'

const options: Options = {
  allErrors: true,
  strict: false,
  ownProperties: true,
  // An unknown format is no business of the reader's terminal.
  logger: false
}

const dialectOf = (schema: unknown): Dialect | undefined => {
  const named = own(schema, '$schema')
  if (named === undefined) return '2020-12'
  return typeof named === 'string' ? dialects.get(bare(named)) : undefined
}

const fresh = (dialect: Dialect): Ajv | Ajv2019 | Ajv2020 => {
  const ajv = new classes[dialect](options)
  // The CommonJS types of ajv-formats put the function under `default`, as does its module.
  formats.default(ajv)
  return ajv
}

/** An instance costs fifteen times what compiling with it costs. */
const kept = new Map<Dialect, { readonly ajv: Ajv | Ajv2019 | Ajv2020; uses: number }>()

/** ajv never forgets what it compiled, whatever is removed from it, so an instance serves so often. */
const USES = 64

const shared = (dialect: Dialect): Ajv | Ajv2019 | Ajv2020 => {
  const old = kept.get(dialect)
  const instance = old === undefined || old.uses >= USES ? { ajv: fresh(dialect), uses: 0 } : old
  instance.uses++
  kept.set(dialect, instance)
  return instance.ajv
}

const build = (dialect: Dialect, schema: unknown): ValidateFunction => {
  if (!isRecord(schema) && typeof schema !== 'boolean') {
    throw new TypeError('a schema must be an object or a boolean')
  }
  // ajv remembers the `$id`s of a schema: two tools may use one, and no tool may refer to another's.
  const ajv = namesItself(schema) ? fresh(dialect) : shared(dialect)
  const given = addressed(dialect, schema)
  try {
    const validate = ajv.compile(given)
    if ('$async' in validate)
      throw new TypeError('an asynchronous schema ($async) cannot be judged')
    return validate
  } finally {
    // Or ajv would take a schema that it refused once for one that it knows.
    if (isRecord(given)) ajv.removeSchema(given)
  }
}

/** The schema itself, or a copy of its top under the one address that ajv knows. */
const addressed = (dialect: Dialect, schema: object | boolean): AnySchema => {
  const named = own(schema, '$schema')
  return isRecord(schema) && typeof named === 'string' && bare(named) !== addresses[dialect]
    ? { ...schema, $schema: addresses[dialect] }
    : schema
}

/** A dialect's address may end with an empty fragment, as draft-07 writes it. */
const bare = (address: string): string => address.replace(/#$/, '')

/** Whether any subschema has an `$id`; a schema too large to look through is taken to have one. */
const namesItself = (schema: unknown): boolean => {
  const counter = steps()
  const open: Array<unknown> = [schema]
  while (open.length > 0) {
    const node = open.pop()
    if (!step(counter) || (isRecord(node) && own(node, '$id') !== undefined)) return true
    if (isList(node)) open.push(...node.slice(0, counter.left))
    else for (const key of keysOf(node)) open.push(own(node, key))
  }
  return false
}

const judging =
  (validate: ValidateFunction) =>
  (value: unknown): Findings => {
    try {
      return validate(value) ? { issues: [] } : fromAjv(validate.errors)
    } catch (error) {
      return error instanceof RangeError
        ? unreadable('the arguments are nested too deeply to be checked')
        : unreadable('the arguments cannot be checked')
    }
  }

const quote = (value: unknown): string =>
  typeof value === 'string' ? JSON.stringify(value.slice(0, 100)) : `of type ${typeof value}`
