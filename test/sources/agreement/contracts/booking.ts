import { Type as Type34 } from '@sinclair/typebox'
import { type } from 'arktype'
import * as t from 'io-ts'
import { Type } from 'typebox'
import * as v from 'valibot'
import * as z from 'zod'
import * as z3 from 'zod3'
import type { Contract } from '../contract.js'

const exact = { additionalProperties: false } as const

const closed = { type: 'object', ...exact } as const

/** A tool that books rooms: plain types, nested objects and a list of them, no key more than these. */
export const booking: Contract = {
  tool: 'book_room',
  schema: {
    ...closed,
    required: ['city', 'nights', 'guest', 'rooms'],
    properties: {
      city: { type: 'string' },
      nights: { type: 'integer' },
      guest: {
        ...closed,
        required: ['name'],
        properties: { name: { type: 'string' }, phone: { type: 'string' } }
      },
      rooms: {
        type: 'array',
        items: {
          ...closed,
          required: ['beds'],
          properties: { beds: { type: 'integer' }, balcony: { type: 'boolean' } }
        }
      },
      breakfast: { type: 'boolean' },
      budget: { type: 'number' }
    }
  },
  'typebox-0.34': Type34.Object(
    {
      city: Type34.String(),
      nights: Type34.Integer(),
      guest: Type34.Object(
        { name: Type34.String(), phone: Type34.Optional(Type34.String()) },
        exact
      ),
      rooms: Type34.Array(
        Type34.Object({ beds: Type34.Integer(), balcony: Type34.Optional(Type34.Boolean()) }, exact)
      ),
      breakfast: Type34.Optional(Type34.Boolean()),
      budget: Type34.Optional(Type34.Number())
    },
    exact
  ),
  'typebox-1': Type.Object(
    {
      city: Type.String(),
      nights: Type.Integer(),
      guest: Type.Object({ name: Type.String(), phone: Type.Optional(Type.String()) }, exact),
      rooms: Type.Array(
        Type.Object({ beds: Type.Integer(), balcony: Type.Optional(Type.Boolean()) }, exact)
      ),
      breakfast: Type.Optional(Type.Boolean()),
      budget: Type.Optional(Type.Number())
    },
    exact
  ),
  'io-ts': t.exact(
    t.intersection([
      t.type({
        city: t.string,
        nights: t.Int,
        guest: t.exact(
          t.intersection([t.type({ name: t.string }), t.partial({ phone: t.string })])
        ),
        rooms: t.array(
          t.exact(t.intersection([t.type({ beds: t.Int }), t.partial({ balcony: t.boolean })]))
        )
      }),
      t.partial({ breakfast: t.boolean, budget: t.number })
    ])
  ),
  'zod-4': z.strictObject({
    city: z.string(),
    nights: z.int(),
    guest: z.strictObject({ name: z.string(), phone: z.string().optional() }),
    rooms: z.array(z.strictObject({ beds: z.int(), balcony: z.boolean().optional() })),
    breakfast: z.boolean().optional(),
    budget: z.number().optional()
  }),
  'zod-3': z3
    .object({
      city: z3.string(),
      nights: z3.number().int(),
      guest: z3.object({ name: z3.string(), phone: z3.string().optional() }).strict(),
      rooms: z3.array(
        z3.object({ beds: z3.number().int(), balcony: z3.boolean().optional() }).strict()
      ),
      breakfast: z3.boolean().optional(),
      budget: z3.number().optional()
    })
    .strict(),
  valibot: v.strictObject({
    city: v.string(),
    nights: v.pipe(v.number(), v.integer()),
    guest: v.strictObject({ name: v.string(), phone: v.optional(v.string()) }),
    rooms: v.array(
      v.strictObject({ beds: v.pipe(v.number(), v.integer()), balcony: v.optional(v.boolean()) })
    ),
    breakfast: v.optional(v.boolean()),
    budget: v.optional(v.number())
  }),
  arktype: type({
    '+': 'reject',
    city: 'string',
    nights: 'number.integer',
    guest: { '+': 'reject', name: 'string', 'phone?': 'string' },
    rooms: type({ '+': 'reject', beds: 'number.integer', 'balcony?': 'boolean' }).array(),
    'breakfast?': 'boolean',
    'budget?': 'number'
  })
}

/** Arguments that it takes. */
export const stay = {
  city: 'Turin',
  nights: 2,
  guest: { name: 'Ada' },
  rooms: [{ beds: 2 }]
}
