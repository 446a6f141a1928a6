import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { linesOf } from './judged.js'
import { closed, integer, open, text } from './lines.js'

const test = suite('advice/moves.group')

const many = { type: 'array', items: integer }
const search = closed({ query: text, limit: integer, page: integer }, 'query')

// A key that nobody takes holds what its owner may have.
for (const [name, schema, value, wanted] of [
  [
    'two keys of its owner',
    search,
    { query: 'q', paging: { limit: 5, page: 2 } },
    [
      '/paging/limit unexpected: /paging/limit > /limit',
      '/paging/page unexpected: /paging/page > /page',
      '/paging unexpected: remove'
    ]
  ],
  [
    'two keys of its owner, written differently',
    closed({ query: text, pageSize: integer, sortBy: text }, 'query'),
    { query: 'q', paging: { page_size: 5, sort_by: 'x' } },
    [
      '/paging/page_size unexpected: /paging/page_size > /pageSize',
      '/paging/sort_by unexpected: /paging/sort_by > /sortBy',
      '/paging unexpected: remove'
    ]
  ],
  [
    'what is called as its owner has it, also what is wrong in there',
    closed({ query: text, from: integer, to: integer, limit: integer }, 'from', 'to'),
    { filter: { query: 'q', from: 'x', to: 5 }, limit: 5 },
    [
      '/filter/query unexpected: /filter/query > /query',
      '/from missing: /filter/from > /from',
      '/to missing: /filter/to > /to',
      '/filter unexpected: remove',
      '/from type: send integer'
    ]
  ],
  [
    'numbers out of their bounds',
    closed({ query: text, speed: { ...integer, maximum: 2 }, pitch: { ...integer, maximum: 2 } }),
    { voice: { speed: 5, pitch: 7 }, query: 'q' },
    [
      '/voice/speed unexpected: /voice/speed > /speed',
      '/voice/pitch unexpected: /voice/pitch > /pitch',
      '/voice unexpected: remove',
      '/speed range: meet',
      '/pitch range: meet'
    ]
  ],
  [
    'the only key of arguments, written differently',
    closed({ query: text, pageSize: integer }, 'query'),
    { query: 'q', params: { page_size: 5 } },
    ['/params/page_size unexpected: /params/page_size > /pageSize', '/params unexpected: remove']
  ],
  [
    'several keys that are near to those of its owner',
    closed({ query: text, limit: integer, page: integer }, 'query'),
    { query: 'q', book: { limti: 5, pgae: 2 } },
    [
      '/book/limti unexpected: /book/limti > /limit',
      '/book/pgae unexpected: /book/pgae > /page',
      '/book unexpected: remove'
    ]
  ],
  [
    'no two that are near to the same key',
    closed({ query: text, limit: integer }, 'query'),
    { query: 'q', book: { limti: 5, limt: 2 } },
    ['/book unexpected: remove']
  ],
  [
    'what its owner has behind the same word in brackets',
    closed({ 'filter[status]': text, 'filter[owner]': text }, 'filter[status]'),
    { filter: { status: 'open', owner: 'me' } },
    [
      '/filter[status] missing: /filter/status > /filter[status]',
      '/filter/owner unexpected: /filter/owner > /filter[owner]',
      '/filter unexpected: remove'
    ]
  ],
  [
    'what its owner has behind the same word and a dot',
    closed({ 'spec.replicas': integer, 'spec.image': text }),
    { spec: { replicas: 2 } },
    ['/spec/replicas unexpected: /spec/replicas > /spec.replicas', '/spec unexpected: remove']
  ],
  [
    'nothing that its owner has behind another word in brackets',
    closed({ 'filter[status]': text, 'page[size]': integer }),
    { filter: { size: 5, owner: 'me' } },
    ['/filter unexpected: remove']
  ],
  [
    'one key, and is called so',
    search,
    { query: 'q', options: { limit: 5 } },
    ['/options/limit unexpected: /options/limit > /limit', '/options unexpected: remove']
  ],
  [
    'more keys of its owner than others',
    search,
    { query: 'q', book: { limit: 5, page: 2, size: 3 } },
    [
      '/book/limit unexpected: /book/limit > /limit',
      '/book/page unexpected: /book/page > /page',
      '/book unexpected: remove'
    ]
  ],
  [
    'more that its owner takes than what it does not',
    closed({ n: integer, limit: integer, page: integer, size: integer }),
    { n: 1, book: { limit: 5, size: 2, page: 'two' } },
    [
      '/book/limit unexpected: /book/limit > /limit',
      '/book/size unexpected: /book/size > /size',
      '/book/page unexpected: /book/page > /page',
      '/book unexpected: remove',
      '/page type: send integer'
    ]
  ],
  [
    'what its owner calls by both names in one',
    closed({ query: text, destinationName: text, destination_id: integer }),
    { query: 'q', destination: { name: 'n', id: 5 } },
    [
      '/destination/name unexpected: /destination/name > /destinationName',
      '/destination/id unexpected: /destination/id > /destination_id',
      '/destination unexpected: remove'
    ]
  ],
  [
    'one key, and is that one misspelt',
    closed({ nodeName: text, query: text }),
    { query: 'q', nodename: { nodeName: 'report' } },
    ['/nodename unexpected: /nodename > /nodeName', '/nodeName type: unwrap nodeName']
  ],
  [
    'one key that its owner calls by both names in one, and what it calls so',
    closed({ itemId: integer, n: integer, query: text }, 'itemId'),
    { query: 'q', item: { id: 1, n: 2 } },
    [
      '/itemId missing: /item/id > /itemId',
      '/item/n unexpected: /item/n > /n',
      '/item unexpected: remove'
    ]
  ],
  [
    'a single key that its owner calls by both names in one',
    closed({ query: text, pageSize: integer }),
    { query: 'q', page: { size: 5 } },
    ['/page/size unexpected: /page/size > /pageSize', '/page unexpected: remove']
  ],
  [
    'a key that its owner calls by both names in one, among others',
    closed({ n: integer, blockId: text, type: text }, 'blockId'),
    { n: 1, block: { id: 'b', type: 't', kind: 'k', size: 1 } },
    ['/blockId missing: /block/id > /blockId', '/block unexpected: remove']
  ],
  [
    'what its owner calls by both names in one, and has already',
    closed({ query: text, pageSize: integer }),
    { pageSize: 1, page: { size: 5 } },
    ['/page unexpected: remove']
  ],
  [
    'what it is called by beside another key of its owner',
    closed({ owner: text, repo: text, title: text }, 'owner', 'repo'),
    { repository: { owner: 'acme', name: 'site' }, title: 'Fix it' },
    [
      '/owner missing: /repository/owner > /owner',
      '/repo missing: /repository/name > /repo',
      '/repository unexpected: remove'
    ]
  ],
  [
    'two that it may be called by',
    closed({ owner: text, repo: text, title: text }, 'owner'),
    { repository: { owner: 'acme', name: 'site', id: 'r1' }, title: 'Fix it' },
    [
      '/repository unexpected: /repository > /repo',
      '/owner missing: add',
      '/repo type: send string'
    ]
  ],
  [
    'what another key of its owner is called',
    closed({ owner: text, repo: text, name: text, title: text }, 'owner'),
    { title: 'Fix it', repository: { owner: 'acme', name: 'site' } },
    [
      '/owner missing: /repository/owner > /owner',
      '/repository/name unexpected: /repository/name > /name',
      '/repository unexpected: remove'
    ]
  ],
  [
    'one key, which may be that of another thing',
    search,
    { query: 'q', book: { page: 5 } },
    ['/book unexpected: remove']
  ],
  [
    'a key that its owner has already',
    search,
    { query: 'q', page: 1, options: { limit: 5, page: 2 } },
    ['/options/limit unexpected: /options/limit > /limit?', '/options unexpected: remove']
  ],
  [
    'a key that its owner does not know',
    search,
    { query: 'q', options: { limit: 5, size: 2 } },
    ['/options/limit unexpected: /options/limit > /limit?', '/options unexpected: remove']
  ],
  [
    'a key that its owner does not know, of another thing',
    search,
    { query: 'q', book: { limit: 5, size: 2 } },
    ['/book unexpected: remove']
  ],
  [
    'more that its owner does not know',
    search,
    { query: 'q', options: { limit: 5, size: 2, depth: 1 } },
    ['/options unexpected: remove']
  ],
  [
    'a value that its owner does not take, which is told of it there',
    search,
    { query: 'q', options: { limit: 'five', page: 2 } },
    [
      '/options/limit unexpected: /options/limit > /limit',
      '/options/page unexpected: /options/page > /page',
      '/options unexpected: remove',
      '/limit type: send integer'
    ]
  ],
  [
    'a value that its owner does not take, under no word for what holds arguments',
    search,
    { query: 'q', book: { limit: 'five', page: 2 } },
    ['/book unexpected: remove']
  ],
  [
    'what another key takes, whose name is near',
    closed({ query: text, limit: integer, page: integer, options: open({}) }),
    { query: 'q', optoins: { limit: 5, page: 2 } },
    ['/optoins unexpected: /optoins > /options']
  ],
  [
    'what another key takes, below the top',
    closed({ a: closed({ query: text, limit: integer, page: integer, options: open({}) }) }),
    { a: { query: 'q', optoins: { limit: 5, page: 2 } } },
    ['/a/optoins unexpected: /a/optoins > /a/options']
  ],
  [
    'what is missing, though its name is near to a key that takes it',
    closed({ content: text, path: text, options: open({}) }, 'content'),
    { settings: { content: 'c', path: 'p', options: {} } },
    ['/settings unexpected: unwrap settings']
  ],
  [
    'what is missing, beside a key that is known, though its name is near to another that takes it',
    closed({ content: text, path: text, options: open({}) }, 'content', 'path'),
    { path: 'p', settings: { content: 'c', options: {} } },
    [
      '/content missing: /settings/content > /content',
      '/settings/options unexpected: /settings/options > /options',
      '/settings unexpected: remove'
    ]
  ],
  ['nothing', search, { query: 'q', options: {} }, ['/options unexpected: remove']],
  ['a list', search, { query: 'q', options: [1] }, ['/options unexpected: remove']],
  [
    'two keys of its owner, one level down',
    closed({ search }),
    { search: { query: 'q', paging: { limit: 5, page: 2 } } },
    [
      '/search/paging/limit unexpected: /search/paging/limit > /search/limit',
      '/search/paging/page unexpected: /search/paging/page > /search/page',
      '/search/paging unexpected: remove'
    ]
  ]
] as const) {
  test(`what is refused holds ${name}`, () => assert.equal(linesOf(schema, value), wanted))
}

