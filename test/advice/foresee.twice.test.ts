import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { adviceOf } from './advised.js'
import { linesOf } from './judged.js'
import { closed, integer, issueOf, linesFor, open, text, wants, when } from './lines.js'

const test = suite('advice/foresee.twice')

const asked = '/more missing: add'
const asking = (exactly: unknown): object =>
  when({ properties: { a: { const: exactly } }, required: ['a'] }, { required: ['more'] })

// Two rules may ask for the same, each in its own way: it is done once.
for (const [value, items, becomes, fix] of [
  ['[1]', integer, [1], 'parse'],
  ['x, yz', text, ['x', 'yz'], 'split']
] as const) {
  test(`what two rules ask for is done once: ${fix}`, () => {
    const type = ['array', 'null']
    const a = { type: 'array', items, allOf: [{ type }] }
    const about = { schema: { properties: { a }, ...asking(becomes) }, value: { a: value } }
    const other = issueOf('type', '/a', { type })
    const mended = `/a type: ${fix}`
    assert.equal(linesFor(about, wants('array', '/a'), other), [mended, mended, asked])
  })
}

test('of two keys that would have one name neither is taken for it', () => {
  const names = { propertyNames: { enum: ['cpu', 'more'] } }
  const schema = {
    ...names,
    ...when({ properties: { cpu: { const: 1 } }, required: ['cpu'] }, { required: ['more'] })
  }
  const named = (propertyName: string): ReturnType<typeof issueOf> =>
    issueOf('enum', '', { allowedValues: ['cpu', 'more'], propertyName })
  const lines = linesFor({ schema, value: { CPU: 1, Cpu: 2 } }, named('CPU'), named('Cpu'))
  assert.equal(lines, ['/CPU unexpected: remove', '/Cpu unexpected: remove'])
})

test('a whole that is no JSON stays what it is', () => {
  const schema = { type: 'object', allOf: [when({ not: { const: '{k: 1}' } }, { const: 5 })] }
  assert.equal(linesFor({ schema, value: '{k: 1}' }, wants('object', '')), [' type: parse'])
})

test('what two mends uncover one after the other is told at once', () => {
  assert.equal(linesOf(closed({ id: text }, 'id'), [{ ids: ['x'] }]), [
    ' type: unwrap',
    '/id missing: /ids > /id',
    '/id type: unwrap'
  ])
})

test('what may have another name is not told to go as well', () => {
  const title = { anyOf: [text, closed({ text, fontSize: integer }, 'text')] }
  assert.equal(linesOf(closed({ title }), { title: { quokka: 'x', font_size: 3 } }), [
    '/title/font_size unexpected: /title/font_size > /title/fontSize',
    '/title/text missing: /title/quokka > /title/text?'
  ])
})

// The schema and the validator say it of the same place.
test('that a tag which is moved to its place is unknown is told once', () => {
  const json = closed({ name: text, schema: { type: 'object' } }, 'name', 'schema')
  const answer = {
    anyOf: [
      closed({ type: { enum: ['text', 'plain'] } }, 'type'),
      closed({ type: { enum: ['json_schema', 'json'] }, json_schema: json }, 'type', 'json_schema')
    ]
  }
  const lines = linesOf(closed({ answer }), { answer: { json_schema: { type: 'object' } } })
  assert.equal(lines, [
    '/answer/type missing: /answer/json_schema/type > /answer/type',
    '/answer/json_schema/name missing: add',
    '/answer/json_schema/schema missing: add',
    '/answer/type choice: choose ["text","plain","json_schema","json"]'
  ])
})

test('what the line before lists is not listed again', () => {
  const [named, typed, ...more] = adviceOf(open({ type: { ...text, enum: ['a', 'b'] } }, 'type'), {
    types: ['a', 'b']
  })
  assert.equal(named?.expected, { id: 'one_of', values: ['a', 'b'] })
  assert.equal([typed?.expected, typed?.also], [{ id: 'type', types: ['string'] }, undefined])
  assert.equal(more, [])
})

const of = (kind: string, properties: object, ...required: ReadonlyArray<string>): object =>
  open({ kind: { const: kind }, ...properties }, ...required)

test('that several shapes match stays to be said when what is wrong inside is mended', () => {
  const schema = { oneOf: [of('a', { p: text }), of('b', { p: text }), open({ r: text }, 'r')] }
  assert.equal(linesOf(schema, { p: 1 }), ['/p type: put "1"', ' alternative: meet'])
})

test('the tag that is missing is told once', () => {
  const schema = { oneOf: [of('a', { p: text }, 'kind'), of('b', { q: text }, 'kind')] }
  assert.equal(linesOf(schema, { p: 1 }), ['/kind missing: add', '/p type: put "1"'])
})

test.run()
