import { encode } from '@toolfault/protocols/text'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { faultOf } from './advised.js'
import { linesOf } from './judged.js'
import { closed, integer, open, text } from './lines.js'

const test = suite('advice/moves.no-item')

const rows = (...required: ReadonlyArray<string>): object => ({
  type: 'array',
  items: closed({ path: text, body: text, line: integer }, ...required)
})
const review = closed(
  { pull_number: integer, body: text, comments: rows('path', 'body') },
  'pull_number'
)

test('a text is surely no item of a list that has to hold more', () => {
  assert.equal(
    linesOf(review, { pull_number: 3, comment: 'nit' })[0],
    '/comment unexpected: /comment > /comments?'
  )
})

test('what else it may have been meant for is told', () => {
  const fault = faultOf(review, { pull_number: 3, comment: 'nit' })
  assert.match(
    fault === undefined ? '' : encode(fault),
    '(the arguments also take { body?: string })'
  )
})

test('nor of one whose items have to hold more in each of their shapes', () => {
  const places = ['line', 'position'].map((name) =>
    closed({ path: text, body: text, [name]: integer }, 'path', 'body', name)
  )
  const schema = closed(
    { body: text, comments: { type: 'array', items: { anyOf: places } } },
    'body'
  )
  assert.equal(linesOf(schema, { comment: 'nit' }).slice(0, 2), [
    '/comment unexpected: /comment > /comments?',
    '/body missing: add'
  ])
})

for (const [name, schema, value, wanted] of [
  [
    'an object',
    review,
    { pull_number: 3, comment: { path: 'a', body: 'b' } },
    '/comment unexpected: /comment > /comments'
  ],
  [
    'a text that may be one',
    review,
    { pull_number: 3, comment: '{"path":"a","body":"b"}' },
    '/comment unexpected: /comment > /comments'
  ],
  [
    'the name in another case',
    review,
    { pull_number: 3, Comments: 'nit' },
    '/Comments unexpected: /Comments > /comments'
  ],
  [
    'an item that has to hold it alone',
    closed({ comments: rows('body') }),
    { comment: 'nit' },
    '/comment unexpected: /comment > /comments'
  ],
  [
    'an item that has to hold it alone in one of its shapes',
    closed({
      comments: {
        type: 'array',
        items: {
          anyOf: [
            closed({ body: text, path: text }, 'body', 'path'),
            closed({ body: text, line: integer }, 'body')
          ]
        }
      }
    }),
    { comment: 'nit' },
    '/comment unexpected: /comment > /comments'
  ],
  [
    'an item that holds a constant beside it',
    closed({
      comments: {
        type: 'array',
        items: closed({ type: { const: 'comment' }, body: text }, 'type', 'body')
      }
    }),
    { comment: 'nit' },
    '/comment unexpected: /comment > /comments'
  ],
  [
    'an item that may be a text as well',
    closed({
      comments: {
        type: 'array',
        items: { ...open({}, 'path', 'body'), type: ['object', 'string'] }
      }
    }),
    { comment: 'nit' },
    '/comment unexpected: /comment > /comments'
  ],
  [
    'a list of texts',
    closed({ comments: { type: 'array', items: text } }),
    { comment: 'nit' },
    '/comment unexpected: /comment > /comments'
  ],
  [
    'a list that has to be there',
    closed({ comments: rows('path', 'body') }, 'comments'),
    { comment: 'nit' },
    '/comments missing: /comment > /comments'
  ]
] as const) {
  test(`but ${name} is sure`, () => {
    assert.equal(linesOf(schema, value)[0], wanted)
  })
}

// A list of objects is no text that is called alike.
for (const [name, value, wanted] of [
  ['a list of one object', [{ a: 1 }], '/data_name missing: /data > /data_name?'],
  ['a text alone in a list', ['x'], '/data_name missing: /data > /data_name']
] as const) {
  test(`for a name came ${name}`, () => {
    assert.equal(linesOf(closed({ data_name: text }, 'data_name'), { data: value })[0], wanted)
  })
}

test.run()