// A key that is near may be that of an object which is near too.
for (const [name, schema, value, wanted] of [
  [
    'belongs into it',
    closed({ n: integer, responseCode: open({ code: integer }) }),
    { n: 1, code: 404 },
    ['/code unexpected: /code > /responseCode/code']
  ],
  [
    'is it, where it takes the value',
    closed({ n: integer, responseCode: open({ code: integer }) }),
    { n: 1, code: { code: 404 } },
    ['/code unexpected: /code > /responseCode']
  ],
  [
    'is it, where it does not know the key',
    closed({ n: integer, responseCode: open({ name: text }) }),
    { n: 1, code: 404 },
    ['/code unexpected: /code > /responseCode', '/responseCode type: send object']
  ]
] as const) {
  test(`what is called nearly as an object ${name}`, () =>
    assert.equal(linesOf(schema, value), wanted))
}

test('what a misspelt key holds goes with it', () => {
  const schema = open({ options: open({}), limit: integer, n: integer }, 'options', 'limit', 'n')
  assert.equal(linesOf(schema, { optoins: { limit: 5, x: 1 }, n: 1 }), [
    '/options missing: /optoins > /options',
    '/limit missing: add'
  ])
})

const record = open({ table: text, fields: { type: 'object' } }, 'table', 'fields')
const scores = closed(
  { table: text, scores: { type: 'object', additionalProperties: integer } },
  'scores'
)

