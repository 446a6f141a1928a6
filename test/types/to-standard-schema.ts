import type { StandardSchemaWithJSON } from '@modelcontextprotocol/server'
import type { Static } from '@sinclair/typebox'
import { Type as Type34 } from '@sinclair/typebox'
import { TypeCompiler } from '@sinclair/typebox/compiler'
import type { StandardJSONSchemaV1, StandardSchemaV1 } from '@standard-schema/spec'
import { fromAjv } from '@toolfault/sources/ajv'
import { type StandardIssue, toStandardSchema } from '@toolfault/validators/standard-schema'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { Type } from 'typebox'
import { Compile } from 'typebox/compile'

/** Compiled, never run: what is made is a Standard Schema of both kinds, and one of the MCP SDK. */
interface Booking {
  readonly city: string
}
const made = toStandardSchema<Booking>({ type: 'object' })
export const schema: StandardSchemaV1<Booking> = made
export const json: StandardJSONSchemaV1<Booking> = made
export const both: StandardSchemaV1<Booking> & StandardJSONSchemaV1<Booking> = made
export const sdk: StandardSchemaWithJSON<Booking, Booking> = made
export const city = (given: StandardSchemaV1.InferOutput<typeof made>): string => given.city

// @ts-expect-error what is known of the value is what was said of it
export const nights = (given: StandardSchemaV1.InferOutput<typeof made>): number => given.nights

const type34 = Type34.Object({ a: Type34.String() })
const type1 = Type.Object({ a: Type.String() })

/** All that may be given fits without a cast. */
export const given: ReadonlyArray<StandardSchemaV1> = [
  toStandardSchema(true),
  toStandardSchema(type34),
  toStandardSchema<Static<typeof type34>>(TypeCompiler.Compile(type34)),
  toStandardSchema(type1),
  toStandardSchema(Compile(type1)),
  toStandardSchema(new Ajv2020().compile({ type: 'string' })),
  // @ts-expect-error a name is no schema
  toStandardSchema('object')
]

/** Its issues are read as ajv's errors. */
export const read = (errors: ReadonlyArray<StandardIssue>): unknown => fromAjv({ errors })
