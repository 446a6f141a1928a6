import { advise } from '@toolfault/advice/advise'
import { meant } from '@toolfault/advice/meant'
import { applyRepair, repairs } from '@toolfault/advice/repair'
import { type Advice, invalidArguments, type Path } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { brief, checkOf, proven } from './made.js'

const test = suite('advice/repair/together')

const text = { type: 'string' }
const whole = { type: 'integer' }
const closed = (properties: object, ...required: ReadonlyArray<string>): object => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false
})
const open = (properties: object, ...required: ReadonlyArray<string>): object => ({
  type: 'object',
  properties,
  required
})
const make = (path: string, value: unknown = {}): object => ({ op: 'add', path, value })
const move = (from: string, path: string): object => ({ op: 'move', from, path })
const put = (path: string, value: unknown): object => ({ op: 'replace', path, value })

const found = (schema: object, value: unknown) => {
  const check = checkOf(schema)
  const fault = advise(invalidArguments('demo', check(value)), { schema, value, meant, check })
  return { check, fixes: repairs(fault, { schema, value, check }) }
}

const page = closed({ fields: { type: 'object', additionalProperties: text } }, 'fields')
const params = closed({ page: whole, per_page: whole })
const range = closed({ start_date: text, end_date: text }, 'start_date', 'end_date')
const task = closed({ content: text, dueString: text }, 'content')
const filter = closed({
  _or: { type: 'array', items: closed({ status: closed({ _in: { type: 'array', items: text } }) }) }
})

