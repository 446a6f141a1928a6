import { Type as Type34 } from '@sinclair/typebox'
import { type } from 'arktype'
import * as t from 'io-ts'
import { Type } from 'typebox'
import * as v from 'valibot'
import * as z from 'zod'
import * as z3 from 'zod3'
import type { Contract } from '../contract.js'

/** A tool that sends money: every limit that a number can have. */
export const paying: Contract = {
  tool: 'send_payment',
  schema: {
    type: 'object',
    required: ['amount'],
    properties: {
      amount: { type: 'number', minimum: 1, maximum: 5000 },
      tip: { type: 'number', exclusiveMinimum: 0 },
      discount: { type: 'number', exclusiveMaximum: 1 },
      cents: { type: 'integer', multipleOf: 5 }
    }
  },
  'typebox-0.34': Type34.Object({
    amount: Type34.Number({ minimum: 1, maximum: 5000 }),
    tip: Type34.Optional(Type34.Number({ exclusiveMinimum: 0 })),
    discount: Type34.Optional(Type34.Number({ exclusiveMaximum: 1 })),
    cents: Type34.Optional(Type34.Integer({ multipleOf: 5 }))
  }),
  'typebox-1': Type.Object({
    amount: Type.Number({ minimum: 1, maximum: 5000 }),
    tip: Type.Optional(Type.Number({ exclusiveMinimum: 0 })),
    discount: Type.Optional(Type.Number({ exclusiveMaximum: 1 })),
    cents: Type.Optional(Type.Integer({ multipleOf: 5 }))
  }),
  'io-ts': t.intersection([
    t.type({ amount: t.refinement(t.number, (n) => n >= 1 && n <= 5000, 'Amount') }),
    t.partial({
      tip: t.refinement(t.number, (n) => n > 0, 'Positive'),
      discount: t.refinement(t.number, (n) => n < 1, 'Share'),
      cents: t.refinement(t.Int, (n) => n % 5 === 0, 'Fives')
    })
  ]),
  'zod-4': z.object({
    amount: z.number().min(1).max(5000),
    tip: z.number().positive().optional(),
    discount: z.number().lt(1).optional(),
    cents: z.int().multipleOf(5).optional()
  }),
  'zod-3': z3.object({
    amount: z3.number().min(1).max(5000),
    tip: z3.number().positive().optional(),
    discount: z3.number().lt(1).optional(),
    cents: z3.number().int().multipleOf(5).optional()
  }),
  valibot: v.object({
    amount: v.pipe(v.number(), v.minValue(1), v.maxValue(5000)),
    tip: v.optional(v.pipe(v.number(), v.gtValue(0))),
    discount: v.optional(v.pipe(v.number(), v.ltValue(1))),
    cents: v.optional(v.pipe(v.number(), v.integer(), v.multipleOf(5)))
  }),
  arktype: type({
    amount: '1 <= number <= 5000',
    'tip?': 'number > 0',
    'discount?': 'number < 1',
    'cents?': 'number.integer % 5'
  })
}
