import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { adviceOf } from './advised.js'
import { closed, integer, lineOf, open, text } from './lines.js'

const test = suite('advice/moves.into-map')

const map = (values: unknown = {}): object => ({ type: 'object', additionalProperties: values })
const track = closed({ event: text, properties: map() }, 'event')
const point = closed({ x: integer, y: integer })
const http = closed({ url: text, headers: map(text) }, 'url')

// Keys that have to go beside the only optional object that takes any.
for (const [name, schema, value, lines] of [
  [
    'each may have been meant for it',
    track,
    { event: 'e', plan: 'pro', seats: 3 },
    [
      '/plan unexpected: /plan > /properties/plan?',
      '/seats unexpected: /seats > /properties/seats?'
    ]
  ],
  [
    'each may have been meant for those of an object',
    closed({ obj_name: text, obj_properties: map() }, 'obj_name'),
    { obj_name: 'b', Length: 10 },
    ['/Length unexpected: /Length > /obj_properties/Length?']
  ],
  [
    'but for what says which call is made, and what has the keys of another',
    closed({ url: text, service_data: map(), position: point, scale: point }),
    { action: 'turn_on', brightness: 5, location: { x: 1, y: 2 } },
    [
      '/brightness unexpected: /brightness > /service_data/brightness?',
      '/action unexpected: remove',
      '/location unexpected: remove'
    ]
  ],
  [
    'more of them than are missing and would take each',
    track,
    { plan: 'pro', seats: 'x' },
    [
      '/plan unexpected: /plan > /properties/plan?',
      '/seats unexpected: /seats > /properties/seats?',
      '/event missing: add'
    ]
  ],
  [
    'not as many as are missing and would take each',
    closed({ event: text, actor: text, properties: map() }, 'event', 'actor'),
    { quokka: 'pro', wombat: 'x' },
    [
      '/event missing: add',
      '/actor missing: add',
      '/quokka unexpected: remove',
      '/wombat unexpected: remove'
    ]
  ],
  [
    'in an item as well',
    closed({ pages: { type: 'array', items: closed({ properties: map(text), content: text }) } }),
    { pages: [{ title: 'x', content: 'y' }] },
    ['/pages/0/title unexpected: /pages/0/title > /pages/0/properties/title?']
  ],
  [
    'into one that may be null as well',
    closed({ key: text, extra: { anyOf: [map(), { type: 'null' }] } }, 'key'),
    { key: 'k', plan: 'pro' },
    ['/plan unexpected: /plan > /extra/plan?']
  ],
  [
    'into one that may be null by its types',
    closed({ key: text, extra: { type: ['object', 'null'] } }, 'key'),
    { key: 'k', plan: 'pro' },
    ['/plan unexpected: /plan > /extra/plan?']
  ],
  [
    'into one that may come as text as well',
    closed({ key: text, extra: { anyOf: [map(), text, { type: 'null' }] } }, 'key'),
    { key: 'k', plan: 'pro' },
    ['/plan unexpected: /plan > /extra/plan?']
  ],
  [
    'rather into one that may not',
    closed({ url: text, headers: map(), body: { type: ['object', 'string'] } }, 'url'),
    { url: 'u', 'X-Trace': 'x' },
    ['/X-Trace unexpected: /X-Trace > /headers/X-Trace?']
  ],
  [
    'but not into one that may be a list as well',
    closed({ key: text, extra: { type: ['object', 'array'] } }, 'key'),
    { key: 'k', plan: 'pro' },
    ['/plan unexpected: remove']
  ],
  [
    'nor into one that takes no key',
    closed({ key: text, extra: closed({}) }, 'key'),
    { key: 'k', plan: 'pro' },
    ['/plan unexpected: remove']
  ],
  [
    'an object alone for the object itself',
    track,
    { event: 'e', metadata: { a: 1 } },
    ['/metadata unexpected: /metadata > /properties?']
  ],
  [
    'an object among others for one of its keys',
    track,
    { event: 'e', size: { a: 1 }, plan: 'pro' },
    ['/size unexpected: /size > /properties/size?', '/plan unexpected: /plan > /properties/plan?']
  ],
  [
    'but none that holds nothing',
    track,
    { event: 'e', size: {}, rows: [], plan: 'pro' },
    [
      '/plan unexpected: /plan > /properties/plan?',
      '/size unexpected: remove',
      '/rows unexpected: remove'
    ]
  ],
  [
    'but what only says how a call is made',
    track,
    { event: 'e', plan: 'pro', dry_run: true },
    ['/plan unexpected: /plan > /properties/plan?', '/dry_run unexpected: remove']
  ],
  [
    'but none where one of them does not fit',
    closed({ name: text, labels: map(text) }),
    { app: 'x', replicas: 3 },
    ['/app unexpected: remove', '/replicas unexpected: remove']
  ],
  [
    'but not for one of another thing',
    closed({ name: text, target_properties: map() }, 'name'),
    { name: 'x', status: 'draft' },
    ['/status unexpected: remove']
  ],
  [
    'but none of two such objects',
    closed({ event: text, properties: map(), context: map() }),
    { plan: 'pro' },
    ['/plan unexpected: remove']
  ],
  [
    'but not the opposite of what it knows',
    closed({ url: text, urgent: { type: 'boolean' }, metadata: map() }, 'url'),
    { url: 'x', notUrgent: true },
    ['/notUrgent unexpected: remove']
  ],
  [
    'nor of what it hides',
    closed({ url: text, show_hidden: { type: 'boolean' }, options: map() }, 'url'),
    { url: 'x', hide_hidden: true },
    ['/hide_hidden unexpected: remove']
  ],
  [
    'nor of a limit',
    closed({ url: text, max_results: integer, options: map() }, 'url'),
    { url: 'x', min_results: 3 },
    ['/min_results unexpected: remove']
  ],
  [
    'nor what another key is told from by one word',
    closed({ email_domain_id: text, default_app: map() }, 'email_domain_id'),
    { email_domain_id: 'x', from_email_domain_id: 'y' },
    ['/from_email_domain_id unexpected: remove']
  ],
  [
    'but a word that says what it is of',
    closed({ name: text, properties: map() }, 'name'),
    { name: 'x', company_name: 'y' },
    ['/company_name unexpected: /company_name > /properties/company_name?']
  ],
  [
    'but what holds a known key, which is that',
    closed({ url: text, allowDangerous: { type: 'boolean' }, launchOptions: map() }, 'url'),
    { url: 'x', filter: { allowDangerous: true } },
    [
      '/filter/allowDangerous unexpected: /filter/allowDangerous > /allowDangerous?',
      '/filter unexpected: remove'
    ]
  ],
  [
    'but no object under its name with a word that denies it',
    closed({ app_id: text, app_config: map() }, 'app_id', 'app_config'),
    { app_id: 'x', un_app_config: {} },
    ['/app_config missing: /un_app_config > /app_config?']
  ],
  [
    'and no key of one that has to be there is missing',
    closed({ group_id: text, profile: map() }, 'group_id', 'profile'),
    { group_id: 'x', theme: 'dark' },
    ['/theme unexpected: /theme > /profile/theme']
  ],
  [
    'and what says how a call is made only if that was meant, which leaves it missing',
    closed({ group_id: text, profile: map() }, 'group_id', 'profile'),
    { group_id: 'x', dry_run: true },
    ['/dry_run unexpected: /dry_run > /profile/dry_run?', '/profile missing: add']
  ],
  [
    'and that surely where it is for such',
    closed({ group_id: text, options: map() }, 'group_id', 'options'),
    { group_id: 'x', dry_run: true },
    ['/dry_run unexpected: /dry_run > /options/dry_run']
  ],
  [
    'and a word that says one thing with its name only if that was meant',
    closed({ index: text, match: map() }, 'index'),
    { index: 'x', match_all: {} },
    ['/match_all unexpected: /match_all > /match/all?']
  ],
  [
    'and what says the opposite of it is not put into it',
    closed({ group_id: text, profile: map() }, 'group_id', 'profile'),
    { group_id: 'x', excludeProfile: true },
    ['/profile missing: add', '/excludeProfile unexpected: remove']
  ],
  [
    'but none where it was sent',
    track,
    { event: 'e', properties: { a: 1 }, plan: 'pro' },
    ['/plan unexpected: remove']
  ],
  [
    'but not where they have a place of their own',
    closed({ properties: map(), size: open({ width: integer }) }),
    { width: 3 },
    ['/width unexpected: /width > /size/width']
  ],
  [
    'but none beside what may be the object itself: both cannot be true',
    closed({ record: map() }, 'record'),
    { row: { a: 1 }, upsert: true },
    ['/record missing: /row > /record?', '/upsert unexpected: remove']
  ],
  [
    'nor beside what surely is',
    closed({ record: map() }, 'record'),
    { records: { a: 1 }, upsert: true },
    ['/record missing: /records > /record', '/upsert unexpected: remove']
  ],
  [
    'but none for options, where one that was not sent would take it',
    closed({ path: text, old_string: text, options: map() }, 'path'),
    { path: 'p', search: 'x' },
    ['/search unexpected: remove']
  ],
  [
    'only where that is sent, or takes another value',
    closed({ path: text, encoding: text, options: map() }, 'path'),
    { path: 'p', encoding: 'x', strict: true, level: 'y' },
    [
      '/strict unexpected: /strict > /options/strict?',
      '/level unexpected: /level > /options/level?'
    ]
  ],
  [
    'a header that looks like one',
    http,
    { url: 'u', 'X-Trace': 'x' },
    ['/X-Trace unexpected: /X-Trace > /headers/X-Trace?']
  ],
  ['but none that does not', http, { url: 'u', auth: 'x' }, ['/auth unexpected: remove']]
] as const) {
  test(`keys beside an optional object that takes any: ${name}`, () => {
    assert.equal(adviceOf(schema, value).map(lineOf), lines)
  })
}

