import { own } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { faultOf } from './advised.js'
import { linesOf } from './judged.js'
import { closed, lineOf, open, text } from './lines.js'

const test = suite('advice/moves.kin')

// A name of something is not its id, and may have been meant for it.
for (const [name, schema, value, wanted] of [
  [
    'a name may be an id',
    closed({ userId: text }, 'userId'),
    { userName: 'Bob Smith' },
    ['/userId missing: /userName > /userId?']
  ],
  [
    'a name may be an id that may be left out',
    closed({ user_id: text }),
    { username: 'bob' },
    ['/username unexpected: /username > /user_id?']
  ],
  [
    'an id may be a name',
    closed({ user_name: text }),
    { user_id: 'u1' },
    ['/user_id unexpected: /user_id > /user_name?']
  ],
  [
    'a number and its unit may be that of another',
    closed({ retryDelay: { type: 'integer' } }),
    { delay: '5 minutes' },
    ['/delay unexpected: /delay > /retryDelay?', '/retryDelay type: send integer']
  ],
  [
    'a sentence that begins with one is none',
    closed({ retryDelay: { type: 'integer' } }),
    { delay: '5 minutes or so' },
    ['/delay unexpected: remove']
  ],
  [
    'what has a word more inside may be another',
    closed({ fileAbsolutePath: text }, 'fileAbsolutePath'),
    { filePath: 'x' },
    ['/fileAbsolutePath missing: /filePath > /fileAbsolutePath?']
  ],
  [
    'a list of one may be that',
    closed({ channel_id: text }, 'channel_id'),
    { channels: ['c1'] },
    ['/channel_id missing: /channels > /channel_id?', '/channel_id type: unwrap']
  ],
  [
    'a list of several is none',
    closed({ channel_id: text }, 'channel_id'),
    { channels: ['c1', 'c2'] },
    ['/channel_id missing: add', '/channels unexpected: remove']
  ],
  [
    'a login is no id that may be left out',
    closed({ userId: text }),
    { login: 'bob' },
    ['/login unexpected: remove']
  ],
  [
    'who somebody is says which user',
    closed({ userId: text }),
    { member: 'u1' },
    ['/member unexpected: /member > /userId']
  ],
  [
    'an id written as one word is one',
    closed({ user: text }),
    { userid: 'u1' },
    ['/userid unexpected: /userid > /user']
  ],
  [
    'an id written as one word with what it is of, beside another that has to go',
    closed({ input_fileid: text }, 'input_fileid'),
    { input_file: 'a', quokka: 'x' },
    ['/input_fileid missing: /input_file > /input_fileid?', '/quokka unexpected: remove']
  ],
  [
    'a key of a thing may be its id',
    closed({ projectId: text }),
    { projectKey: 'ABC' },
    ['/projectKey unexpected: /projectKey > /projectId?']
  ],
  [
    'what refers to a thing may be its id, also where another key is missing',
    closed({ project_id: text, name: text }, 'project_id', 'name'),
    { projectRef: 'abc' },
    ['/project_id missing: /projectRef > /project_id?', '/name missing: add']
  ],
  [
    'an id is what a thing is referred to by',
    closed({ order_reference: text, note: text }, 'order_reference', 'note'),
    { orderId: 'abc' },
    ['/order_reference missing: /orderId > /order_reference?', '/note missing: add']
  ],
  [
    'what refers to another thing is not',
    closed({ branch_id: text, name: text }, 'branch_id', 'name'),
    { git_ref: 'abc' },
    ['/branch_id missing: add', '/name missing: add', '/git_ref unexpected: remove']
  ],
  [
    'but no key by which one comes in is a name',
    closed({ secret_name: text }),
    { secret_key: 'abc' },
    ['/secret_key unexpected: remove']
  ],
  [
    'a text is one under another word, and not an id',
    closed({ message_id: text, content: text }),
    { message: 'hi' },
    ['/message unexpected: /message > /content?']
  ]
] as const) {
  test(name, () => {
    assert.equal(linesOf(schema, value), wanted)
  })
}

const flag = { type: 'boolean' }
const number = { type: 'number' }
const list = { type: 'array', items: text }

