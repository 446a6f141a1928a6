import { fromIoTs } from '@toolfault/sources/io-ts'
import * as t from 'io-ts'
import { type Column, column } from '../column.js'
import type { Contracts } from '../contract.js'
import { broken } from '../contracts/conditions.js'
import { choose } from '../contracts/flights.js'
import { issueKey } from '../contracts/issues.js'
import { lowerCase } from '../contracts/labels.js'
import { distinct } from '../contracts/notes.js'
import { deep } from '../contracts/services.js'

const seats = new t.Type<number, number, unknown>(
  'Seats',
  t.Int.is,
  (value, context) =>
    t.Int.is(value) && value >= 1 && value <= 9
      ? t.success(value)
      : t.failure(value, context, choose),
  t.identity
)

const folder: t.Mixed = t.recursion('Folder', () =>
  t.intersection([t.type({ name: t.string }), t.partial({ folders: t.array(folder) })])
)

const of = (name: string, expression: RegExp): t.Mixed =>
  t.refinement(t.string, (text) => expression.test(text), name)

const orders = t.partial({
  coupon: t.string,
  member: t.string,
  notify: t.string,
  phone: t.string,
  express: t.boolean,
  pickup: t.boolean
})

const method = t.union([
  t.intersection([
    t.type({ kind: t.literal('card'), holder: t.string }),
    t.partial({ expires: t.Int })
  ]),
  t.type({ kind: t.literal('transfer'), bank: t.string })
])

/** As its users would write them. */
const contracts: Contracts<t.Mixed> = {
  book_room: t.exact(
    t.intersection([
      t.type({
        city: t.string,
        nights: t.Int,
        guest: t.exact(
          t.intersection([t.type({ name: t.string }), t.partial({ phone: t.string })])
        ),
        rooms: t.array(
          t.exact(t.intersection([t.type({ beds: t.Int }), t.partial({ balcony: t.boolean })]))
        )
      }),
      t.partial({ breakfast: t.boolean, budget: t.number })
    ])
  ),
  import_contacts: t.type({
    contacts: t.array(t.intersection([t.type({ id: t.Int }), t.partial({ name: t.string })]))
  }),
  book_flight: t.type({ seats }),
  make_folders: folder,
  register_guest: t.intersection([
    t.type({ name: t.string }),
    t.partial({ age: t.Int }),
    t.type({ room: t.string })
  ]),
  create_issue: t.intersection([
    t.type({ priority: t.keyof({ low: null, normal: null, high: null }) }),
    t.partial({
      points: t.union([t.literal(1), t.literal(2), t.literal(3), t.literal('unknown')]),
      state: t.literal('open'),
      parent: t.refinement(t.string, (text) => issueKey.test(text), 'IssueKey'),
      assignee: t.union([t.string, t.null])
    })
  ]),
  set_labels: t.intersection([
    t.type({ labels: t.record(t.string, t.string) }),
    t.partial({
      ports: t.record(t.string, t.Int),
      env: t.record(
        t.refinement(t.string, (key) => lowerCase.test(key), 'LowerCase'),
        t.string
      )
    })
  ]),
  set_marker: t.type({ point: t.tuple([t.number, t.number]) }),
  schedule_call: t.intersection([
    t.type({ host: of('Email', /^[^@\s]+@[^@\s]+$/) }),
    t.partial({
      link: of('Address', /^https?:\/\/\S+$/),
      day: of('Day', /^\d{4}-\d\d-\d\d$/),
      start: of('Time', /^\d{4}-\d\d-\d\dT\S+$/),
      series: of('Uuid', /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/),
      bridge: of('Bridge', /^\d+(?:\.\d+){3}$/)
    })
  ]),
  save_note: t.intersection([
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
  send_message: t.type({
    target: t.union([
      t.intersection([
        t.type({ email: t.string, subject: t.string }),
        t.partial({ delay: t.union([t.Int, t.null]) })
      ]),
      t.type({ phone: t.string, text: t.string })
    ])
  }),
  place_order: t.refinement(orders, (order) => broken(order).length === 0, 'Order'),
  send_payment: t.intersection([
    t.type({ amount: t.refinement(t.number, (n) => n >= 1 && n <= 5000, 'Amount') }),
    t.partial({
      tip: t.refinement(t.number, (n) => n > 0, 'Positive'),
      discount: t.refinement(t.number, (n) => n < 1, 'Share'),
      cents: t.refinement(t.Int, (n) => n % 5 === 0, 'Fives')
    })
  ]),
  refund_order: t.intersection([t.type({ method: method }), t.partial({ parts: t.array(method) })]),
  resize_image: t.intersection([
    t.type({ ids: t.union([t.string, t.array(t.string)]) }),
    t.partial({
      timeout: t.union([t.Int, t.null]),
      width: t.union([t.Int, t.keyof({ auto: null, full: null })]),
      fit: t.union([t.literal('cover'), t.literal('contain'), t.literal('fill')]),
      sizes: t.array(t.union([t.Int, t.string]))
    })
  ]),
  configure_service: deep<t.Mixed>(t.Int, (key, inner) => t.type({ [key]: inner })),
  tag_file: t.intersection([
    t.type({ 'owner/id': t.string, constructor: t.string }),
    t.partial({ 'size~max': t.Int })
  ])
}

export const ioTs: Column = column(
  ({ tool }, value) => contracts[tool].decode(value),
  (result) => (result._tag === 'Left' ? result.left : []),
  fromIoTs
)
