import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { isConditional } from './conditional.js'

const test = suite('advice/says.limits')

// docs/advice.md, "Causes": "A rule that applies only sometimes says why it does now", told apart by its parameters.
for (const [kind, keyword, name, always, where, x] of [
  ['type', 'type', 'type', 'integer', 'boolean', 'a'],
  ['type', 'type', 'type', ['integer', 'null'], ['boolean', 'null'], 'a'],
  ['type', 'type', 'type', ['integer', 'null'], ['integer', 'boolean'], 'a'],
  ['choice', 'enum', 'allowedValues', [1, 2], [1, 3], 'a'],
  ['choice', 'const', 'allowedValue', 1, null, 'a'],
  ['format', 'format', 'format', 'uri', 'email', 'a'],
  ['pattern', 'pattern', 'pattern', '^b', '^c', 'a'],
  ['range', 'minimum', 'limit', 3, 5, 1],
  ['range', 'maximum', 'limit', 0, 1, 9],
  ['range', 'exclusiveMaximum', 'limit', 5, 3, 9],
  ['multiple', 'multipleOf', 'multipleOf', 2, 3, 7],
  ['size', 'minLength', 'limit', 3, 5, 'a'],
  ['size', 'maxItems', 'limit', 0, 1, [1, 2]],
  ['size', 'minContains', 'minContains', 2, 3, []]
] as const) {
  test(`${keyword}: ${JSON.stringify(always)} is told from ${JSON.stringify(where)}`, () => {
    // Of other kinds the schema is asked again where no keyword is named.
    const isWhole = ['range', 'size', 'pattern', 'multiple'].includes(kind)
    for (const spelled of [keyword, 'errorMessage', ...(isWhole ? [undefined] : [])]) {
      const said = (asked: unknown): boolean =>
        isConditional({ [keyword]: always }, { [keyword]: where }, x, {
          kind,
          ...(spelled === undefined ? {} : { keyword: spelled }),
          ...(spelled === 'errorMessage' ? { message: 'm' } : {}),
          // A border: parameters are JSON.
          params: { comparison: '>', [name]: Object({ asked }).asked }
        })
      assert.equal([said(always), said(where)], [false, true], spelled)
    }
  })
}

test.run()
