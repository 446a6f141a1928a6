import { applyRepair, repairs } from '@toolfault/advice/repair'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { faultOf } from './advised.js'
import { linesOf } from './judged.js'
import { closed, integer, open, text } from './lines.js'

const test = suite('advice/convert.under')

const listOf = (items: object): object => ({ type: 'array', items })
const rule = closed({ column: text, operator: text, value: {} }, 'column')
const filter = closed({ rules: listOf(rule), operator: { enum: ['and', 'or'] } })
const line = closed({ type: { const: 'line' }, parts: listOf(text) }, 'type')
const page = closed({ type: { const: 'page' }, parts: listOf(line) }, 'type', 'parts')

const sql = closed({ kind: { const: 'sql' }, query: text, limit: integer }, 'kind', 'query')

// What is always the same is no choice: of the keys that have to be there the other one is meant.
for (const [name, schema, value, wanted] of [
  ['one other', sql, 'SELECT 1', ['/f type: wrap query', '/f/kind missing: add']],
  ['one that does not take it', sql, 3, ['/f type: send object']],
  [
    'two others',
    closed({ kind: { const: 'sql' }, query: text, db: text }, 'kind', 'query', 'db'),
    'SELECT 1',
    ['/f type: send object']
  ]
] as const) {
  test(`what stands for an object of a constant and ${name}`, () => {
    assert.equal(linesOf(open({ f: schema }), { f: value }), wanted)
  })
}

// Of keys that may all be left out the only one that takes the value, where its name says no more than that it holds it.
const option = { label: text, isDefault: { type: 'boolean' } }
for (const [name, schema, value, wanted] of [
  ['what it is called', closed(option), 'Low', ['/f type: wrap label']],
  [
    'its value',
    closed({ value: text, isSecret: { type: 'boolean' } }),
    'a',
    ['/f type: wrap value']
  ],
  ['what may be more', closed({ filter: text, limit: integer }), 'a', ['/f type: send object']],
  ['one of two texts', closed({ ...option, id: text }), 'Low', ['/f type: send object']],
  ['another value', closed(option), 3, ['/f type: send object']],
  ['more than one thing', closed(option), 'label: Low', ['/f type: send object']],
  [
    'a part of it',
    closed({ currency: text, open: { type: 'boolean' } }),
    'a',
    ['/f type: send object']
  ]
] as const) {
  test(`of several optional keys, for the only one that takes it: ${name}`, () => {
    assert.equal(linesOf(open({ f: schema }), { f: value }), wanted)
  })
}

// A list that was sent in place of the object that holds it, by docs/advice.md: "send an object, with the value under …".
for (const [name, schema, value, wanted] of [
  [
    'objects of which the items know more keys than the object',
    filter,
    [{ column: 'a', operator: 'is' }, { column: 'b' }],
    ['/f type: wrap rules']
  ],
  [
    'texts for the only key that takes such',
    closed({ ids: listOf(integer), names: listOf(text) }),
    ['x'],
    ['/f type: wrap names']
  ],
  ['one alone as well', filter, [{ column: 'a', operator: 'is' }], ['/f type: wrap rules']],
  [
    'objects with keys that are near to those of the items',
    filter,
    [{ columns: 'a', operators: 'is' }],
    [
      '/f type: wrap rules',
      '/f/rules/0/column missing: /f/rules/0/columns > /f/rules/0/column',
      '/f/rules/0/operators unexpected: /f/rules/0/operators > /f/rules/0/operator'
    ]
  ],
  [
    'what is wrong with an item is said beside it',
    filter,
    [{ column: 3 }],
    ['/f type: wrap rules', '/f/rules/0/column type: put "3"']
  ],
  [
    'one of keys that nobody knows, beside one that tells',
    filter,
    [{ column: 'a' }, { not: { column: 'b' } }],
    ['/f type: wrap rules', '/f/rules/1/column missing: add', '/f/rules/1/not unexpected: remove']
  ],
  ['one of such keys alone', filter, [{ not: 1 }], ['/f type: send object']],
  [
    'one of keys of the object is none of these',
    filter,
    [{ column: 'a' }, { operator: 'and' }],
    ['/f type: send object']
  ],
  [
    'one that is the object itself is unwrapped',
    filter,
    [{ operator: 'and', rules: [] }],
    ['/f type: unwrap']
  ],
  [
    'one with a key that both know is the object itself',
    open({ rules: listOf(open({ operator: text })), operator: text }),
    [{ operator: 'is' }],
    ['/f type: unwrap']
  ],
  [
    'one that fits there, and is by its tag no such object',
    page,
    [{ type: 'line', parts: [] }],
    ['/f type: wrap parts', '/f/type missing: add']
  ],
  [
    'several of these',
    page,
    [{ type: 'line', parts: [] }, { type: 'line' }],
    ['/f type: wrap parts', '/f/type missing: add']
  ],
  [
    'one with the tag of the object is that',
    page,
    [{ type: 'page', parts: [{ type: 'line' }] }],
    ['/f type: unwrap']
  ],
  [
    'one that only lacks what the object needs may be that',
    open({ a: text, b: text, parts: listOf(open({ a: text, b: text })) }, 'a', 'b'),
    [{ a: 'x' }],
    ['/f type: unwrap', '/f/b missing: add']
  ],
  [
    'of a hidden union nobody knows',
    { type: 'object', anyOf: [filter, open({ x: text })] },
    [{ column: 'a' }, { column: 'b' }],
    ['/f type: send object']
  ],
  [
    'texts',
    open({ ids: listOf(text), all: { type: 'boolean' } }),
    ['a', 'b'],
    ['/f type: wrap ids']
  ],
  [
    'not texts where two lists take them',
    open({ add: listOf(text), remove: listOf(text) }),
    ['a', 'b'],
    ['/f type: send object']
  ],
  [
    'nor where the items are others',
    open({ ids: listOf(integer), all: { type: 'boolean' } }),
    ['a', 'b'],
    ['/f type: send object']
  ],
  [
    'nor where nobody says what the items are',
    open({ ids: { type: 'array' }, all: { type: 'boolean' } }),
    ['a', 'b'],
    ['/f type: send object']
  ],
  [
    'nor where the place would take anything',
    open({ data: {}, all: { type: 'boolean' } }),
    ['a', 'b'],
    ['/f type: send object']
  ],
  [
    'nor an empty one',
    open({ ids: listOf(text), all: { type: 'boolean' } }),
    [],
    ['/f type: send object']
  ]
] as const) {
  test(`a list in place of an object goes under the key that takes it: ${name}`, () => {
    assert.equal(linesOf(open({ f: schema }, 'f'), { f: value }), wanted)
  })
}

