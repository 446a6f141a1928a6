import { judge } from '@toolfault/advice/judge'
import { type Findings, printPointer, right } from '@toolfault/model'
import { compile } from '@toolfault/validators/ajv'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('advice/judge.blank')

const strict = judge(compile, { blankIsMissing: true })

/** What is wrong with a call where a blank text is as good as none. */
const wrong = (inputSchema: unknown, value: unknown, decide = strict): ReadonlyArray<string> => {
  const verdict = decide({ name: 't', inputSchema }, value)
  if (verdict.valid) return []
  return verdict.fault.kind === 'invalid_arguments'
    ? verdict.fault.issues.map(({ kind, path }) => `${kind} ${printPointer(path)}`)
    : [verdict.fault.kind]
}

const a = { required: ['a'] }
const $defs = { a }

// Row A16: a required text that is empty or only white space is missing.
for (const [what, schema, value, wanted] of [
  ['an empty text', a, { a: '' }, ['missing /a']],
  ['white space of any kind', a, { a: ' \t\r\n\u00a0\u2003' }, ['missing /a']],
  ['a text with a sign in it', a, { a: ' . ' }, []],
  ['a text that may be left out', a, { a: 'x', b: '' }, []],
  ['what is no text', a, { a: [] }, []],
  ['a text in an object', { properties: { o: a } }, { o: { a: ' ' } }, ['missing /o/a']],
  [
    'texts in items of items',
    { items: { items: a } },
    [[{ a: '' }, { a: 'x' }], [{ a: '' }]],
    ['missing /0/0/a', 'missing /1/0/a']
  ],
  ['an item that is a text', { items: { type: 'string' }, required: ['0'] }, [''], []],
  [
    'a text that a reference asks for',
    { $defs, properties: { o: { $ref: '#/$defs/a' } } },
    { o: { a: '' } },
    ['missing /o/a']
  ],
  [
    'a text that a part asks for',
    { $defs, allOf: [{ $ref: '#/$defs/a' }, { required: ['b'] }] },
    { a: '', b: ' ' },
    ['missing /a', 'missing /b']
  ],
  [
    'a text that a part below asks for',
    { properties: { o: { allOf: [a] } } },
    { o: { a: '' } },
    ['missing /o/a']
  ],
  [
    'a text that one branch of several asks for',
    { anyOf: [a, { required: ['b'] }] },
    { a: '', b: 'x' },
    []
  ],
  [
    'a text that is refused already, once',
    { properties: { o: { ...a, properties: { a: { minLength: 1 } } } } },
    { o: { a: '' } },
    ['size /o/a']
  ],
  [
    'a text beside what is refused',
    { ...a, properties: { b: { type: 'integer' } } },
    { a: '', b: 'x' },
    ['type /b', 'missing /a']
  ],
  [
    'several, in the order of the call',
    { required: ['a', 'b'] },
    { b: '', a: '' },
    ['missing /b', 'missing /a']
  ],
  [
    'a key called __proto__',
    { required: ['__proto__'] },
    JSON.parse('{"__proto__": ""}'),
    ['missing /__proto__']
  ],
  ['a schema whose required is no list', { required: 'a' }, { a: '' }, ['invalid_schema']],
  ['no schema that says anything', true, { a: '' }, []]
] as const) {
  test(`blank is missing: ${what}`, () => assert.equal(wrong(schema, value), wanted))
}

test('what else a validator found stays', () => {
  const found: Findings = { issues: [], truncated: true }
  const decide = judge(() => right(() => found), { blankIsMissing: true })
  const verdict = decide({ name: 't', inputSchema: a }, { a: '' })
  assert.is(verdict.valid, false)
  if (verdict.valid || verdict.fault.kind !== 'invalid_arguments') return
  assert.is(verdict.fault.truncated, true)
  assert.equal(verdict.fault.issues, [{ path: ['a'], kind: 'missing', keyword: 'required' }])
  assert.equal(verdict.fault.advice, [{ path: ['a'], kind: 'missing', fix: { id: 'add' } }])
})

for (const blankIsMissing of [false, undefined, 'yes']) {
  test(`blank is there where the option is ${blankIsMissing}`, () => {
    // A border: a caller without types.
    const decide = judge(compile, Object({ blankIsMissing }))
    assert.equal(wrong(a, { a: '' }, decide), [])
  })
}

test.run()