const body = (description?: string): object =>
  closed({ index: text, queryBody: { ...map(), description } }, 'index', 'queryBody')
const told = body('The DSL object that can include query, size, from, etc.')
const search = { index: 'i', query: { match: {} }, size: 5, sort: [{ a: 1 }] }
const credential = open({ name: text, data: map() }, 'name', 'data')
const slack = { name: 'n', credentials: { token: 'x' }, nodesAccess: [{}] }

// Which of the keys beside a missing object that takes any becomes it, and which go into it.
for (const [name, schema, value, lines, tool] of [
  [
    'all go into that whose author names two of them, though one is called nearly as it is',
    told,
    search,
    [
      '/query unexpected: /query > /queryBody/query',
      '/size unexpected: /size > /queryBody/size',
      '/sort unexpected: /sort > /queryBody/sort'
    ]
  ],
  [
    'one that is named may be the object itself',
    told,
    { index: 'i', query: { match: {} } },
    ['/queryBody missing: /query > /queryBody?']
  ],
  [
    'and so it may where the other is not named',
    told,
    { index: 'i', query: { match: {} }, explain: true },
    ['/queryBody missing: /query > /queryBody?', '/explain unexpected: remove']
  ],
  [
    'as where nobody says what the object holds',
    body(),
    { index: 'i', query: { match: {} }, size: 5 },
    ['/queryBody missing: /query > /queryBody?', '/size unexpected: remove']
  ],
  [
    'the only object that the tool is named after becomes it',
    credential,
    slack,
    ['/data missing: /credentials > /data?'],
    'create_credential'
  ],
  [
    'and so does one called as what holds arguments is',
    credential,
    { name: 'n', params: { token: 'x' }, sharing: [{}] },
    ['/data missing: /params > /data?']
  ],
  [
    'of any other nobody knows that',
    credential,
    slack,
    ['/data missing: /credentials > /data/credentials?']
  ],
  [
    'an empty object becomes nothing',
    credential,
    { ...slack, credentials: {} },
    ['/data missing: /credentials > /data/credentials?'],
    'create_credential'
  ],
  [
    'and of two objects neither',
    credential,
    { name: 'n', credentials: { token: 'x' }, credential: { id: 1 } },
    ['/data missing: /credentials > /data/credentials?'],
    'create_credential'
  ]
] as const) {
  test(`keys beside a missing object that takes any: ${name}`, () => {
    assert.equal(adviceOf(schema, value, tool).map(lineOf), lines)
  })
}

