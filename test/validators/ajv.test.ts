import { compile } from '@toolfault/validators/ajv'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { asking } from './battery/asked.js'
import { choosesDialects } from './battery/dialects.js'
import { forgetsSchemas } from './battery/forgets.js'
import { takesSchemas } from './battery/schemas.js'
import { judgesValues } from './battery/values.js'

const test = suite('validators/ajv')

const asked = asking(compile)
const { check, detailOf, keywords } = asked

takesSchemas(test, asked)
judgesValues(test, asked)
choosesDialects(test, asked)
forgetsSchemas(test, asked)

test('a $async schema is refused: its answer would come too late', () => {
  assert.match(detailOf({ $async: true, type: 'object' }), '$async')
})

test('OpenAPI: nullable beside no type means nothing, and refuses no schema', () => {
  const schema = {
    properties: {
      nullable: { type: 'string' },
      pay: { nullable: true, anyOf: [{ type: 'string', nullable: true }, { nullable: false }] },
      rows: { items: { nullable: true, enum: ['a'] } }
    }
  }
  assert.equal(keywords(schema, { nullable: 5, pay: null, rows: [null] }), ['type', 'enum'])
  // A key of that name in a value, or among the properties, is no keyword.
  assert.equal(keywords({ nullable: true, const: { nullable: 5 } }, { nullable: 5 }), [])
  assert.equal(keywords({ nullable: true, const: { nullable: 5 } }, {}), ['const'])
})

test('a long address is one by what stands before its path', () => {
  const path = 'a'.repeat(3_000)
  for (const [text, keys] of [
    [`https://a.bb/${path}`, []],
    [`https://a.bb:80/${path}?b=c`, []],
    [`https://a.bb/${path} `, ['format']],
    [`https://a/${path}`, ['format']],
    [`urn://a.bb/${path}`, ['format']],
    [`https://a.bb${path}`, ['format']],
    [`https://${path}.bb/`, ['format']],
    [path, ['format']]
  ] as const) {
    assert.equal(keywords({ format: 'url' }, text), keys, text.slice(0, 20))
  }
})

test('the error of items that are equal is the one of ajv', () => {
  assert.equal(check({ uniqueItems: true })([1, 2, 1, 2, 1]).issues, [
    {
      path: [],
      kind: 'duplicate',
      keyword: 'uniqueItems',
      message: 'must NOT have duplicate items (items ## 2 and 4 are identical)',
      params: { i: 4, j: 2 }
    }
  ])
})

test.run()
