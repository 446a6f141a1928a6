import type { Advice, InvalidArguments } from '@toolfault/model'
import { question } from '@toolfault/words/question'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('words/question/word')

type About = Pick<Advice, 'about' | 'expected'>

const typed = (...types: ReadonlyArray<string>): About => ({
  expected: { id: 'type', types },
  about: { parameterType: types[0] ?? '' }
})

const formatted = (format: string): About => ({
  expected: { id: 'format', format },
  about: { parameterType: 'string' }
})

const text = typed('string')

const asking = (name: string, about: About, more: Partial<InvalidArguments> = {}): string =>
  question({
    kind: 'invalid_arguments',
    issues: [],
    advice: [{ path: [name], kind: 'missing', ...about }],
    ...more
  })

/** Seed 001, "Core Pattern": "Question: [What/Who/Which/Where/How] [specific need]?" */
const beginnings = {
  who: 'Who should I use for',
  which: 'Which value should I use for',
  where: 'Where should',
  many: 'How many should I use for',
  what: 'What should I use for'
}

const cases: ReadonlyArray<readonly [keyof typeof beginnings, string, About]> = [
  ['who', 'to', formatted('email')],
  ['who', 'x', { about: { parameterType: 'email_address' } }],
  ['who', 'email', text],
  ['who', 'recipientEmail', text],
  ['who', 'recipient', text],
  ['who', 'user', text],
  ['who', 'user_id', text],
  ['who', 'customer-name', text],
  ['who', 'contact', text],
  ['who', 'assignees', typed('array')],
  ['who', 'cc', text],
  ['who', 'guest', {}],
  ['who', 'address', text],
  ['which', 'class', { expected: { id: 'one_of', values: ['eco', 'first'] } }],
  ['which', 'user', { expected: { id: 'one_of', values: ['ann', 'bob'] } }],
  ['which', 'notify', typed('boolean')],
  ['where', 'x', formatted('uri')],
  ['where', 'path', text],
  ['where', 'file_path', text],
  ['where', 'file', text],
  ['where', 'outputDir', text],
  ['where', 'baseURL', text],
  ['where', 'urls', typed('array')],
  ['where', 'ip_address', text],
  ['many', 'count', typed('integer')],
  ['many', 'limit', typed('integer')],
  ['many', 'limit', typed('number')],
  ['many', 'quantity', typed('integer')],
  ['many', 'num_results', typed('integer')],
  ['many', 'numberOfGuests', typed('integer')],
  ['many', 'maxTokens', typed('integer')],
  ['many', 'nights', typed('integer')],
  ['many', 'guests', typed('integer')],
  ['what', 'count', text],
  ['what', 'user_id', typed('integer')],
  ['what', 'issue_number', typed('integer')],
  ['what', 'status', typed('integer')],
  ['what', 'userIds', typed('integer')],
  ['what', 'page', typed('integer')],
  ['what', 'temperature', typed('number')],
  ['what', 'when', formatted('date')],
  ['what', 'subject', text],
  ['what', 'body', text],
  ['what', 'file_id', text],
  ['what', 'filename', text],
  ['what', 'user', typed('object')],
  ['what', 'to', text],
  ['what', '', text],
  ['what', '__proto__', text],
  ['what', 'constructor', {}]
]

for (const [word, name, about] of cases) {
  test(`asks ${word} for ${JSON.stringify(name)} ${JSON.stringify(about.expected ?? {})}`, () => {
    assert.ok(asking(name, about).startsWith(`Question: ${beginnings[word]}`), asking(name, about))
  })
}

test('who, where a text is sent to somebody', () => {
  for (const more of [{ tool: 'send_sms' }, { asking: { action: 'invite people' } }]) {
    assert.match(asking('to', text, more), /^Question: Who /)
  }
})

test('the name of an item is the name of its list', () => {
  const advice: ReadonlyArray<Advice> = [{ path: ['recipients', '0'], kind: 'missing', ...text }]
  assert.match(
    question({ kind: 'invalid_arguments', issues: [], advice }),
    /^Question: Who should I use for `recipients\[0\]`/
  )
})

test('a name without end is read at its beginning', () => {
  assert.match(asking('aA'.repeat(1_000_000), text), /^Question: What /)
})

test.run()
