import { asking } from '@toolfault/advice/ask'
import { type Asking, internal, invalidArguments } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('advice/ask.parameters')

const { issues } = invalidArguments('t', { issues: [{ path: ['a'], kind: 'missing' }] })
const lacking = invalidArguments('t', { issues })

const of = (inputSchema: object): Asking | undefined =>
  asking(lacking, { name: 't', inputSchema }).asking

const base = { properties: { a: {}, b: {} }, required: ['a'] }
const other = { properties: { c: {}, d: {} }, required: ['c'] }
const all = { required: ['a', 'c'], optional: ['b', 'd'] }

/** What the schema is, and the parameters that a question names. */
const schemas: ReadonlyArray<readonly [string, object, Asking | undefined]> = [
  ['its own', base, { required: ['a'], optional: ['b'] }],
  ['of `allOf`', { allOf: [base, other] }, all],
  ['of `allOf` and its own', { ...base, allOf: [other] }, all],
  ['of a reference in `allOf`', { allOf: [{ $ref: '#/$defs/base' }, other], $defs: { base } }, all],
  ['of a reference and beside it', { ...base, $ref: '#/$defs/other', $defs: { other } }, all],
  ['of `allOf` in `allOf`', { allOf: [{ allOf: [base] }, other] }, all],
  [
    'of references to references',
    { $ref: '#/a', a: { $ref: '#/b' }, b: base, allOf: [other] },
    all
  ],
  ['of a schema that refers to itself', { ...base, allOf: [{ $ref: '#' }, other] }, all],
  ['named twice', { ...base, allOf: [base, { required: ['b'] }] }, { required: ['a', 'b'] }],
  ['that must not be sent', { properties: { a: true, b: false } }, undefined],
  ['with what is no name', { required: ['a', 1, null, ['b']] }, { required: ['a'] }],
  ['with lists that are none', { required: 'a', allOf: base, properties: [] }, undefined],
  [
    'with members that are no schemas',
    { ...base, allOf: [null, true, 'x', [other]] },
    {
      required: ['a'],
      optional: ['b']
    }
  ]
]

for (const [what, schema, wanted] of schemas) {
  test(`parameters ${what}`, () => {
    assert.equal(of(schema), wanted)
  })
}

test('a name that belongs to no object of ours', () => {
  const schema: object = JSON.parse('{"properties":{"__proto__":{},"constructor":{}}}')
  assert.equal(of(schema), { optional: ['__proto__', 'constructor'] })
})

test('a list of a schema that was not read to its end is left out', () => {
  const members = (count: number): object => ({
    allOf: Array.from({ length: count }, (_, at) => ({ required: [at === 0 ? 'a' : 'b'] }))
  })
  assert.equal(of(members(65)), { required: ['a', 'b'] })
  assert.equal(of(members(9_999)), { required: ['a', 'b'] })
  assert.equal(of(members(10_000)), undefined)
})

test('only names at the top are needed by the call', () => {
  const inside = invalidArguments('t', { issues: [{ path: ['b', 'x'], kind: 'missing' }] })
  const schema = { properties: { b: {}, x: {} } }
  assert.equal(asking(inside, { name: 't', inputSchema: schema }).asking?.optional, ['b', 'x'])
})

test('a fault of another kind stays, whatever it holds', () => {
  const odd = { ...internal(), issues }
  assert.is(asking(odd, { name: 't', description: 'Sends it.' }), odd)
})

test('what cannot be read stays', () => {
  const trap = { ...lacking }
  Object.defineProperty(trap, 'advice', {
    get() {
      throw new Error('no')
    }
  })
  assert.is(asking(trap, { name: 't', description: 'Sends it.' }), trap)
})

test.run()
