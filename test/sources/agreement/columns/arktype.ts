import type { StandardSchemaV1 } from '@standard-schema/spec'
import { type } from 'arktype'
import type { Column } from '../column.js'
import type { Contracts } from '../contract.js'
import { broken } from '../contracts/conditions.js'
import { choose } from '../contracts/flights.js'
import { issueKey } from '../contracts/issues.js'
import { distinct, repeated } from '../contracts/notes.js'
import { standard } from '../standard.js'

const method = type({ kind: "'card'", holder: 'string', 'expires?': 'number.integer' }).or({
  kind: "'transfer'",
  bank: 'string'
})

/** As its users would write them. */
const contracts: Contracts<StandardSchemaV1> = {
  book_room: type({
    '+': 'reject',
    city: 'string',
    nights: 'number.integer',
    guest: { '+': 'reject', name: 'string', 'phone?': 'string' },
    rooms: type({ '+': 'reject', beds: 'number.integer', 'balcony?': 'boolean' }).array(),
    'breakfast?': 'boolean',
    'budget?': 'number'
  }),
  import_contacts: type({ contacts: type({ id: 'number.integer', 'name?': 'string' }).array() }),
  book_flight: type({ seats: type('1 <= number.integer <= 9').configure({ message: choose }) }),
  make_folders: type({ name: 'string', 'folders?': 'this[]' }),
  register_guest: type({ name: 'string', 'age?': 'number.integer' }).and({ room: 'string' }),
  create_issue: type({
    priority: "'low' | 'normal' | 'high'",
    'points?': "1 | 2 | 3 | 'unknown'",
    'state?': "'open'",
    'parent?': issueKey,
    'assignee?': 'string | null'
  }),
  set_labels: type({
    labels: { '[string]': 'string' },
    'ports?': { '[string]': 'number.integer' },
    'env?': type({ '[/^[a-z]+$/]': 'string', '+': 'reject' })
  }),
  set_marker: type({ point: ['number', 'number'] }),
  schedule_call: type({
    host: 'string.email',
    'link?': 'string.url',
    'day?': 'string.date.iso',
    'start?': 'string.date.iso',
    'series?': 'string.uuid',
    'bridge?': 'string.ip.v4'
  }),
  save_note: type({
    title: '1 <= string <= 20',
    'icon?': '3 <= string <= 4',
    'tags?': type('1 <= string[] <= 3').narrow(
      (tags, context) => distinct(tags) || context.reject({ message: repeated })
    )
  }),
  send_message: type({
    target: type({ email: 'string', subject: 'string', 'delay?': 'number.integer | null' }).or({
      phone: 'string',
      text: 'string'
    })
  }),
  place_order: type({
    'coupon?': 'string',
    'member?': 'string',
    'notify?': 'string',
    'phone?': 'string',
    'express?': 'boolean',
    'pickup?': 'boolean'
  }).narrow((order, context) =>
    broken(order).every(({ message, path }) => context.reject({ message, path: [...path] }))
  ),
  send_payment: type({
    amount: '1 <= number <= 5000',
    'tip?': 'number > 0',
    'discount?': 'number < 1',
    'cents?': 'number.integer % 5'
  }),
  refund_order: type({ method: method, 'parts?': method.array() }),
  resize_image: type({
    ids: 'string | string[]',
    'timeout?': 'number.integer | null',
    'width?': "number.integer | 'auto' | 'full'",
    'fit?': "'cover' | 'contain' | 'fill'",
    'sizes?': '(number.integer | string)[]'
  }),
  configure_service: type({
    service: { region: { cluster: { node: { port: 'number.integer' } } } }
  }),
  tag_file: type({ 'owner/id': 'string', constructor: 'string', 'size~max?': 'number.integer' })
}

export const arktype: Column = standard(contracts)
