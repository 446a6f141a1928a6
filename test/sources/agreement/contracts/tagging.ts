import { Type as Type34 } from '@sinclair/typebox'
import { type } from 'arktype'
import * as t from 'io-ts'
import { Type } from 'typebox'
import * as v from 'valibot'
import * as z from 'zod'
import * as z3 from 'zod3'
import type { Contract } from '../contract.js'

/** A tool with keys that a pointer has to escape, and one that every object inherits. */
export const tagging: Contract = {
  tool: 'tag_file',
  schema: {
    type: 'object',
    required: ['owner/id', 'constructor'],
    properties: {
      'owner/id': { type: 'string' },
      constructor: { type: 'string' },
      'size~max': { type: 'integer' }
    }
  },
  'typebox-0.34': Type34.Object({
    'owner/id': Type34.String(),
    constructor: Type34.String(),
    'size~max': Type34.Optional(Type34.Integer())
  }),
  'typebox-1': Type.Object({
    'owner/id': Type.String(),
    constructor: Type.String(),
    'size~max': Type.Optional(Type.Integer())
  }),
  'io-ts': t.intersection([
    t.type({ 'owner/id': t.string, constructor: t.string }),
    t.partial({ 'size~max': t.Int })
  ]),
  'zod-4': z.object({
    'owner/id': z.string(),
    constructor: z.string(),
    'size~max': z.int().optional()
  }),
  'zod-3': z3.object({
    'owner/id': z3.string(),
    constructor: z3.string(),
    'size~max': z3.number().int().optional()
  }),
  valibot: v.object({
    'owner/id': v.string(),
    constructor: v.string(),
    'size~max': v.optional(v.pipe(v.number(), v.integer()))
  }),
  arktype: type({ 'owner/id': 'string', constructor: 'string', 'size~max?': 'number.integer' })
}
