import { Type as Type34 } from '@sinclair/typebox'
import { type } from 'arktype'
import * as t from 'io-ts'
import { Type } from 'typebox'
import * as v from 'valibot'
import * as z from 'zod'
import * as z3 from 'zod3'
import type { Contract } from '../contract.js'

const text = { type: 'string' } as const

/** A tool that registers guests: a person and a visit, both at once. */
export const registering: Contract = {
  tool: 'register_guest',
  schema: {
    type: 'object',
    allOf: [
      {
        type: 'object',
        required: ['name'],
        properties: { name: text, age: { type: 'integer' } }
      },
      { type: 'object', required: ['room'], properties: { room: text } }
    ]
  },
  'typebox-0.34': Type34.Intersect([
    Type34.Object({ name: Type34.String(), age: Type34.Optional(Type34.Integer()) }),
    Type34.Object({ room: Type34.String() })
  ]),
  'typebox-1': Type.Intersect([
    Type.Object({ name: Type.String(), age: Type.Optional(Type.Integer()) }),
    Type.Object({ room: Type.String() })
  ]),
  'io-ts': t.intersection([
    t.type({ name: t.string }),
    t.partial({ age: t.Int }),
    t.type({ room: t.string })
  ]),
  'zod-4': z.intersection(
    z.object({ name: z.string(), age: z.int().optional() }),
    z.object({ room: z.string() })
  ),
  'zod-3': z3.intersection(
    z3.object({ name: z3.string(), age: z3.number().int().optional() }),
    z3.object({ room: z3.string() })
  ),
  valibot: v.intersect([
    v.object({ name: v.string(), age: v.optional(v.pipe(v.number(), v.integer())) }),
    v.object({ room: v.string() })
  ]),
  arktype: type({ name: 'string', 'age?': 'number.integer' }).and({ room: 'string' })
}
