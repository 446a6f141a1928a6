import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { linesOf } from './judged.js'
import { closed, integer, text } from './lines.js'

const test = suite('advice/moves.words')

const map = { type: 'object', additionalProperties: text }
const gone = (key: string): string => `/${key} unexpected: remove`
const isIt = (key: string, name: string): string => `/${key} unexpected: /${key} > /${name}`
const maybe = (key: string, name: string): string => `${isIt(key, name)}?`
const has = (...names: ReadonlyArray<string>): object =>
  closed(Object.fromEntries(names.map((name) => [name, text])))

// What names say in words: the same of one thing, or of another.
for (const [schema, value, ...wanted] of [
  // In other words of the one that is missing, and a word of the other.
  [
    closed({ quantity: integer, unitAmount: integer, note: text }, 'quantity', 'unitAmount'),
    { amount: 5 },
    '/unitAmount missing: /amount > /unitAmount?',
    '/quantity missing: add'
  ],
  [
    closed({ quantity: integer, unitPrice: integer }, 'quantity', 'unitPrice'),
    { amount: 5 },
    '/quantity missing: /amount > /quantity',
    '/unitPrice missing: add'
  ],
  // Both are moments of one thing.
  [has('due_date', 'name'), { due_at: 'x' }, maybe('due_at', 'due_date')],
  [has('due_date', 'name'), { due_by: 'x' }, gone('due_by')],
  [has('due_date', 'due_type'), { due_at: 'x' }, maybe('due_at', 'due_date')],
  // A mark behind a word, and no word that ends so.
  [has('vpc', 'x'), { vpcname: 'x' }, isIt('vpcname', 'vpc')],
  [has('host', 'x'), { hostname: 'x' }, isIt('hostname', 'host')],
  [has('userid', 'x'), { user: 'x' }, isIt('user', 'userid')],
  [has('solid', 'x'), { sol: 'x' }, gone('sol')],
  [has('hybrid', 'x'), { hybr: 'x' }, gone('hybr')],
  // Short words are short for longer ones.
  [has('applicationId', 'x'), { app: 'x' }, maybe('app', 'applicationId')],
  [has('applicationId', 'x'), { applic: 'x' }, gone('applic')],
  [has('environment', 'x'), { envir_id: 'x' }, gone('envir_id')],
  // First letters, of four words at most.
  [has('alphaBetaCatDogId'), { abcdId: 'x' }, maybe('abcdId', 'alphaBetaCatDogId')],
  [has('alphaBetaCatDogEchoId'), { abcdeId: 'x' }, gone('abcdeId')],
  // A bare mark may be that of each of two that were not sent.
  [has('commentId', 'workItemId'), { id: 'x' }, gone('id')],
  [has('commentId', 'workItemId'), { id: 'x', commentId: 'c' }, maybe('id', 'workItemId')],
  [has('email', 'x'), { email_1: 'a' }, maybe('email_1', 'email')],
  [has('email_1', 'x'), { email: 'a' }, maybe('email', 'email_1')],
  // What an id would be, and what is none.
  [has('userId', 'x'), { user: 5 }, isIt('user', 'userId'), '/userId type: put "5"'],
  [
    has('folderUid', 'x'),
    { folderId: 3 },
    maybe('folderId', 'folderUid'),
    '/folderUid type: put "3"'
  ],
  [
    closed({ userId: text, name: text }, 'userId', 'name'),
    { user: 'bob' },
    '/userId missing: /user > /userId?',
    '/name missing: add'
  ],
  [
    closed({ userId: text, nameplate: text }, 'userId', 'nameplate'),
    { user: 'bob' },
    '/userId missing: /user > /userId',
    '/nameplate missing: add'
  ],
  // A slip of the missing name is that.
  [
    closed({ userId: text, name: text }, 'userId', 'name'),
    { user: 'bob', nmae: 'x' },
    '/userId missing: /user > /userId',
    '/name missing: /nmae > /name'
  ],
  // What has a key of that name has it inside.
  [
    closed({ responseCode: closed({ code: integer }) }),
    { code: 5 },
    '/code unexpected: /code > /responseCode/code'
  ],
  // The missing name is one more to be said, whatever else has to go.
  [
    closed({ userId: text, name: text }, 'userId', 'name'),
    { user: 'bob', other: true },
    '/userId missing: /user > /userId?',
    '/name missing: add',
    gone('other')
  ],
  // Of an id in another word the value says nothing, nor of what is none.
  [has('folderId', 'x'), { folderGuid: 'two words' }, isIt('folderGuid', 'folderId')],
  [closed({ a: integer, b: integer }, 'b'), { bId: 12 }, '/b missing: /bId > /b'],
  // The mark of the only one that has such a mark.
  [closed({ detectionId: integer }), { id: 23 }, isIt('id', 'detectionId')],
  // Several of one are nearer than what has a word more.
  [
    closed({ project_key: text, projects: { anyOf: [{ type: 'array', items: text }, text] } }),
    { project: 'shop' },
    isIt('project', 'projects')
  ],
  // Two words for one.
  [has('file_pattern', 'x'), { include: '*.ts' }, maybe('include', 'file_pattern')],
  [has('file_pattern', 'x'), { glob: '*.ts' }, maybe('glob', 'file_pattern')],
  // Texts of one thing, whichever name comes first.
  [has('comment_text', 'x'), { issue_comment: 'a' }, maybe('issue_comment', 'comment_text')],
  [has('issue_comment', 'x'), { comment_text: 'a' }, maybe('comment_text', 'issue_comment')],
  // A direction goes to no field, and what ends like a word for one is none.
  [closed({ grid: text }, 'grid'), { gird: 'asc' }, '/grid missing: /gird > /grid'],
  [has('sortBy', 'x'), { order: 'asc' }, gone('order')]
] as const) {
  test(`${JSON.stringify(value)} of ${JSON.stringify(schema)}`, () => {
    assert.equal(linesOf(schema, value), wanted)
  })
}