const sum = open({ of: text, how: { enum: ['COUNT', 'SUM'] } }, 'of')

test('a value goes under the key that lists it, before the one that has to be there', () => {
  assert.equal(linesOf(open({ f: sum }, 'f'), { f: 'COUNT' }), [
    '/f type: wrap how',
    '/f/of missing: add'
  ])
  assert.equal(linesOf(open({ f: sum }, 'f'), { f: 'price' }), ['/f type: wrap of'])
  const two = open(
    { of: text, how: { enum: ['up', 'down'] }, turn: { enum: ['up', 'left'] } },
    'of'
  )
  assert.equal(linesOf(open({ f: two }, 'f'), { f: 'up' }), ['/f type: send object'])
})

// docs/advice.md: "not a text that says more than that". What goes under `of` alone would lose the rest.
for (const [said, isWhole] of [
  ['price desc', false],
  ['price ASC', false],
  ['-price', false],
  ['price=5', false],
  ['price: 5', false],
  ['is:open', false],
  ['localhost:8080', false],
  ['10:30', true],
  ['the price', true],
  ['https://example.com/?a=1', true],
  ['-5', true]
] as const) {
  test(`a text goes under the key that has to be there, unless it says more: ${said}`, () => {
    const wanted = isWhole ? ['/f type: wrap of'] : ['/f type: send object']
    assert.equal(linesOf(open({ f: sum }, 'f'), { f: said }), wanted)
    const alone = open({ of: text }, 'of')
    assert.equal(linesOf(open({ f: alone }, 'f'), { f: said }), ['/f type: wrap of'])
  })
}

test('a text of the form that a key names says no more than that', () => {
  const at = open({ dateTime: { ...text, format: 'date-time' }, timeZone: text }, 'dateTime')
  assert.equal(linesOf(open({ f: at }, 'f'), { f: '2026-01-31T12:00:00Z' }), [
    '/f type: wrap dateTime'
  ])
})

const day = { type: 'string', format: 'date' }
const moment = open({
  dateTime: { type: 'string', format: 'date-time' },
  date: day,
  timeZone: text
})
const person = open({ name: text, email: { type: 'string', format: 'email' } })
const link = open({ text, url: { type: 'string', format: 'uri' } })

