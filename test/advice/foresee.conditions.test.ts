import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { linesOf } from './judged.js'
import { closed, text, when } from './lines.js'

const test = suite('advice/foresee.conditions')

const is = (type: string): object => ({ properties: { type: { const: type } } })
const needs = (key: string): object => ({ required: [key] })

const action = {
  ...closed(
    { type: { enum: ['click', 'type', 'navigate'] }, selector: text, url: text, text },
    'type'
  ),
  allOf: [when(is('click'), needs('selector')), when(is('navigate'), needs('url'))]
}
const browse = closed({ action }, 'action')
const lax = closed({ action: { ...action, required: [] } }, 'action')

// A condition on a key that is not there asks for nothing as long as that key is to come.
for (const [name, schema, value, wanted] of [
  [
    'the tag alone',
    browse,
    { type: 'click' },
    ['/action/type missing: /type > /action/type', '/action/selector missing: add']
  ],
  [
    'a tag of which no more is asked',
    browse,
    { type: 'type', text: 'x' },
    ['/type unexpected: /type > /action/type', '/text unexpected: /text > /action/text']
  ],
  [
    'the tag and what it asks for',
    browse,
    { type: 'click', selector: '#a' },
    ['/type unexpected: /type > /action/type', '/selector unexpected: /selector > /action/selector']
  ],
  [
    'a tag that may be left out',
    lax,
    { type: 'navigate', url: 'u' },
    ['/type unexpected: /type > /action/type', '/url unexpected: /url > /action/url']
  ],
  [
    'the tag in place of its object, beside what it asks for',
    browse,
    { action: 'click', selector: '#a' },
    ['/selector unexpected: /selector > /action/selector', '/action type: wrap type']
  ],
  [
    'the tag in place of its object, beside nothing',
    browse,
    { action: 'navigate' },
    ['/action type: wrap type', '/action/url missing: add']
  ],
  // Without a tag that goes there it is as the schema says.
  [
    'no tag at all, which may be left out',
    lax,
    { text: 'x' },
    [
      '/text unexpected: /text > /action/text',
      '/action/selector missing: add',
      '/action/url missing: add'
    ]
  ]
] as const) {
  test(`of a condition in an object that comes to be: ${name}`, () => {
    assert.equal(linesOf(schema, value), wanted)
  })
}

const sending = (...branches: ReadonlyArray<object>): object => ({
  ...closed({ channel: { enum: ['email', 'sms'] }, address: text, phone: text }, 'channel'),
  ...(branches.length === 0 ? {} : { oneOf: branches })
})
const of = (channel: string, key: string): object => ({
  properties: { channel: { const: channel } },
  required: [key]
})
const united = sending(of('email', 'address'), of('sms', 'phone'))
const halved = {
  ...sending(),
  ...when({ properties: { channel: { const: 'email' } } }, needs('address'), needs('phone'))
}
const tagged = '/channel choice: put "sms"'

// Which key is missing tells the tag, once it is mended; until then a key without a place need not go.
for (const [name, schema, value, wanted] of [
  [
    'of a union',
    united,
    { channel: 'SMS', phone_number: '1' },
    [tagged, '/phone missing: /phone_number > /phone']
  ],
  [
    'of a condition',
    halved,
    { channel: 'SMS', number: '1' },
    [tagged, '/phone missing: /number > /phone?']
  ],
  [
    'of nothing that is missing',
    united,
    { channel: 'SMS', phone: '1', retries: 2 },
    ['/retries unexpected: remove', tagged]
  ],
  [
    'that would not fit there',
    united,
    { channel: 'SMS', retries: 2 },
    ['/retries unexpected: remove', tagged, '/phone missing: add']
  ],
  [
    'where nothing depends on what is mended',
    sending(),
    { channel: 'SMS', number: '1' },
    ['/number unexpected: remove', tagged]
  ]
] as const) {
  test(`a key beside a tag that is mended, ${name}`, () => {
    assert.equal(linesOf(schema, value), wanted)
  })
}

test('what may be the key that comes to be missing is told of that alone', () => {
  const edit = {
    ...closed(
      { action: { enum: ['create', 'update'] }, data: { type: 'object' }, id: text },
      'action'
    ),
    allOf: [when({ properties: { action: { const: 'update' } } }, needs('data'))]
  }
  assert.equal(linesOf(edit, { action: 'updat', changes: { a: 1 } }), [
    '/action choice: put "update"',
    '/data missing: /changes > /data?'
  ])
})

test.run()
