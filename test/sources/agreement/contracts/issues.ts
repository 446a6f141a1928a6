import { Type as Type34 } from '@sinclair/typebox'
import { type } from 'arktype'
import * as t from 'io-ts'
import { Type } from 'typebox'
import * as v from 'valibot'
import * as z from 'zod'
import * as z3 from 'zod3'
import type { Contract } from '../contract.js'

const key = /^[A-Z]+-\d+$/

/** A tool that files issues: listed values, a pattern, and what may be null. */
export const filing: Contract = {
  tool: 'create_issue',
  schema: {
    type: 'object',
    required: ['priority'],
    properties: {
      priority: { enum: ['low', 'normal', 'high'] },
      points: { enum: [1, 2, 3, 'unknown'] },
      state: { const: 'open' },
      parent: { type: 'string', pattern: key.source },
      assignee: { type: ['string', 'null'] }
    }
  },
  'typebox-0.34': Type34.Object({
    priority: Type34.Union([
      Type34.Literal('low'),
      Type34.Literal('normal'),
      Type34.Literal('high')
    ]),
    points: Type34.Optional(
      Type34.Union([
        Type34.Literal(1),
        Type34.Literal(2),
        Type34.Literal(3),
        Type34.Literal('unknown')
      ])
    ),
    state: Type34.Optional(Type34.Literal('open')),
    parent: Type34.Optional(Type34.String({ pattern: key.source })),
    assignee: Type34.Optional(Type34.Union([Type34.String(), Type34.Null()]))
  }),
  'typebox-1': Type.Object({
    priority: Type.Enum(['low', 'normal', 'high']),
    points: Type.Optional(Type.Enum([1, 2, 3, 'unknown'])),
    state: Type.Optional(Type.Literal('open')),
    parent: Type.Optional(Type.String({ pattern: key.source })),
    assignee: Type.Optional(Type.Union([Type.String(), Type.Null()]))
  }),
  'io-ts': t.intersection([
    t.type({ priority: t.keyof({ low: null, normal: null, high: null }) }),
    t.partial({
      points: t.union([t.literal(1), t.literal(2), t.literal(3), t.literal('unknown')]),
      state: t.literal('open'),
      parent: t.refinement(t.string, (text) => key.test(text), 'IssueKey'),
      assignee: t.union([t.string, t.null])
    })
  ]),
  'zod-4': z.object({
    priority: z.enum(['low', 'normal', 'high']),
    points: z.literal([1, 2, 3, 'unknown']).optional(),
    state: z.literal('open').optional(),
    parent: z.string().regex(key).optional(),
    assignee: z.string().nullable().optional()
  }),
  'zod-3': z3.object({
    priority: z3.enum(['low', 'normal', 'high']),
    points: z3
      .union([z3.literal(1), z3.literal(2), z3.literal(3), z3.literal('unknown')])
      .optional(),
    state: z3.literal('open').optional(),
    parent: z3.string().regex(key).optional(),
    assignee: z3.string().nullable().optional()
  }),
  valibot: v.object({
    priority: v.picklist(['low', 'normal', 'high']),
    points: v.optional(v.picklist([1, 2, 3, 'unknown'])),
    state: v.optional(v.literal('open')),
    parent: v.optional(v.pipe(v.string(), v.regex(key))),
    assignee: v.optional(v.nullable(v.string()))
  }),
  arktype: type({
    priority: "'low' | 'normal' | 'high'",
    'points?': "1 | 2 | 3 | 'unknown'",
    'state?': "'open'",
    'parent?': key,
    'assignee?': 'string | null'
  })
}
