import { blamesOwner, comparisonOf, type IssueKind, keywordOf, kindOf } from '@toolfault/model'
import { Ajv } from 'ajv'
import { Ajv2019 } from 'ajv/dist/2019.js'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('model/keyword')

for (const [keyword, kind] of [
  ['required', 'missing'],
  ['additionalProperties', 'unexpected'],
  ['unevaluatedProperties', 'unexpected'],
  ['propertyNames', 'unexpected'],
  ['false schema', 'unexpected'],
  ['type', 'type'],
  ['enum', 'choice'],
  ['const', 'choice'],
  ['discriminator', 'choice'],
  ['format', 'format'],
  ['pattern', 'pattern'],
  ['minimum', 'range'],
  ['maximum', 'range'],
  ['exclusiveMinimum', 'range'],
  ['exclusiveMaximum', 'range'],
  ['formatMinimum', 'range'],
  ['formatMaximum', 'range'],
  ['formatExclusiveMinimum', 'range'],
  ['formatExclusiveMaximum', 'range'],
  ['minLength', 'size'],
  ['maxLength', 'size'],
  ['minItems', 'size'],
  ['maxItems', 'size'],
  ['minProperties', 'size'],
  ['maxProperties', 'size'],
  ['contains', 'size'],
  ['minContains', 'size'],
  ['maxContains', 'size'],
  ['additionalItems', 'size'],
  ['contentEncoding', 'format'],
  ['contentMediaType', 'format'],
  ['contentSchema', 'format'],
  ['nullable', 'type'],
  ['boolean', 'unexpected'],
  ['dependentSchemas', 'dependency'],
  ['items', 'size'],
  ['unevaluatedItems', 'size'],
  ['multipleOf', 'multiple'],
  ['uniqueItems', 'duplicate'],
  ['allOf', 'alternative'],
  ['anyOf', 'alternative'],
  ['oneOf', 'alternative'],
  ['not', 'alternative'],
  ['dependentRequired', 'dependency'],
  ['dependencies', 'dependency'],
  ['if', 'dependency'],
  ['errorMessage', 'rule'],
  ['isEven', 'rule'],
  ['constructor', 'rule'],
  ['', 'rule']
] as const) {
  test(`${JSON.stringify(keyword)} is of kind ${kind}`, () => assert.is(kindOf(keyword), kind))
}

/** Keywords that never fail of themselves: what they hold does. */
const silent =
  /^(?:\$.*|(?:pattern)?[pP]roperties|prefixItems|allOf|then|else|id|title|description|default|examples?|deprecated|readOnly|writeOnly|definitions|next)$/

test('every keyword that an ajv of any dialect has is in the table or cannot fail', () => {
  const instances = [new Ajv(), new Ajv2019({ discriminator: true }), new Ajv2020()]
  for (const ajv of instances) {
    formats.default(ajv, { keywords: true })
    assert.ok(Object.keys(ajv.RULES.keywords).length > 30)
    const unknown = Object.entries(ajv.RULES.keywords)
      .filter(([name, rule]) => typeof rule === 'object' && !silent.test(name))
      .map(([name]) => name)
      .filter((name) => kindOf(name) === 'rule')
    assert.equal(unknown, [])
  }
})

test('validators blame the owner of these keywords, and of no others', () => {
  const owners = [
    'required',
    'dependencies',
    'dependentRequired',
    'additionalProperties',
    'unevaluatedProperties',
    'propertyNames'
  ]
  for (const keyword of owners) assert.is(blamesOwner(keyword), true)
  for (const keyword of ['type', 'minProperties', 'dependentSchemas', 'constructor', ''])
    assert.is(blamesOwner(keyword), false)
})

for (const [keyword, comparison] of [
  ['minimum', '>='],
  ['maximum', '<='],
  ['exclusiveMinimum', '>'],
  ['exclusiveMaximum', '<']
] as const) {
  test(`a value has to be ${comparison} the limit of ${keyword}`, () =>
    assert.is(comparisonOf(keyword), comparison))
}

// JSON Schema draft-04, Validation, sections 5.1.2 and 5.1.3.
test('a flag beside a limit excludes it', () => {
  const flags = { exclusiveMinimum: true, exclusiveMaximum: false }
  assert.is(comparisonOf('minimum', flags), '>')
  assert.is(comparisonOf('maximum', flags), '<=')
  assert.is(comparisonOf('maximum', { exclusiveMaximum: true }), '<')
  assert.is(comparisonOf('minimum', { exclusiveMinimum: 5 }), '>=')
  assert.is(comparisonOf('minLength', { exclusiveMinLength: true }), undefined)
})

test('a keyword that bounds no number compares nothing, nor does a name that objects inherit', () => {
  for (const keyword of ['multipleOf', 'minLength', 'formatMinimum', 'Minimum', 'constructor', ''])
    assert.is(comparisonOf(keyword), undefined)
})

for (const [kind, keyword] of [
  ['missing', 'required'],
  ['duplicate', 'uniqueItems'],
  ['multiple', 'multipleOf'],
  ['type', 'type'],
  ['format', 'format'],
  ['pattern', 'pattern']
] as const) {
  test(`only ${keyword} makes the kind ${kind}, so it can be named`, () => {
    assert.is(keywordOf(kind), keyword)
    assert.is(kindOf(keyword), kind)
  })
}

test('a kind that several keywords make names none of them', () => {
  const kinds: ReadonlyArray<IssueKind> = [
    'range',
    'size',
    'choice',
    'unexpected',
    'rule',
    'unknown'
  ]
  for (const kind of kinds) assert.is(keywordOf(kind), undefined)
})

test.run()