// Beside a missing object that takes any keys stand those that nobody knows.
for (const [name, schema, value, wanted] of [
  [
    'where nothing refuses them, as a guess',
    record,
    { table: 't', City: 'x', Days: 2 },
    ['/fields missing: /City > /fields/City?']
  ],
  [
    'where nothing refuses the only one, as a guess: if it was not meant, the map is missing',
    record,
    { table: 't', City: 'x' },
    ['/fields missing: /City > /fields/City?']
  ],
  [
    'where they are refused',
    scores,
    { table: 't', ada: 1, bob: 2 },
    ['/ada unexpected: /ada > /scores/ada', '/bob unexpected: /bob > /scores/bob']
  ],
  [
    'without its name before them',
    record,
    { table: 't', fields_City: 'x', 'fields.Days': 2 },
    [
      '/fields missing: /fields_City > /fields/City',
      '/fields/Days missing: /fields.Days > /fields/Days'
    ]
  ],
  [
    'without its name before them, in brackets',
    record,
    { table: 't', 'fields[City]': 'x', 'fields[Days]': 2 },
    [
      '/fields missing: /fields[City] > /fields/City',
      '/fields/Days missing: /fields[Days] > /fields/Days'
    ]
  ],
  [
    'not where a value does not fit',
    scores,
    { table: 't', ada: 1, bob: 'two' },
    ['/scores missing: add', '/ada unexpected: remove', '/bob unexpected: remove']
  ],
  [
    'not where two would have one name',
    record,
    { table: 't', City: 'x', fields_City: 'y' },
    ['/fields missing: add']
  ],
  [
    'not where more is missing',
    record,
    { City: 'x', Days: 2 },
    ['/table missing: add', '/fields missing: add']
  ],
  [
    'not where its keys are known',
    closed({ place: open({ lat: integer }, 'lat'), n: integer }, 'place'),
    { ada: 1, bob: 2 },
    ['/place missing: add', '/ada unexpected: remove', '/bob unexpected: remove']
  ],
  [
    'not where something else is missing behind it',
    open({ fields: { type: 'object' }, table: text }, 'fields', 'table'),
    { City: 'x', Days: 2 },
    ['/fields missing: add', '/table missing: add']
  ],
  [
    'without those that are another key under another name',
    scores,
    { tabel: 't', ada: 1 },
    ['/tabel unexpected: /tabel > /table', '/ada unexpected: /ada > /scores/ada']
  ],
  [
    'not where it may be something else',
    open({ table: text, fields: { type: ['object', 'array'] } }, 'table', 'fields'),
    { table: 't', City: 'x' },
    ['/fields missing: add']
  ],
  [
    'under the name of one alone, and not in its place',
    open({ id: text, args: { type: 'object' } }, 'id', 'args'),
    { id: 'c', 'args.path': 'x' },
    ['/args missing: /args.path > /args/path']
  ],
  [
    'each into the one whose name it has',
    open({ args: { type: 'object' }, opts: { type: 'object' } }, 'args', 'opts'),
    { 'args.path': 'x', opts_n: 1, quokka: 2 },
    ['/args missing: /args.path > /args/path', '/opts missing: /opts_n > /opts/n']
  ],
  [
    'under its name though a value is wrong',
    scores,
    { table: 't', scores_ada: 'one' },
    ['/scores_ada unexpected: /scores_ada > /scores/ada', '/scores/ada type: send integer']
  ],
  ['not where there are none', record, { table: 't' }, ['/fields missing: add']]
] as const) {
  test(`the keys of a missing object are moved into it ${name}`, () => {
    assert.equal(linesOf(schema, value), wanted)
  })
}