const step = { tool: { enum: ['one', 'two'] }, args: { type: 'object' } }
const queue = closed(step, 'tool', 'args')
const field = closed({ type: text, field: { type: 'object' } }, 'type', 'field')

// A missing object of any keys is not the only thing that is missing, or stands in one that is.
for (const [name, schema, value, lines] of [
  [
    'may get what would not do for what else is missing',
    queue,
    { key: 'A-1', state: 'Done' },
    [
      '/key unexpected: /key > /args/key?',
      '/state unexpected: /state > /args/state?',
      '/tool missing: add'
    ]
  ],
  [
    'gets nothing where one would do for that',
    queue,
    { key: 'A-1', state: 'one' },
    ['/tool missing: /state > /tool?', '/args missing: add', '/key unexpected: remove']
  ],
  [
    'nor where one is near to what that lists',
    queue,
    { key: 'A-1', kind: 'tow' },
    [
      '/tool missing: add',
      '/args missing: add',
      '/key unexpected: remove',
      '/kind unexpected: remove'
    ]
  ],
  [
    'nor where one would do for it in another form',
    closed({ count: integer, args: { type: 'object' } }, 'count', 'args'),
    { key: 'A-1', state: '5' },
    [
      '/count missing: add',
      '/args missing: add',
      '/key unexpected: remove',
      '/state unexpected: remove'
    ]
  ],
  [
    'and not one of two such',
    closed({ ...step, env: { type: 'object' } }, 'tool', 'args', 'env'),
    { key: 'A-1', state: 'Done' },
    [
      '/tool missing: add',
      '/args missing: add',
      '/env missing: add',
      '/key unexpected: remove',
      '/state unexpected: remove'
    ]
  ],
  [
    'gets them though it is the only one that a missing object has to hold',
    closed({ nested: closed({ field: { type: 'object' } }, 'field') }, 'nested'),
    { name: 'x', type: 'y' },
    ['/name unexpected: /name > /nested/field/name', '/type unexpected: /type > /nested/field/type']
  ],
  [
    'and none where that may hold more',
    closed({ nested: field }, 'nested'),
    { name: 'x' },
    ['/nested missing: add', '/name unexpected: remove']
  ]
] as const) {
  test(`a missing object that takes any keys ${name}`, () => {
    assert.equal(adviceOf(schema, value).map(lineOf), lines)
  })
}

