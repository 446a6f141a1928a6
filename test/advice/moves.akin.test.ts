import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { linesOf } from './judged.js'
import { closed, integer, open, text } from './lines.js'

const test = suite('advice/moves.akin')

const typeOf = (value: unknown): object =>
  Array.isArray(value) ? { type: 'array', items: text } : { type: typeof value }

// Other words for the only missing key, and its end or a word before it.
for (const [key, name, value] of [
  ['org', 'owner', 'x'],
  ['organization', 'owner', 'x'],
  ['sql', 'query', 'x'],
  ['selector', 'target', 'x'],
  ['target', 'element', 'x'],
  ['summary', 'title', 'x'],
  ['description', 'body', 'x'],
  ['body', 'comment', 'x'],
  ['script', 'command', 'x'],
  ['query', 'sql', 'SELECT 1'],
  ['query', 'sql', 'PRAGMA table_info(t)'],
  ['query', 'sql', 'CALL refresh()'],
  ['query', 'sql', 'DESCRIBE users;'],
  ['query', 'sql', 'MERGE INTO t USING s'],
  ['query', 'sql', "COPY t FROM 's3://b'"],
  ['query', 'sql', 'BEGIN; SELECT 1'],
  ['query', 'sql', 'MATCH p=(n)--() RETURN p'],
  ['query', 'sql', '(SELECT 1) UNION (SELECT 2)'],
  ['query', 'sql', '-- all\nSELECT 1'],
  ['query', 'sql', 5],
  ['query', 'regex', 'a+'],
  ['name', 'key', 'x'],
  ['data', 'value', 'x'],
  ['text', 'value', 'x'],
  ['ref', 'uid', 'e3'],
  ['query', 'sql', '/* all */ SELECT 1'],
  ['query', 'statement', 'MATCH (n) RETURN n'],
  ['path', 'directory', 'src/utils'],
  ['path', 'directory', '/etc/nginx/conf.d'],
  ['path', 'directory', './v1.2'],
  ['endpoint', 'url', 'https://acme.com/v1'],
  ['site', 'domain', 'acme.com'],
  ['sql_query', 'sql', 'x'],
  ['number', 'pull_number', 7],
  ['number', 'related_issue_number', 7],
  ['version', 'user_os_version', 'x'],
  ['selector', 'labelSelector', 'x'],
  ['ids', 'item_ids', ['x']],
  ['files', 'filePaths', ['x']],
  ['recordIds', 'records', ['x']],
  ['issueOwner', 'owner', 'x'],
  ['input_file', 'file', 'x'],
  ['new_name', 'name', 'x']
] as const) {
  test(`${key} is ${name} where nothing else is missing`, () => {
    for (const object of [open, closed]) {
      assert.equal(linesOf(object({ [name]: typeOf(value) }, name), { [key]: value }), [
        `/${name} missing: /${key} > /${name}`
      ])
    }
  })
}

