import { own, someObject } from '@toolfault/model'
import { Ajv, type Options } from 'ajv'
import { Ajv2019 } from 'ajv/dist/2019.js'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import type { Dialect } from '../dialect.js'
import { multipleOf } from './multiple.js'
import { uniqueItems } from './unique.js'
import { isUrl } from './url.js'

/** An ajv of any dialect. */
export type AnyAjv = Ajv | Ajv2019 | Ajv2020

const classes = {
  'draft-07': Ajv,
  '2019-09': Ajv2019,
  '2020-12': Ajv2020
} as const

const options: Options = {
  allErrors: true,
  strict: false,
  // Not to be strict would let them through: `1e999` is read as `Infinity`, which no JSON can hold.
  strictNumbers: true,
  ownProperties: true,
  // To see whether it can, ajv takes twice as long for each array within an array.
  inlineRefs: false,
  // An unknown format is no business of the reader's terminal.
  logger: false
}

/** ajv never forgets what it compiled, whatever is removed from it, so an instance serves so often. */
const USES = 64

/** An instance costs fifteen times what compiling with it costs. */
const kept = new Map<Dialect, { readonly ajv: AnyAjv; uses: number }>()

/** The instance to compile a schema with: a shared one where that is safe. */
export const instanceFor = (dialect: Dialect, schema: unknown): AnyAjv =>
  // ajv remembers the `$id`s of a schema: two tools may use one, and no tool may refer to another's.
  namesItself(schema) ? fresh(dialect, options) : shared(dialect)

/**
 * An instance that takes a pattern which is no Unicode regular expression (`[\w-\.]`) as the older kind,
 * as most other validators do: such a schema is in wide use, and would else refuse every call.
 */
export const lenient = (dialect: Dialect): AnyAjv => {
  const ajv = fresh(dialect, { ...options, code: { regExp: tolerant } })
  ajv.addFormat('regex', (text: string) => isRegExp(text))
  return ajv
}

const shared = (dialect: Dialect): AnyAjv => {
  const old = kept.get(dialect)
  const instance =
    old === undefined || old.uses >= USES ? { ajv: fresh(dialect, options), uses: 0 } : old
  instance.uses++
  kept.set(dialect, instance)
  return instance.ajv
}

const fresh = (dialect: Dialect, given: Options): AnyAjv => {
  const ajv = new classes[dialect](given)
  // The CommonJS types of ajv-formats put the function under `default`, as does its module.
  formats.default(ajv)
  ajv.addFormat('url', isUrl)
  for (const own of [uniqueItems, multipleOf])
    ajv.removeKeyword(String(own.keyword)).addKeyword(own)
  return ajv
}

const regExp = (pattern: string, flags: string): RegExp => {
  try {
    return new RegExp(pattern, flags)
  } catch {
    return new RegExp(pattern)
  }
}

/** ajv wants to know how the same would be written as code, which we never ask it for. */
const tolerant = Object.assign(regExp, { code: 'new RegExp' })

const isRegExp = (text: string): boolean => {
  try {
    regExp(text, 'u')
    return true
  } catch {
    return false
  }
}

/** Whether any subschema has an `$id`; a schema too large to look through is taken to have one. */
const namesItself = (schema: unknown): boolean =>
  someObject(schema, (node) => own(node, '$id') !== undefined) ?? true
