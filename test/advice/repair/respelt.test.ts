import type { Advice } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { brief, proven, unproven } from './made.js'

const test = suite('advice/repair/respelt')

const schemaOf = (pattern: string): object => ({
  type: 'object',
  properties: { a: { type: 'string', pattern } }
})
const said = (pattern: string): Advice => ({
  path: ['a'],
  kind: 'pattern',
  expected: { id: 'pattern', pattern },
  fix: { id: 'meet' }
})

for (const [pattern, text, grade, value] of [
  ['^[A-Z]{3}$', 'usd', 'likely', 'USD'],
  ['^[A-Z]{3}$', 'Usd', 'likely', 'USD'],
  ['^[a-z]+-\\d+$', 'ABC-12', 'likely', 'abc-12'],
  ['^[A-Z][a-z]+$', 'berlin', 'likely', 'Berlin'],
  ['^[a-z]+[A-Z]\\w+$', 'UserName', 'likely', 'userName'],
  ['^#[0-9a-f]{6}$', 'ff0000', 'likely', '#ff0000'],
  ['^\\@[a-z]+$', 'octo', 'likely', '@octo'],
  ['^[a-z]+$', '@octo', 'likely', 'octo'],
  ['^\\d+$', '#123', 'likely', '123'],
  ['^proj_[a-z]+$', 'abc', 'guess', 'proj_abc'],
  ['^https:\\/\\/', 'acme.com', 'guess', 'https://acme.com'],
  ['^\\d{8}$', '1234 5678', 'guess', '12345678'],
  ['^\\d{8}$', '2026-01-31', 'guess', '20260131'],
  ['^\\+[1-9]\\d{1,14}$', '+49 151 12345', 'guess', '+4915112345'],
  ['^[A-Z]{3}$', ' USD ', 'likely', 'USD'],
  ['^\\d+:\\d+$', '1119-34150', 'likely', '1119:34150'],
  ['^[a-z0-9_]+$', 'review-task-4', 'likely', 'review_task_4'],
  ['^[a-z]{2}-[A-Z]{2}$', 'en_US', 'likely', 'en-US'],
  ['^[a-z0-9-]+$', 'My Title', 'guess', 'my-title'],
  ['^[a-z0-9_]+$', 'Review-Task', 'guess', 'review_task'],
  ['^[a-z_]+$', 'a.md', 'guess', 'a_md'],
  ['^\\d{4}/\\d\\d/\\d\\d$', '2026-01-31', 'likely', '2026/01/31']
] as const) {
  test(`${JSON.stringify(text)} is ${value} where that matches ${pattern}`, () => {
    const found = proven(schemaOf(pattern), { a: text }, said(pattern))
    assert.equal(brief(found), [[grade, { op: 'replace', path: '/a', value }]])
  })
}

// Two that match, none that does, and what would say something else.
for (const [pattern, text] of [
  ['^[A-Z]', 'hello world'],
  ['^[a-z]', 'MyVar'],
  ['^([A-Z]{3}|[a-z]{3})$', 'Usd'],
  ['^[a-z]{2}-[A-Z]{2}$', 'en-us'],
  ['^\\S+$', 'john doe'],
  // A range of letters is no mark, and where two marks would do nobody knows which.
  ['^[a-z]+$', 'a-b'],
  ['^[a-z_-]+$', 'a.b'],
  ['^\\d+$', '10-20'],
  ['^\\d{2,}$', '10 20'],
  ['^\\d+$', '-5'],
  ['^\\d+$', '3.5'],
  ['^-\\d+$', '5'],
  ['^\\+\\d+$', '49'],
  ['^v\\d+$', '3'],
  ['^/', 'src/x'],
  ['^\\{', 'a'],
  ['^#?a', 'b'],
  ['^https?://', 'acme.com'],
  ['^[A-Z]+$', 'a'.repeat(257)]
] as const) {
  test(`${JSON.stringify(text.slice(0, 20))} is nothing else for ${pattern}`, () => {
    assert.equal(proven(schemaOf(pattern), { a: text }, said(pattern)), [])
  })
}

test('nobody else than the validator says that it matches', () => {
  const schema = schemaOf('^#[a-z]+$')
  assert.equal(unproven({ schema, value: { a: '7' } }, said('^#[a-z]+$')), [])
})

test('of many alike none is tried', () => {
  const a = ['usd', 'eur', 'chf']
  const pattern = '^[A-Z]{3}$'
  const schema = {
    type: 'object',
    properties: { a: { type: 'array', items: { type: 'string', pattern } } }
  }
  const rows: Advice = { ...said(pattern), path: ['a', '0'], count: 3, at: 1, last: 2 }
  assert.equal(proven(schema, { a }, rows), [])
})

test.run()