// A word more that tells of two, or of another quantity, and what only begins alike.
for (const [key, name, value] of [
  ['amount', 'tax_amount', 7],
  ['deltaX', 'x', 7],
  ['count', 'total', 7],
  ['system_prompt', 'prompt', 'x'],
  ['negative_prompt', 'prompt', 'x'],
  ['parent_owner', 'owner', 'x'],
  ['new_git_owner', 'owner', 'x'],
  ['version', 'the_users_os_version', 'x'],
  ['owner', 'new_owner', 'x'],
  ['max', 'time_max', 'x'],
  ['resource', 'resource_type', 'x'],
  ['content_range', 'content', 'x'],
  ['email', 'email_domain_id', 'x'],
  ['owner_by', 'owner', 'x'],
  ['id', 'name', 'x'],
  ['reason', 'title', 'x'],
  ['comment', 'body', 'x'],
  ['project', 'repo', 'x'],
  ['element', 'selector', 'Submit button'],
  ['shell', 'command', 'bash'],
  ['label', 'title', 'bug'],
  ['address', 'url', '1 Main St'],
  ['line_number', 'number', 7],
  ['description', 'content', 'x'],
  ['code', 'command', 'import os; print(os.getcwd())'],
  ['selector', 'ref', '#login'],
  ['ref', 'selector', 'e12'],
  ['element', 'ref', 'Submit button'],
  ['customer_id', 'user_id', 'cus_9'],
  ['summary', 'title', 'A long story.'],
  ['path', 'directory', 'src/app.ts'],
  ['path', 'directory', 'main.c'],
  ['path', 'directory', 'NOTES.TXT'],
  ['endpoint', 'url', '/v1/users'],
  ['website', 'domain', 'https://acme.com/x'],
  ['query', 'sql', 'top customers of last month'],
  ['query', 'sql', 'Describe the users of last month'],
  ['query', 'sql', 'show me the users'],
  ['query', 'sql', 'call Bob about it'],
  ['query', 'sql', 'calls (of Bob)'],
  ['query', 'sql', '¿cuántos?'],
  ['query', 'sql', '* of last month'],
  ['query', 'sql', 'Commit history'],
  ['query', 'sql', 'match users to orders'],
  ['query', 'sql', 'values of last month'],
  ['query', 'sql', 'matches (of Bob)'],
  ['query', 'sql', 'merged (by Bob)']
] as const) {
  test(`${key} may be ${name}, and no more`, () => {
    assert.equal(linesOf(closed({ [name]: typeOf(value) }, name), { [key]: value }), [
      `/${name} missing: /${key} > /${name}?`
    ])
  })
}

for (const [what, schema, value, wanted] of [
  [
    'is the one of two that says it',
    closed({ owner: text }, 'owner'),
    { org: 'x', reason: 'y' },
    ['/owner missing: /org > /owner', '/reason unexpected: remove']
  ],
  [
    'has no word more beside one that says the same',
    closed({ owner: text }, 'owner'),
    { issueOwner: 'x', org: 'y' },
    ['/owner missing: add', '/issueOwner unexpected: remove', '/org unexpected: remove']
  ],
  [
    'may have a word more beside one of another thing',
    closed({ pattern: text, path: text }, 'pattern'),
    { glob_pattern: 'x', target_directory: 'y' },
    ['/pattern missing: /glob_pattern > /pattern?', '/target_directory unexpected: remove']
  ],
  [
    'is not what lists others, beside one that takes its text',
    closed({ expr: text, queryType: { enum: ['range', 'instant'] } }, 'expr', 'queryType'),
    { query: 'up' },
    ['/expr missing: add', '/queryType missing: add', '/query unexpected: remove']
  ],
  [
    'is none where two say it',
    open({ owner: text }, 'owner'),
    { org: 'x', organization: 'y' },
    ['/owner missing: add']
  ],
  [
    'may be one of two that are missing',
    closed({ owner: text, topic: text }, 'owner', 'topic'),
    { org: 'x' },
    ['/owner missing: /org > /owner?', '/topic missing: add']
  ],
  [
    'may be each one of two',
    closed({ path: text, pattern: text }, 'path', 'pattern'),
    { directory: 'x', glob: 'y' },
    ['/path missing: /directory > /path?', '/pattern missing: /glob > /pattern?']
  ],
  [
    'may be each one of two, as hands of a page call them',
    closed({ uid: text, value: text }, 'uid', 'value'),
    { ref: 'e3', text: 'x' },
    ['/uid missing: /ref > /uid?', '/value missing: /text > /value?']
  ],
  [
    'is none of two that two say',
    closed({ path: text, topic: text }, 'path', 'topic'),
    { directory: 'x', dir: 'y' },
    [
      '/path missing: add',
      '/topic missing: add',
      '/directory unexpected: remove',
      '/dir unexpected: remove'
    ]
  ],
  [
    'is none of two where it does not fit',
    closed({ path: text, topic: text }, 'path', 'topic'),
    { directory: ['x'] },
    ['/path missing: add', '/topic missing: add', '/directory unexpected: remove']
  ],
  [
    'is none of five',
    closed({ path: text, a: text, b: text, c: text, d: text }, ...['path', 'a', 'b', 'c', 'd']),
    { directory: 'x' },
    [
      ...['path', 'a', 'b', 'c', 'd'].map((name) => `/${name} missing: add`),
      '/directory unexpected: remove'
    ]
  ],
  [
    'is what may be left out, and no other by its fit',
    closed({ owner: text, body: text }, 'owner'),
    { description: 'x' },
    ['/description unexpected: /description > /body?', '/owner missing: add']
  ],
  [
    'may be another that was not sent',
    closed({ prompt: text, question: text }, 'prompt'),
    { query: 'x' },
    ['/prompt missing: /query > /prompt?']
  ],
  [
    'is not where its contrary is known',
    closed({ owner: text, old_owner: text }, 'owner'),
    { new_owner: 'x' },
    ['/owner missing: /new_owner > /owner?']
  ],
  [
    'is not where it is a key of what stands beside',
    closed({ owner: text, team: closed({ org: text }) }, 'owner'),
    { org: 'x', team: { org: 'y' } },
    ['/owner missing: /org > /owner?']
  ],
  [
    'is not where its value does not fit',
    closed({ owner: text }, 'owner'),
    { org: 7 },
    ['/owner missing: add', '/org unexpected: remove']
  ],
  [
    'is what others write beside, where the place says that it is for that',
    closed({ body: { ...text, description: 'Text of the comment' } }, 'body'),
    { comment: 'x' },
    ['/body missing: /comment > /body']
  ]
] as const) {
  test(`a key that says the same ${what}`, () => {
    assert.equal(linesOf(schema, value), wanted)
  })
}

