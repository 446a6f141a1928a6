import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { issueOf, linesFor, wants } from './lines.js'

const test = suite('advice/foresee.settled')

const main = { type: 'object', properties: { main: { const: true } }, required: ['main'] }
const item = { type: 'object', properties: { main: { type: 'boolean' } } }
const files = (more: object): object => ({ type: 'array', items: item, contains: main, ...more })

const counted = (minContains: number, more = {}): ReturnType<typeof issueOf> =>
  issueOf('contains', '/files', { minContains, ...more })
const mends = (at: number): string => `/files/${at}/main type: put true`
const said = '/files size: meet'
const quoted = { main: 'true' }
const right = { main: true }

// The items of which too few match are mended one by one: where enough do then, no more has to be said.
for (const [name, more, value, wrong, least, wanted] of [
  ['one is enough', {}, [quoted], [0], 1, [mends(0)]],
  ['one beside one that matched', { minContains: 2 }, [right, quoted], [1], 2, [mends(1)]],
  ['two', { minContains: 2 }, [quoted, quoted], [0, 1], 2, [mends(0), mends(1)]],
  ['one where two have to', { minContains: 2 }, [quoted, {}], [0], 2, [said, mends(0)]],
  ['more than enough', { minContains: 2 }, [quoted, right, quoted], [0, 2], 2, [mends(0), mends(2)]]
] as const) {
  test(`of a list with too few matches nothing is said when these are mended: ${name}`, () => {
    const schema = { properties: { files: files(more) } }
    const issues = wrong.map((at) => wants('boolean', `/files/${at}/main`))
    const lines = linesFor({ schema, value: { files: value } }, counted(least), ...issues)
    assert.equal(lines, wanted)
  })
}

test('so it is where a reference says what has to match', () => {
  const schema = { properties: { files: { $ref: '#/$defs/f' } }, $defs: { f: files({}) } }
  const about = { schema, value: { files: [quoted] } }
  assert.equal(linesFor(about, counted(1), wants('boolean', '/files/0/main')), [mends(0)])
})

test('it is said where nothing in the list is mended', () => {
  const schema = { properties: { files: files({}), n: { type: 'integer' } } }
  const about = { schema, value: { n: '1', files: [{ main: false }] } }
  assert.equal(linesFor(about, counted(1), wants('integer', '/n')), [said, '/n type: put 1'])
})

// No pattern is run by us, so that nobody knows which end of the range is meant.
test('it is said where enough seem to match already', () => {
  const named = { ...main, properties: { ...main.properties, name: { pattern: '^x' } } }
  const many = { contains: named, maxContains: 1 }
  for (const [more, asked] of [
    [many, counted(1, { maxContains: 1 })],
    [{ contains: named }, counted(1)]
  ] as const) {
    const schema = { properties: { files: files(more) } }
    const one = { schema, value: { files: [right, quoted] } }
    assert.equal(linesFor(one, asked, wants('boolean', '/files/1/main')), [said, mends(1)])
    const two = { schema, value: { files: [right, right, quoted] } }
    assert.equal(linesFor(two, asked, wants('boolean', '/files/2/main')), [said, mends(2)])
  }
})

test('what else is settled does not hide what comes to light', () => {
  const schema = {
    properties: { files: files({}), f: { type: 'object', required: ['s'] } }
  }
  const about = { schema, value: { files: [quoted], f: '{}' } }
  assert.equal(
    linesFor(about, counted(1), wants('boolean', '/files/0/main'), wants('object', '/f')),
    [mends(0), '/f type: parse', '/f/s missing: add']
  )
})

test('a limit on the items is not one on those that match', () => {
  const schema = { properties: { files: files({ minItems: 2 }) } }
  const about = { schema, value: { files: [quoted] } }
  const issues = [issueOf('minItems', '/files', { limit: 2 }), wants('boolean', '/files/0/main')]
  assert.equal(linesFor(about, ...issues), [said, mends(0)])
})

test.run()
