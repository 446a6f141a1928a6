import { Type } from '@sinclair/typebox'
import { TypeCompiler } from '@sinclair/typebox/compiler'
import { type ValueError, type ValueErrorIterator, ValueErrorType } from '@sinclair/typebox/errors'
import { Value } from '@sinclair/typebox/value'
import { type AjvErrors, fromAjv } from '@toolfault/sources/ajv'
import { fromTypebox } from '@toolfault/sources/typebox'
import type { DefinedError, ErrorObject, ValidationError } from 'ajv'
import type { FastifySchemaValidationError } from 'fastify'
import type { Errors } from 'io-ts'
import { Compile } from 'typebox/compile'
import type { TLocalizedValidationError } from 'typebox/error'
import { Compile as CompileSchema, Errors as schemaErrors } from 'typebox/schema'
import { Settings } from 'typebox/system'
import { Value as Value1 } from 'typebox/value'

declare const iterator: ValueErrorIterator
declare const valueErrors: ReadonlyArray<ValueError>
declare const localized: TLocalizedValidationError[]
declare const ajv: ErrorObject[]
declare const defined: DefinedError[]
declare const rejected: ValidationError
declare const io: Errors
declare const fastify: FastifySchemaValidationError[]

/** Both versions of TypeBox, in every form in which they report, without a cast. */
export const accepted: ReadonlyArray<unknown> = [
  fromTypebox(iterator),
  fromTypebox(iterator, ValueErrorType),
  fromTypebox(valueErrors),
  fromTypebox([...iterator]),
  fromTypebox(Value.Errors(Type.String(), 1)),
  fromTypebox(TypeCompiler.Compile(Type.String()).Errors(1)),
  fromTypebox(localized),
  fromTypebox(localized, Settings.Get()),
  fromTypebox(Value1.Errors({}, 1)),
  fromTypebox(Compile({}).Errors(1)),
  fromTypebox(schemaErrors({ type: 'string' }, 1)),
  fromTypebox(CompileSchema({}).Errors(1)),
  fromTypebox([])
]

export const refused: ReadonlyArray<unknown> = [
  // @ts-expect-error ajv's errors have a source of their own
  fromTypebox(ajv),
  // @ts-expect-error and so have those that are told apart by keyword
  fromTypebox(defined),
  // @ts-expect-error as do io-ts'
  fromTypebox(io),
  // @ts-expect-error TypeBox never says `null`
  fromTypebox(null),
  // @ts-expect-error and a promise is no answer
  fromTypebox(Promise.resolve(localized)),
  // @ts-expect-error typebox 1.x speaks like ajv, and yet otherwise
  fromAjv(localized),
  // @ts-expect-error 0.34 does not
  fromAjv(valueErrors)
]

/** ajv's own types are still ajv's. */
export const own: ReadonlyArray<AjvErrors> = [ajv, defined, rejected, fastify, null]
