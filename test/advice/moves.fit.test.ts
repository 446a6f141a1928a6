import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { linesOf } from './judged.js'
import { closed, integer, open, text, when } from './lines.js'

const test = suite('advice/moves.fit')

/** A list of objects that have to have each of these keys. */
const rowsOf = (properties: object): object => ({
  type: 'array',
  items: closed(properties, ...Object.keys(properties))
})

const typed = open({ alpha: integer }, 'alpha')
const guessed = ['/alpha missing: /quokka > /alpha?']
const alpha = ['/alpha missing: add']

// The only unknown key beside the only missing one.
for (const [name, schema, value, wanted] of [
  ['may be it', typed, { quokka: 3 }, guessed],
  [
    'may be it where it is refused, for nothing but the fit speaks for it',
    closed({ alpha: integer }, 'alpha'),
    { quokka: 3 },
    guessed
  ],
  [
    'may be the text of JSON that is wanted',
    open({ alpha: { ...text, description: 'YAML or JSON representation of a pod' } }, 'alpha'),
    { quokka: { a: 1 } },
    [...guessed, '/alpha type: stringify']
  ],
  [
    'may be it where a text is the JSON of what is wanted',
    closed({ vector: { type: 'array', items: { type: 'number' } }, top_k: integer }, 'vector'),
    { query_vector: '[0.1, 0.2]', top_k: 5 },
    ['/vector missing: /query_vector > /vector?', '/vector type: parse']
  ],
  [
    'is none where a text is the JSON of another thing, or of none',
    closed({ vector: { type: 'array', items: { type: 'number' } }, filter: text }, 'vector'),
    { query_vector: '["a"]', other: '[0.1' },
    ['/vector missing: add', '/query_vector unexpected: remove', '/other unexpected: remove']
  ],
  [
    'is none where nobody says that the text is JSON',
    open({ alpha: text }, 'alpha'),
    { quokka: { a: 1 } },
    alpha
  ],
  [
    'is none beside what holds the arguments of another call',
    closed({ intent: text, command: text, parameters: { type: 'object' } }, 'intent'),
    { command: 'group_list', subscription: 'x' },
    ['/subscription unexpected: /subscription > /parameters/subscription?', '/intent missing: add']
  ],
  [
    'may be it beside arguments of a call that nothing names',
    closed({ prompt: text, params: { type: 'object' } }, 'prompt'),
    { sentence: 'draw a cat' },
    ['/prompt missing: /sentence > /prompt?']
  ],
  [
    'may be it beside an object that holds what a thing has',
    closed({ event: text, properties: { type: 'object' } }, 'event'),
    { quokka: 'x' },
    ['/event missing: /quokka > /event?']
  ],
  [
    'may be it where nothing refuses it',
    open({ intent: text, parameters: { type: 'object' } }, 'intent'),
    { subscription: 'x' },
    ['/intent missing: /subscription > /intent?']
  ],
  [
    'is not where two are missing',
    open({ alpha: integer, beta: integer }, 'alpha', 'beta'),
    { quokka: 3 },
    [...alpha, '/beta missing: add']
  ],
  ['is not where there are two', typed, { quokka: 3, wombat: 4 }, alpha],
  [
    'may be it beside others that have to go, of which none would fit',
    closed({ alpha: text }, 'alpha'),
    { quokka: 'e3', wombat: 5000, dingo: true },
    ['/alpha missing: /quokka > /alpha?', '/wombat unexpected: remove', '/dingo unexpected: remove']
  ],
  [
    'is not where another would fit as well',
    closed({ alpha: text }, 'alpha'),
    { quokka: 'e3', wombat: 'x' },
    [...alpha, '/quokka unexpected: remove', '/wombat unexpected: remove']
  ],
  ['is not beside one that nobody refused', typed, { quokka: 3, wombat: 'x' }, alpha],
  [
    'is not beside four more that have to go',
    closed({ alpha: integer }, 'alpha'),
    { quokka: 3, b: 'x', c: 'x', d: 'x', e: 'x' },
    [
      ...alpha,
      '/quokka unexpected: remove',
      ...['b', 'c', 'd', 'e'].map((key) => `/${key} unexpected: remove`)
    ]
  ],
  [
    'may be it where its text spells the number',
    closed({ alpha: integer }, 'alpha'),
    { quokka: '3' },
    ['/alpha missing: /quokka > /alpha?', '/alpha type: put 3']
  ],
  [
    'may be it as a list of objects that have a key of those, which is then looked into',
    closed({ plan: rowsOf({ step: text, state: text }) }, 'plan'),
    { steps: [{ title: 'x', state: 'y' }] },
    ['/plan missing: /steps > /plan?', '/plan/0/step missing: /plan/0/title > /plan/0/step?']
  ],
  [
    'is not as a list of objects that have none',
    closed({ plan: rowsOf({ step: text, state: text }) }, 'plan'),
    { steps: [{ title: 'x' }, { wombat: 1 }] },
    ['/plan missing: add', '/steps unexpected: remove']
  ],
  [
    'may be it in each row',
    open({ rows: rowsOf({ alpha: text }) }),
    { rows: [{ quokka: 'x' }, { quokka: 'y' }] },
    [0, 1].map((at) => `/rows/${at}/alpha missing: /rows/${at}/quokka > /rows/${at}/alpha?`)
  ],
  [
    'is not in one row, where another has none',
    open({ rows: rowsOf({ alpha: text }) }),
    { rows: [{ quokka: 'x' }, { quokka: 'x', wombat: 'y' }] },
    [
      '/rows/0/alpha missing: add',
      '/rows/1/alpha missing: add',
      '/rows/0/quokka unexpected: remove',
      '/rows/1/quokka unexpected: remove',
      '/rows/1/wombat unexpected: remove'
    ]
  ],
  [
    'may be it in a row beside a text that nobody refused',
    open({ a: open({ rows: { type: 'array', items: typed } }) }),
    { a: { rows: [{ quokka: 3, wombat: 'x' }] } },
    ['/a/rows/0/alpha missing: /a/rows/0/quokka > /a/rows/0/alpha?']
  ],
  [
    'may be it as sixteen texts of numbers',
    closed({ alpha: { type: 'array', items: integer } }, 'alpha'),
    { quokka: Array.from({ length: 16 }, (_, at) => `${at}`) },
    ['/alpha missing: /quokka > /alpha?', '/alpha/0 type: send integer']
  ],
  [
    'is not in rows that lack what stands beside them',
    open({ rows: rowsOf({ alphaPath: text }) }),
    { alpha_path: 'p', rows: [{ quokka: 'x' }, { quokka: 'y' }] },
    [0, 1]
      .flatMap((at) => [`/rows/${at}/alphaPath missing: add`])
      .concat([0, 1].map((at) => `/rows/${at}/quokka unexpected: remove`))
  ],
  [
    'is not where the text of its number would fit',
    closed({ alpha: text }, 'alpha'),
    { quokka: 3 },
    [...alpha, '/quokka unexpected: remove']
  ],
  [
    'is it where its text is listed',
    closed({ alpha: { enum: ['up', 'down'] } }, 'alpha'),
    { quokka: 'up' },
    ['/alpha missing: /quokka > /alpha']
  ],
  [
    'is it where it has several keys of what belongs there',
    closed({ alpha: open({ id: integer, name: text }, 'id') }, 'alpha'),
    { quokka: { id: 1, name: 'x' } },
    ['/alpha missing: /quokka > /alpha']
  ],
  ['is not where its value does not fit', typed, { quokka: 'x' }, alpha],
  [
    'may be it where most keys of its object are those, and what is wrong with them is said there',
    closed({ alpha: open({ id: integer, name: integer }, 'id') }, 'alpha'),
    { quokka: { id: 'x' } },
    ['/alpha missing: /quokka > /alpha?', '/alpha/id type: send integer']
  ],
  [
    'may be it where it is one object of the list that is asked for',
    closed(
      { alpha: { type: 'array', items: open({ id: integer, name: integer }, 'id') } },
      'alpha'
    ),
    { quokka: { id: 'x', name: 1 } },
    ['/alpha missing: /quokka > /alpha?', '/alpha type: wrap']
  ],
  [
    'may be it where it shares one key alone with the objects of the list',
    closed({ alpha: { type: 'array', items: open({ id: integer }, 'id') } }, 'alpha'),
    { quokka: { id: 1 } },
    ['/alpha missing: /quokka > /alpha?', '/alpha type: wrap']
  ],
  [
    'is not where the list that is asked for holds other objects',
    closed({ alpha: { type: 'array', items: open({ id: integer }, 'id') } }, 'alpha'),
    { quokka: { name: 'x' } },
    [...alpha, '/quokka unexpected: remove']
  ],
  [
    'may be what is in it, where that takes any keys',
    closed({ alpha: { type: 'object' } }, 'alpha'),
    { quokka: { id: 1 } },
    ['/alpha missing: /quokka > /alpha?']
  ],
  [
    'is not where its text is one that another key lists',
    closed({ alpha: text, beta: { enum: ['up', 'down'] } }, 'alpha'),
    { quokka: 'down' },
    ['/quokka unexpected: /quokka > /beta?', ...alpha]
  ],
  [
    'is not where one rule of two takes its value',
    { allOf: [typed, open({ alpha: { maximum: 2 } })] },
    { quokka: 3 },
    alpha
  ],
  [
    'may be where both rules take it',
    { allOf: [typed, open({ alpha: { maximum: 3 } })] },
    { quokka: 3 },
    guessed
  ],
  ['is not where any value would do', open({ alpha: {} }, 'alpha'), { quokka: 3 }, alpha],
  [
    'is not where another branch knows it',
    {
      oneOf: [
        open({ by: { const: 'a' }, alpha: integer }, 'by', 'alpha'),
        open({ by: { const: 'b' }, quokka: integer }, 'by')
      ]
    },
    { by: 'a', quokka: 3 },
    alpha
  ],
  [
    'is not where a condition asks for its value',
    {
      ...open({ alpha: integer }),
      ...when({ properties: { quokka: { const: 3 } } }, { required: ['alpha'] })
    },
    { quokka: 3 },
    alpha
  ],
  [
    'is not where a condition asks whether it is there',
    { ...typed, ...when({ required: ['quokka'] }, {}) },
    { quokka: 3 },
    alpha
  ],
  [
    'may be it where its texts spell the numbers',
    closed({ alpha: { type: 'array', items: integer, minItems: 1 } }, 'alpha'),
    { quokka: ['3', '4'] },
    ['/alpha missing: /quokka > /alpha?', '/alpha/0 type: put 3', '/alpha/1 type: put 4']
  ],
  [
    'is not where one of its texts spells none',
    closed({ alpha: { type: 'array', items: integer } }, 'alpha'),
    { quokka: ['3', 'x'] },
    [...alpha, '/quokka unexpected: remove']
  ],
  [
    'may be it where half of its objects have such keys',
    closed({ alpha: rowsOf({ a: text }) }, 'alpha'),
    { quokka: [{ a: 'x' }, { b: 7 }] },
    [
      '/alpha missing: /quokka > /alpha?',
      '/alpha/1/a missing: add',
      '/alpha/1/b unexpected: remove'
    ]
  ],
  [
    'is not where fewer have',
    closed({ alpha: rowsOf({ a: text }) }, 'alpha'),
    { quokka: [{ a: 'x' }, { b: 7 }, { c: 7 }] },
    [...alpha, '/quokka unexpected: remove']
  ],
  [
    'may be it where each of its texts is what an object has to hold',
    closed({ alpha: rowsOf({ id: text }) }, 'alpha'),
    { quokka: ['a', 'b'] },
    ['/alpha missing: /quokka > /alpha?', '/alpha/0 type: wrap id', '/alpha/1 type: wrap id']
  ],
  [
    'is not where an object has to hold two, and nobody knows which',
    closed({ alpha: rowsOf({ a: text, b: text }) }, 'alpha'),
    { quokka: ['a', 'b'] },
    [...alpha, '/quokka unexpected: remove']
  ],
  [
    'is not as an empty list',
    closed({ alpha: { ...rowsOf({ id: text }), minItems: 1 } }, 'alpha'),
    { quokka: [] },
    [...alpha, '/quokka unexpected: remove']
  ],
  [
    'is not where others depend on it',
    { ...typed, dependentRequired: { quokka: [] } },
    { quokka: 3 },
    alpha
  ],
  [
    'is not where a schema depends on it',
    { ...typed, dependentSchemas: { quokka: {} } },
    { quokka: 3 },
    alpha
  ],
  [
    'is not where two branches are as close',
    { anyOf: [open({ alpha: integer }, 'alpha'), open({ beta: integer }, 'beta')] },
    { quokka: 3 },
    alpha
  ],
  [
    'is not where it was meant for another place',
    closed({ alpha: integer, o: closed({ quokka: integer }, 'quokka') }, 'alpha', 'o'),
    { o: {}, quokka: 3 },
    ['/o/quokka missing: /quokka > /o/quokka', ...alpha]
  ]
] as const) {
  test(`the only unknown key ${name}`, () => {
    assert.equal(linesOf(schema, value), wanted)
  })
}

