import { advise } from '@toolfault/advice/advise'
import { invalidArguments } from '@toolfault/model'
import * as text from '@toolfault/protocols/text'
import { fromAjv } from '@toolfault/sources/ajv'
import { Ajv } from 'ajv'
import ajvErrors from 'ajv-errors'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('sources/ajv.authored')

const told = (schema: object, value: unknown, keepErrors: boolean = false): unknown => {
  const ajv = new Ajv({ allErrors: true, strict: false })
  ajvErrors.default(ajv, { keepErrors })
  const validate = ajv.compile(schema)
  validate(value)
  return fromAjv(validate.errors).issues.map(({ keyword, kind, message, path }) => [
    path.join('/'),
    kind,
    keyword,
    message
  ])
}

const closed = {
  type: 'object',
  properties: { a: { type: 'integer' }, b: {} },
  required: ['a', 'b'],
  additionalProperties: false
}

test('one sentence about several surplus keys is one about each', () => {
  const schema = {
    ...closed,
    errorMessage: { additionalProperties: 'no extra keys!', required: { b: 'b is needed' } }
  }
  assert.equal(told(schema, { z: 2, y: 3 }), [
    ['a', 'missing', 'required', "must have required property 'a'"],
    ['z', 'unexpected', 'errorMessage', 'no extra keys!'],
    ['y', 'unexpected', 'errorMessage', 'no extra keys!'],
    ['b', 'missing', 'errorMessage', 'b is needed']
  ])
  const ajv = new Ajv({ allErrors: true, strict: false })
  ajvErrors.default(ajv)
  const validate = ajv.compile(schema)
  const value = { a: 1, b: 2, z: 2, y: 3 }
  validate(value)
  assert.is(
    text.encode(advise(invalidArguments('t', fromAjv(validate.errors)), { schema, value })),
    'Invalid arguments for tool t:\n- `z`: no extra keys!: rename or remove `z`\n- `y`: no extra keys!: rename or remove `y`'
  )
})

test('one about several values, or of several kinds, is a rule of its own', () => {
  const values = {
    properties: { a: { type: 'integer' }, b: { type: 'integer' } },
    errorMessage: 'two whole numbers'
  }
  assert.equal(told(values, { a: 'x', b: 'y' }), [
    ['', 'rule', 'errorMessage', 'two whole numbers']
  ])
  assert.equal(told({ ...closed, errorMessage: 'see the manual' }, { a: 'x', z: 1 }), [
    ['', 'rule', 'errorMessage', 'see the manual']
  ])
})

test('with keepErrors what it stands for is not told beside it', () => {
  const schema = { ...closed, errorMessage: { required: { b: 'b is the best' } } }
  assert.equal(told(schema, { a: 'x' }, true), [
    ['a', 'type', 'type', 'must be integer'],
    ['b', 'missing', 'errorMessage', 'b is the best']
  ])
  // Of a rule of its own nothing else tells the places.
  assert.equal(told({ ...closed, errorMessage: 'see the manual' }, { a: 'x', b: 1, z: 1 }, true), [
    ['z', 'unexpected', 'additionalProperties', 'must NOT have additional properties'],
    ['a', 'type', 'type', 'must be integer'],
    ['', 'rule', 'errorMessage', 'see the manual']
  ])
  // Who only calls an error so has replaced nothing.
  const marked = { keyword: 'type', instancePath: '/a', params: { type: 'integer' }, emUsed: true }
  assert.is(fromAjv([marked]).issues.length, 1)
})

test.run()
