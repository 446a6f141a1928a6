import { Type as Type34 } from '@sinclair/typebox'
import { type } from 'arktype'
import * as t from 'io-ts'
import { Type } from 'typebox'
import * as v from 'valibot'
import * as z from 'zod'
import * as z3 from 'zod3'
import type { Contract } from '../contract.js'

/** A tool that imports contacts: many items alike. */
export const importing: Contract = {
  tool: 'import_contacts',
  schema: {
    type: 'object',
    required: ['contacts'],
    properties: {
      contacts: {
        type: 'array',
        items: {
          type: 'object',
          required: ['id'],
          properties: { id: { type: 'integer' }, name: { type: 'string' } }
        }
      }
    }
  },
  'typebox-0.34': Type34.Object({
    contacts: Type34.Array(
      Type34.Object({ id: Type34.Integer(), name: Type34.Optional(Type34.String()) })
    )
  }),
  'typebox-1': Type.Object({
    contacts: Type.Array(Type.Object({ id: Type.Integer(), name: Type.Optional(Type.String()) }))
  }),
  'io-ts': t.type({
    contacts: t.array(t.intersection([t.type({ id: t.Int }), t.partial({ name: t.string })]))
  }),
  'zod-4': z.object({
    contacts: z.array(z.object({ id: z.int(), name: z.string().optional() }))
  }),
  'zod-3': z3.object({
    contacts: z3.array(z3.object({ id: z3.number().int(), name: z3.string().optional() }))
  }),
  valibot: v.object({
    contacts: v.array(
      v.object({ id: v.pipe(v.number(), v.integer()), name: v.optional(v.string()) })
    )
  }),
  arktype: type({ contacts: type({ id: 'number.integer', 'name?': 'string' }).array() })
}