// Marks of one thing, of which the other is the id; and words that are none.
for (const mark of [
  ...['gids', 'name', 'names', 'key', 'keys', 'ref', 'refs'],
  ...['reference', 'slug', 'slugs', 'number']
]) {
  test(`user_${mark} may be user_id`, () => {
    const key = `user_${mark}`
    assert.equal(linesOf(has('user_id', 'x'), { [key]: 'x' }), [maybe(key, 'user_id')])
  })
}
for (const mark of ['ids', 'uid', 'uuid', 'gid', 'identifier', 'identifiers']) {
  test(`user_${mark} is user_id`, () => {
    const key = `user_${mark}`
    assert.equal(linesOf(has('user_id', 'x'), { [key]: 'x' }), [isIt(key, 'user_id')])
  })
}
for (const word of ['color', 'hidden', 'guide']) {
  test(`user_${word} is no user_id`, () => {
    const key = `user_${word}`
    assert.equal(linesOf(has('user_id', 'x'), { [key]: 'x' }), [gone(key)])
  })
}

const time = has('startTime', 'endTime')
const change = has('oldText', 'newText')
const pages = closed({ page_start_line: integer, page_end_line: integer })

// Where something begins and ends.
for (const [schema, value, ...wanted] of [
  [time, { since: 'a', until: 'b' }, maybe('since', 'startTime'), maybe('until', 'endTime')],
  [time, { created_since: 'a', updated_until: 'b' }, gone('created_since'), gone('updated_until')],
  [time, { since: 'a', until: 'b', startTime: 'c' }, gone('since'), gone('until')],
  [
    pages,
    { page_from: 1, page_to: 2 },
    maybe('page_from', 'page_start_line'),
    maybe('page_to', 'page_end_line')
  ],
  [pages, { page_from_row: 1, page_to_row: 2 }, gone('page_from_row'), gone('page_to_row')],
  // What is changed, and what takes its place.
  [
    change,
    { old_str: 'a', new_str: 'b' },
    maybe('old_str', 'oldText'),
    maybe('new_str', 'newText')
  ],
  [change, { search: 'a', replace: 'b' }, maybe('search', 'oldText'), maybe('replace', 'newText')],
  [
    change,
    { find: 'a', replace_with: 'b' },
    maybe('find', 'oldText'),
    maybe('replace_with', 'newText')
  ],
  [
    change,
    { original: 'a', replacement: 'b' },
    maybe('original', 'oldText'),
    maybe('replacement', 'newText')
  ],
  [
    closed({ old: text, new: text, replace_all: { type: 'boolean' } }),
    { search: 'a', replace: 'b' },
    maybe('search', 'old'),
    maybe('replace', 'new')
  ],
  // What was before a change is old, and what is after a time is new.
  [change, { before: 'a', after: 'b' }, maybe('before', 'oldText'), maybe('after', 'newText')],
  [
    closed({ before: text, after: text }, 'before', 'after'),
    { style1: 'a', style2: 'b' },
    '/before missing: /style1 > /before?',
    '/after missing: /style2 > /after?'
  ],
  [time, { after: 'a', before: 'b' }, maybe('after', 'startTime'), maybe('before', 'endTime')],
  [
    closed({ old_path: text, new_path: text }, 'old_path', 'new_path'),
    { before: 'a', after: 'b' },
    '/old_path missing: /before > /old_path?',
    '/new_path missing: /after > /new_path?'
  ],
  [change, { find: 'a' }, gone('find')],
  [change, { old_name: 'a', new_name: 'b' }, gone('old_name'), gone('new_name')]
] as const) {
  test(`the ends ${JSON.stringify(value)} of ${JSON.stringify(schema)}`, () => {
    assert.equal(linesOf(schema, value), wanted)
  })
}

