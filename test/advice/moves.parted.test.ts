import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { linesOf } from './judged.js'
import { closed, text } from './lines.js'

const test = suite('advice/moves.parted')

const flat = closed(
  { cloudId: text, projectKey: text, issueTypeName: text, summary: text },
  'cloudId',
  'projectKey',
  'issueTypeName',
  'summary'
)
const fields = closed(
  {
    summary: text,
    project: closed({ key: text }, 'key'),
    issuetype: closed({ name: text }, 'name')
  },
  'summary',
  'project',
  'issuetype'
)

test('what is missing is found behind the name of an object in what nobody knows', () => {
  const sent = {
    cloudId: 'c',
    fields: { summary: 's', project: { key: 'X' }, issuetype: { name: 'Bug' } }
  }
  assert.equal(linesOf(flat, sent), [
    '/projectKey missing: /fields/project/key > /projectKey',
    '/issueTypeName missing: /fields/issuetype/name > /issueTypeName',
    '/summary missing: /fields/summary > /summary',
    '/fields unexpected: remove'
  ])
})

test('not where two have it, or it would not do', () => {
  const sent = { cloudId: 'c', issueTypeName: 'Bug', summary: 's' }
  const [one, other] = [{ project: { key: 'X' } }, { project: { key: 'Y' } }]
  assert.equal(
    linesOf(flat, { ...sent, fields: one, update: other })[0],
    '/projectKey missing: add'
  )
  assert.equal(
    linesOf(flat, { ...sent, fields: { project: { key: 7 } } })[0],
    '/projectKey missing: add'
  )
})

test('an object that is not there gets what stands beside it under both names in one', () => {
  const schema = closed({ fields }, 'fields')
  assert.equal(linesOf(schema, { summary: 's', project_key: 'X', issuetype_name: 'Bug' }), [
    '/fields/summary missing: /summary > /fields/summary',
    '/fields/project/key missing: /project_key > /fields/project/key',
    '/fields/issuetype/name missing: /issuetype_name > /fields/issuetype/name'
  ])
})

test('not what would not do, or is of another', () => {
  const schema = closed({ fields }, 'fields')
  const lines = linesOf(schema, { summary: 's', projectKey: 7, issueTypeId: 'Bug' })
  assert.equal(
    lines.filter((line) => line.includes('>')),
    ['/fields/summary missing: /summary > /fields/summary']
  )
})

test.run()
