import { invalidArguments, own } from '@toolfault/model'
import * as badRequest from '@toolfault/protocols/bad-request'
import { decode } from '@toolfault/protocols/bad-request/read'
import fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { strange } from '../../hostile/generated.js'
import { hostileKeys } from '../../hostile/texts.js'

const test = suite('protocols/bad-request/field')

const fieldOf = (path: ReadonlyArray<string>): unknown => {
  const wire = badRequest.encode(
    invalidArguments('t', { issues: [{ path, kind: 'rule', message: 'bad' }] })
  )
  return firstField(JSON.parse(JSON.stringify(wire)))
}

const firstField = (wire: unknown): unknown =>
  own(own(own(own(own(wire, 'details'), '0'), 'fieldViolations'), '0'), 'field')

const read = (field: string): { readonly path: unknown; readonly notes: unknown } => {
  const found = decode({
    code: 3,
    message: 'm',
    details: [
      {
        '@type': 'type.googleapis.com/google.rpc.BadRequest',
        fieldViolations: [{ field, description: 'bad' }]
      }
    ]
  })
  if (found._tag === 'Left') throw new Error(JSON.stringify(found.left))
  const { form, value } = found.right
  return { path: own(own(own(value, 'issues'), '0'), 'path'), notes: form.notes }
}

/** Each spelling with the path that it says, both ways. */
const table: ReadonlyArray<readonly [string, ReadonlyArray<string>]> = [
  ['', []],
  ['fullName', ['fullName']],
  ['emailAddresses[0].email', ['emailAddresses', '0', 'email']],
  ['emailAddresses[2].type[1]', ['emailAddresses', '2', 'type', '1']],
  ['[0][1]', ['0', '1']],
  ['a["b.c"].d', ['a', 'b.c', 'd']],
  ['[""]', ['']],
  ['["[0]"]', ['[0]']],
  ['a["x\\"y"]', ['a', 'x"y']],
  ['007', ['007']],
  ['a/b.~1.snake_case', ['a/b', '~1', 'snake_case']],
  ['__proto__.constructor', ['__proto__', 'constructor']]
]

for (const [field, path] of table) {
  test(`${field} says ${JSON.stringify(path)}`, () => {
    assert.is(fieldOf(path), field)
    assert.equal(read(field), { path, notes: undefined })
  })
}

test('names before an index in dots is read as the same place', () => {
  assert.equal(read('items.0.name').path, ['items', '0', 'name'])
})

for (const field of [
  'a..b',
  '.a',
  'a.',
  'labels[*]',
  'a[b]',
  'a[01]',
  'a["b]',
  'a["\\x"]',
  '[',
  'a]'
]) {
  test(`${field} is spelled in a way that is not known: one name, and that is said`, () => {
    assert.equal(read(field), { path: [field], notes: ['odd_fields'] })
  })
}

test('every path is read back as it was written', () => {
  const key = fc.oneof(strange, fc.constantFrom(...hostileKeys), fc.nat().map(String))
  fc.assert(
    fc.property(fc.array(key, { maxLength: 6 }), (path) => {
      assert.equal(read(String(fieldOf(path))).path, path)
    }),
    { numRuns: 2_000 }
  )
})

test.run()
