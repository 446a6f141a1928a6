/** What holds of the types of the source for Standard Schema; it is compiled, never run. */

import type { ValueError, ValueErrorIterator } from '@sinclair/typebox/value'
import type { StandardJSONSchemaV1, StandardSchemaV1 } from '@standard-schema/spec'
import { fromStandardSchema, jsonSchemaOf, validate } from '@toolfault/sources/standard-schema'
import type { ErrorObject } from 'ajv'
import { type } from 'arktype'
import type * as t from 'io-ts'
import type { TLocalizedValidationError } from 'typebox/error'
import * as v from 'valibot'
import * as z from 'zod'
import * as z3 from 'zod3'

declare const result: StandardSchemaV1.Result<{ readonly a: string }>
declare const failure: StandardSchemaV1.FailureResult
declare const issues: StandardSchemaV1.Issue[]
declare const readonlyIssues: ReadonlyArray<StandardSchemaV1.Issue>

/** The standard's own types. */
export const standard: unknown = [
  fromStandardSchema(result),
  fromStandardSchema(result, { a: 1 }),
  fromStandardSchema(failure),
  fromStandardSchema(issues),
  fromStandardSchema(readonlyIssues)
]

declare const arkErrors: type.errors
declare const error3: z3.ZodError
declare const error4: z.ZodError
declare const valibotIssues: [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]

/** What the libraries answer beside it. */
export const theirs: unknown = [
  fromStandardSchema(arkErrors),
  fromStandardSchema(error3),
  fromStandardSchema(error3.issues),
  fromStandardSchema(error4),
  fromStandardSchema(error4.issues),
  fromStandardSchema(valibotIssues)
]

declare const anySchema: StandardSchemaV1
declare const anyJson: StandardJSONSchemaV1

/** Every schema can be asked, and jsonSchemaOf takes what may have none. */
export const schemas: unknown = [
  validate(anySchema, 1),
  validate(z.object({ a: z.string() }), 1),
  validate(z3.object({ a: z3.string() }), 1),
  validate(v.object({ a: v.string() }), 1),
  validate(type({ a: 'string' }), 1),
  jsonSchemaOf(anySchema),
  jsonSchemaOf(anyJson),
  jsonSchemaOf(z.string()),
  jsonSchemaOf(type('string'))
]

declare const ajvErrors: ErrorObject[]
declare const typeboxErrors: ValueError[]
declare const typeboxIterator: ValueErrorIterator
declare const typebox1Errors: TLocalizedValidationError[]
declare const ioTsErrors: t.Errors
declare const promise: Promise<StandardSchemaV1.Result<string>>
declare const maybe: StandardSchemaV1.Result<string> | Promise<StandardSchemaV1.Result<string>>

/** Another library's errors are for their own source, and a promise has to be awaited. */
export const refused: unknown = [
  // @ts-expect-error
  fromStandardSchema(ajvErrors),
  // @ts-expect-error
  fromStandardSchema(typeboxErrors),
  // @ts-expect-error
  fromStandardSchema(typeboxIterator),
  // @ts-expect-error
  fromStandardSchema(typebox1Errors),
  // @ts-expect-error
  fromStandardSchema(ioTsErrors),
  // @ts-expect-error
  fromStandardSchema(promise),
  // @ts-expect-error
  fromStandardSchema(maybe),
  // @ts-expect-error
  fromStandardSchema(undefined),
  // @ts-expect-error
  validate({ type: 'object' }, 1)
]