const point = { alpha: text, beta: { type: 'number' } }
const both = ['/alpha missing: add', '/beta missing: add']

const moment = { ...text, format: 'date-time' }
const mail = { ...text, format: 'email' }
const level = { enum: ['low', 'high'] }
const noon = '2026-11-02T12:00:00Z'
const meeting = closed({ starts: moment, guest: mail, note: text }, 'starts', 'guest')

// Texts are told apart by their formats, and by what is listed.
for (const [name, schema, value, wanted] of [
  [
    'each of the only format',
    meeting,
    { quokka: noon, wombat: 'a@b.example' },
    ['/starts missing: /quokka > /starts?', '/guest missing: /wombat > /guest?']
  ],
  [
    'one of a format, one that is listed',
    closed({ urgency: level, guest: mail }, 'urgency', 'guest'),
    { quokka: 'high', wombat: 'a@b.example' },
    ['/urgency missing: /quokka > /urgency?', '/guest missing: /wombat > /guest?']
  ],
  [
    'one of a format beside one of none',
    closed({ starts: moment }, 'starts'),
    { quokka: noon, wombat: 'x' },
    ['/starts missing: /quokka > /starts?', '/wombat unexpected: remove']
  ],
  [
    'not two of one format',
    closed({ starts: moment, ends: moment }, 'starts', 'ends'),
    { quokka: noon, wombat: noon },
    [
      '/starts missing: add',
      '/ends missing: add',
      '/quokka unexpected: remove',
      '/wombat unexpected: remove'
    ]
  ],
  [
    'not one that any text may be as well',
    closed({ starts: moment, topic: text }, 'starts', 'topic'),
    { quokka: noon, wombat: 'x' },
    [
      '/starts missing: add',
      '/topic missing: add',
      '/quokka unexpected: remove',
      '/wombat unexpected: remove'
    ]
  ],
  [
    'not two of which none is of a format',
    meeting,
    { quokka: 'x', wombat: 'y' },
    [
      '/starts missing: add',
      '/guest missing: add',
      '/quokka unexpected: remove',
      '/wombat unexpected: remove'
    ]
  ]
] as const) {
  test(`unknown texts, ${name}`, () => {
    assert.equal(linesOf(schema, value), wanted)
  })
}

