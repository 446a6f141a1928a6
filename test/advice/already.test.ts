import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { adviceOf } from './advised.js'
import { issueOf, linesFor } from './lines.js'

const test = suite('advice/already')

const patterns = ['^C', 'x$', 'y']
const schema = {
  properties: { s: { type: 'string', allOf: patterns.map((pattern) => ({ pattern })) } }
}

test('several patterns of one text are said once, each with the others', () => {
  const [only, more] = adviceOf(schema, { s: 'abc' })
  assert.is(more, undefined)
  assert.equal(
    [only?.expected, ...(only?.also ?? [])],
    [
      { id: 'pattern', pattern: '^C' },
      { id: 'pattern', pattern: 'x$' },
      { id: 'pattern', pattern: 'y' }
    ]
  )
})

test('two that do not name each other are two', () => {
  const said = patterns.map((pattern) => issueOf('pattern', '/s', { pattern }))
  assert.is(linesFor({ value: { s: 'abc' } }, ...said).length, 3)
})

test.run()
