import { type InvalidVerdict, invalid, isList, own, unavailable } from '@toolfault/model'
import { encode } from '@toolfault/protocols/f7'
import { call, validate } from '@toolfault/protocols/f7/exchange'
import { decode, type F7Reading } from '@toolfault/protocols/f7/read'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('protocols/f7/edges')

const read = (wire: unknown, reading?: F7Reading): { value: unknown; form: object } => {
  const found = decode(wire, reading)
  if (found._tag === 'Left') throw new Error(JSON.stringify(found.left))
  return found.right
}

const faultOf = (wire: unknown, reading?: F7Reading): unknown =>
  own(read(wire, reading).value, 'fault')

const answer = (...errors: ReadonlyArray<object>): object => ({
  status: 200,
  body: { valid: false, errors }
})

const issuesOf = (entry: object, reading?: F7Reading): ReadonlyArray<unknown> => {
  const issues = own(faultOf(answer(entry), reading), 'issues')
  return isList(issues) ? issues : []
}

// Facts 4.5: where the sentence names the key that the path ends with, the path is the key's.
const places: ReadonlyArray<readonly [path: string, message: string, place: object]> = [
  ['/a/b/c', "must have required property 'c'", ['a', 'b', 'c']],
  ['/a/b/c', "must have required property 'b'", ['a', 'b', 'c', 'b']],
  ['/c', "must have required property 'c'", ['c']],
  // NCP spells a place inside objects with dots (row A17).
  ['/a/b', 'Missing required parameter: a.b', ['a', 'b']],
  ['/a', 'Missing required parameter: a.b', ['a', 'a.b']],
  ['/a/b', 'Missing required parameter: ab', ['a', 'b', 'ab']],
  ['/o', 'Parameter "abc" not in schema', ['o', 'abc']],
  // A sentence that names no key in quotation marks leaves its issue where it is.
  ['/o', 'Additional properties are not allowed (x was unexpected)', ['o']]
]

for (const [path, message, place] of places) {
  test(`at ${path}: ${message}`, () => {
    assert.equal(
      issuesOf({ path, message }).map((issue) => own(issue, 'path')),
      [place]
    )
  })
}

test('a sentence that goes on behind the key and its cause names neither', () => {
  const message = 'must have property b when property a is present, too'
  assert.equal(issuesOf({ path: '', message, keyword: 'dependentRequired' }), [
    { path: [], kind: 'dependency', keyword: 'dependentRequired', message }
  ])
})

test('a value that is repeated may have blanks and lines in it', () => {
  for (const value of ["'a b'", "'a\n b'", '"it\'s a"', '"it\'s\n"', '[1,\n 2]', "{'a':\n 1}"]) {
    const message = `${value} is too long`
    assert.is(own(issuesOf({ path: '/a', message })[0], 'echo'), true, message)
  }
})

test('an empty sentence is none [V15], and a place without one is told alone', () => {
  assert.equal(issuesOf({ path: '/a', message: '' }), [{ path: ['a'], kind: 'unknown' }])
  assert.equal(
    own(read({ status: 200, body: { valid: true, errors: [{ path: '/a' }] } }).value, 'warnings'),
    [{ id: 'said', text: '/a' }]
  )
})

test('only at the root is a keyword about the schema, or a format about the body [V5, V11]', () => {
  for (const errors of [
    [{ path: '/a', message: 'no', keyword: 'schema' }],
    [{ path: '/a', message: 'Invalid JSON: x', keyword: 'format' }]
  ])
    for (const wire of [answer(...errors), { valid: false, errors }])
      assert.is(own(faultOf(wire), 'kind'), 'invalid_arguments', JSON.stringify(wire))
})

test('the paths that were asked for are those of the form', () => {
  const wire = answer({ path: '/a', message: 'odd' })
  assert.is(own(read(wire, { paths: 'native' }).form, 'paths'), 'native')
  for (const paths of ['field', 'auto'] as const)
    assert.is(own(read(wire, { paths }).form, 'paths'), undefined)
})

test('what is refused of a body alone is named from its own root', () => {
  const found = decode({ valid: 'yes' })
  assert.equal(found._tag === 'Left' && found.left.map(({ path }) => path), [['valid']])
  const none = decode({ city: 'Paris' })
  assert.equal(none._tag === 'Left' && none.left.map(({ path }) => path), [[]])
})

test('what is no verdict is a 500 with our words; an empty keyword is none [V11]', () => {
  // A border: a program in JavaScript may hand over what it likes.
  assert.equal(encode(JSON.parse('null')), { status: 500, body: { error: 'Internal error' } })
  const issue = { path: ['a'], kind: 'rule', keyword: '', message: 'no' } as const
  assert.equal(encode({ valid: false, fault: { kind: 'invalid_arguments', issues: [issue] } }), {
    status: 200,
    body: { valid: false, errors: [{ path: '/a', message: 'no' }] }
  })
})

const tools = [{ name: 'add', inputSchema: { type: 'object' } }]
const busy = (): InvalidVerdict => invalid(unavailable({ tool: 'add' }))

test('what F7 has no form for is internal, in the form that was asked for', async () => {
  const asked = { judge: busy, form: { bare: true } } as const
  assert.equal(await validate(tools, 'add', { text: '{}' }, asked), { error: 'Internal error' })
})

// F7, "Tool Execution API": 400 for what the caller sent, 500 for what else keeps a tool from its answer.
test('execution: what is missing is no fault of the caller, a body that is no JSON is', async () => {
  const exchange = { judge: () => ({ valid: true }) as const, run: () => 'done' }
  const requires = (): { readonly kind: 'unavailable' } => ({ kind: 'unavailable' })
  const missing = await call(tools, 'add', { text: '{}' }, { ...exchange, requires })
  assert.is(missing.status, 500)
  assert.is(own(missing.body, 'isError'), true)
  const syntax = await call(tools, 'add', { text: '{' }, exchange)
  assert.is(syntax.status, 400)
  const entry = own(own(syntax.body, 'errors'), '0')
  assert.equal([own(entry, 'path'), own(entry, 'keyword')], ['', 'format'])
  assert.match(String(own(entry, 'message')), /^Invalid JSON: /)
})

test('execution: whatever it is given, it answers with a result', async () => {
  const { body, status } = await call(tools, 'add', { text: '{}' }, JSON.parse('null'))
  assert.is(status, 500)
  assert.equal(own(body, 'content'), [{ type: 'text', text: 'Internal error' }])
  assert.is(own(body, 'isError'), true)
})

test.run()
