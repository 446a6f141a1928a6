import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { linesOf } from './judged.js'
import { closed, integer, text } from './lines.js'

const test = suite('advice/id-key')

const said = (schema: object, description: string): object => ({ ...schema, description })
const customer = { id: 'cus_9s6XKz', email: 'ann@example.com' }

for (const [name, schema, key, value, wanted] of [
  ['by its name', text, 'customer_id', customer, 'unwrap id'],
  ['by its description', said(text, 'The ID of the customer'), 'customer', customer, 'unwrap id'],
  [
    'of a pattern',
    { ...said(text, 'Customer id'), pattern: '^cus_' },
    'customer',
    customer,
    'unwrap id'
  ],
  ['a number', integer, 'userId', { id: 12, login: 'ann' }, 'unwrap id'],
  ['in another spelling', text, 'customer_id', { _id: 'a1', name: 'Ann' }, 'unwrap _id'],
  ['under its own name', text, 'contactId', { contactID: 'c1', name: 'Ann' }, 'unwrap contactID'],
  ['a GUID', text, 'customer_guid', customer, 'unwrap id'],
  ['a UUID', text, 'customerUuid', customer, 'unwrap id'],
  ['a UID', text, 'customer_uid', customer, 'unwrap id'],
  ['that may be several', text, 'customer_ids', customer, 'unwrap id'],
  ['as an identifier', said(text, 'The identifier of it'), 'customer', customer, 'unwrap id'],
  ['as a UUID', said(text, 'UUID, as listed'), 'customer', customer, 'unwrap id'],
  [
    'with a sign behind it',
    said(text, 'Customer ID: as listed'),
    'customer',
    customer,
    'unwrap id'
  ],
  [
    'under its own name and beside it',
    text,
    'customer_id',
    { customerId: 'c1', id: 5 },
    'unwrap customerId'
  ],
  // Nobody knows which part is meant.
  [
    'which is said in part of a word',
    said(text, 'A valid customer'),
    'customer',
    customer,
    'send string'
  ],
  ['which is another thing', said(text, 'Identity of it'), 'customer', customer, 'send string'],
  ['in a name that ends so', text, 'paid', customer, 'send string'],
  ['under two', text, 'customer_id', { id: 'a', ID: 'b', n: 1 }, 'send string'],
  ['of yes or no', { type: 'boolean' }, 'customer_id', { id: true, n: 1 }, 'send boolean'],
  ['where a name may be meant', text, 'customer', customer, 'send string'],
  [
    'where the id stands late in it',
    said(text, 'Name shown beside its own id'),
    'customer',
    customer,
    'send string'
  ],
  ['without an id', text, 'customer_id', { login: 'ann', email: 'a@example.com' }, 'send string'],
  ['of another type', integer, 'user_id', { id: 'u12', login: 'ann' }, 'send integer'],
  ['that holds more', text, 'customer_id', { id: { value: 'a1' }, name: 'Ann' }, 'send string']
] as const) {
  test(`a thing in place of its id: ${name}`, () => {
    assert.equal(linesOf(closed({ [key]: schema }), { [key]: value }), [`/${key} type: ${wanted}`])
  })
}

test('each in a list of ids', () => {
  const assignees = { type: 'array', items: text }
  const value = {
    user_ids: [
      { id: 'u1', name: 'Ann' },
      { id: 'u2', name: 'Bob' }
    ]
  }
  assert.equal(linesOf(closed({ user_ids: assignees }), value), [
    '/user_ids/0 type: unwrap id',
    '/user_ids/1 type: unwrap id'
  ])
})

test.run()