// One text in place of an object that may have several: its format tells which it is, and nothing else does.
for (const [name, schema, value, wanted] of [
  ['a day', moment, '2026-01-31', ['/f type: wrap date']],
  ['a time', moment, '2026-01-31T12:00:00Z', ['/f type: wrap dateTime']],
  ['not two days', moment, '2026-01-31 to 2026-02-01', ['/f type: send object']],
  ['not a word', moment, 'tomorrow', ['/f type: send object']],
  [
    'not where two keys are of the format',
    open({ from: day, to: day }),
    '2026-01-31',
    ['/f type: send object']
  ],
  [
    'not where another key has to be there',
    { ...moment, required: ['timeZone', 'date'] },
    '2026-01-31',
    ['/f type: send object']
  ],
  ['an address', person, 'ann@example.com', ['/f type: wrap email']],
  ['not a handle', person, '@ann', ['/f type: send object']],
  ['not an address with a name', person, 'Ann <ann@example.com>', ['/f type: send object']],
  ['not one that names its scheme', person, 'mailto:ann@example.com', ['/f type: send object']],
  ['a place on the web', link, 'https://example.com/a', ['/f type: wrap url']],
  ['not a remark', link, 'note: call back', ['/f type: send object']]
] as const) {
  test(`${name} in place of an object of several`, () => {
    assert.equal(linesOf(open({ f: schema }), { f: value }), wanted)
  })
}

// What is written has no parts of these names, what else is a text has.
for (const [name, value, wanted] of [
  ['message', { body: 'Hi' }, 'unwrap body'],
  ['message', { message: 'Hi' }, 'unwrap message'],
  ['prompt', { data: 'Hi' }, 'unwrap data'],
  ['query', { q: 'Hi' }, 'unwrap q'],
  ['text', { prompt: 'Hi' }, 'unwrap prompt'],
  ['text', { query: 'Hi' }, 'unwrap query'],
  ['message', { subject: 'Hi' }, 'send string'],
  ['body', { query: 'Hi' }, 'send string'],
  ['content', { data: 'Hi' }, 'send string'],
  ['config', { data: 'Hi' }, 'send string'],
  ['message', { subquery: 'Hi' }, 'send string']
] as const) {
  test(`${JSON.stringify(value)} in place of the text \`${name}\``, () => {
    assert.equal(linesOf(open({ [name]: text }), { [name]: value }), [`/${name} type: ${wanted}`])
  })
}

const said = open({
  task: { type: 'string', title: 'Job', description: 'What to do' },
  n: integer,
  names: listOf(text),
  filters: text,
  either: { enum: ['a', 'b'] }
})
const asText = '/task type: send string'

// Some send a value as the copy of a schema that holds it; docs/advice.md, "Four points".
for (const [name, value, wanted] of [
  [
    'a description',
    { task: { description: 'Find it', type: 'str' } },
    '/task type: unwrap description'
  ],
  ['a title', { task: { title: 'Find it', type: 'string' } }, '/task type: unwrap title'],
  ['a value', { n: { value: 3, type: 'int' } }, '/n type: unwrap value'],
  ['a default', { names: { type: 'list', default: ['a'] } }, '/names type: unwrap default'],
  ['a listed value', { either: { type: 'str', value: 'a' } }, '/either choice: unwrap value'],
  // Models send texts as the parts of their messages.
  ['a part of a message', { task: { type: 'text', text: 'Find it' } }, '/task type: unwrap text'],
  [
    'a part of a message of Slack',
    { task: { type: 'mrkdwn', text: 'Find it' } },
    '/task type: unwrap text'
  ],
  ['a message', { task: { role: 'user', content: 'Find it' } }, '/task type: unwrap content'],
  ['a list of one part', { task: [{ type: 'text', text: 'Find it' }] }, '/task type: unwrap text'],
  [
    'a list of parts',
    {
      task: [
        { type: 'output_text', text: 'Find' },
        { type: 'text', text: 'it' }
      ]
    },
    '/task type: unwrap text'
  ],
  [
    'a list of one message',
    { task: [{ role: 'user', content: 'Find it' }] },
    '/task type: unwrap content'
  ],
  [
    'not a list of messages',
    {
      task: [
        { role: 'a', content: 'x' },
        { role: 'b', content: 'y' }
      ]
    },
    asText
  ],
  ['not a list of which one is no part', { task: [{ type: 'text', text: 'x' }, 'y'] }, asText],
  [
    'not a list of which one is a picture',
    {
      task: [
        { type: 'text', text: 'x' },
        { type: 'image', text: 'y' }
      ]
    },
    asText
  ],
  ['not a list of nothing', { task: [] }, asText],
  [
    'not a role with more than its text',
    { task: { role: 'user', content: 'x', name: 'y' } },
    asText
  ],
  ['not parts of data', { filters: [{ type: 'text', text: 'x' }] }, '/filters type: send string'],
  ['not a part of another type', { task: { type: 'image', text: 'x' } }, asText],
  ['not beside its language', { task: { type: 'text', text: 'x', lang: 'en' } }, asText],
  ['not a part without a text', { task: { type: 'text', text: 5 } }, asText],
  ['not its own description', { task: { description: 'What to do', type: 'str' } }, asText],
  ['not its own title', { task: { title: 'Job', type: 'str' } }, asText],
  ['not its own name', { task: { title: 'Task', type: 'str' } }, asText],
  ['not a blank', { task: { description: ' ', type: 'str' } }, asText],
  ['not beside another type', { task: { description: 'x', type: 'bug' } }, asText],
  ['not one of another type', { task: { description: 'x', type: 'int' } }, asText],
  ['not one that does not fit', { n: { value: 'x', type: 'int' } }, '/n type: send integer'],
  ['not beside more', { task: { title: 'x', value: 'y', type: 'str' } }, asText],
  [
    'not one of a type that begins so',
    { n: { value: 3, type: 'interval' } },
    '/n type: send integer'
  ],
  ['not one of a type that ends so', { n: { value: 3, type: 'uint' } }, '/n type: send integer'],
  ['not a text of a type that begins so', { task: { value: 'x', type: 'strings' } }, asText],
  ['not a text of a type that ends so', { task: { value: 'x', type: 'substr' } }, asText],
  ['not a part of data', { filters: { value: 'x', type: 'str' } }, '/filters type: send string'],
  ['not the type alone', { task: { type: 'string' } }, asText]
] as const) {
  test(`what stands in the copy of a schema: ${name}`, () => {
    assert.equal(linesOf(said, value), [wanted])
  })
}

