import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { linesOf } from './judged.js'
import { closed, text } from './lines.js'

const test = suite('advice/foresee.listed')

const priority = { type: 'string', enum: ['p1', 'p2', 'p3', 'p4'] }
const task = closed({ content: text, priority }, 'content')
const add = closed({ tasks: { type: 'array', items: task } }, 'tasks')

for (const [came, wanted] of [
  [1, 'put "p1"'],
  [7, `choose ${JSON.stringify(priority.enum)}`]
] as const) {
  test(`of a number is told what is listed in its new place: ${came}`, () => {
    assert.equal(linesOf(add, { content: 'x', priority: came }), [
      '/content unexpected: /content > /tasks/0/content',
      '/priority unexpected: /priority > /tasks/0/priority',
      `/tasks/0/priority choice: ${wanted}`
    ])
  })
}

test('where nothing is listed the type is told', () => {
  assert.equal(linesOf(closed({ pageToken: text }), { page_token: 5 }), [
    '/page_token unexpected: /page_token > /pageToken',
    '/pageToken type: put "5"'
  ])
})

test.run()
