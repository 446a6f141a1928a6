import type { Test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Asked } from './asked.js'

const dependent = { dependentRequired: { a: ['b'] }, dependencies: { a: ['c'] } }

/** How a validator with an engine for each dialect chooses between them. */
export const choosesDialects = (test: Test, { keywords }: Asked): void => {
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

  test('a list under items is a tuple where no dialect is named [decision 017]', () => {
    const at = { items: [{ type: 'number' }, { type: 'number' }], additionalItems: false }
    const schema = { properties: { at }, dependentRequired: { at: ['by'] } }
    assert.equal(keywords(schema, { at: [1, 2], by: 1 }), [])
    const wrong = keywords(schema, { at: [1, 'x'] })
    assert.equal(new Set(wrong), new Set(['type', 'dependentRequired']))
    assert.ok(keywords(schema, { at: [1, 2, 3], by: 1 }).length > 0)
  })
}