const entries = { a: 'b', c: 'd' }
const into = [
  '/a unexpected: /a > /labels/a',
  '/c unexpected: /c > /labels/c',
  '/kind missing: add'
] as const

// What nobody knows are entries of a missing map, where none of it would do for another missing key.
for (const [name, schema, ...wanted] of [
  ['a constant', closed({ labels: map, kind: { const: 'x' } }, 'labels', 'kind'), ...into],
  [
    'a text',
    closed({ labels: map, name: text }, 'labels', 'name'),
    ...['/labels missing: add', '/name missing: add', gone('a'), gone('c')]
  ],
  [
    'a text and a number',
    closed({ labels: map, size: integer, name: text }, 'labels', 'size', 'name'),
    ...['/labels missing: add', '/size missing: add', '/name missing: add', gone('a'), gone('c')]
  ]
] as const) {
  test(`entries of a map beside which ${name} is missing`, () => {
    assert.equal(linesOf(schema, entries), wanted)
  })
}

test('an object beside a missing map and a missing number may be an entry of the map', () => {
  const schema = closed({ m: { type: 'object' }, id: integer }, 'm', 'id')
  assert.equal(linesOf(schema, { filter: { a: 1 } }), [
    '/filter unexpected: /filter > /m/filter?',
    '/id missing: add'
  ])
})

const link = { anyOf: [closed({ query: text }, 'query'), closed({ url: text }, 'url')] }

const priced = { anyOf: [closed({ priceId: text }, 'priceId'), has('price', 'x')] }

test('a key that is nearer to that of one branch chooses this one', () => {
  const schema = closed({ u: priced })
  assert.equal(linesOf(schema, { u: { price_id: 'x' } }), [
    '/u/priceId missing: /u/price_id > /u/priceId'
  ])
  assert.equal(linesOf(schema, { u: { pric: 'x' } }), ['/u/pric unexpected: /u/pric > /u/price'])
})

