import { judge } from '@toolfault/advice/judge'
import { applyRepair, repairs } from '@toolfault/advice/repair'
import { compile } from '@toolfault/validators/ajv'
import { digest } from '@toolfault/words/digest'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { linesOf } from './judged.js'
import { closed, integer, open, text } from './lines.js'

const test = suite('advice/moves.unfilled')

const filled = { type: 'string', minLength: 1 }
const address = closed({ city: text }, 'city')
const idle = { type: ['string', 'null'] }

// What holds nothing and has to hold something is as good as missing.
for (const [name, schema, value, wanted] of [
  [
    'another name',
    closed({ content: text }, 'content'),
    { content: null, body: 'x' },
    ['/content type: /body > /content']
  ],
  [
    'a blank text',
    closed({ content: filled }, 'content'),
    { content: '', body: 'x' },
    ['/content size: /body > /content']
  ],
  [
    'a blank text that is accepted',
    closed({ query: text }, 'query'),
    { query: '', q: 'x' },
    ['/q unexpected: /q > /query']
  ],
  [
    'null that is accepted',
    closed({ user_id: idle }, 'user_id'),
    { user_id: null, userId: 'x' },
    ['/userId unexpected: /userId > /user_id']
  ],
  [
    'null that may be left out',
    closed({ limit: integer }),
    { limit: null, max_results: 5 },
    ['/max_results unexpected: /max_results > /limit']
  ],
  [
    'a key that nobody refuses',
    open({ content: text }, 'content'),
    { content: null, body: 'x' },
    ['/content type: /body > /content']
  ],
  [
    'a part of the name',
    closed({ projectSlug: text, name: text }, 'projectSlug', 'name'),
    { projectSlug: null, name: null, project: 'x' },
    ['/projectSlug type: /project > /projectSlug?', '/name type: send string']
  ],
  [
    'another level',
    closed({ a: closed({ x: text }, 'x') }, 'a'),
    { a: { x: null }, x: '1' },
    ['/a/x type: /x > /a/x']
  ],
  [
    'what belongs inside',
    closed({ address }, 'address'),
    { address: null, city: 'x' },
    ['/address/city missing: /city > /address/city']
  ],
  [
    'a path as one key',
    closed({ address }, 'address'),
    { address: null, 'address.city': 'x' },
    ['/address.city unexpected: /address.city > /address/city']
  ],
  // What follows is left as it is.
  [
    'what only fits',
    closed({ content: text }, 'content'),
    { content: null, verbose: 'x' },
    ['/verbose unexpected: remove', '/content type: send string']
  ],
  [
    'a value that is there',
    closed({ userId: text }, 'userId'),
    { userId: 'a', user_id: 'x' },
    ['/user_id unexpected: remove']
  ],
  [
    'nothing in place of nothing',
    closed({ limit: integer }),
    { limit: null, max_results: null },
    ['/max_results unexpected: remove', '/limit type: remove']
  ],
  [
    'a value that does not fit',
    closed({ count: integer }, 'count'),
    { count: null, verbose: 'yes' },
    ['/verbose unexpected: remove', '/count type: send integer']
  ],
  [
    'the opposite',
    closed({ end: text }, 'end'),
    { end: null, start: 'x' },
    ['/start unexpected: remove', '/end type: send string']
  ],
  [
    'one key for two',
    closed({ a: text, b: text }, 'a', 'b'),
    { a: null, b: null, c: 'x' },
    ['/c unexpected: remove', '/a type: send string', '/b type: send string']
  ],
  [
    'the only one that is not there, before those that hold nothing',
    closed({ a: text, b: text }, 'a', 'b'),
    { a: null, c: 'x' },
    ['/b missing: /c > /b?', '/a type: send string']
  ]
] as const) {
  test(`nothing stands where something has to: ${name}`, () => {
    assert.equal(linesOf(schema, value), wanted)
  })
}

const said = (schema: object, value: unknown) => {
  const verdict = judge(compile)({ name: 't', inputSchema: schema }, value)
  const compiled = compile(schema)
  if (verdict.valid || compiled._tag === 'Left') throw new TypeError('nothing is refused')
  const found = repairs(verdict.fault, { schema, value, check: compiled.right })
  return {
    text: digest(verdict.fault),
    grades: found.map(({ grade }) => grade),
    mended: applyRepair(value, found, { least: 'guess' }).value
  }
}

test('what is said says what came, and what else may be done', () => {
  const schema = closed({ content: text }, 'content')
  assert.equal(said(schema, { content: null, body: 'x' }), {
    text: 'Invalid arguments for tool t: `content` must be a string, received null: rename `body` to `content`.',
    grades: ['likely'],
    mended: { content: 'x' }
  })
  assert.equal(said(closed({ userId: text }, 'userId'), { userId: null, userName: 'x' }), {
    text: 'Invalid arguments for tool t: `userId` must be a string, received null: rename `userName` to `userId` if that was meant, else send a string.',
    grades: ['guess'],
    mended: { userId: 'x' }
  })
})

test('what is not a type is to be met as well, if nothing was meant for it', () => {
  const schema = closed({ mail_id: { type: 'string', format: 'email' } }, 'mail_id')
  assert.equal(
    said(schema, { mail_id: '', mailRef: 'a@b.cc' }).text,
    'Invalid arguments for tool t: `mail_id` is blank: it must be a valid email address such as "user@example.com": rename `mailRef` to `mail_id` if that was meant, else send a valid email address such as "user@example.com".'
  )
})

test('a name that differs by signs alone is certain only where no text has to go for it', () => {
  const schema = closed({ userId: text }, 'userId')
  assert.equal(said(schema, { userId: '', user_id: 'x' }).grades, ['likely'])
  assert.equal(said(schema, { user_id: 'x' }).grades, ['certain'])
})

const file = open({ path: text }, 'path')

// What has to name something is not named by nothing; a text may be empty.
for (const [name, schema, value, wanted] of [
  ['a blank path', file, { file_path: '' }, ['/path missing: add']],
  [
    'a blank path that is refused',
    closed({ path: text }, 'path'),
    { file_path: ' ' },
    ['/path missing: add', '/file_path unexpected: remove']
  ],
  ['a blank id', open({ user_id: text }, 'user_id'), { userId: '' }, ['/user_id missing: add']],
  [
    'null of a text',
    open({ content: text }, 'content'),
    { contents: null },
    ['/content missing: add']
  ],
  [
    'but null where that is accepted',
    open({ user_id: idle }, 'user_id'),
    { userId: null },
    ['/user_id missing: /userId > /user_id']
  ],
  [
    'but an empty text that is put in place of another',
    open({ newText: text }, 'newText'),
    { new_text: '' },
    ['/newText missing: /new_text > /newText']
  ],
  [
    'but what need not be there',
    closed({ path: text }),
    { file_path: '' },
    ['/file_path unexpected: /file_path > /path']
  ],
  ['but a path', file, { file_path: '.' }, ['/path missing: /file_path > /path']]
] as const) {
  test(`what holds nothing was not meant for what is missing: ${name}`, () => {
    assert.equal(linesOf(schema, value), wanted)
  })
}

test.run()
