import { Type as Type34 } from '@sinclair/typebox'
import { type } from 'arktype'
import * as t from 'io-ts'
import { Type } from 'typebox'
import * as v from 'valibot'
import * as z from 'zod'
import * as z3 from 'zod3'
import type { Contract } from '../contract.js'

const of = (name: string, expression: RegExp): t.Mixed =>
  t.refinement(t.string, (text) => expression.test(text), name)

/** A tool that plans meetings: a text of each format that is in wide use. */
export const meeting: Contract = {
  tool: 'schedule_call',
  schema: {
    type: 'object',
    required: ['host'],
    properties: {
      host: { type: 'string', format: 'email' },
      link: { type: 'string', format: 'uri' },
      day: { type: 'string', format: 'date' },
      start: { type: 'string', format: 'date-time' },
      series: { type: 'string', format: 'uuid' },
      bridge: { type: 'string', format: 'ipv4' }
    }
  },
  'typebox-0.34': Type34.Object({
    host: Type34.String({ format: 'email' }),
    link: Type34.Optional(Type34.String({ format: 'uri' })),
    day: Type34.Optional(Type34.String({ format: 'date' })),
    start: Type34.Optional(Type34.String({ format: 'date-time' })),
    series: Type34.Optional(Type34.String({ format: 'uuid' })),
    bridge: Type34.Optional(Type34.String({ format: 'ipv4' }))
  }),
  'typebox-1': Type.Object({
    host: Type.String({ format: 'email' }),
    link: Type.Optional(Type.String({ format: 'uri' })),
    day: Type.Optional(Type.String({ format: 'date' })),
    start: Type.Optional(Type.String({ format: 'date-time' })),
    series: Type.Optional(Type.String({ format: 'uuid' })),
    bridge: Type.Optional(Type.String({ format: 'ipv4' }))
  }),
  'io-ts': t.intersection([
    t.type({ host: of('Email', /^[^@\s]+@[^@\s]+$/) }),
    t.partial({
      link: of('Address', /^https?:\/\/\S+$/),
      day: of('Day', /^\d{4}-\d\d-\d\d$/),
      start: of('Time', /^\d{4}-\d\d-\d\dT\S+$/),
      series: of('Uuid', /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/),
      bridge: of('Bridge', /^\d+(?:\.\d+){3}$/)
    })
  ]),
  'zod-4': z.object({
    host: z.email(),
    link: z.url().optional(),
    day: z.iso.date().optional(),
    start: z.iso.datetime().optional(),
    series: z.uuid().optional(),
    bridge: z.ipv4().optional()
  }),
  'zod-3': z3.object({
    host: z3.string().email(),
    link: z3.string().url().optional(),
    day: z3.string().date().optional(),
    start: z3.string().datetime().optional(),
    series: z3.string().uuid().optional(),
    bridge: z3.string().ip({ version: 'v4' }).optional()
  }),
  valibot: v.object({
    host: v.pipe(v.string(), v.email()),
    link: v.optional(v.pipe(v.string(), v.url())),
    day: v.optional(v.pipe(v.string(), v.isoDate())),
    start: v.optional(v.pipe(v.string(), v.isoTimestamp())),
    series: v.optional(v.pipe(v.string(), v.uuid())),
    bridge: v.optional(v.pipe(v.string(), v.ipv4()))
  }),
  arktype: type({
    host: 'string.email',
    'link?': 'string.url',
    'day?': 'string.date.iso',
    'start?': 'string.date.iso',
    'series?': 'string.uuid',
    'bridge?': 'string.ip.v4'
  })
}
