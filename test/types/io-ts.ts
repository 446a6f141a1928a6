import type { ValueErrorIterator } from '@sinclair/typebox/errors'
import type { StandardSchemaV1 } from '@standard-schema/spec'
import type { InvalidArguments } from '@toolfault/model'
import { decoding, fromIoTs } from '@toolfault/sources/io-ts'
import type { ErrorObject } from 'ajv'
import type { Either } from 'fp-ts/lib/Either.js'
import type * as t from 'io-ts'

/** What the compiler holds the source of io-ts to: io-ts's own types without a cast, and nobody else's. */

export const errors = (given: t.Errors): unknown => fromIoTs(given)

export const answer = (given: t.Validation<{ readonly city: string }>): unknown => fromIoTs(given)

export const own = (
  codec: t.Type<Date, string>
): ((value: unknown) => Either<InvalidArguments, Date>) => decoding('book', codec)

export const any = <C extends t.Mixed>(codec: C, value: unknown): unknown =>
  decoding('book', codec)(value)

type Decoding<A> = (value: unknown) => Either<InvalidArguments, A>

export const other = (codec: t.Type<Date>): Decoding<string> =>
  // @ts-expect-error it decodes to something else
  decoding('book', codec)

export const texts = (codec: t.Type<number, string, string>): unknown =>
  // @ts-expect-error arguments can be anything, and this codec takes only text
  decoding('book', codec)

// @ts-expect-error errors of ajv
export const ajv = (given: Array<ErrorObject>): unknown => fromIoTs(given)

// @ts-expect-error errors of TypeBox
export const typebox = (given: ValueErrorIterator): unknown => fromIoTs(given)

// @ts-expect-error issues of a Standard Schema
export const standard = (given: ReadonlyArray<StandardSchemaV1.Issue>): unknown => fromIoTs(given)

// @ts-expect-error an answer that is still to come
export const late = (given: Promise<t.Errors>): unknown => fromIoTs(given)
