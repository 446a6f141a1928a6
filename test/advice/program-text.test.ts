import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { adviceOf } from './advised.js'
import { linesOf } from './judged.js'
import { closed, text } from './lines.js'

const test = suite('advice/program-text')

const request = closed({ url: text, method: text, body: text }, 'url')
const file = closed({ file_path: text, content: text }, 'file_path', 'content')
const json = '/body type: stringify'

// What a program reads as a whole may be JSON: the body of a request, the content of a file.
for (const [name, schema, value, ...wanted] of [
  ['the body of a request', request, { url: 'u', body: { a: 1 } }, json],
  [
    'the content of a file',
    file,
    { file_path: 'f', content: { a: 1, b: [2] } },
    '/content type: stringify'
  ],
  [
    'not the body of a comment on a file',
    closed({ path: text, body: text }, 'body'),
    { path: 'f', body: { a: 1, b: 2 } },
    '/body type: send string'
  ],
  [
    'not the content of a mail',
    closed({ to: text, content: text }, 'content'),
    { to: 't', content: { a: 1, b: 2 } },
    '/content type: send string'
  ],
  ['not a list', request, { url: 'u', body: [1, 2] }, '/body type: send string'],
  [
    'not a text with what is said of it',
    file,
    { file_path: 'f', content: { role: 'user', a: 'x' } },
    '/content type: send string'
  ],
  ['nor nothing', request, { url: 'u', body: {} }, '/body type: send string'],
  [
    'under another name, of what may be left out',
    request,
    { url: 'u', data: { a: 1 } },
    '/data unexpected: /data > /body?',
    json
  ],
  [
    'under another name, of what is missing',
    closed({ url: text, body: text }, 'url', 'body'),
    { url: 'u', json: { a: 1 } },
    '/body missing: /json > /body?',
    json
  ],
  [
    'not where it takes no text',
    closed({ url: text, body: { type: 'number' } }, 'url', 'body'),
    { url: 'u', json: { a: 1 } },
    '/body missing: add',
    '/json unexpected: remove'
  ]
] as const) {
  test(`an object for a text: ${name}`, () => {
    assert.equal([...linesOf(schema, value)].sort(), [...wanted].sort())
  })
}

test('it is sent as a text of JSON', () => {
  const [piece] = adviceOf(request, { url: 'u', body: { a: 1 } })
  assert.equal(piece?.fix, { id: 'convert', how: 'stringify', to: 'string' })
})

test.run()