// docs/repair.md, "Together": what holds only with another is one repair, as sure as the least sure of them.
for (const [name, schema, value, wanted] of [
  [
    'two keys into one object that is made once',
    closed({ params }),
    { page: 2, per_page: 50 },
    [
      [
        'likely',
        make('/params'),
        move('/page', '/params/page'),
        move('/per_page', '/params/per_page')
      ]
    ]
  ],
  [
    'what is renamed to an object, and a key that goes into it',
    closed({ date_range: range }, 'date_range'),
    { start_date: 'a', dateRange: { end_date: 'b' } },
    [['likely', move('/dateRange', '/date_range'), move('/start_date', '/date_range/start_date')]]
  ],
  [
    'the same, and the form that the key has to have there',
    closed({ config: closed({ alpha: whole, beta: whole }, 'alpha', 'beta') }, 'config'),
    { cfg: { alpha: 1 }, beta: '2' },
    [['likely', move('/cfg', '/config'), move('/beta', '/config/beta'), put('/config/beta', 2)]]
  ],
  [
    'the object alone, where the key may have been meant for it',
    closed({ config: closed({ alpha: whole, beta: whole }, 'alpha') }, 'config'),
    { cfg: { alpha: 1 }, beta: 2 },
    [
      ['guess', move('/cfg', '/config'), move('/beta', '/config/beta')],
      ['likely', move('/cfg', '/config')]
    ]
  ],
  [
    'a list under another name for its only item',
    closed({ url: text }, 'url'),
    { urls: ['u'] },
    [['likely', move('/urls', '/url'), move('/url/0', '/url')]]
  ],
  [
    'what stands in a wrapper under other names',
    closed({ topic_id: text, page_id: text }, 'topic_id', 'page_id'),
    { input: { topicId: 'a', page: 'b' } },
    [
      [
        'likely',
        move('/input/topicId', '/topicId'),
        move('/input/page', '/page'),
        { op: 'remove', path: '/input' },
        move('/topicId', '/topic_id'),
        move('/page', '/page_id')
      ]
    ]
  ],
  [
    'JSON text, and keys in it that go into an object',
    closed({ pages: { type: 'array', items: page } }, 'pages'),
    { pages: '[{"parent":"x","title":"T"}]' },
    [
      [
        'likely',
        put('/pages', [{ parent: 'x', title: 'T' }]),
        make('/pages/0/fields'),
        move('/pages/0/parent', '/pages/0/fields/parent'),
        move('/pages/0/title', '/pages/0/fields/title')
      ]
    ]
  ],
  [
    'an item without its array, and a key of it beside that',
    closed({ rows: { type: 'array', items: closed({ id: whole, name: text }, 'id', 'name') } }),
    { rows: { id: 1 }, name: 'x' },
    [['likely', put('/rows', [{ id: 1 }]), move('/name', '/rows/0/name')]]
  ],
  [
    'an object that gets another name, what goes into it, and what has to go from it',
    closed({ params: closed({ page: whole, per_page: whole }) }),
    { parameters: { deploy: true }, page: 1 },
    [
      [
        'likely',
        move('/parameters', '/params'),
        move('/page', '/params/page'),
        { op: 'remove', path: '/params/deploy' }
      ]
    ]
  ],
  [
    'keys of several items by their paths',
    closed(
      { rows: { type: 'array', items: closed({ id: whole, name: text }, 'id', 'name') } },
      'rows'
    ),
    { 'rows[0].id': 1, 'rows[0].name': 'a', 'rows[1].id': 2, 'rows[1].name': 'b' },
    [
      [
        'likely',
        make('/rows', []),
        make('/rows/0'),
        move('/rows[0].id', '/rows/0/id'),
        move('/rows[0].name', '/rows/0/name'),
        make('/rows/1'),
        move('/rows[1].id', '/rows/1/id'),
        move('/rows[1].name', '/rows/1/name')
      ]
    ]
  ],
  [
    'two that the object has to have',
    closed({ date_range: range }, 'date_range'),
    { start_date: 'a', end_date: 'b' },
    [
      [
        'likely',
        make('/date_range'),
        move('/start_date', '/date_range/start_date'),
        move('/end_date', '/date_range/end_date')
      ]
    ]
  ],
  [
    'into the first item of a list',
    closed({ tasks: { type: 'array', items: task } }, 'tasks'),
    { content: 'a', due_string: 'b' },
    [
      [
        'likely',
        make('/tasks', []),
        make('/tasks/0'),
        move('/content', '/tasks/0/content'),
        move('/due_string', '/tasks/0/dueString')
      ]
    ]
  ],
  [
    // `name` is of the branch only if that was meant: who asks for a guess has all, who asks for no less the rest.
    'two keys into one object, of which one may be meant',
    closed({ params: closed({ projectId: text, branchName: text }, 'projectId') }, 'params'),
    { projectId: 'p', name: 'dev' },
    [
      [
        'guess',
        make('/params'),
        move('/projectId', '/params/projectId'),
        move('/name', '/params/branchName')
      ],
      ['likely', make('/params'), move('/projectId', '/params/projectId')]
    ]
  ],
  [
    'a name, and the form of what has it then',
    closed({ user_id: whole }, 'user_id'),
    { userId: '7' },
    [['certain', move('/userId', '/user_id'), put('/user_id', 7)]]
  ],
  [
    'a name that may be meant, and the form',
    closed({ storyPublicId: whole }, 'storyPublicId'),
    { story_id: '7' },
    [['guess', move('/story_id', '/storyPublicId'), put('/storyPublicId', 7)]]
  ],
  [
    'an array around an object, and what is wrong in it',
    filter,
    { _or: { status: { _in: 'a,b' } } },
    [['likely', put('/_or', [{ status: { _in: 'a,b' } }]), put('/_or/0/status/_in', ['a', 'b'])]]
  ],
  [
    'a name that nobody refused, which is never certain',
    open({ channelId: text, guildId: text }, 'guildId'),
    { guild_id: 'a', channel_id: 'b' },
    [
      ['certain', move('/guild_id', '/guildId')],
      ['likely', move('/channel_id', '/channelId')]
    ]
  ],
  [
    'one that may be meant',
    open({ query: text, page_size: whole }, 'query'),
    { limit: 20 },
    [['guess', move('/limit', '/page_size')]]
  ],
  [
    'one that may be meant, and is too large there',
    open({ query: text, page_size: { type: 'integer', maximum: 10 } }, 'query'),
    { limit: 20 },
    [['guess', move('/limit', '/page_size'), { op: 'replace', path: '/page_size', value: 10 }]]
  ],
  [
    'none whose value would be refused under the other name',
    open({ query: text, page_size: { type: 'boolean' } }, 'query'),
    { limit: 20 },
    []
  ]
] as const) {
  test(name, () => assert.equal(brief(found(schema, value).fixes), wanted))
}

