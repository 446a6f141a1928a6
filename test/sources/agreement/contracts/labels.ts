import { Type as Type34 } from '@sinclair/typebox'
import { type } from 'arktype'
import * as t from 'io-ts'
import { Type } from 'typebox'
import * as v from 'valibot'
import * as z from 'zod'
import * as z3 from 'zod3'
import type { Contract } from '../contract.js'

const name = /^[a-z]+$/

/** A tool that takes dictionaries: with any keys, with keys that look like indexes, with keys of a pattern. */
export const labelling: Contract = {
  tool: 'set_labels',
  schema: {
    type: 'object',
    required: ['labels'],
    properties: {
      labels: { type: 'object', additionalProperties: { type: 'string' } },
      ports: { type: 'object', additionalProperties: { type: 'integer' } },
      env: {
        type: 'object',
        propertyNames: { pattern: name.source },
        additionalProperties: { type: 'string' }
      }
    }
  },
  'typebox-0.34': Type34.Object({
    labels: Type34.Record(Type34.String(), Type34.String()),
    ports: Type34.Optional(Type34.Record(Type34.String(), Type34.Integer())),
    env: Type34.Optional(
      Type34.Record(Type34.String({ pattern: name.source }), Type34.String(), {
        additionalProperties: false
      })
    )
  }),
  'typebox-1': Type.Object({
    labels: Type.Record(Type.String(), Type.String()),
    ports: Type.Optional(Type.Record(Type.String(), Type.Integer())),
    env: Type.Optional(
      Type.Record(Type.String({ pattern: name.source }), Type.String(), {
        additionalProperties: false
      })
    )
  }),
  'io-ts': t.intersection([
    t.type({ labels: t.record(t.string, t.string) }),
    t.partial({
      ports: t.record(t.string, t.Int),
      env: t.record(
        t.refinement(t.string, (key) => name.test(key), 'LowerCase'),
        t.string
      )
    })
  ]),
  'zod-4': z.object({
    labels: z.record(z.string(), z.string()),
    ports: z.record(z.string(), z.int()).optional(),
    env: z.record(z.string().regex(name), z.string()).optional()
  }),
  'zod-3': z3.object({
    labels: z3.record(z3.string(), z3.string()),
    ports: z3.record(z3.string(), z3.number().int()).optional(),
    env: z3.record(z3.string().regex(name), z3.string()).optional()
  }),
  valibot: v.object({
    labels: v.record(v.string(), v.string()),
    ports: v.optional(v.record(v.string(), v.pipe(v.number(), v.integer()))),
    env: v.optional(v.record(v.pipe(v.string(), v.regex(name)), v.string()))
  }),
  arktype: type({
    labels: { '[string]': 'string' },
    'ports?': { '[string]': 'number.integer' },
    'env?': type({ '[/^[a-z]+$/]': 'string', '+': 'reject' })
  })
}