// What is of the same, or a text as that is, may have been meant.
for (const [key, name, schema, value] of [
  ['labelIds', 'labels', list, ['x']],
  ['tags', 'tag_ids', list, ['x']],
  ['label_names', 'label_ids', list, ['x']],
  ['body', 'description', text, 'Hello there'],
  ['description', 'content', text, 'Hello there'],
  ['comment', 'issue_body', text, 'Hello there'],
  ['commit_description', 'commit_message', text, 'Hello there'],
  ['newText', 'text', text, 'Hello there'],
  ['new_content', 'content', text, 'Hello there'],
  ['inputText', 'text', text, 'Hello there'],
  ['apply', 'applyFixes', flag, true],
  ['depth', 'max_depth', number, 2],
  ['data_labels', 'has_data_labels', flag, true],
  ['start_url', 'url', text, 'https://a.io'],
  ['source_url', 'url', text, 'https://a.io'],
  ['favicon', 'include_favicon', flag, true],
  ['prompt', 'system_prompt', text, 'Be kind.'],
  ['columns', 'column_names', list, ['x']],
  ['projects', 'projectSlugs', list, ['x']],
  ['repository', 'repo_slug', text, 'web'],
  ['org', 'organizationSlug', text, 'acme'],
  ['pr_id', 'pull_request_id', text, 'x9'],
  ['pr', 'pullRequestNumber', number, 9],
  ['lb_id', 'LoadBalancerID', text, 'x9'],
  ['kb', 'knowledge_base_id', text, 'x9'],
  ['due_date', 'due_at', text, '2026-01-31'],
  ['lang', 'language_code', text, 'en'],
  ['email', 'email1', text, 'a@b.io'],
  ['street1', 'street', text, 'Main 1'],
  ['line', 'line_1', text, 'Main 1']
] as const) {
  test(`${key} may be ${name}`, () => {
    assert.equal(linesOf(closed({ [name]: schema }), { [key]: value }), [
      `/${key} unexpected: /${key} > /${name}?`
    ])
  })

  test(`${key} may be ${name}, where nobody refused it`, () => {
    const given = open({ [name]: schema, n: closed({ z: number }, 'z') }, 'n')
    const ignored = faultOf(given, { [key]: value })?.ignored
    assert.equal(ignored?.map(lineOf), [`/${key} unexpected: /${key} > /${name}?`])
  })
}

// What would not do as it is may be made what would.
for (const [key, name, schema, value, then] of [
  ['track', 'trackIds', list, 'x', 'wrap'],
  ['idLabels', 'labels', list, 'a,b', 'split'],
  ['pr_id', 'pull_request_id', text, 9, 'put "9"'],
  ['max_duration', 'max_duration_seconds', number, '5 minutes', 'put 300'],
  ['scope', 'modificationScope', { enum: ['one', 'all'] }, 'this', 'choose ["one","all"]']
] as const) {
  test(`${key} may be ${name} in another form`, () => {
    const [first, second] = linesOf(closed({ [name]: schema }), { [key]: value })
    assert.is(first, `/${key} unexpected: /${key} > /${name}?`)
    assert.ok(second?.endsWith(then), second)
  })
}

for (const [what, names, value, wanted] of [
  ['the thing and not a mark', ['id', 'price'], { price_id: 'p1' }, '/price_id > /price?'],
  ['what lists it', ['way', 'sortWay'], { sort: 'date' }, '/sort > /way?'],
  ['the first of several', ['street1', 'street2'], { street: 'x' }, '/street > /street1?'],
  [
    'the first of several that say more',
    ['address_line_1', 'address_line_2', 'address_type'],
    { address: 'x' },
    '/address > /address_line_1?'
  ],
  ['none where the first is not there', ['street2'], { street: 'x' }, undefined],
  ['neither of two', ['start_day', 'end_day'], { day: 'x' }, undefined],
  ['none that says the opposite', ['exclude_images'], { images: 'x' }, undefined],
  ['none of another place in a row', ['next_page'], { page: 'x' }, undefined],
  ['none beside which another is for something else', ['max_x', 'min_x'], { x: 'y' }, undefined]
] as const) {
  test(`a key that may be several is ${what}`, () => {
    const ways = { way: { enum: ['date', 'size'] }, sortWay: { enum: ['up', 'down'] } }
    const properties = Object.fromEntries(names.map((name) => [name, own(ways, name) ?? text]))
    const [key = ''] = Object.keys(value)
    assert.equal(linesOf(closed(properties), value), [`/${key} unexpected: ${wanted ?? 'remove'}`])
  })
}

const issueOf = (...required: ReadonlyArray<string>): object =>
  open({ projectSlug: text, projectPlan: text }, ...required)

