import { repairs } from '@toolfault/advice/repair'
import { invalidArguments } from '@toolfault/model'
import { encode } from '@toolfault/protocols/text'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { adviceOf, onlyAdvice } from './advised.js'
import { lineOf, text } from './lines.js'

const test = suite('advice/convert.text')

const told = (description: string): object => ({ ...text, description })
// JSON Schema 2020-12, Validation, section 8.4.
const json = { ...text, contentMediaType: 'application/json' }
const scalar = { type: ['string', 'number'] }

// What is sent for a text may be the whole of it in an object, or the object that the text is to spell.
for (const [name, key, wanted, value, fix] of [
  ['a value for a filter', 'filter', text, { value: 'blue' }, 'unwrap value'],
  ['a text for a filter', 'filter', text, { text: 'blue' }, 'unwrap text'],
  ['the value of variables', 'variables', text, { value: 'x' }, 'send string'],
  ['the title of a filter', 'filter', text, { title: 'x' }, 'send string'],
  ['a name for a query', 'query', text, { name: 'x' }, 'unwrap name'],
  ['an id for a message', 'message', text, { id: 'x' }, 'send string'],
  ['an id for a content', 'content', told('What to say'), { id: 'x' }, 'send string'],
  ['a name for a body', 'body', text, { name: 'x' }, 'send string'],
  ['an id for one of two texts', 'oldText', text, { id: 'x' }, 'unwrap id'],
  ['a part of one of two texts', 'newText', text, { type: 'delete' }, 'send string'],
  ['the value of one of two texts', 'newText', text, { value: 'x' }, 'unwrap value'],
  ['a part of a body', 'body', text, { title: 'x' }, 'send string'],
  ['a name in a body', 'requestBody', text, { userName: 'x' }, 'send string'],
  ['a part of what is stored', 'value', scalar, { a: 1 }, 'send string,number'],
  ['a condition of a query', 'query', text, { title: 'x' }, 'send string'],
  ['one of several variables', 'variables', text, { id: 'x' }, 'send string'],
  ['a text among arguments', 'args', text, { text: 'x' }, 'send string'],
  ['what is said to be JSON', 'rules', told('JSON-encoded rules'), { name: 'x' }, 'stringify'],
  ['what is declared to be JSON', 'rules', json, { name: 'x', a: 1 }, 'stringify'],
  [
    'a text that does not fit as JSON',
    'rules',
    { ...json, maxLength: 9 },
    { a: 'xyz' },
    'send string'
  ],
  ['a list that is said to be JSON', 'ids', told('The ids, as JSON'), [7], 'stringify'],
  ['a list of one text', 'ids', told('The ids, as JSON'), ['x'], 'stringify'],
  ['JSON in a list', 'ids', told('The ids, as JSON'), ['[1]'], 'unwrap'],
  ['the path of a JSON file', 'path', told('Path to the JSON file'), ['x'], 'unwrap'],
  ['one of the formats', 'format', told('JSON or CSV'), { value: 'json' }, 'unwrap value'],
  ['the text of a body', 'body', text, { text: 'x' }, 'unwrap text'],
  ['the content of a message', 'message', text, { content: 'x' }, 'unwrap content'],
  ['a body by its name', 'body', text, { body: 'x' }, 'unwrap body'],
  ['a part of its name', 'request_body', text, { body: 'x' }, 'unwrap body'],
  ['another word for it', 'query', text, { keyword: 'x' }, 'unwrap keyword'],
  ['what is stored by its name', 'value', scalar, { value: 1 }, 'unwrap value'],
  ['JSON by its name', 'rules', told('JSON-encoded rules'), { rules: '{}' }, 'unwrap rules'],
  ['a list of one', 'body', text, ['x'], 'unwrap'],
  ['the name of a thing', 'city', text, { name: 'x' }, 'unwrap name'],
  ['the id of a page', 'page', text, { id: 'x' }, 'unwrap id'],
  ['a listed content', 'content', { enum: ['x', 'y'] }, { name: 'x' }, 'unwrap name'],
  ['a listed text', 'filter', { enum: ['x', 'y'] }, { name: 'x' }, 'unwrap name'],
  ['a number', 'value', { type: 'number' }, { amount: 1 }, 'unwrap amount']
] as const) {
  test(`an object with one key for a text: ${name}`, () => {
    const schema = { properties: { [key]: wanted } }
    assert.is(lineOf(onlyAdvice(schema, { [key]: value })).split(': ')[1], fix)
  })
}

// What parts the items of a text, its author says.
for (const [description, value, fix] of [
  ['Comma-separated list of fields', ['a', 'b'], 'join'],
  ['Fields, separated by commas', ['a', 1], 'join'],
  ['Space separated scopes', ['a', 'b'], 'join  '],
  ['Ids delimited by a pipe', [1, 2], 'join |'],
  ['Semicolon-delimited tags', ['a', 'b'], 'join ;'],
  ['Paths, newline-separated', ['a', 'b'], 'join \n'],
  ['Comma-separated list', ['a,b', 'c'], 'send string'],
  ['Comma-separated list', ['', 'c'], 'send string'],
  ['Comma-separated list', [['a'], 'c'], 'send string'],
  ['Comma-separated list', ['a'], 'unwrap'],
  ['Comma-separated list', [], 'send string'],
  ['The list of fields', ['a', 'b'], 'send string']
] as const) {
  test(`a list for a text: ${JSON.stringify(value)} of "${description}"`, () => {
    const schema = { properties: { a: told(description) } }
    assert.is(lineOf(onlyAdvice(schema, { a: value })).split(': ')[1], fix)
  })
}

test('what parts the items may be said around what may be null', () => {
  const a = { anyOf: [{ type: 'string' }, { type: 'null' }], description: 'Comma-separated labels' }
  const schema = { properties: { a } }
  assert.is(lineOf(onlyAdvice(schema, { a: ['x', 'y'] })).split(': ')[1], 'join')
})

test('a list in one text is said and repaired', () => {
  const schema = { properties: { a: told('Space-separated scopes') } }
  const value = { a: ['read', 'write'] }
  const advice = adviceOf(schema, value)
  const fault = { ...invalidArguments('t', { issues: [] }), advice }
  assert.match(
    encode(fault),
    '`a` must be a string, received an array of 2 items: send its items in one string, with a space between them.'
  )
  assert.equal(
    repairs(fault, { schema, value }).map(({ grade, ops }) => [grade, ...ops]),
    [['likely', { op: 'replace', path: '/a', value: 'read write' }]]
  )
})

test('a part of what may be a text is no repair of it either', () => {
  const schema = { properties: { value: scalar } }
  const value = { value: { a: 1 } }
  const fault = { ...invalidArguments('t', { issues: [] }), advice: adviceOf(schema, value) }
  assert.equal(repairs(fault, { schema, value }), [])
})

test('an object with one key for a text: the name of a field in a list of them', () => {
  const schema = { properties: { fields: { type: 'array', items: text } } }
  const piece = onlyAdvice(schema, { fields: [{ name: 'x' }] })
  assert.is(lineOf(piece), '/fields/0 type: unwrap name')
})

test.run()
