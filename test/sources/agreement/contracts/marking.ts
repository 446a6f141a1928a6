import { Type as Type34 } from '@sinclair/typebox'
import { type } from 'arktype'
import * as t from 'io-ts'
import { Type } from 'typebox'
import * as v from 'valibot'
import * as z from 'zod'
import * as z3 from 'zod3'
import type { Contract } from '../contract.js'

const number = { type: 'number' } as const

/** A tool that sets a marker: a tuple, as long as it is. */
export const marking: Contract = {
  tool: 'set_marker',
  schema: {
    type: 'object',
    required: ['point'],
    properties: {
      point: { type: 'array', prefixItems: [number, number], items: false, minItems: 2 }
    }
  },
  'typebox-0.34': Type34.Object({ point: Type34.Tuple([Type34.Number(), Type34.Number()]) }),
  'typebox-1': Type.Object({ point: Type.Tuple([Type.Number(), Type.Number()]) }),
  'io-ts': t.type({ point: t.tuple([t.number, t.number]) }),
  'zod-4': z.object({ point: z.tuple([z.number(), z.number()]) }),
  'zod-3': z3.object({ point: z3.tuple([z3.number(), z3.number()]) }),
  valibot: v.object({ point: v.strictTuple([v.number(), v.number()]) }),
  arktype: type({ point: ['number', 'number'] })
}
