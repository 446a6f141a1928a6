import { Type as Type34 } from '@sinclair/typebox'
import { type } from 'arktype'
import * as t from 'io-ts'
import { Type } from 'typebox'
import * as v from 'valibot'
import * as z from 'zod'
import * as z3 from 'zod3'
import type { Contract } from '../contract.js'
import { broken, conditions, refused } from './conditions.js'

const text = { type: 'string' } as const
const boolean = { type: 'boolean' } as const

const dependentRequired = { coupon: ['member'] }
const sms = { required: ['notify'], properties: { notify: { const: 'sms' } } }
const needsPhone = { required: ['phone'] }
const not = { required: ['express', 'pickup'] }

const ioTs = t.partial({
  coupon: t.string,
  member: t.string,
  notify: t.string,
  phone: t.string,
  express: t.boolean,
  pickup: t.boolean
})

/** A tool that takes orders: keys that need others, or that exclude them. */
export const ordering: Contract = {
  tool: 'place_order',
  schema: {
    type: 'object',
    properties: {
      coupon: text,
      member: text,
      notify: text,
      phone: text,
      express: boolean,
      pickup: boolean
    },
    dependentRequired,
    if: sms,
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema.
    then: needsPhone,
    not
  },
  'typebox-0.34': Type34.Intersect([
    Type34.Object({
      coupon: Type34.Optional(Type34.String()),
      member: Type34.Optional(Type34.String()),
      notify: Type34.Optional(Type34.String()),
      phone: Type34.Optional(Type34.String()),
      express: Type34.Optional(Type34.Boolean()),
      pickup: Type34.Optional(Type34.Boolean())
    }),
    Type34.Not(Type34.Object({ express: Type34.Unknown(), pickup: Type34.Unknown() }))
  ]),
  'typebox-1': Type.Object(
    {
      coupon: Type.Optional(Type.String()),
      member: Type.Optional(Type.String()),
      notify: Type.Optional(Type.String()),
      phone: Type.Optional(Type.String()),
      express: Type.Optional(Type.Boolean()),
      pickup: Type.Optional(Type.Boolean())
    },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema.
    { dependentRequired, if: sms, then: needsPhone, not }
  ),
  'io-ts': t.refinement(ioTs, (order) => broken(order).length === 0, 'Order'),
  'zod-4': z
    .object({
      coupon: z.string().optional(),
      member: z.string().optional(),
      notify: z.string().optional(),
      phone: z.string().optional(),
      express: z.boolean().optional(),
      pickup: z.boolean().optional()
    })
    .superRefine((order, context) => {
      for (const issue of refused(order)) context.addIssue(issue)
    }),
  'zod-3': z3
    .object({
      coupon: z3.string().optional(),
      member: z3.string().optional(),
      notify: z3.string().optional(),
      phone: z3.string().optional(),
      express: z3.boolean().optional(),
      pickup: z3.boolean().optional()
    })
    .superRefine((order, context) => {
      for (const issue of refused(order)) context.addIssue(issue)
    }),
  valibot: v.pipe(
    v.object({
      coupon: v.optional(v.string()),
      member: v.optional(v.string()),
      notify: v.optional(v.string()),
      phone: v.optional(v.string()),
      express: v.optional(v.boolean()),
      pickup: v.optional(v.boolean())
    }),
    v.forward(
      v.partialCheck(
        [['coupon'], ['member']],
        (order) => conditions.member.holds(order),
        conditions.member.message
      ),
      ['member']
    ),
    v.forward(
      v.partialCheck(
        [['notify'], ['phone']],
        (order) => conditions.phone.holds(order),
        conditions.phone.message
      ),
      ['phone']
    ),
    v.check(conditions.either.holds, conditions.either.message)
  ),
  arktype: type({
    'coupon?': 'string',
    'member?': 'string',
    'notify?': 'string',
    'phone?': 'string',
    'express?': 'boolean',
    'pickup?': 'boolean'
  }).narrow((order, context) =>
    broken(order).every(({ message, path }) => context.reject({ message, path: [...path] }))
  )
}
