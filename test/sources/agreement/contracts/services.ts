import { type TSchema as TSchema34, Type as Type34 } from '@sinclair/typebox'
import { type } from 'arktype'
import * as t from 'io-ts'
import { type TSchema, Type } from 'typebox'
import * as v from 'valibot'
import * as z from 'zod'
import * as z3 from 'zod3'
import type { Contract } from '../contract.js'

/** A schema of objects within objects, the last of which has a port. */
const deep = <Type>(port: Type, object: (key: string, inner: Type) => Type): Type =>
  ['port', 'node', 'cluster', 'region', 'service'].reduce((inner, key) => object(key, inner), port)

/** A tool that configures services, five objects deep. */
export const configuring: Contract = {
  tool: 'configure_service',
  schema: deep<{ readonly [keyword: string]: unknown }>({ type: 'integer' }, (key, inner) => ({
    type: 'object',
    required: [key],
    properties: { [key]: inner }
  })),
  'typebox-0.34': deep<TSchema34>(Type34.Integer(), (key, inner) =>
    Type34.Object({ [key]: inner })
  ),
  'typebox-1': deep<TSchema>(Type.Integer(), (key, inner) => Type.Object({ [key]: inner })),
  'io-ts': deep<t.Mixed>(t.Int, (key, inner) => t.type({ [key]: inner })),
  'zod-4': deep<z.ZodType>(z.int(), (key, inner) => z.object({ [key]: inner })),
  'zod-3': deep<z3.ZodTypeAny>(z3.number().int(), (key, inner) => z3.object({ [key]: inner })),
  valibot: deep<v.GenericSchema>(v.pipe(v.number(), v.integer()), (key, inner) =>
    v.object({ [key]: inner })
  ),
  arktype: type({
    service: { region: { cluster: { node: { port: 'number.integer' } } } }
  })
}