// What agents and their hosts add to every call.
for (const key of [
  ...['_meta', 'reason', 'reasoning', 'explanation', 'thought', 'thoughts', 'thinking'],
  ...['justification', 'rationale', 'purpose', 'random_string', 'tool', 'tool_name', 'toolName'],
  ...['tool_call_id', 'toolCallId', 'session_id', 'sessionid', 'request_heartbeat']
]) {
  test(`${key} is none of what an object of any keys holds`, () => {
    const lines = adviceOf(track, { event: 'e', plan: 'pro', [key]: 'x' }).map(lineOf)
    assert.equal(lines, [
      '/plan unexpected: /plan > /properties/plan?',
      `/${key} unexpected: remove`
    ])
  })
}
// What only says how a call is made, or which.
for (const key of [
  ...['limit', 'maxRows', 'start_offset', 'page', 'cursor', 'sort', 'order_by', 'format'],
  ...[
    'verbose',
    'debug',
    'timeout',
    'retries',
    'force',
    'dryRun',
    'recursive',
    'include',
    'exclude'
  ],
  ...['action', 'command', 'endpoint', 'function', 'method', 'operation']
]) {
  test(`${key} says how a call is made, and is none of what an object of any keys holds`, () => {
    const lines = adviceOf(track, { event: 'e', [key]: 'x' }).map(lineOf)
    assert.equal(lines, [`/${key} unexpected: remove`])
  })
}
test('what says no call by a text may be', () => {
  for (const key of ['endpoints', 'reaction', 'verb'])
    assert.equal(adviceOf(track, { event: 'e', [key]: 'x' }).map(lineOf), [
      `/${key} unexpected: /${key} > /properties/${key}?`
    ])
})

test('the same name that says of which it is goes into no object of any keys', () => {
  const user = closed({ user_id: text, metadata: map() })
  assert.equal(adviceOf(user, { old_user_id: 'a' }).map(lineOf), [
    '/old_user_id unexpected: remove'
  ])
  const one = closed({ user: text, metadata: map() })
  assert.equal(adviceOf(one, { old_user: 'a' }).map(lineOf), [
    '/old_user unexpected: /old_user > /metadata/old_user?'
  ])
})

for (const key of ['seasoning', 'tools_used', 'tooling', 'unreason']) {
  test(`${key} may be`, () => {
    const lines = adviceOf(track, { event: 'e', [key]: 'x' }).map(lineOf)
    assert.equal(lines, [`/${key} unexpected: /${key} > /properties/${key}?`])
  })
}

test.run()
