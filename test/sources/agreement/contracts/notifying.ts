import { Type as Type34 } from '@sinclair/typebox'
import { type } from 'arktype'
import * as t from 'io-ts'
import { Type } from 'typebox'
import * as v from 'valibot'
import * as z from 'zod'
import * as z3 from 'zod3'
import type { Contract } from '../contract.js'

const text = { type: 'string' } as const
const delay = { anyOf: [{ type: 'integer' }, { type: 'null' }] } as const

/** A tool that sends messages: a union of objects that only their keys tell apart, and a union in one. */
export const notifying: Contract = {
  tool: 'send_message',
  schema: {
    type: 'object',
    required: ['target'],
    properties: {
      target: {
        anyOf: [
          {
            type: 'object',
            required: ['email', 'subject'],
            properties: { email: text, subject: text, delay }
          },
          { type: 'object', required: ['phone', 'text'], properties: { phone: text, text } }
        ]
      }
    }
  },
  'typebox-0.34': Type34.Object({
    target: Type34.Union([
      Type34.Object({
        email: Type34.String(),
        subject: Type34.String(),
        delay: Type34.Optional(Type34.Union([Type34.Integer(), Type34.Null()]))
      }),
      Type34.Object({ phone: Type34.String(), text: Type34.String() })
    ])
  }),
  'typebox-1': Type.Object({
    target: Type.Union([
      Type.Object({
        email: Type.String(),
        subject: Type.String(),
        delay: Type.Optional(Type.Union([Type.Integer(), Type.Null()]))
      }),
      Type.Object({ phone: Type.String(), text: Type.String() })
    ])
  }),
  'io-ts': t.type({
    target: t.union([
      t.intersection([
        t.type({ email: t.string, subject: t.string }),
        t.partial({ delay: t.union([t.Int, t.null]) })
      ]),
      t.type({ phone: t.string, text: t.string })
    ])
  }),
  'zod-4': z.object({
    target: z.union([
      z.object({
        email: z.string(),
        subject: z.string(),
        delay: z.union([z.int(), z.null()]).optional()
      }),
      z.object({ phone: z.string(), text: z.string() })
    ])
  }),
  'zod-3': z3.object({
    target: z3.union([
      z3.object({
        email: z3.string(),
        subject: z3.string(),
        delay: z3.union([z3.number().int(), z3.null()]).optional()
      }),
      z3.object({ phone: z3.string(), text: z3.string() })
    ])
  }),
  valibot: v.object({
    target: v.union([
      v.object({
        email: v.string(),
        subject: v.string(),
        delay: v.optional(v.union([v.pipe(v.number(), v.integer()), v.null()]))
      }),
      v.object({ phone: v.string(), text: v.string() })
    ])
  }),
  arktype: type({
    target: type({ email: 'string', subject: 'string', 'delay?': 'number.integer | null' }).or({
      phone: 'string',
      text: 'string'
    })
  })
}
