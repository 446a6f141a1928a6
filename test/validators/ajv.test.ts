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
const { detailOf, keywords } = asked

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

test.run()