test('the parts of a message are mended, under another name as well', () => {
  const schema = closed({ channel: text, text }, 'channel', 'text')
  const parts = [
    { type: 'text', text: 'Hi' },
    { type: 'text', text: 'you' }
  ]
  const value = { channel: 'C1', message: parts }
  assert.equal(linesOf(schema, value), [
    '/text missing: /message > /text?',
    '/text type: unwrap text'
  ])
  const fault = faultOf(schema, { channel: 'C1', text: parts })
  const found =
    fault === undefined ? [] : repairs(fault, { schema, value: { channel: 'C1', text: parts } })
  assert.equal(applyRepair({ channel: 'C1', text: parts }, found, { least: 'likely' }).value, {
    channel: 'C1',
    text: 'Hi\nyou'
  })
})

const choice = closed({ label: text, description: text }, 'label', 'description')
const labelled = open({
  texts: listOf(text),
  listed: listOf({ enum: ['a', 'b'] }),
  choices: listOf(choice),
  issue: open({ title: text, description: text }, 'title', 'description'),
  person: open({ name: text, email: text }, 'name', 'email'),
  coded: open({ label: integer, description: text }, 'label', 'description'),
  named: open({ name: text, title: text, description: text }, 'name', 'title', 'description')
})
const describe = (path: string): string => `${path}/description missing: add`

// What a choice is called, and what it means beside it.
for (const [name, value, wanted] of [
  [
    'in place of it',
    { texts: [{ label: 'a', description: 'b' }] },
    ['/texts/0 type: unwrap label']
  ],
  [
    'in place of a listed one',
    { listed: [{ label: 'a', description: 'b' }] },
    ['/listed/0 choice: unwrap label']
  ],
  [
    'not one that is not listed',
    { listed: [{ label: 'c', description: 'b' }] },
    ['/listed/0 choice: choose ["a","b"]']
  ],
  [
    'beside a value, that',
    { texts: [{ label: 'a', value: 'b' }] },
    ['/texts/0 type: unwrap value']
  ],
  ['also so', { texts: [{ displayName: 'a', value: 'b' }] }, ['/texts/0 type: unwrap value']],
  [
    'not where a name says of what it is the value',
    { texts: [{ name: 'a', value: 'b' }] },
    ['/texts/0 type: send string']
  ],
  ['no blank value', { texts: [{ label: 'a', value: '' }] }, ['/texts/0 type: send string']],
  [
    'not a title, beside which the text may stand',
    { texts: [{ title: 'a', description: 'b' }] },
    ['/texts/0 type: send string']
  ],
  ['not a blank', { texts: [{ label: '', description: 'b' }] }, ['/texts/0 type: send string']],
  [
    'which stands for the whole',
    { choices: ['a'] },
    ['/choices/0 type: wrap label', describe('/choices/0')]
  ],
  ['as a title', { issue: 'Fix it' }, ['/issue type: wrap title', describe('/issue')]],
  ['not what is no name', { issue: 'Fix\nit' }, ['/issue type: send object']],
  ['not a long text', { issue: 'x'.repeat(81) }, ['/issue type: send object']],
  ['not a number', { coded: 'x' }, ['/coded type: send object']],
  ['not beside what is no description', { person: 'Bob' }, ['/person type: send object']],
  ['not one of two', { named: 'x' }, ['/named type: send object']]
] as const) {
  test(`what a choice is called: ${name}`, () => {
    assert.equal(linesOf(labelled, value), wanted)
  })
}

test.run()
