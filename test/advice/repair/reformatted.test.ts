import type { Advice } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { brief, proven, unproven } from './made.js'

const test = suite('advice/repair/reformatted')

const schemaOf = (format: string): object => ({
  type: 'object',
  properties: { a: { type: 'string', format } }
})
const said = (format: string): Advice => ({
  path: ['a'],
  kind: 'format',
  expected: { id: 'format', format },
  fix: { id: 'meet' }
})
const id = '123e4567-e89b-12d3-a456-426614174000'

// RFC 3339 §5.6, RFC 3986 §3.1, RFC 5322 §3.4, RFC 9562 §4.
for (const [format, text, grade, value] of [
  ['date', '2025-01-02T00:00:00Z', 'likely', '2025-01-02'],
  ['date', '2025-01-02T00:00', 'likely', '2025-01-02'],
  ['date', '2025-01-02 00:00:00.000', 'likely', '2025-01-02'],
  ['date', '2025-01-02T10:30:00Z', 'guess', '2025-01-02'],
  ['date', '2025-01-02T00:00:00+02:00', 'guess', '2025-01-02'],
  ['date', '2025/1/2', 'likely', '2025-01-02'],
  ['date', '2025.01.02', 'likely', '2025-01-02'],
  ['date', '20250102', 'likely', '2025-01-02'],
  ['date', 'Jan 2, 2025', 'likely', '2025-01-02'],
  ['date', 'September 12th 2025', 'likely', '2025-09-12'],
  ['date', '2 December 2025', 'likely', '2025-12-02'],
  ['date', '3rd of May, 2025', 'likely', '2025-05-03'],
  ['date', '02-Jan-2025', 'likely', '2025-01-02'],
  ['date', '31.12.2025', 'likely', '2025-12-31'],
  ['date', '01.02.2025', 'likely', '2025-02-01'],
  ['date', '31/12/2025', 'likely', '2025-12-31'],
  ['date', '12/31/2025', 'likely', '2025-12-31'],
  ['date-time', '2025-01-02T10:00Z', 'likely', '2025-01-02T10:00:00Z'],
  ['date-time', '2025-01-02 10:00 UTC', 'likely', '2025-01-02T10:00:00Z'],
  ['date-time', '2025-01-02T10:00:05.25 +02:00', 'likely', '2025-01-02T10:00:05.25+02:00'],
  ['date-time', '2025-01-02 10:00 -0530', 'likely', '2025-01-02T10:00:00-05:30'],
  ['date-time', '2025-01-02T10:00:05', 'guess', '2025-01-02T10:00:05Z'],
  ['date-time', '2025-01-02', 'guess', '2025-01-02T00:00:00Z'],
  ['time', '10:00', 'guess', '10:00:00Z'],
  ['time', '10:00:05', 'guess', '10:00:05Z'],
  ['email', 'Ann Lee <ann@example.com>', 'likely', 'ann@example.com'],
  ['email', '<ann@example.com>', 'likely', 'ann@example.com'],
  ['email', 'mailto:ann@example.com', 'likely', 'ann@example.com'],
  ['uri', '<https://example.com/a>', 'likely', 'https://example.com/a'],
  ['uri', '[docs](https://example.com/a)', 'likely', 'https://example.com/a'],
  ['uri', 'www.example.com/a?b=c', 'guess', 'https://www.example.com/a?b=c'],
  ['uri', '//example.com', 'guess', 'https://example.com'],
  ['uuid', `{${id}}`, 'likely', id],
  ['date', ' 2025-01-02 ', 'likely', '2025-01-02'],
  ['date', '2025/11/12', 'likely', '2025-11-12'],
  ['date', '2025 11 12', 'likely', '2025-11-12'],
  ['date', '1.2.2025', 'likely', '2025-02-01'],
  ['date', '31-12-2025', 'likely', '2025-12-31'],
  ['date', 'Jan. 2 2025', 'likely', '2025-01-02'],
  ['date', 'MAY 12nd, 2025', 'likely', '2025-05-12'],
  ['date', '12 Dec., 2025', 'likely', '2025-12-12'],
  ['date', '1st December 2025', 'likely', '2025-12-01'],
  ['date', '2025-01-02t00:00z', 'likely', '2025-01-02'],
  ['date', '2025-01-02T10:00:00Z', 'guess', '2025-01-02'],
  ['date', '2025-01-02T00:00:30Z', 'guess', '2025-01-02'],
  ['date-time', '2025-01-02t10:00z', 'likely', '2025-01-02T10:00:00Z'],
  ['date-time', '2025-01-02  10:00 gmt', 'likely', '2025-01-02T10:00:00Z'],
  ['date-time', '2025-01-02T10:00:05.123456 Z', 'likely', '2025-01-02T10:00:05.123456Z'],
  ['date-time', '2025-01-02 UTC', 'guess', '2025-01-02T00:00:00Z'],
  ['email', 'MAILTO:ann@example.com', 'likely', 'ann@example.com'],
  ['uri', 'a-1.example.com#top', 'guess', 'https://a-1.example.com#top'],
  ['uuid', `{${id.toUpperCase()}}`, 'likely', id.toUpperCase()]
] as const) {
  test(`${JSON.stringify(text)} as ${format} is ${value}`, () => {
    const found = proven(schemaOf(format), { a: text }, said(format))
    assert.equal(brief(found), [[grade, { op: 'replace', path: '/a', value }]])
  })
}

