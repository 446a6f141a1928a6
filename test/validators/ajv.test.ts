import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { compile } from '@toolfault/validators/ajv'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { asking } from './battery/asked.js'
import { takesSchemas } from './battery/schemas.js'
import { judgesValues } from './battery/values.js'

const test = suite('validators/ajv')

const asked = asking(compile)
const { check, detailOf, keywords } = asked

takesSchemas(test, asked)
judgesValues(test, asked)

const dependent = { dependentRequired: { a: ['b'] }, dependencies: { a: ['c'] } }

// What each dialect has of the two: draft-07 `dependencies`, 2020-12 `dependentRequired`.
for (const [address, wanted] of [
  ['http://json-schema.org/draft-07/schema#', ['dependencies']],
  ['http://json-schema.org/draft-07/schema', ['dependencies']],
  ['https://json-schema.org/draft-07/schema#', ['dependencies']],
  ['https://json-schema.org/draft/2019-09/schema', ['dependentRequired', 'dependencies']],
  ['https://json-schema.org/draft/2020-12/schema', ['dependentRequired', 'dependencies']],
  ['https://json-schema.org/draft/2020-12/schema#', ['dependentRequired', 'dependencies']]
] as const) {
  test(`the dialect is chosen by $schema: ${address} [V6]`, () => {
    const found = new Set(keywords({ $schema: address, ...dependent }, { a: 1 }))
    assert.equal(
      [...wanted].filter((keyword) => !found.has(keyword)),
      []
    )
    assert.is(found.size, wanted.length)
  })
}

test('2020-12 alone has prefixItems [V6]', () => {
  const $schema = 'https://json-schema.org/draft/2019-09/schema'
  assert.equal(keywords({ $schema, prefixItems: [{ type: 'string' }] }, [1]), [])
})

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

/** The collector, without a flag on the command line. */
const collect = (): void => {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
}

test('five hundred schemas are not kept: at most a hundred outlive their use', async () => {
  const schemas: Array<WeakRef<object>> = []
  for (let at = 0; at < 500; at++) {
    const schema = { type: 'object', properties: { [`p${at}`]: { pattern: `^${at}` } } }
    check(schema)
    schemas.push(new WeakRef(schema))
  }
  // A weak reference holds on until the job that made it is over.
  await new Promise((done) => setTimeout(done, 0))
  collect()
  const alive = schemas.filter((schema) => schema.deref() !== undefined)
  assert.ok(alive.length <= 100, `${alive.length} are alive`)
})

// What is no Unicode regular expression, and yet stands in the schemas of real tools.
test.run()
