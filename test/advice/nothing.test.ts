import { judge } from '@toolfault/advice/judge'
import { applyRepair, repairs } from '@toolfault/advice/repair'
import { compile } from '@toolfault/validators/ajv'
import { digest } from '@toolfault/words/digest'
import { remedy } from '@toolfault/words/remedy'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { linesOf } from './judged.js'
import { closed, integer } from './lines.js'

const test = suite('advice/nothing')

const decide = judge(compile)

/** What is said of a call that holds nothing but `a`, and what its repairs make of it. */
const said = (schema: object, value: unknown, required: ReadonlyArray<string> = []) => {
  const inputSchema = { type: 'object', properties: { a: schema }, required }
  const args = { a: value }
  const verdict = decide({ name: 't', inputSchema }, args)
  if (verdict.valid) throw new TypeError('the call is valid')
  const { fault } = verdict
  const compiled = compile(inputSchema)
  const check = compiled._tag === 'Right' ? compiled.right : undefined
  const about = { schema: inputSchema, value: args, ...(check === undefined ? {} : { check }) }
  const found = repairs(fault, about)
  const [text = ''] = digest(fault).split('Invalid arguments for tool t: ').slice(1)
  const [advice] = fault.kind === 'invalid_arguments' ? (fault.advice ?? []) : []
  return {
    text,
    remedy: advice === undefined ? '' : remedy(advice),
    grades: found.map(({ grade }) => grade),
    mended: applyRepair(args, found, { least: 'likely' }).value
  }
}

const unit = { type: 'string', enum: ['C', 'F'] }
const link = { type: 'string', format: 'uri' }
const tags = { type: 'array', items: { type: 'string' } }

// Callers fill in what they do not mean: null, or a text of nothing.
for (const [schema, value, text] of [
  [unit, null, '`a` must be one of "C" or "F", received null: leave it out, or use one of them.'],
  [
    unit,
    '',
    '`a` must be one of "C" or "F", received an empty string: leave it out, or use one of them.'
  ],
  [{ const: 'C' }, null, '`a` must be "C", received null: leave it out, or send "C" in quotes.'],
  [
    link,
    '',
    '`a` must be a valid URI, received an empty string: leave it out, or send a valid URI such as "https://example.com/path".'
  ],
  [
    { type: 'string', minLength: 2 },
    ' ',
    '`a` must have at least 2 characters, received a string of 1 character: leave it out, or send at least 2 characters.'
  ],
  [
    { type: 'string', pattern: '^x' },
    '',
    '`a` must match the pattern `^x`, received an empty string: leave it out, or send a text that matches it.'
  ],
  [
    { type: 'integer' },
    '',
    '`a` must be an integer, received an empty string: leave it out, or send an integer.'
  ],
  [
    tags,
    '',
    '`a` must be an array of strings, received an empty string: leave it out, or send an array of strings.'
  ]
] as const) {
  test(`an optional ${JSON.stringify(schema)} is left out: ${JSON.stringify(value)}`, () => {
    const found = said(schema, value)
    assert.is(found.text, text)
    assert.equal(found.grades, ['likely'])
    assert.equal(found.mended, {})
  })
}

test('a command that stands alone names the place and what would do', () => {
  assert.is(said(unit, null).remedy, 'Leave `a` out, or set `a` to "C" or "F"')
  assert.is(said({ type: 'integer' }, '').remedy, 'Leave `a` out, or send an integer')
})

test('what is required stays', () => {
  assert.is(
    said(unit, null, ['a']).text,
    '`a` must be one of "C" or "F", received null: use one of them.'
  )
})

test('a tag that every branch needs is not left out', () => {
  const branch = (kind: string): object => ({
    type: 'object',
    properties: { kind: { const: kind } },
    required: ['kind']
  })
  const { text } = said({ oneOf: [branch('x'), branch('y')] }, { kind: null })
  assert.is(text, '`a.kind` must be one of "x" or "y", received null: use one of them.')
})

test('a text of nothing is no item', () => {
  const { grades, text } = said(tags, '', ['a'])
  assert.is(text, '`a` is blank: it must be an array of strings: send an array of strings.')
  assert.equal(grades, [])
})

const flags = closed({ n: integer, list: { type: 'array' }, kind: { enum: ['a', 'b'] } })
const never = closed({ n: integer }, 'n')

// A word for nothing is nothing where no text is wanted, and the key need not be there.
for (const [name, schema, value, wanted] of [
  ['of JSON, for a number', flags, { n: 'null' }, '/n type: remove'],
  ['of Python, for a number', flags, { n: ' None ' }, '/n type: remove'],
  ['of JavaScript, for a list', flags, { list: 'undefined' }, '/list type: remove'],
  ['of people, for a listed value', flags, { kind: 'N/A' }, '/kind choice: remove'],
  ['of none of them', flags, { n: 'nobody' }, '/n type: send integer'],
  [
    'for a value that is listed nearly so',
    closed({ kind: { enum: ['a', 'None '] } }),
    { kind: 'none' },
    '/kind choice: put "None "'
  ],
  [
    'where null will do',
    closed({ n: { type: ['integer', 'null'] } }),
    { n: 'None' },
    '/n type: put null'
  ],
  ['for a key that has to be there', never, { n: 'null' }, '/n type: send integer']
] as const) {
  test(`a word for nothing ${name}`, () => assert.equal(linesOf(schema, value), [wanted]))
}

test.run()