for (const [what, schema, value, wanted] of [
  [
    'one that no other key is told to be',
    closed({ projectSlug: text, projectPlan: text }),
    { projctSlug: 'x', project: 'y' },
    [
      '/projctSlug unexpected: /projctSlug > /projectSlug',
      '/project unexpected: /project > /projectPlan?'
    ]
  ],
  [
    'one that has to be there, and not one that may',
    issueOf('projectSlug'),
    { project: 'y' },
    ['/projectSlug missing: /project > /projectSlug?']
  ],
  [
    'one that has to be there, though another of its values has to be chosen',
    open({ targetType: { enum: ['file', 'note'] }, targetName: text }, 'targetType'),
    { target: 'active' },
    ['/targetType missing: /target > /targetType?', '/targetType choice: choose ["file","note"]']
  ],
  [
    'the same where one that may be left out would take it as it is',
    closed(
      { requestType: { enum: ['REQUEST_TO_JOIN', 'UPGRADE'] }, identifierType: text },
      'requestType'
    ),
    { type: 'join' },
    [
      '/requestType missing: /type > /requestType?',
      '/requestType choice: choose ["REQUEST_TO_JOIN","UPGRADE"]'
    ]
  ],
  [
    'none of two that have to be there',
    closed({ projectTeam: text, projectPlan: text }, 'projectTeam', 'projectPlan'),
    { project: 'y' },
    ['/projectTeam missing: add', '/projectPlan missing: add', '/project unexpected: remove']
  ],
  [
    'the one that only bears a mark of the same thing',
    closed({ columnNames: text, referencedColumns: text }),
    { columns: 'id' },
    ['/columns unexpected: /columns > /columnNames?']
  ],
  [
    'the one with the same word before it as another key has',
    closed({ connectionName: text, connectionType: text, processorName: text }, 'connectionType'),
    { name: 'k', type: 'Kafka' },
    [
      '/connectionType missing: /type > /connectionType',
      '/name unexpected: /name > /connectionName?'
    ]
  ],
  [
    'one with as many words, beside another that has to go',
    closed({ user_id: text }),
    { user_name: 'bob', quokka: 'x' },
    ['/user_name unexpected: /user_name > /user_id?', '/quokka unexpected: remove']
  ],
  [
    'that of the object it stands in',
    closed({ tasks: { type: 'array', items: closed({ taskId: text, ownerId: text }) } }),
    { tasks: [{ id: 'x' }] },
    ['/tasks/0/id unexpected: /tasks/0/id > /tasks/0/taskId?']
  ],
  [
    'none, where the object it stands in has another name',
    closed({ rows: { type: 'array', items: closed({ taskId: text, ownerId: text }) } }),
    { rows: [{ id: 'x' }] },
    ['/rows/0/id unexpected: remove']
  ]
] as const) {
  test(`of several names that a key is kin to it is ${what}`, () => {
    assert.equal(linesOf(schema, value), wanted)
  })
}

for (const [key, names, schema, value] of [
  ['body', ['description'], list, 'Hello there'],
  ['comment', ['body', 'description'], text, 'Hello there'],
  ['labelIds', ['tags'], list, ['x']],
  ['labels', ['labelIds'], text, ['x']],
  ['label_names', ['label_keys'], list, ['x']],
  ['names', ['ids'], list, ['x']],
  ['rename', ['re_id'], text, 'x'],
  ['notContent', ['content'], text, 'x'],
  ['footer_text', ['header_text'], text, 'x'],
  ['error_message', ['commit_message'], text, 'x'],
  ['exclude_content', ['include_content'], flag, true],
  ['hide_description', ['show_description'], flag, true],
  ['disallow_comment', ['allow_comment'], flag, true],
  ['not_allow_deleting_content', ['allow_deleting_content'], flag, true],
  ['comment', ['has_notes'], flag, true]
] as const) {
  test(`${key} is none of ${names.join(' and ')}`, () => {
    const properties = Object.fromEntries(names.map((name) => [name, schema]))
    assert.equal(linesOf(closed(properties), { [key]: value }), [`/${key} unexpected: remove`])
  })
}

for (const [key, name] of [
  ['indices', 'index'],
  ['indexes', 'indices'],
  ['vertices', 'vertex'],
  ['matrices', 'matrix']
] as const) {
  test(`${key} is the same as ${name}`, () => {
    assert.equal(linesOf(closed({ [name]: list }), { [key]: ['x'] }), [
      `/${key} unexpected: /${key} > /${name}`
    ])
  })
}

test.run()
