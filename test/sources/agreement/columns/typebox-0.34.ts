import { FormatRegistry, type TSchema, Type } from '@sinclair/typebox'
import { Value, type ValueErrorIterator } from '@sinclair/typebox/value'
import { fromTypebox } from '@toolfault/sources/typebox'
import { answerOf } from '../answer.js'
import type { Column } from '../column.js'
import type { Contract, Contracts } from '../contract.js'
import { exact } from '../contracts/booking.js'
import { issueKey } from '../contracts/issues.js'
import { lowerCase } from '../contracts/labels.js'
import { deep } from '../contracts/services.js'
import { isOfFormat } from './ajv.js'

const method = Type.Union([
  Type.Object({
    kind: Type.Literal('card'),
    holder: Type.String(),
    expires: Type.Optional(Type.Integer())
  }),
  Type.Object({ kind: Type.Literal('transfer'), bank: Type.String() })
])

/** As its users would write them. */
const contracts: Contracts<TSchema> = {
  book_room: Type.Object(
    {
      city: Type.String(),
      nights: Type.Integer(),
      guest: Type.Object({ name: Type.String(), phone: Type.Optional(Type.String()) }, exact),
      rooms: Type.Array(
        Type.Object({ beds: Type.Integer(), balcony: Type.Optional(Type.Boolean()) }, exact)
      ),
      breakfast: Type.Optional(Type.Boolean()),
      budget: Type.Optional(Type.Number())
    },
    exact
  ),
  import_contacts: Type.Object({
    contacts: Type.Array(Type.Object({ id: Type.Integer(), name: Type.Optional(Type.String()) }))
  }),
  book_flight: Type.Object({ seats: Type.Integer({ minimum: 1, maximum: 9 }) }),
  make_folders: Type.Recursive((This) =>
    Type.Object({ name: Type.String(), folders: Type.Optional(Type.Array(This)) })
  ),
  register_guest: Type.Intersect([
    Type.Object({ name: Type.String(), age: Type.Optional(Type.Integer()) }),
    Type.Object({ room: Type.String() })
  ]),
  create_issue: Type.Object({
    priority: Type.Union([Type.Literal('low'), Type.Literal('normal'), Type.Literal('high')]),
    points: Type.Optional(
      Type.Union([Type.Literal(1), Type.Literal(2), Type.Literal(3), Type.Literal('unknown')])
    ),
    state: Type.Optional(Type.Literal('open')),
    parent: Type.Optional(Type.String({ pattern: issueKey.source })),
    assignee: Type.Optional(Type.Union([Type.String(), Type.Null()]))
  }),
  set_labels: Type.Object({
    labels: Type.Record(Type.String(), Type.String()),
    ports: Type.Optional(Type.Record(Type.String(), Type.Integer())),
    env: Type.Optional(
      Type.Record(Type.String({ pattern: lowerCase.source }), Type.String(), {
        additionalProperties: false
      })
    )
  }),
  set_marker: Type.Object({ point: Type.Tuple([Type.Number(), Type.Number()]) }),
  schedule_call: Type.Object({
    host: Type.String({ format: 'email' }),
    link: Type.Optional(Type.String({ format: 'uri' })),
    day: Type.Optional(Type.String({ format: 'date' })),
    start: Type.Optional(Type.String({ format: 'date-time' })),
    series: Type.Optional(Type.String({ format: 'uuid' })),
    bridge: Type.Optional(Type.String({ format: 'ipv4' }))
  }),
  save_note: Type.Object({
    title: Type.String({ minLength: 1, maxLength: 20 }),
    icon: Type.Optional(Type.String({ minLength: 3, maxLength: 4 })),
    tags: Type.Optional(Type.Array(Type.String(), { minItems: 1, maxItems: 3, uniqueItems: true }))
  }),
  send_message: Type.Object({
    target: Type.Union([
      Type.Object({
        email: Type.String(),
        subject: Type.String(),
        delay: Type.Optional(Type.Union([Type.Integer(), Type.Null()]))
      }),
      Type.Object({ phone: Type.String(), text: Type.String() })
    ])
  }),
  place_order: Type.Intersect([
    Type.Object({
      coupon: Type.Optional(Type.String()),
      member: Type.Optional(Type.String()),
      notify: Type.Optional(Type.String()),
      phone: Type.Optional(Type.String()),
      express: Type.Optional(Type.Boolean()),
      pickup: Type.Optional(Type.Boolean())
    }),
    Type.Not(Type.Object({ express: Type.Unknown(), pickup: Type.Unknown() }))
  ]),
  send_payment: Type.Object({
    amount: Type.Number({ minimum: 1, maximum: 5000 }),
    tip: Type.Optional(Type.Number({ exclusiveMinimum: 0 })),
    discount: Type.Optional(Type.Number({ exclusiveMaximum: 1 })),
    cents: Type.Optional(Type.Integer({ multipleOf: 5 }))
  }),
  refund_order: Type.Object({
    method: method,
    parts: Type.Optional(Type.Array(method))
  }),
  resize_image: Type.Object({
    ids: Type.Union([Type.String(), Type.Array(Type.String())]),
    timeout: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
    width: Type.Optional(
      Type.Union([Type.Integer(), Type.Union([Type.Literal('auto'), Type.Literal('full')])])
    ),
    fit: Type.Optional(
      Type.Union([Type.Literal('cover'), Type.Literal('contain'), Type.Literal('fill')])
    ),
    sizes: Type.Optional(Type.Array(Type.Union([Type.Integer(), Type.String()])))
  }),
  configure_service: deep<TSchema>(Type.Integer(), (key, inner) => Type.Object({ [key]: inner })),
  tag_file: Type.Object({
    'owner/id': Type.String(),
    constructor: Type.String(),
    'size~max': Type.Optional(Type.Integer())
  })
}

/** 0.34 knows no format before somebody tells it, all of a process at once: others may count on that. */
const registered = ['email', 'uri', 'date', 'date-time', 'uuid', 'ipv4']

/** The errors are lazy, so what reads them is run while the formats are known. */
const asked = <A>(
  { tool }: Contract,
  value: unknown,
  read: (errors: ValueErrorIterator) => A
): A => {
  for (const format of registered) FormatRegistry.Set(format, (text) => isOfFormat(format, text))
  try {
    return read(Value.Errors(contracts[tool], value))
  } finally {
    for (const format of registered) FormatRegistry.Delete(format)
  }
}

export const typebox34: Column = {
  answer: (contract, value) => asked(contract, value, (errors) => answerOf([...errors])),
  find: (contract, value) => asked(contract, value, fromTypebox)
}