const issue = closed({ projectSlug: text, maxPrice: integer, days: integer })

// A word more or less: it may have been meant.
for (const [name, schema, value, wanted] of [
  [
    'has a word less than the only one that it could be',
    issue,
    { project: 'x' },
    ['/project unexpected: /project > /projectSlug?']
  ],
  [
    'has a word more that says which of two, beside the other',
    closed({ left_element: text, right_element: text }),
    { element: 'x' },
    ['/element unexpected: remove']
  ],
  [
    'has two words more, none of which says which of two',
    closed({ element: text }),
    { css_html_element: 'x' },
    ['/css_html_element unexpected: /css_html_element > /element?']
  ],
  [
    'lacks a word that says which of two',
    closed({ minPrice: integer, maxPrice: integer }),
    { price: 7 },
    ['/price unexpected: remove']
  ],
  [
    'lacks a word that says what for, where there is no other',
    issue,
    { price: 7 },
    ['/price unexpected: /price > /maxPrice?']
  ],
  ['has another value', issue, { project: 7 }, ['/project unexpected: remove']],
  [
    'holds an object with its keys, though one is wrong',
    closed({ query: closed({ page: integer }) }),
    { queryParams: { page: 'x' } },
    ['/queryParams unexpected: /queryParams > /query?', '/query/page type: send integer']
  ],
  [
    'holds an object with other keys',
    closed({ query: closed({ page: integer }) }),
    { queryParams: { offset: 1 } },
    ['/queryParams unexpected: remove']
  ],
  [
    'could be two',
    closed({ projectStage: text, projectTeam: text }),
    { project: 'x' },
    ['/project unexpected: remove']
  ],
  [
    'is one of two that could be it',
    closed({ projectSlug: text }),
    { slugs: 'y', project: 'x', 'slug project x': 'z' },
    [
      '/slugs unexpected: remove',
      '/project unexpected: remove',
      '/slug project x unexpected: remove'
    ]
  ],
  [
    'could be one that is there under another name',
    issue,
    { projctSlug: 'x', project: 'y' },
    ['/projctSlug unexpected: /projctSlug > /projectSlug', '/project unexpected: remove']
  ],
  [
    'could be one that another object has under another name',
    closed({ a: issue, b: issue }),
    { a: { projctSlug: 'x' }, b: { project: 'y' } },
    [
      '/a/projctSlug unexpected: /a/projctSlug > /a/projectSlug',
      '/b/project unexpected: /b/project > /b/projectSlug?'
    ]
  ],
  [
    'stands for one that is missing, beside another',
    open({ projectSlug: text, teamSlug: text }, 'projectSlug', 'teamSlug'),
    { project: 'x', team: 'y' },
    ['/projectSlug missing: /project > /projectSlug?', '/teamSlug missing: /team > /teamSlug?']
  ],
  [
    'is not refused, for one that need not be there',
    open({ projectSlug: text, n: integer }),
    { project: 'x', n: 'x' },
    ['/n type: send integer']
  ],
  [
    'has a word more, beside one that has to go and would do',
    closed({ pattern: text, glob: text }, 'pattern'),
    { query: 'x', file_pattern: '*.ts' },
    ['/pattern missing: /query > /pattern', '/file_pattern unexpected: /file_pattern > /glob?']
  ],
  [
    'has a word more, beside one that has to go and would not do',
    closed({ slug: text }, 'slug'),
    { project_slug: 'x', count: 3 },
    ['/slug missing: /project_slug > /slug', '/count unexpected: remove']
  ],
  [
    'has a word less, beside one that has to go and would do',
    closed({ projectSlug: text }, 'projectSlug'),
    { project: 'x', note: 'y' },
    ['/projectSlug missing: /project > /projectSlug?', '/note unexpected: remove']
  ],
  [
    'holds the text of a number',
    closed({ days: integer, unitAmount: integer }),
    { amount: '1999' },
    ['/amount unexpected: /amount > /unitAmount?', '/unitAmount type: put 1999']
  ],
  ['has no words', issue, { _: 'x' }, ['/_ unexpected: remove']]
] as const) {
  test(`a key ${name}`, () => assert.equal(linesOf(schema, value), wanted))
}

