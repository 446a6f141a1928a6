import { Type as Type34 } from '@sinclair/typebox'
import { type } from 'arktype'
import * as t from 'io-ts'
import { Type } from 'typebox'
import * as v from 'valibot'
import * as z from 'zod'
import * as z3 from 'zod3'
import type { Contract } from '../contract.js'

const text = { type: 'string' } as const

const method = {
  oneOf: [
    {
      type: 'object',
      required: ['kind', 'holder'],
      properties: { kind: { const: 'card' }, holder: text, expires: { type: 'integer' } }
    },
    {
      type: 'object',
      required: ['kind', 'bank'],
      properties: { kind: { const: 'transfer' }, bank: text }
    }
  ]
} as const

const method34 = Type34.Union([
  Type34.Object({
    kind: Type34.Literal('card'),
    holder: Type34.String(),
    expires: Type34.Optional(Type34.Integer())
  }),
  Type34.Object({ kind: Type34.Literal('transfer'), bank: Type34.String() })
])

const method1 = Type.Union([
  Type.Object({
    kind: Type.Literal('card'),
    holder: Type.String(),
    expires: Type.Optional(Type.Integer())
  }),
  Type.Object({ kind: Type.Literal('transfer'), bank: Type.String() })
])

const methodIo = t.union([
  t.intersection([
    t.type({ kind: t.literal('card'), holder: t.string }),
    t.partial({ expires: t.Int })
  ]),
  t.type({ kind: t.literal('transfer'), bank: t.string })
])

const method4 = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('card'), holder: z.string(), expires: z.int().optional() }),
  z.object({ kind: z.literal('transfer'), bank: z.string() })
])

const method3 = z3.discriminatedUnion('kind', [
  z3.object({
    kind: z3.literal('card'),
    holder: z3.string(),
    expires: z3.number().int().optional()
  }),
  z3.object({ kind: z3.literal('transfer'), bank: z3.string() })
])

const variant = v.variant('kind', [
  v.object({
    kind: v.literal('card'),
    holder: v.string(),
    expires: v.optional(v.pipe(v.number(), v.integer()))
  }),
  v.object({ kind: v.literal('transfer'), bank: v.string() })
])

const methodArk = type({ kind: "'card'", holder: 'string', 'expires?': 'number.integer' }).or({
  kind: "'transfer'",
  bank: 'string'
})

/** A tool that gives money back: a union of objects that a tag tells apart, and a list of such. */
export const refunding: Contract = {
  tool: 'refund_order',
  schema: {
    type: 'object',
    required: ['method'],
    properties: { method, parts: { type: 'array', items: method } }
  },
  'typebox-0.34': Type34.Object({
    method: method34,
    parts: Type34.Optional(Type34.Array(method34))
  }),
  'typebox-1': Type.Object({ method: method1, parts: Type.Optional(Type.Array(method1)) }),
  'io-ts': t.intersection([t.type({ method: methodIo }), t.partial({ parts: t.array(methodIo) })]),
  'zod-4': z.object({ method: method4, parts: z.array(method4).optional() }),
  'zod-3': z3.object({ method: method3, parts: z3.array(method3).optional() }),
  valibot: v.object({ method: variant, parts: v.optional(v.array(variant)) }),
  arktype: type({ method: methodArk, 'parts?': methodArk.array() })
}
