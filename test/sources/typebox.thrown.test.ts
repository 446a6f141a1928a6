import { Type as Type0 } from '@sinclair/typebox'
import { Value as Value0 } from '@sinclair/typebox/value'
import { printPointer } from '@toolfault/model'
import { fromTypebox } from '@toolfault/sources/typebox'
import { Type } from 'typebox'
import { Assert, Decode, Parse } from 'typebox/value'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('sources/typebox.thrown')

const old = Type0.Object({ a: Type0.Integer(), b: Type0.Integer() })
const schema = Type.Object({ a: Type.Integer(), b: Type.Integer() })
const value = { a: {}, b: {} }

for (const [name, call, paths, truncated] of [
  ['Parse of 0.34', () => Value0.Parse(old, value), ['/a', '/b'], undefined],
  ['Assert of 0.34', () => Value0.Assert(old, value), ['/a', '/b'], undefined],
  ['Decode of 0.34', () => Value0.Decode(old, value), ['/a'], true],
  ['Parse', () => Parse(schema, value), ['/a'], true],
  ['Assert', () => Assert(schema, value), ['/a', '/b'], undefined],
  ['Decode', () => Decode(schema, value), ['/a', '/b'], undefined]
] as const) {
  test(`what ${name} throws is read`, () => {
    let thrown: unknown
    try {
      call()
    } catch (error) {
      thrown = error
    }
    assert.instance(thrown, Error)
    const findings = fromTypebox(thrown instanceof Error ? thrown : [])
    assert.equal(
      findings.issues.map(({ path }) => printPointer(path)),
      paths
    )
    assert.is(findings.truncated, truncated)
  })
}

test('what an author throws while Decode of 0.34 decodes is told of its place, and no more', () => {
  const day = Type0.Transform(Type0.String())
    .Decode((text) => JSON.parse(text))
    .Encode(String)
  let thrown: unknown
  try {
    Value0.Decode(Type0.Object({ stay: Type0.Object({ days: Type0.Array(day) }) }), {
      stay: { days: ['1', 'my secret day'] }
    })
  } catch (error) {
    thrown = error
  }
  assert.instance(thrown, Error)
  assert.equal(fromTypebox(thrown instanceof Error ? thrown : []), {
    issues: [{ path: ['stay', 'days', '1'], kind: 'unknown' }],
    truncated: true
  })
})

test('any other error cannot be read', () => {
  for (const error of [
    new Error('no'),
    new Error('no', { cause: new Error('why') }),
    new Error('no', { cause: { errors: 'none' } }),
    Object.assign(new Error('no'), { error: 'x' }),
    Object.assign(new Error('no'), {
      error: {},
      Errors: () => {
        throw new Error('late')
      }
    })
  ]) {
    const { issues } = fromTypebox(error)
    assert.equal(
      issues.map(({ kind }) => kind),
      ['unknown']
    )
  }
})

test.run()
