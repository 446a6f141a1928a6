import { readdirSync, readFileSync } from 'node:fs'
import { Ajv2020, type AnySchema } from 'ajv/dist/2020.js'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { vectors } from './vectors.js'

const test = suite('vectors')

const folder = new URL('../../vectors/', import.meta.url)

const wires = readdirSync(folder)
  .filter((file) => file.endsWith('.json') && !file.endsWith('.schema.json'))
  .map((file) => file.replace(/\.json$/, ''))

const schema: unknown = JSON.parse(readFileSync(new URL('vectors.schema.json', folder), 'utf8'))

// A border: ajv refuses what is no schema. A member is required beside the one that describes it.
const validate = new Ajv2020({ strictRequired: false }).compile(schema as AnySchema)

test('there are wires', () => assert.ok(wires.length > 0))

for (const wire of wires) {
  test(`every vector of ${wire} fits the schema of vectors`, () => {
    assert.ok(validate(vectors(wire)), JSON.stringify(validate.errors))
  })

  test(`no two vectors of ${wire} have one description`, () => {
    const names = vectors(wire).map(
      ({ description, form }) => `${description}${JSON.stringify(form)}`
    )
    assert.equal([...new Set(names)], names)
  })
}

test.run()