const row = closed({ attributes: closed({ key: text, size: whole }, 'key', 'size') }, 'attributes')

// Two rows have a piece of advice each, a hundred have one.
for (const [count, many] of [
  [2, 2],
  [100, 1]
] as const) {
  test(`each of ${count} rows makes its own`, () => {
    const attributes = Array.from({ length: count }, (_, at) => ({ key: `k${at}`, size: at }))
    const { check, fixes } = found(closed({ rows: { type: 'array', items: row } }), {
      rows: attributes
    })
    const mended = applyRepair({ rows: attributes }, fixes, { least: 'likely' }).value
    assert.is(fixes.length, many)
    assert.equal(mended, { rows: attributes.map((one) => ({ attributes: one })) })
    assert.is(check(mended).issues.length, 0)
  })
}

test('in each row a name and the form of what has it then', () => {
  const users = { type: 'array', items: closed({ user_id: whole }, 'user_id') }
  const value = { users: [{ userId: '7' }, { userId: '8' }, { userId: '9' }] }
  const { fixes } = found(closed({ users }), value)
  const mended = applyRepair(value, fixes).value
  assert.equal(mended, { users: [{ user_id: 7 }, { user_id: 8 }, { user_id: 9 }] })
})

const renamed = (from: Path, to: Path): Advice => ({
  path: to,
  kind: 'missing',
  fix: { id: 'rename', from, to }
})
const paged = closed({ params, in: closed({ user_id: text }, 'user_id') })
const both = [renamed(['page'], ['params', 'page']), renamed(['per_page'], ['params', 'per_page'])]
const paging = { page: 2, per_page: 50 }
const wanted = [
  ['likely', make('/params'), move('/page', '/params/page'), move('/per_page', '/params/per_page')]
]

// What cannot be followed spoils nothing else.
for (const [name, value, advice] of [
  ['a piece without a fix', paging, [{ path: ['in'], kind: 'rule' }]],
  [
    'an object that would go into itself, and what is said of it then',
    { ...paging, in: {} },
    [
      renamed(['in'], ['in', 'a', 'b']),
      { path: ['in', 'a', 'b'], kind: 'type', fix: { id: 'put', value: 1 } }
    ]
  ],
  [
    'two keys for one place in an object that is not there',
    { ...paging, user: 'a', person: 'b' },
    [renamed(['user'], ['in', 'user_id']), renamed(['person'], ['in', 'user_id'])]
  ]
] as const satisfies ReadonlyArray<readonly [string, object, ReadonlyArray<Advice>]>) {
  test(`nothing is made of ${name}`, () => {
    assert.equal(brief(proven(paged, value, ...advice, ...both)), wanted)
  })
}

const shape = (name: string, more: object = {}): object =>
  open({ type: { const: name }, size: whole, ...more }, 'type', 'size')
const shapes = { oneOf: [shape('circle'), shape('square')] }

// What a wrapper says is not thrown away with it.
test('what stands under its tag comes out with the tag', () => {
  const { check, fixes } = found(open({ s: shapes }), { s: { square: { size: 1 } } })
  const mended = applyRepair({ s: { square: { size: 1 } } }, fixes, { least: 'likely' }).value
  assert.equal(mended, { s: { size: 1, type: 'square' } })
  assert.is(check(mended).issues.length, 0)
})

test('in each row', () => {
  const rows = Array.from({ length: 3 }, (_, at) => ({ square: { size: at } }))
  const { fixes } = found(open({ rows: { type: 'array', items: shapes } }), { rows })
  const mended = applyRepair({ rows }, fixes, { least: 'likely' }).value
  assert.equal(mended, { rows: rows.map((_, at) => ({ size: at, type: 'square' })) })
})

test('a tag that stands inside is not added', () => {
  const value = { s: { square: { type: 'square', size: 1 } } }
  const { fixes } = found(open({ s: shapes }), value)
  const mended = applyRepair(value, fixes, { least: 'likely' }).value
  assert.equal(mended, { s: { type: 'square', size: 1 } })
})

test.run()