// The branch whose missing key is said in other words, wherever the union stands.
for (const [schema, value, ...wanted] of [
  [link, { link: 'a' }, '/url missing: /link > /url'],
  [closed({ u: link }), { u: { link: 'a' } }, '/u/url missing: /u/link > /u/url'],
  [
    closed({ o: closed({ u: link }) }),
    { o: { u: { link: 'a' } } },
    '/o/u/url missing: /o/u/link > /o/u/url'
  ]
] as const) {
  test(`a branch by ${JSON.stringify(value)}`, () => {
    assert.equal(linesOf(schema, value), wanted)
  })
}

const kind = (type: string, op: string): object =>
  closed({ type: { const: type }, op: { const: op }, v: text }, 'type', 'op')

test('branches that a tag puts in groups, beside one for a text', () => {
  const groups = { anyOf: [text, kind('a', 'x'), kind('a', 'y'), kind('b', 'z')] }
  const value = { u: { type: 'a', op: 'q', v: '1' } }
  assert.equal(linesOf(closed({ u: groups }), value), ['/u/op choice: choose ["x","y"]'])
})

test('of one of two keys that are there in a text both are told', () => {
  const one = { ...has('a', 'b'), oneOf: [{ required: ['a'] }, { required: ['b'] }] }
  assert.equal(linesOf(closed({ o: one }), { o: '{"a":"x","b":"y"}' }), [
    '/o type: parse',
    '/o alternative: meet'
  ])
})

test('what one entry holds is no rival of all of them', () => {
  const rows = { type: 'array', items: closed({ key: text, value: text }, 'key', 'value') }
  const schema = closed({ entries: rows, x: text }, 'entries')
  assert.equal(linesOf(schema, { items: [{ key: 'a', value: 'b' }], key: 'z' }), [
    '/entries missing: /items > /entries',
    gone('key')
  ])
})

test('a list in a text that has to be in a list, beside what else is wrong', () => {
  const rows = { type: 'array', items: { type: 'array', items: integer } }
  assert.equal(linesOf(closed({ rows, n: integer }), { rows: '[1,2]', n: 'x' }), [
    '/rows type: parse',
    '/n type: send integer',
    '/rows type: wrap'
  ])
})

test('what each item holds under its only key', () => {
  const of = (held: object): object =>
    closed({ inputs: { type: 'array', items: closed({ id: held }, 'id') } }, 'inputs')
  const schema = of(text)
  assert.equal(linesOf(schema, { ids: ['a', 'b'] }), [
    '/inputs missing: /ids > /inputs?',
    '/inputs/0 type: wrap id',
    '/inputs/1 type: wrap id'
  ])
  assert.equal(linesOf(schema, { ids: [{ a: 1 }] }), ['/inputs missing: add', gone('ids')])
  assert.equal(linesOf(schema, { ids: ['a', 5] }), ['/inputs missing: add', gone('ids')])
  assert.equal(linesOf(of({ type: 'object' }), { ids: [{ a: 1 }] }), [
    '/inputs missing: /ids > /inputs?',
    '/inputs/0/a unexpected: /inputs/0/a > /inputs/0/id/a'
  ])
})

const edit = closed({ path: text, search: text, replace: text, content: text })

// One alone may be the other of a pair of which one is there.
for (const [name, value, wanted] of [
  ['the second', { search: 'a', new_str: 'b' }, '/new_str unexpected: /new_str > /replace?'],
  ['the first', { old_text: 'a', replace: 'b' }, '/old_text unexpected: /old_text > /search?'],
  ['but not beside none', { path: 'a', new_str: 'b' }, '/new_str unexpected: remove'],
  ['but no object for a text', { search: 'a', new_str: { a: 1 } }, '/new_str unexpected: remove'],
  [
    'but nothing of another thing',
    { search: 'a', new_owner: 'b' },
    '/new_owner unexpected: remove'
  ],
  [
    'but not where it was sent',
    { search: 'a', replace: 'b', new_str: 'b' },
    '/new_str unexpected: remove'
  ]
] as const) {
  test(`one of two: ${name}`, () => {
    assert.equal(linesOf(edit, value), [wanted])
  })
}

test.run()
