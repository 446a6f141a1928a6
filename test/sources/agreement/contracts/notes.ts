import { Type as Type34 } from '@sinclair/typebox'
import { type } from 'arktype'
import * as t from 'io-ts'
import { Type } from 'typebox'
import * as v from 'valibot'
import * as z from 'zod'
import * as z3 from 'zod3'
import type { Contract } from '../contract.js'

const distinct = (items: ReadonlyArray<unknown>): boolean => new Set(items).size === items.length

/** What the author says where a library has no word for distinct items. */
export const repeated = 'tags must be distinct'

/** A tool that keeps notes: sizes of texts and lists. */
export const noting: Contract = {
  tool: 'save_note',
  schema: {
    type: 'object',
    required: ['title'],
    properties: {
      title: { type: 'string', minLength: 1, maxLength: 20 },
      icon: { type: 'string', minLength: 3, maxLength: 4 },
      tags: {
        type: 'array',
        items: { type: 'string' },
        minItems: 1,
        maxItems: 3,
        uniqueItems: true
      }
    }
  },
  'typebox-0.34': Type34.Object({
    title: Type34.String({ minLength: 1, maxLength: 20 }),
    icon: Type34.Optional(Type34.String({ minLength: 3, maxLength: 4 })),
    tags: Type34.Optional(
      Type34.Array(Type34.String(), { minItems: 1, maxItems: 3, uniqueItems: true })
    )
  }),
  'typebox-1': Type.Object({
    title: Type.String({ minLength: 1, maxLength: 20 }),
    icon: Type.Optional(Type.String({ minLength: 3, maxLength: 4 })),
    tags: Type.Optional(Type.Array(Type.String(), { minItems: 1, maxItems: 3, uniqueItems: true }))
  }),
  'io-ts': t.intersection([
    t.type({ title: t.refinement(t.string, ({ length }) => length >= 1 && length <= 20, 'Title') }),
    t.partial({
      icon: t.refinement(t.string, ({ length }) => length >= 3 && length <= 4, 'Icon'),
      tags: t.refinement(
        t.refinement(t.array(t.string), ({ length }) => length >= 1 && length <= 3, 'Few'),
        distinct,
        'Distinct'
      )
    })
  ]),
  'zod-4': z.object({
    title: z.string().min(1).max(20),
    icon: z.string().min(3).max(4).optional(),
    tags: z.array(z.string()).min(1).max(3).refine(distinct, repeated).optional()
  }),
  'zod-3': z3.object({
    title: z3.string().min(1).max(20),
    icon: z3.string().min(3).max(4).optional(),
    tags: z3.array(z3.string()).min(1).max(3).refine(distinct, repeated).optional()
  }),
  valibot: v.object({
    title: v.pipe(v.string(), v.minLength(1), v.maxLength(20)),
    icon: v.optional(v.pipe(v.string(), v.minLength(3), v.maxLength(4))),
    tags: v.optional(
      v.pipe(
        v.array(v.string()),
        v.minLength(1),
        v.maxLength(3),
        v.check((tags) => distinct(tags), repeated)
      )
    )
  }),
  arktype: type({
    title: '1 <= string <= 20',
    'icon?': '3 <= string <= 4',
    'tags?': type('1 <= string[] <= 3').narrow(
      (tags, context) => distinct(tags) || context.reject({ message: repeated })
    )
  })
}
