import { judge } from '@toolfault/advice/judge'
import { compile } from '@toolfault/validators/ajv'
import { digest } from '@toolfault/words/digest'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('advice/nots')

const decide = judge(compile)

/** What is said of a search by keys of which each may come alone. */
const told = (allOf: ReadonlyArray<object>, args: object): ReadonlyArray<string> => {
  const properties = { id: {}, slug: {}, url: {}, name: { type: 'string' } }
  const verdict = decide({ name: 'find', inputSchema: { properties, allOf } }, args)
  if (verdict.valid) return []
  const text = digest(verdict.fault).replace(/^[^:]+: ?/, '')
  return text.split(/\n- /).filter((line) => line !== '')
}

const apart = (...required: ReadonlyArray<string>): object => ({ not: { required } })
const together = (...keys: ReadonlyArray<string>): RegExp =>
  new RegExp(`must not have ${keys.map((key) => `\`${key}\``).join(' and ')} together`)

test('of several `not` that is told which is broken', () => {
  const [line = '', ...more] = told([apart('id', 'slug'), apart('slug', 'url')], {
    slug: 'a',
    url: 'b'
  })
  assert.match(line, together('slug', 'url'))
  assert.equal(more, [])
})

test('what a value must not be is told of the rule that has it', () => {
  const name = ['root', 'admin'].map((word) => ({ properties: { name: { not: { const: word } } } }))
  assert.equal(told(name, { name: 'admin' }), [
    '`name` must not be "admin", received a string of 5 characters: send another value.'
  ])
})

test('of several that are broken each is told, and once', () => {
  const all = { id: 1, slug: 'a', url: 'b' }
  const lines = told([apart('id', 'slug'), apart('id', 'url'), apart('name', 'url')], all)
  assert.is(lines.length, 2)
  assert.match(lines[0] ?? '', together('id', 'slug'))
  assert.match(lines[1] ?? '', together('id', 'url'))
})

test('where nobody sees which is broken the first is told', () => {
  const letters = ['^a', '^b'].map((pattern) => ({ properties: { name: { not: { pattern } } } }))
  assert.equal(told(letters, { name: 'bob' }).length, 1)
})

test.run()