// Where two may be meant, or none.
for (const [format, text] of [
  ['date', '01/02/2025'],
  ['date', '45/46/2025'],
  ['date', '2025-13-01T00:00:00Z'],
  ['date', 'tomorrow'],
  ['date', 'Foo 2, 2025'],
  ['date', '2 Foo 2025'],
  ['date', '1234567'],
  ['date-time', 'tomorrow at 10:00'],
  ['date-time', '2025-01-02T10'],
  ['time', '10am'],
  ['email', 'ann at example.com'],
  ['email', 'a@b.de, c@d.de'],
  ['uri', '/a/b'],
  ['uri', 'not a url'],
  ['uri', 'README'],
  ['uuid', 'abc'],
  ['uuid', id.replaceAll('-', '')],
  ['ipv4', '1.2.3.4:80'],
  ['email', `${'x'.repeat(250)} <ann@example.com>`],
  // No more stands around any of these.
  ['date', '12/11/2025'],
  ['date', '11/12/2025'],
  ['date', 'on 2025/1/2'],
  ['date', '2025/1/2 or so'],
  ['date', '1 20250102'],
  ['date', '202501021'],
  ['date', 'on 31.12.2025'],
  ['date', '31.12.2025 or so'],
  ['date', 'on Jan 2, 2025'],
  ['date', 'Jan 2, 2025 or so'],
  ['date', '1 2 January 2025'],
  ['date', '2 January 2025 or so'],
  ['date', 'on 2025-01-02T00:00'],
  ['date', '2025-01-02T00:00 or so'],
  ['date-time', 'at 2025-01-02T10:00Z'],
  ['date-time', '2025-01-02T10:00Z or so'],
  ['time', 'at 10:00'],
  ['time', '10:00 or so'],
  ['email', 'to mailto:ann@example.com'],
  ['email', '<ann@example.com> or so'],
  ['uri', 'see <https://example.com/a>'],
  ['uri', '<https://example.com/a> or so'],
  ['uri', 'see [docs](https://example.com/a)'],
  ['uri', '[docs](https://example.com/a) or so'],
  ['uri', 'see www.example.com'],
  ['uri', 'www.example.com or so'],
  ['uuid', `see {${id}}`],
  ['uuid', `{${id}} or so`]
] as const) {
  test(`${JSON.stringify(text.slice(0, 40))} as ${format} is no other`, () => {
    assert.equal(proven(schemaOf(format), { a: text }, said(format)), [])
  })
}

test('nobody else than the validator says that it is of the format', () => {
  const value = { a: '2025/01/02' }
  assert.equal(unproven({ schema: schemaOf('date'), value }, said('date')), [])
})

// What an author says of a number, and a list of its order, is no mere guess.
for (const [name, a, value, to] of [
  ['the name of a number', { type: 'integer', description: '1 = low, 2 = high' }, 'high', 2],
  ['a number with its unit', { type: 'number', description: 'Time in seconds' }, '5s', 5],
  ['an order', { enum: [1, -1] }, 'desc', -1]
] as const) {
  test(`${name} is likely`, () => {
    const put: Advice = { path: ['a'], kind: 'type', fix: { id: 'put', value: to } }
    const found = proven({ type: 'object', properties: { a } }, { a: value }, put)
    assert.equal(brief(found), [['likely', { op: 'replace', path: '/a', value: to }]])
  })
}

test.run()