test('what is done, and its undoing, are two', () => {
  assert.equal(linesOf(closed({ draft: { type: 'boolean' } }, 'draft'), { unDraft: true }), [
    '/draft missing: add',
    '/unDraft unexpected: remove'
  ])
})

const editor = closed({ db: integer, sql: text, title: text, total: text })

// A surplus key may be the only one that was not sent and says the same in other words.
for (const [name, value, wanted] of [
  ['a query', { query: 'SELECT 1' }, '/query unexpected: /query > /sql?'],
  ['in other words', { summary: 'x' }, '/summary unexpected: /summary > /title?'],
  ['not what does not look like it', { query: 'all of it' }, '/query unexpected: remove'],
  [
    'nor a sentence that begins as one',
    { query: 'describe every user of it in detail' },
    '/query unexpected: remove'
  ],
  ['not what does not fit', { query: 3 }, '/query unexpected: remove'],
  [
    'not beside one that was sent',
    { query: 'SELECT 1', sql: 'SELECT 2' },
    '/query unexpected: remove'
  ],
  ['not a name of no such group', { quokka: 'SELECT 1' }, '/quokka unexpected: remove']
] as const) {
  test(`a surplus key in other words for one that need not be there: ${name}`, () => {
    assert.equal(linesOf(editor, value), [wanted])
  })
}

// An object tells more than its name, unless any keys will do.
for (const [name, where, value, wanted] of [
  ['of any keys', { type: 'object' }, { a: 1 }, '/conditions unexpected: /conditions > /where?'],
  ['of its own keys', open({ b: integer }), { a: 1 }, '/conditions unexpected: remove'],
  ['a list', { type: 'object' }, ['a'], '/conditions unexpected: remove']
] as const) {
  test(`an object in other words for one that need not be there: ${name}`, () => {
    assert.equal(linesOf(closed({ where, n: integer }), { conditions: value }), [wanted])
  })
}

test('what stands alone for a list is meant as well', () => {
  const list = { type: 'array', items: text }
  assert.equal(linesOf(closed({ command: list }, 'command'), { script: 'ls' }), [
    '/command missing: /script > /command',
    '/command type: wrap'
  ])
})

test('two surplus keys in other words for one are neither', () => {
  assert.equal(linesOf(editor, { query: 'SELECT 1', statement: 'SELECT 2' }), [
    '/query unexpected: remove',
    '/statement unexpected: remove'
  ])
})

test.run()
