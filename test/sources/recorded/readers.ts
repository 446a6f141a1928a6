import { type Findings, own } from '@toolfault/model'
import { type AjvErrors, fromAjv } from '@toolfault/sources/ajv'
import { type FastifyErrors, fromFastify } from '@toolfault/sources/fastify'
import { fromIoTs, type IoTsErrors } from '@toolfault/sources/io-ts'
import { fromStandardSchema, type StandardResult } from '@toolfault/sources/standard-schema'
import { fromTypebox, type TypeboxErrors } from '@toolfault/sources/typebox'
import * as ajv from './ajv.js'
import { answers } from './io-ts.js'
import type { Row } from './row.js'
import { arktype, valibot, zod } from './standard-schema.js'
import type { Cases, Told } from './told.js'
import * as typebox from './typebox.js'

/** Who reads the rows whose validator's name begins so, and what is to be read. */
interface Reader {
  readonly starts: string
  readonly cases: Cases
  readonly read: (output: unknown) => Findings
}

// Borders all: what was recorded is what these validators reported, and has no type.
const ofAjv = (output: unknown): Findings =>
  fromAjv(own(output, 'valid') === true ? null : (output as AjvErrors))
const ofFastify = (output: unknown): Findings => fromFastify(own(output, 'err') as FastifyErrors)
const ofTypebox = (output: unknown): Findings => fromTypebox(output as TypeboxErrors)
const ofIoTs = (output: unknown): Findings => fromIoTs(output as IoTsErrors)
const ofStandard = (output: unknown): Findings => fromStandardSchema(output as StandardResult)

/** The first whose start fits reads a row; `extra:` rows of ajv are in a table of their own. */
const readers: ReadonlyArray<Reader> = [
  { starts: 'fastify error.validation - default', cases: ajv.asFastify, read: ofFastify },
  { starts: 'fastify ', cases: ajv.everyError, read: ofFastify },
  { starts: 'typebox/schema ', cases: typebox.schema, read: ofTypebox },
  { starts: 'typebox ', cases: typebox.localized, read: ofTypebox },
  { starts: '@sinclair/typebox ', cases: typebox.numbered, read: ofTypebox },
  { starts: 'io-ts ', cases: answers, read: ofIoTs },
  { starts: 'zod ', cases: zod, read: ofStandard },
  { starts: 'valibot ', cases: valibot, read: ofStandard },
  { starts: 'arktype ', cases: arktype, read: ofStandard },
  { starts: 'ajv', cases: {}, read: ofAjv }
]

/** Who reads a row. */
export const readerOf = ({ validator }: Row): Reader => {
  const reader = readers.find(({ starts }) => validator.startsWith(starts))
  if (reader === undefined) throw new TypeError(`nobody reads ${validator}`)
  return reader
}

/** What is to be read of a row; `undefined` where nobody has written it down. */
export const expectedOf = (row: Row): ReadonlyArray<Told> | undefined => {
  const { cases, starts } = readerOf(row)
  return (starts === 'ajv' ? ajvCases(row) : cases)[row.name]
}

const ajvCases = ({ name, validator }: Row): Cases => {
  if (name.startsWith('extra:')) return ajv.extras
  if (validator.includes('"discriminator"')) return ajv.discriminated
  return validator.includes('"allErrors":true') ? ajv.everyError : ajv.firstError
}
