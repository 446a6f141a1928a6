import type { StandardSchemaV1 } from '@standard-schema/spec'
import * as v from 'valibot'
import type { Column } from '../column.js'
import type { Contracts } from '../contract.js'
import { conditions } from '../contracts/conditions.js'
import { choose } from '../contracts/flights.js'
import type { Folder } from '../contracts/folders.js'
import { issueKey } from '../contracts/issues.js'
import { lowerCase } from '../contracts/labels.js'
import { distinct, repeated } from '../contracts/notes.js'
import { deep } from '../contracts/services.js'
import { standard } from '../standard.js'

const folder: v.GenericSchema<Folder> = v.object({
  name: v.string(),
  folders: v.optional(v.array(v.lazy(() => folder)))
})

const method = v.variant('kind', [
  v.object({
    kind: v.literal('card'),
    holder: v.string(),
    expires: v.optional(v.pipe(v.number(), v.integer()))
  }),
  v.object({ kind: v.literal('transfer'), bank: v.string() })
])

/** As its users would write them. */
const contracts: Contracts<StandardSchemaV1> = {
  book_room: v.strictObject({
    city: v.string(),
    nights: v.pipe(v.number(), v.integer()),
    guest: v.strictObject({ name: v.string(), phone: v.optional(v.string()) }),
    rooms: v.array(
      v.strictObject({ beds: v.pipe(v.number(), v.integer()), balcony: v.optional(v.boolean()) })
    ),
    breakfast: v.optional(v.boolean()),
    budget: v.optional(v.number())
  }),
  import_contacts: v.object({
    contacts: v.array(
      v.object({ id: v.pipe(v.number(), v.integer()), name: v.optional(v.string()) })
    )
  }),
  book_flight: v.object({
    seats: v.pipe(v.number(), v.integer(), v.minValue(1, choose), v.maxValue(9, choose))
  }),
  make_folders: folder,
  register_guest: v.intersect([
    v.object({ name: v.string(), age: v.optional(v.pipe(v.number(), v.integer())) }),
    v.object({ room: v.string() })
  ]),
  create_issue: v.object({
    priority: v.picklist(['low', 'normal', 'high']),
    points: v.optional(v.picklist([1, 2, 3, 'unknown'])),
    state: v.optional(v.literal('open')),
    parent: v.optional(v.pipe(v.string(), v.regex(issueKey))),
    assignee: v.optional(v.nullable(v.string()))
  }),
  set_labels: v.object({
    labels: v.record(v.string(), v.string()),
    ports: v.optional(v.record(v.string(), v.pipe(v.number(), v.integer()))),
    env: v.optional(v.record(v.pipe(v.string(), v.regex(lowerCase)), v.string()))
  }),
  set_marker: v.object({ point: v.strictTuple([v.number(), v.number()]) }),
  schedule_call: v.object({
    host: v.pipe(v.string(), v.email()),
    link: v.optional(v.pipe(v.string(), v.url())),
    day: v.optional(v.pipe(v.string(), v.isoDate())),
    start: v.optional(v.pipe(v.string(), v.isoTimestamp())),
    series: v.optional(v.pipe(v.string(), v.uuid())),
    bridge: v.optional(v.pipe(v.string(), v.ipv4()))
  }),
  save_note: v.object({
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
  send_message: v.object({
    target: v.union([
      v.object({
        email: v.string(),
        subject: v.string(),
        delay: v.optional(v.union([v.pipe(v.number(), v.integer()), v.null()]))
      }),
      v.object({ phone: v.string(), text: v.string() })
    ])
  }),
  place_order: v.pipe(
    v.object({
      coupon: v.optional(v.string()),
      member: v.optional(v.string()),
      notify: v.optional(v.string()),
      phone: v.optional(v.string()),
      express: v.optional(v.boolean()),
      pickup: v.optional(v.boolean())
    }),
    v.forward(
      v.partialCheck(
        [['coupon'], ['member']],
        (order) => conditions.member.holds(order),
        conditions.member.message
      ),
      ['member']
    ),
    v.forward(
      v.partialCheck(
        [['notify'], ['phone']],
        (order) => conditions.phone.holds(order),
        conditions.phone.message
      ),
      ['phone']
    ),
    v.check(conditions.either.holds, conditions.either.message)
  ),
  send_payment: v.object({
    amount: v.pipe(v.number(), v.minValue(1), v.maxValue(5000)),
    tip: v.optional(v.pipe(v.number(), v.gtValue(0))),
    discount: v.optional(v.pipe(v.number(), v.ltValue(1))),
    cents: v.optional(v.pipe(v.number(), v.integer(), v.multipleOf(5)))
  }),
  refund_order: v.object({ method: method, parts: v.optional(v.array(method)) }),
  resize_image: v.object({
    ids: v.union([v.string(), v.array(v.string())]),
    timeout: v.optional(v.union([v.pipe(v.number(), v.integer()), v.null()])),
    width: v.optional(v.union([v.pipe(v.number(), v.integer()), v.picklist(['auto', 'full'])])),
    fit: v.optional(v.union([v.literal('cover'), v.literal('contain'), v.literal('fill')])),
    sizes: v.optional(v.array(v.union([v.pipe(v.number(), v.integer()), v.string()])))
  }),
  configure_service: deep<v.GenericSchema>(v.pipe(v.number(), v.integer()), (key, inner) =>
    v.object({ [key]: inner })
  ),
  tag_file: v.object({
    'owner/id': v.string(),
    constructor: v.string(),
    'size~max': v.optional(v.pipe(v.number(), v.integer()))
  })
}

export const valibot: Column = standard(contracts)
