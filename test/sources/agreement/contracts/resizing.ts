import { Type as Type34 } from '@sinclair/typebox'
import { type } from 'arktype'
import * as t from 'io-ts'
import { Type } from 'typebox'
import * as v from 'valibot'
import * as z from 'zod'
import * as z3 from 'zod3'
import type { Contract } from '../contract.js'

const integer = { type: 'integer' } as const
const text = { type: 'string' } as const

/** A tool that resizes images: unions of scalars, of texts, and of one or many. */
export const resizing: Contract = {
  tool: 'resize_image',
  schema: {
    type: 'object',
    required: ['ids'],
    properties: {
      ids: { anyOf: [text, { type: 'array', items: text }] },
      timeout: { anyOf: [integer, { type: 'null' }] },
      width: { anyOf: [integer, { enum: ['auto', 'full'] }] },
      fit: { anyOf: [{ const: 'cover' }, { const: 'contain' }, { const: 'fill' }] },
      sizes: { type: 'array', items: { anyOf: [integer, text] } }
    }
  },
  'typebox-0.34': Type34.Object({
    ids: Type34.Union([Type34.String(), Type34.Array(Type34.String())]),
    timeout: Type34.Optional(Type34.Union([Type34.Integer(), Type34.Null()])),
    width: Type34.Optional(
      Type34.Union([
        Type34.Integer(),
        Type34.Union([Type34.Literal('auto'), Type34.Literal('full')])
      ])
    ),
    fit: Type34.Optional(
      Type34.Union([Type34.Literal('cover'), Type34.Literal('contain'), Type34.Literal('fill')])
    ),
    sizes: Type34.Optional(Type34.Array(Type34.Union([Type34.Integer(), Type34.String()])))
  }),
  'typebox-1': Type.Object({
    ids: Type.Union([Type.String(), Type.Array(Type.String())]),
    timeout: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
    width: Type.Optional(Type.Union([Type.Integer(), Type.Enum(['auto', 'full'])])),
    fit: Type.Optional(
      Type.Union([Type.Literal('cover'), Type.Literal('contain'), Type.Literal('fill')])
    ),
    sizes: Type.Optional(Type.Array(Type.Union([Type.Integer(), Type.String()])))
  }),
  'io-ts': t.intersection([
    t.type({ ids: t.union([t.string, t.array(t.string)]) }),
    t.partial({
      timeout: t.union([t.Int, t.null]),
      width: t.union([t.Int, t.keyof({ auto: null, full: null })]),
      fit: t.union([t.literal('cover'), t.literal('contain'), t.literal('fill')]),
      sizes: t.array(t.union([t.Int, t.string]))
    })
  ]),
  'zod-4': z.object({
    ids: z.union([z.string(), z.array(z.string())]),
    timeout: z.union([z.int(), z.null()]).optional(),
    width: z.union([z.int(), z.enum(['auto', 'full'])]).optional(),
    fit: z.union([z.literal('cover'), z.literal('contain'), z.literal('fill')]).optional(),
    sizes: z.array(z.union([z.int(), z.string()])).optional()
  }),
  'zod-3': z3.object({
    ids: z3.union([z3.string(), z3.array(z3.string())]),
    timeout: z3.union([z3.number().int(), z3.null()]).optional(),
    width: z3.union([z3.number().int(), z3.enum(['auto', 'full'])]).optional(),
    fit: z3.union([z3.literal('cover'), z3.literal('contain'), z3.literal('fill')]).optional(),
    sizes: z3.array(z3.union([z3.number().int(), z3.string()])).optional()
  }),
  valibot: v.object({
    ids: v.union([v.string(), v.array(v.string())]),
    timeout: v.optional(v.union([v.pipe(v.number(), v.integer()), v.null()])),
    width: v.optional(v.union([v.pipe(v.number(), v.integer()), v.picklist(['auto', 'full'])])),
    fit: v.optional(v.union([v.literal('cover'), v.literal('contain'), v.literal('fill')])),
    sizes: v.optional(v.array(v.union([v.pipe(v.number(), v.integer()), v.string()])))
  }),
  arktype: type({
    ids: 'string | string[]',
    'timeout?': 'number.integer | null',
    'width?': "number.integer | 'auto' | 'full'",
    'fit?': "'cover' | 'contain' | 'fill'",
    'sizes?': '(number.integer | string)[]'
  })
}
