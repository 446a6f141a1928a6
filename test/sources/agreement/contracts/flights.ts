import { Type as Type34 } from '@sinclair/typebox'
import { type } from 'arktype'
import * as t from 'io-ts'
import { Type } from 'typebox'
import * as v from 'valibot'
import * as z from 'zod'
import * as z3 from 'zod3'
import type { Contract } from '../contract.js'

/** What the author wants to be said. */
export const choose = 'Choose 1 to 9 seats.'

const seats = new t.Type<number, number, unknown>(
  'Seats',
  t.Int.is,
  (value, context) =>
    t.Int.is(value) && value >= 1 && value <= 9
      ? t.success(value)
      : t.failure(value, context, choose),
  t.identity
)

/** A tool that books flights, whose author has a sentence for one rule. */
export const flying: Contract = {
  tool: 'book_flight',
  schema: {
    type: 'object',
    required: ['seats'],
    properties: {
      seats: {
        type: 'integer',
        minimum: 1,
        maximum: 9,
        errorMessage: { minimum: choose, maximum: choose }
      }
    }
  },
  'typebox-0.34': Type34.Object({ seats: Type34.Integer({ minimum: 1, maximum: 9 }) }),
  'typebox-1': Type.Object({ seats: Type.Integer({ minimum: 1, maximum: 9 }) }),
  'io-ts': t.type({ seats }),
  'zod-4': z.object({ seats: z.int().min(1, choose).max(9, choose) }),
  'zod-3': z3.object({ seats: z3.number().int().min(1, choose).max(9, choose) }),
  valibot: v.object({
    seats: v.pipe(v.number(), v.integer(), v.minValue(1, choose), v.maxValue(9, choose))
  }),
  arktype: type({ seats: type('1 <= number.integer <= 9').configure({ message: choose }) })
}