// What stands for an object that has to hold one thing.
for (const [name, schema, value, wanted] of [
  [
    'a text for the only key that has to be there',
    open({ id: text, note: text }, 'id'),
    'x',
    'wrap id'
  ],
  ['a text for the only key there is', open({ id: text }), 'x', 'wrap id'],
  ['a list for the only key there is', open({ ids: { type: 'array' } }), [1, 2], 'wrap ids'],
  ['a text where two have to be there', open({ id: text, n: text }, 'id', 'n'), 'x', 'send object'],
  ['a text where none has to be', open({ id: text, n: text }), 'x', 'send object'],
  ['a value that does not fit', open({ id: integer }), 'x', 'send object'],
  ['a value where any fits', open({ id: {} }), 'x', 'send object'],
  ['JSON text', open({ id: text }), '{"id":"x"}', 'parse'],
  ['a text that tries to be JSON', open({ id: text }), '{id: x', 'send object'],
  ['nothing', open({ id: text }), '', 'send object']
] as const) {
  test(`${name} is ${wanted}`, () => {
    assert.equal(linesOf(closed({ a: schema }, 'a'), { a: value }), [`/a type: ${wanted}`])
  })
}

const find = closed({ query: text, author: text, sort: open({ by: text }), ids: many }, 'query')

