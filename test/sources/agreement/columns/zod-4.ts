import type { StandardSchemaV1 } from '@standard-schema/spec'
import * as z from 'zod'
import type { Column } from '../column.js'
import type { Contracts } from '../contract.js'
import { refused } from '../contracts/conditions.js'
import { choose } from '../contracts/flights.js'
import { issueKey } from '../contracts/issues.js'
import { lowerCase } from '../contracts/labels.js'
import { distinct, repeated } from '../contracts/notes.js'
import { deep } from '../contracts/services.js'
import { standard } from '../standard.js'

const folder = z.object({
  name: z.string(),
  get folders() {
    return z.array(folder).optional()
  }
})

const method = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('card'), holder: z.string(), expires: z.int().optional() }),
  z.object({ kind: z.literal('transfer'), bank: z.string() })
])

/** As its users would write them. */
const contracts: Contracts<StandardSchemaV1> = {
  book_room: z.strictObject({
    city: z.string(),
    nights: z.int(),
    guest: z.strictObject({ name: z.string(), phone: z.string().optional() }),
    rooms: z.array(z.strictObject({ beds: z.int(), balcony: z.boolean().optional() })),
    breakfast: z.boolean().optional(),
    budget: z.number().optional()
  }),
  import_contacts: z.object({
    contacts: z.array(z.object({ id: z.int(), name: z.string().optional() }))
  }),
  book_flight: z.object({ seats: z.int().min(1, choose).max(9, choose) }),
  make_folders: folder,
  register_guest: z.intersection(
    z.object({ name: z.string(), age: z.int().optional() }),
    z.object({ room: z.string() })
  ),
  create_issue: z.object({
    priority: z.enum(['low', 'normal', 'high']),
    points: z.literal([1, 2, 3, 'unknown']).optional(),
    state: z.literal('open').optional(),
    parent: z.string().regex(issueKey).optional(),
    assignee: z.string().nullable().optional()
  }),
  set_labels: z.object({
    labels: z.record(z.string(), z.string()),
    ports: z.record(z.string(), z.int()).optional(),
    env: z.record(z.string().regex(lowerCase), z.string()).optional()
  }),
  set_marker: z.object({ point: z.tuple([z.number(), z.number()]) }),
  schedule_call: z.object({
    host: z.email(),
    link: z.url().optional(),
    day: z.iso.date().optional(),
    start: z.iso.datetime().optional(),
    series: z.uuid().optional(),
    bridge: z.ipv4().optional()
  }),
  save_note: z.object({
    title: z.string().min(1).max(20),
    icon: z.string().min(3).max(4).optional(),
    tags: z.array(z.string()).min(1).max(3).refine(distinct, repeated).optional()
  }),
  send_message: z.object({
    target: z.union([
      z.object({
        email: z.string(),
        subject: z.string(),
        delay: z.union([z.int(), z.null()]).optional()
      }),
      z.object({ phone: z.string(), text: z.string() })
    ])
  }),
  place_order: z
    .object({
      coupon: z.string().optional(),
      member: z.string().optional(),
      notify: z.string().optional(),
      phone: z.string().optional(),
      express: z.boolean().optional(),
      pickup: z.boolean().optional()
    })
    .superRefine((order, context) => {
      for (const issue of refused(order)) context.addIssue(issue)
    }),
  send_payment: z.object({
    amount: z.number().min(1).max(5000),
    tip: z.number().positive().optional(),
    discount: z.number().lt(1).optional(),
    cents: z.int().multipleOf(5).optional()
  }),
  refund_order: z.object({ method: method, parts: z.array(method).optional() }),
  resize_image: z.object({
    ids: z.union([z.string(), z.array(z.string())]),
    timeout: z.union([z.int(), z.null()]).optional(),
    width: z.union([z.int(), z.enum(['auto', 'full'])]).optional(),
    fit: z.union([z.literal('cover'), z.literal('contain'), z.literal('fill')]).optional(),
    sizes: z.array(z.union([z.int(), z.string()])).optional()
  }),
  configure_service: deep<z.ZodType>(z.int(), (key, inner) => z.object({ [key]: inner })),
  tag_file: z.object({
    'owner/id': z.string(),
    constructor: z.string(),
    'size~max': z.int().optional()
  })
}

export const zod4: Column = standard(contracts)
