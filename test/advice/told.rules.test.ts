import { advise } from '@toolfault/advice/advise'
import { type Advice, type Issue, invalidArguments } from '@toolfault/model'
import { fromAjv } from '@toolfault/sources/ajv'
import { Ajv } from 'ajv'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('advice/told.rules')

const told = (
  schema: object,
  value: unknown,
  issues?: ReadonlyArray<Issue>
): ReadonlyArray<Advice> => {
  const validate = new Ajv({ allErrors: true, strict: false, discriminator: false }).compile(schema)
  validate(value)
  const found = issues === undefined ? fromAjv(validate.errors) : { issues }
  return advise(invalidArguments('t', found), { schema, value }).advice ?? []
}

const named = (kind: string, names: object): object => ({
  type: 'object',
  properties: { kind: { const: kind } },
  required: ['kind'],
  propertyNames: names
})

// Design, section 4: of a failed union only the branch that was meant speaks.
test('a rule about names is of the branch that has it', () => {
  const schema = {
    anyOf: [named('one', { pattern: '^[a-z]+$' }), named('two', { maxLength: 4 })]
  }
  const keys = (value: object): unknown =>
    told(schema, value).map(({ expected, path }) => [path.join('/'), expected?.id])
  assert.equal(keys({ kind: 'two', ABCDE: 1 }), [['ABCDE', 'count']])
  assert.equal(keys({ kind: 'one', ABCDE: 1 }), [['ABCDE', 'pattern']])
})

test('a rule about names behind a reference, or one of several, is found', () => {
  for (const names of [{ $ref: '#/$defs/n' }, { allOf: [{ maxLength: 2 }] }]) {
    const schema = { $defs: { n: { maxLength: 2 } }, type: 'object', propertyNames: names }
    const [first] = told(schema, { abc: 1 })
    assert.equal(first?.path, ['abc'])
    assert.is(first?.expected?.id, 'count')
  }
})

// docs/advice.md, "Causes".
test('an author who says what lacks under a condition does not hide the condition', () => {
  const schema = {
    if: { properties: { a: { const: 1 } }, required: ['a'] },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: { required: ['b'] }
  }
  for (const keyword of ['required', 'errorMessage']) {
    const [first] = told(schema, { a: 1 }, [
      { path: ['b'], kind: 'missing', keyword, message: 'Give b' }
    ])
    assert.equal(first?.because, { id: 'equals', path: ['a'], value: 1 }, keyword)
  }
})

test.run()