// A key in what only narrows down, or that holds more than a scalar, may be that of the owner.
for (const [name, value, wanted] of [
  [
    'alone in a filter',
    { filters: { author: 'me' } },
    ['/filters/author unexpected: /filters/author > /author?', '/filters unexpected: remove']
  ],
  [
    'beside others in a filter',
    { where: { author: 'me', team: 'a', org: 'b' } },
    ['/where/author unexpected: /where/author > /author?', '/where unexpected: remove']
  ],
  [
    'an object of its own',
    { ordering: { sort: { by: 'a' }, quokka: 1 } },
    ['/ordering/sort unexpected: /ordering/sort > /sort?', '/ordering unexpected: remove']
  ],
  [
    'a list of its own',
    { range: { ids: [1] } },
    ['/range/ids unexpected: /range/ids > /ids?', '/range unexpected: remove']
  ],
  [
    'but no text in what may be another thing',
    { user: { author: 'me' } },
    ['/user unexpected: remove']
  ],
  ['nor an empty object', { ordering: { sort: {} } }, ['/ordering unexpected: remove']],
  [
    'nor one under what says the opposite',
    { exclude: { ids: [1] } },
    ['/exclude unexpected: remove']
  ]
] as const) {
  test(`a key that its owner may have: ${name}`, () => {
    assert.equal(linesOf(find, { query: 'q', ...value }), wanted)
  })
}

// In what narrows down what is asked for a key may be called with a word more, and in no other.
for (const key of ['condition', 'conditions', 'criteria', 'filter', 'filters', 'where']) {
  test(`a key of \`${key}\` that is nearly one of its owner`, () => {
    const schema = closed({ state: text, assignee_id: text, q: text })
    assert.equal(linesOf(schema, { [key]: { assignee: 'a' } }), [
      `/${key}/assignee unexpected: /${key}/assignee > /assignee_id?`,
      `/${key} unexpected: remove`
    ])
    const other = `${key}In`
    assert.equal(linesOf(schema, { [other]: { assignee: 'a' } }), [`/${other} unexpected: remove`])
  })
}

// A thing is called by one of these, and no other key of it.
for (const key of ['id', 'key', 'name', 'slug']) {
  test(`\`${key}\` of a group is the key that is called so`, () => {
    const schema = closed({ owner: text, repo: text, q: text })
    assert.equal(linesOf(schema, { repository: { owner: 'a', [key]: 'b' } }), [
      '/repository/owner unexpected: /repository/owner > /owner',
      `/repository/${key} unexpected: /repository/${key} > /repo`,
      '/repository unexpected: remove'
    ])
  })
}

test('what a value put under a key breaks there is told as well', () => {
  const schema = closed({
    a: closed({ id: { ...text, minLength: 5 }, kind: { const: 'k' } }, 'id')
  })
  assert.equal(linesOf(schema, { a: 'abcdefg' }), ['/a type: wrap id'])
})

test('a number where a text has to match a pattern is not said to be sent in quotes', () => {
  const clock = { ...text, pattern: '^[0-9]{2}:[0-9]{2}$' }
  for (const came of [1430, true]) {
    assert.equal(linesOf(closed({ at: clock }), { at: came }), ['/at type: send string'])
  }
  assert.equal(linesOf(closed({ at: text }), { at: 1430 }), ['/at type: put "1430"'])
})

test.run()
