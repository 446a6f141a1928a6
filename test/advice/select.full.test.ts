import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { adviceOf } from './advised.js'
import { text } from './lines.js'

const test = suite('advice/select.full')

const one = (...keys: ReadonlyArray<string>): object => ({
  oneOf: keys.map((key) => ({ required: [key] }))
})

const issue = {
  type: 'object',
  properties: { id: text, name: text, from: text, since: text, body: text, file: text },
  allOf: [one('id', 'name'), one('from', 'since')]
}

/** Which keys are told that cannot stand together, each with its place. */
const mixedIn = (schema: unknown, value: unknown): ReadonlyArray<string> =>
  adviceOf(schema, value).flatMap(({ expected, path }) =>
    expected?.id === 'other_than' ? [`${path.join('.')} ${expected.keys?.join()}`] : []
  )

test('of two unions of one object of which too many branches fit each is told', () => {
  const sent = { id: '1', name: 'n', from: 'f', since: 's' }
  assert.equal(mixedIn(issue, sent).toSorted(), [' from,since', ' id,name'])
  const strict = { ...issue, required: ['title', 'owner', 'repo'] }
  assert.equal(mixedIn(strict, sent).toSorted(), [' from,since', ' id,name'])
})

test('and of three', () => {
  const schema = { ...issue, allOf: [...issue.allOf, one('body', 'file')] }
  const sent = { id: '1', name: 'n', from: 'f', since: 's', body: 'b', file: 'f' }
  assert.equal(mixedIn(schema, sent).toSorted(), [' body,file', ' from,since', ' id,name'])
})

test('one that fits is not told', () => {
  assert.equal(mixedIn(issue, { id: '1', name: 'n', from: 'f' }), [' id,name'])
  assert.equal(mixedIn(issue, { id: '1', from: 'f', since: 's' }), [' from,since'])
})

test('in each row, and as one of many rows', () => {
  const schema = { type: 'object', properties: { rows: { type: 'array', items: issue } } }
  const row = { id: '1', name: 'n', from: 'f', since: 's' }
  assert.equal(mixedIn(schema, { rows: [row, { ...row, id: '2' }] }).toSorted(), [
    'rows.0 from,since',
    'rows.0 id,name',
    'rows.1 from,since',
    'rows.1 id,name'
  ])
  assert.equal(mixedIn(schema, { rows: Array.from({ length: 8 }, () => row) }).toSorted(), [
    'rows.0 from,since',
    'rows.0 id,name'
  ])
})

test.run()
