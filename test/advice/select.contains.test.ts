import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { issueOf, lacks, linesFor, wants } from './lines.js'

const test = suite('advice/select.contains')

const few = (path: string): ReturnType<typeof issueOf> =>
  issueOf('contains', path, { minContains: 1 })
const told = '/a size: meet'
const list = { type: 'array' }
const union = issueOf('anyOf', '/a')

// A validator may know of a rule that the schema at hand does not have: it is told, and what it sums up is not.
for (const [name, a, issues, wanted] of [
  ['beside another issue', list, [few('/a'), lacks('/b')], ['/b missing: add', told]],
  [
    'and not what it says of the items',
    list,
    [wants('string', '/a/0'), few('/a'), lacks('/b')],
    ['/b missing: add', told]
  ],
  [
    'and not one that is counted itself',
    list,
    [few('/a/0'), few('/a'), lacks('/b')],
    ['/b missing: add', told]
  ],
  [
    'but not of a branch that was not meant',
    { anyOf: [{ ...list, minItems: 3 }, { type: 'string' }] },
    [few('/a'), union],
    ['/a size: meet']
  ]
] as const) {
  test(`too few items that match, of which the schema says nothing: ${name}`, () => {
    const schema = { properties: { a }, required: ['b'] }
    assert.equal(linesFor({ schema, value: { a: [[1]] } }, ...issues), wanted)
  })
}

test('at the root it is told as well', () => {
  const lines = linesFor(
    { schema: { ...list, items: { type: 'integer' } }, value: ['x'] },
    few(''),
    wants('integer', '/0')
  )
  assert.equal(lines, [' size: meet', '/0 type: send integer'])
})

test.run()
