import type { Issue } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { issueOf, linesFor, wants } from './lines.js'

const test = suite('advice/unschooled.places')

const union = issueOf('anyOf', '/u')
const text = wants('string', '/u')
const integer = wants('integer', '/u')
const both = '/u type: send string,integer'

const value = { u: {}, w: { u: {} }, n: {} }
const w = (issue: Issue): Issue => ({ ...issue, path: ['w', ...issue.path] })

// A schema that says nothing of a place, and of nothing around it, tells no branch of a union there.
for (const [name, schema, issues, wanted] of [
  ['that is empty', {}, [text, integer, union], [both]],
  [
    'that says nothing of the place',
    { properties: { n: { type: 'string' } } },
    [text, integer, union],
    [both]
  ],
  [
    'of which only a name is known',
    { properties: { u: { title: 'U' } } },
    [text, integer, union],
    [both]
  ],
  ['that is true there', { properties: { u: true } }, [text, integer, union], [both]],
  [
    'below what it knows',
    { properties: { w: { type: 'object' } } },
    [w(text), w(integer), w(union)],
    ['/w/u type: send string,integer']
  ],
  [
    'beside what it knows, which is told first',
    { properties: { n: { anyOf: [{ type: 'string' }, { type: 'null' }] } } },
    [text, integer, union, wants('string', '/n'), wants('null', '/n'), issueOf('anyOf', '/n')],
    ['/n type: send string,null', both]
  ],
  [
    'beside a limit that it knows',
    { properties: { n: { minProperties: 1 } } },
    [text, integer, union, issueOf('minProperties', '/n', { limit: 1 })],
    ['/n size: meet', both]
  ]
] as const) {
  test(`with a schema ${name}`, () => {
    assert.equal([...linesFor({ schema, value }, ...issues)].sort(), [...wanted].sort())
  })
}

test('what it knows beside is told of the branch that was meant alone', () => {
  const branch = (by: number, key: string): object => ({
    properties: { by: { const: by } },
    required: ['by', key]
  })
  const schema = { properties: { n: { oneOf: [branch(1, 'a'), branch(2, 'b')] } } }
  const known = [issueOf('required', '/n/a'), issueOf('required', '/n/b'), issueOf('oneOf', '/n')]
  const lines = linesFor({ schema, value: { n: { by: 1 }, u: {} } }, ...known, text, integer, union)
  assert.equal(lines, ['/n/a missing: add', both])
})

test('without the arguments no branch is meant', () => {
  const schema = { properties: { u: { anyOf: [{ required: ['a'] }, { required: ['b'] }] } } }
  const issues = [issueOf('required', '/u/a'), issueOf('required', '/u/b'), union]
  assert.equal(linesFor({ schema }, ...issues), [
    '/u/a missing: add',
    '/u/b missing: add',
    '/u alternative: meet'
  ])
})

// Each of these says something of the place, so that branches which the schema does not have were not meant.
for (const said of [
  { type: 'object' },
  { enum: [{ z: 'x' }] },
  { const: { z: 'x' } },
  { not: { type: 'string' } },
  { if: { type: 'string' } },
  { properties: { k: { type: 'string' } } },
  { items: { type: 'string' } }
]) {
  test(`of a place of which the schema says ${Object.keys(said)[0]} the union alone is told`, () => {
    const about = { schema: { properties: { u: said } }, value: { u: { z: 'x' } } }
    const strange = [wants('null', '/u/z'), wants('integer', '/u/z'), union]
    assert.equal(linesFor(about, ...strange), ['/u alternative: meet'])
  })
}

test.run()