// Of several that are missing each is the only one of its type, as is the key that may be it.
for (const [name, schema, value, wanted] of [
  [
    'may be those, which nobody refused',
    open(point, 'alpha', 'beta'),
    { quokka: 'x', wombat: 4 },
    ['/alpha missing: /quokka > /alpha?', '/beta missing: /wombat > /beta?']
  ],
  [
    'may be those in each row',
    open({ rows: { type: 'array', items: open(point, 'alpha', 'beta') } }),
    {
      rows: [
        { quokka: 'x', wombat: 4 },
        { quokka: 'y', wombat: 6 }
      ]
    },
    [
      '/rows/0/alpha missing: /rows/0/quokka > /rows/0/alpha?',
      '/rows/1/alpha missing: /rows/1/quokka > /rows/1/alpha?',
      '/rows/0/beta missing: /rows/0/wombat > /rows/0/beta?',
      '/rows/1/beta missing: /rows/1/wombat > /rows/1/beta?'
    ]
  ],
  [
    'are not in rows of which one has none',
    open({ rows: { type: 'array', items: open(point, 'alpha', 'beta') } }),
    { rows: [{ quokka: 'x', wombat: 4 }, { quokka: 'y' }] },
    [
      '/rows/0/alpha missing: /rows/0/quokka > /rows/0/alpha?',
      '/rows/1/alpha missing: /rows/1/quokka > /rows/1/alpha?',
      '/rows/0/beta missing: add',
      '/rows/1/beta missing: add'
    ]
  ],
  [
    'may be those that are no texts, whatever else is in each row',
    open({ rows: { type: 'array', items: open(point, 'alpha', 'beta') } }),
    {
      rows: [
        { quokka: 'x', wombat: 4, dingo: 'z' },
        { quokka: 'y', wombat: 6, dingo: 'z' }
      ]
    },
    [
      '/rows/0/beta missing: /rows/0/wombat > /rows/0/beta?',
      '/rows/1/beta missing: /rows/1/wombat > /rows/1/beta?',
      '/rows/0/alpha missing: add',
      '/rows/1/alpha missing: add'
    ]
  ],
  [
    'are no texts beside more than are missing, in a row as well',
    open({ rows: { type: 'array', items: open(point, 'alpha', 'beta') } }),
    { rows: [{ quokka: 'x', wombat: true, dingo: [] }] },
    ['/rows/0/alpha missing: add', '/rows/0/beta missing: add']
  ],
  [
    'may be one of those, of which the other has none',
    open(point, 'alpha', 'beta'),
    { wombat: 4 },
    ['/beta missing: /wombat > /beta?', '/alpha missing: add']
  ],
  [
    'are not where two are of one type',
    open({ ...point, gamma: text }, 'alpha', 'gamma'),
    { quokka: 'x' },
    ['/alpha missing: add', '/gamma missing: add']
  ],
  [
    'are not where a list of texts is of that type, though this is none of them',
    open({ ...point, gamma: { enum: ['up', 'down'] } }, 'alpha', 'gamma'),
    { quokka: 'x' },
    ['/alpha missing: add', '/gamma missing: add']
  ],
  [
    'may be one, where the other lists the key itself, which says of which kind it is',
    closed({ ...point, gamma: { enum: ['quokka', 'down'] } }, 'alpha', 'gamma'),
    { quokka: 'x' },
    ['/alpha missing: /quokka > /alpha?', '/gamma missing: add']
  ],
  [
    'are not where one may be of any type',
    open({ ...point, gamma: {} }, 'beta', 'gamma'),
    { wombat: 4 },
    ['/beta missing: add', '/gamma missing: add']
  ],
  [
    'are not where a whole number may be for either',
    open({ ...point, gamma: integer }, 'beta', 'gamma'),
    { wombat: 4 },
    ['/beta missing: add', '/gamma missing: add']
  ],
  [
    'may be the one of which not every number is, where it is none of the other',
    open({ ...point, gamma: integer }, 'beta', 'gamma'),
    { wombat: 4.5 },
    ['/beta missing: /wombat > /beta?', '/gamma missing: add']
  ],
  [
    'are not beside more than are missing, where nobody refused them',
    open(point, 'alpha', 'beta'),
    { quokka: 'x', wombat: 4, dingo: true },
    both
  ],
  [
    'may be those beside others that have to go, of which none would fit',
    closed(point, 'alpha', 'beta'),
    { quokka: 'x', wombat: 4, dingo: true },
    [
      '/alpha missing: /quokka > /alpha?',
      '/beta missing: /wombat > /beta?',
      '/dingo unexpected: remove'
    ]
  ],
  [
    'are not beside an object of any keys, of which each may be one',
    open({ ...point, gamma: { type: 'object' } }, 'beta', 'gamma'),
    { wombat: 4 },
    ['/beta missing: add', '/gamma missing: add']
  ],
  [
    'are none that only says how a call is made',
    open(point, 'alpha', 'beta'),
    { quokka: 'x', limit: 4 },
    ['/alpha missing: /quokka > /alpha?', '/beta missing: add']
  ],
  [
    'may be that, where the missing one does so as well',
    open({ alpha: text, maxPets: integer }, 'alpha', 'maxPets'),
    { quokka: 'x', limit: 4 },
    ['/alpha missing: /quokka > /alpha?', '/maxPets missing: /limit > /maxPets?']
  ],
  [
    'are no id, where a text is a word',
    open({ uid: text, beta: integer }, 'uid', 'beta'),
    { quokka: '#go' },
    ['/uid missing: add', '/beta missing: add']
  ],
  [
    'may be an id, where it has a digit',
    open({ uid: text, beta: integer }, 'uid', 'beta'),
    { quokka: '1_2' },
    ['/uid missing: /quokka > /uid?', '/beta missing: add']
  ],
  [
    'are not where five are missing',
    open({ ...point, c: text, d: text, e: text }, 'alpha', 'beta', 'c', 'd', 'e'),
    { wombat: 4 },
    ['/alpha', '/beta', '/c', '/d', '/e'].map((at) => `${at} missing: add`)
  ]
] as const) {
  test(`unknown keys, each the only one of its type, ${name}`, () => {
    assert.equal(linesOf(schema, value), wanted)
  })
}

