import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { linesOf } from './judged.js'
import { closed, integer, open, text } from './lines.js'

const test = suite('advice/entries')

const list = (items: object): object => ({ type: 'array', items })
const ways = { enum: ['asc', 'desc'] }
const order = closed({ field: text, direction: ways }, 'field', 'direction')
const spare = closed({ field: text, direction: { enum: ['ascending', 'descending'] } }, 'field')
const attribute = closed({ name: text, value: text }, 'name', 'value')

const sort = (items: object): object => closed({ sort: list(items) }, 'sort')
const alarm = closed(
  { method: { enum: ['email', 'popup'] }, minutes: integer },
  'method',
  'minutes'
)
const alarms = closed({ alarms: list(alarm) }, 'alarms')
const steps = closed(
  { steps: list(open({ action: { enum: ['click', 'fill'] }, to: text, value: text }, 'action')) },
  'steps'
)
const attributes = closed({ attributes: list(attribute) }, 'attributes')

// docs/advice.md, "Four points": entries in another notation.
for (const [name, schema, value, wanted] of [
  [
    'the numbers for ways, in a map',
    sort(order),
    { sort: { created: -1, size: 1 } },
    [
      '/sort type: list field',
      '/sort/0/direction choice: put "desc"',
      '/sort/1/direction choice: put "asc"'
    ]
  ],
  [
    'the numbers for ways, each alone',
    sort(order),
    { sort: [{ created: -1 }] },
    [
      '/sort/0/direction missing: /sort/0/created > /sort/0/direction',
      '/sort/0/field missing: put "created"',
      '/sort/0/direction choice: put "desc"'
    ]
  ],
  [
    'another word for a way that may be left out',
    sort(spare),
    { sort: [{ created: 'desc' }] },
    [
      '/sort/0/created unexpected: /sort/0/created > /sort/0/direction',
      '/sort/0/field missing: put "created"',
      '/sort/0/direction choice: put "descending"'
    ]
  ],
  [
    'a number for a way',
    sort(order),
    { sort: [{ field: 'created', direction: -1 }] },
    ['/sort/0/direction choice: put "desc"']
  ],
  [
    'a number for none',
    sort(order),
    { sort: [{ field: 'created', direction: 2 }] },
    ['/sort/0/direction choice: choose ["asc","desc"]']
  ],
  [
    'several ways in one object',
    sort(order),
    { sort: [{ created: 'desc', size: 'asc' }] },
    ['/sort type: list field']
  ],
  [
    'numbers for texts',
    attributes,
    { attributes: { Size: 4, Color: 'red' } },
    ['/attributes type: list name', '/attributes/0/value type: put "4"']
  ],
  [
    'yes for a text',
    attributes,
    { attributes: { Organic: true } },
    ['/attributes type: list name', '/attributes/0/value type: put "true"']
  ],
  [
    'nothing for a text',
    attributes,
    { attributes: { Size: null } },
    ['/attributes type: send array']
  ],
  [
    'several names in one object',
    attributes,
    { attributes: [{ Color: 'red', Size: 'm' }, { Fit: 'slim' }] },
    ['/attributes type: list name']
  ],
  ['listed names', alarms, { alarms: { popup: 10, email: 60 } }, ['/alarms type: list method']],
  [
    'listed names, each alone',
    alarms,
    { alarms: [{ popup: 10 }] },
    [
      '/alarms/0/minutes missing: /alarms/0/popup > /alarms/0/minutes',
      '/alarms/0/method missing: put "popup"'
    ]
  ],
  [
    'several listed names in one object',
    alarms,
    { alarms: [{ popup: 10, email: 60 }] },
    ['/alarms type: list method']
  ],
  [
    'as many names in one object as somebody writes',
    attributes,
    { attributes: [Object.fromEntries(Array.from({ length: 32 }, (_, at) => [`X-${at}`, 'a']))] },
    ['/attributes type: list name']
  ],
  [
    'several names in one object of the list that is the call',
    list(attribute),
    [{ Color: 'red', Size: 'm' }],
    [' type: list name']
  ],
  ...['id', 'path', 'slug', 'by', 'body'].map(
    (key) =>
      [
        `what is called by its own name: ${key}`,
        attributes,
        { attributes: [{ [key]: 'red' }] },
        [
          '/attributes/0/name missing: add',
          '/attributes/0/value missing: add',
          `/attributes/0/${key} unexpected: remove`
        ]
      ] as const
  ),
  [
    'an entry in no list, which says no way',
    closed({ attribute }, 'attribute'),
    { attribute: { Color: 'red' } },
    [
      '/attribute/name missing: add',
      '/attribute/value missing: add',
      '/attribute/Color unexpected: remove'
    ]
  ],
  ['a name that is not listed', alarms, { alarms: { sms: 10 } }, ['/alarms type: send array']],
  [
    'names that both list',
    closed({ pairs: list(closed({ a: ways, b: ways }, 'a', 'b')) }, 'pairs'),
    { pairs: { asc: 'desc' } },
    ['/pairs type: send array']
  ],
  [
    'a step under its name',
    closed(
      { steps: list(open({ action: { enum: ['click', 'fill'] }, to: text }, 'action')) },
      'steps'
    ),
    { steps: [{ click: '#a' }] },
    ['/steps/0/action missing: put "click"']
  ],
  [
    'steps of which each has another name',
    closed(
      { steps: list(open({ action: { enum: ['click', 'fill'] }, to: text }, 'action')) },
      'steps'
    ),
    { steps: [{ click: '#a' }, { fill: '#b' }, { click: '#c' }] },
    [
      '/steps/0/action missing: put "click"',
      '/steps/1/action missing: put "fill"',
      '/steps/2/action missing: put "click"'
    ]
  ],
  [
    'a step under its name, beside more',
    steps,
    { steps: [{ fill: '#b', value: 'x' }] },
    ['/steps/0/action missing: put "fill"']
  ],
  [
    'a step under a slip of its key, beside what is called as another',
    steps,
    { steps: [{ actions: 'fill', click: '#b' }] },
    ['/steps/0/action missing: /steps/0/actions > /steps/0/action']
  ],
  // The one may be the name and the other the value.
  [
    'two names for the same',
    attributes,
    { attributes: [{ option: 'Color', choice: 'red' }] },
    [
      '/attributes/0/name missing: add',
      '/attributes/0/value missing: add',
      '/attributes/0/option unexpected: remove',
      '/attributes/0/choice unexpected: remove'
    ]
  ],
  [
    'several names of what is no entry',
    closed({ rows: list(closed({ name: text, size: text }, 'name', 'size')) }, 'rows'),
    { rows: [{ Color: 'red', Fit: 'slim' }] },
    [
      '/rows/0/name missing: add',
      '/rows/0/size missing: add',
      '/rows/0/Color unexpected: remove',
      '/rows/0/Fit unexpected: remove'
    ]
  ]
] as const) {
  test(name, () => assert.equal(linesOf(schema, value), wanted))
}

test.run()
