import { own } from '@toolfault/model'
import { encode } from '@toolfault/protocols/ncp'
import { decode } from '@toolfault/protocols/ncp/read'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('protocols/ncp/edges')

const read = (wire: unknown): { readonly value: unknown; readonly notes: unknown } => {
  const answer = decode(wire)
  if (answer._tag === 'Left') throw new Error(JSON.stringify(answer.left))
  const { form, value } = answer.right
  return { value, notes: own(form, 'notes') }
}

const no = (...errors: ReadonlyArray<string>): object => ({
  valid: false,
  errors,
  warnings: [],
  suggestions: []
})
const heard = (...errors: ReadonlyArray<string>): unknown => own(read(no(...errors)).value, 'fault')
const notes = (...errors: ReadonlyArray<string>): unknown => read(no(...errors)).notes

const unknown = (message: string): object => ({ path: [], kind: 'unknown', message })
const wrong = (issues: ReadonlyArray<object>, more: object = {}): object => ({
  kind: 'invalid_arguments',
  issues,
  ...more
})

// One sentence may be about the whole request; beside another it is one of several.
test('a single sentence that tells of a tool, of the request or of the schema', () => {
  for (const [said, fault] of [
    ['Unknown tool: x', { kind: 'unknown_tool', tool: 'x' }],
    ['Tool not found: x', { kind: 'unknown_tool', tool: 'x', message: 'Tool not found: x' }],
    ['Tool xy not found', { kind: 'unknown_tool', tool: 'xy', message: 'Tool xy not found' }],
    [
      'Invalid tool format: "a b". Use server:tool',
      {
        kind: 'unknown_tool',
        tool: 'a b',
        message: 'Invalid tool format: "a b". Use server:tool'
      }
    ],
    ['Internal error', { kind: 'internal' }],
    ['Parse error: at 3', { kind: 'malformed_request', reason: 'syntax', detail: 'at 3' }],
    ['Invalid request: no name', { kind: 'malformed_request', reason: 'shape', detail: 'no name' }],
    ['Invalid schema: no type', { kind: 'invalid_schema', detail: 'no type' }]
  ] as const) {
    assert.equal(heard(said), fault, said)
    assert.equal(notes(said), ['from_text'], said)
    assert.equal(heard(said, 'other'), wrong([unknown(said), unknown('other')]), said)
  }
})

test('what is no fault is told as internal, and a message that is no text is none', () => {
  const errors = (fault: unknown): unknown =>
    own(encode(JSON.parse(JSON.stringify({ valid: false, fault }))), 'errors')
  assert.equal(errors('It broke'), ['Internal error'])
  assert.equal(errors(7), ['Internal error'])
  for (const message of [null, 7, ['Tool not found: x']])
    assert.equal(errors({ kind: 'unknown_tool', tool: 'x', message }), ['Unknown tool: x'])
})

test('what says nothing is no issue when it stands alone', () => {
  assert.equal(heard('validation failed'), wrong([]))
  assert.equal(heard('validation failed', 'x'), wrong([unknown('validation failed'), unknown('x')]))
  assert.equal(heard('', 'x'), wrong([{ path: [], kind: 'unknown' }, unknown('x')]))
})

// Row A17: a dotted name is a place inside objects, which is a guess.
test('the place that a sentence names, and what was guessed of it', () => {
  const missing = 'Missing required parameter: '
  assert.equal(
    heard(`${missing}a.b`, 'x'),
    wrong([
      { path: ['a', 'b'], kind: 'missing', keyword: 'required', message: `${missing}a.b` },
      unknown('x')
    ])
  )
  assert.equal(notes(`${missing}a.b`, 'x'), ['from_text', 'dotted_names'])
  assert.equal(notes(`${missing}a`, 'x'), ['from_text'])
  assert.is(notes('x', 'y'), undefined)
  assert.is(notes('Missing required parameter', 'y'), undefined)
})

test('more sentences than a fault has room for: the first was of the whole, the last counts', () => {
  const many = Array.from({ length: 65 }, (_, at) => `it is wrong ${at}`)
  assert.equal(heard(...many), wrong(many.slice(1).map(unknown), { message: 'it is wrong 0' }))
  assert.equal(heard(...many.slice(1)), wrong(many.slice(1).map(unknown)))
  assert.equal(heard('x', 'and 3 more'), wrong([unknown('x')], { unlisted: 3 }))
  for (const said of ['and 0 more', 'and 03 more', 'and many more', 'and 3 more!', 'so and 3 more'])
    assert.equal(heard('x', said), wrong([unknown('x'), unknown(said)]), said)
})

test('remarks of ours are told from a sentence of another house', () => {
  const remark = (text: string): unknown => {
    const { value } = read({ valid: true, errors: [], warnings: [text], suggestions: [] })
    return own(own(value, 'warnings'), '0')
  }
  const said = (text: string): object => ({ id: 'said', text })
  for (const text of [
    'So Parameter "a" is deprecated',
    'Parameter "a" is deprecatedly odd',
    'Parameter "a" is old',
    'Parameter a is deprecated'
  ])
    assert.equal(remark(text), said(text), text)
})

test.run()