const entry = open({ key: text, value: text, target: { type: 'array', items: text } })
const variables = closed({ variables: { type: 'array', items: entry } }, 'variables')
const missing = '/variables missing: add'
const found = ['/variables missing: /quokka > /variables?', '/variables type: list key']

// A list of entries may have come as what they hold under their names.
for (const [name, schema, value, wanted] of [
  ['perhaps of one', variables, { quokka: { A: '1' } }, found],
  [
    'perhaps of several, whatever they hold',
    variables,
    { quokka: { A: '1', B: 2 } },
    ['/variables missing: /quokka > /variables?', '/variables type: list key']
  ],
  [
    'perhaps beside what each of them has',
    variables,
    { quokka: { A: '1' }, target: ['x'] },
    [
      '/variables missing: /quokka > /variables?',
      '/target unexpected: /target > /variables/0/target',
      '/variables type: send array'
    ]
  ],
  [
    'not beside what may be them as well',
    variables,
    { quokka: { A: '1' }, wombat: { B: '2' } },
    [missing, '/quokka unexpected: remove', '/wombat unexpected: remove']
  ],
  [
    'an entry itself is an item',
    variables,
    { quokka: { key: 'A', value: 'x' } },
    ['/variables missing: /quokka > /variables?', '/variables type: wrap']
  ],
  [
    'not what holds more',
    variables,
    { quokka: { A: { n: 1 } } },
    [missing, '/quokka unexpected: remove']
  ],
  ['not nothing', variables, { quokka: {} }, [missing, '/quokka unexpected: remove']],
  [
    'not of a list of other objects',
    closed({ rows: { type: 'array', items: open({ key: text, size: text }) } }, 'rows'),
    { quokka: { A: '1' } },
    ['/rows missing: add', '/quokka unexpected: remove']
  ],
  [
    'not of a map of such objects',
    closed({ rows: { type: 'object', additionalProperties: entry } }, 'rows'),
    { quokka: { A: '1' } },
    ['/quokka unexpected: /quokka > /rows/quokka']
  ]
] as const) {
  test(`entries under their names are a list of them: ${name}`, () => {
    assert.equal(linesOf(schema, value), wanted)
  })
}

const light = {
  domain: text,
  service: text,
  target: closed({ entity_id: text, area_id: text })
}

test('what has a place of its very name in an object inside is not what is missing', () => {
  const schema = closed(light, 'domain', 'service')
  assert.equal(linesOf(schema, { service: 'turn_on', entity_id: 'light.kitchen' }), [
    '/entity_id unexpected: /entity_id > /target/entity_id',
    '/domain missing: add'
  ])
  // There another stands already, or it would not fit.
  assert.equal(
    linesOf(schema, { service: 'turn_on', entity_id: 'light.b', target: { entity_id: 'light.a' } }),
    ['/domain missing: /entity_id > /domain?']
  )
})

test('what is near to a name that may be left out is not what is missing', () => {
  const names = { type: 'array', items: text }
  const issue = open({ title: text, assignees: names, labels: names }, 'title')
  assert.equal(linesOf(issue, { assignee: 'bob' }), [
    '/title missing: add',
    '/assignees type: wrap'
  ])
  // Nothing else was asked for where that stands already.
  assert.equal(linesOf(issue, { assignee: 'bob', assignees: [] }), [
    '/title missing: /assignee > /title?'
  ])
})

test.run()
