import type { Issue } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { issueOf, linesFor } from './lines.js'

const test = suite('advice/telling.formats')

const size = issueOf('minLength', '/a', { limit: 3 })
const format = issueOf('format', '/a', { format: 'date' })
const dated = (pattern: string): object => ({
  properties: { a: { type: 'string', format: 'date', pattern } }
})
const broken = (text: string): Issue => issueOf('pattern', '/a', { pattern: text })
const value = { a: 'z' }
const long = `^${'x'.repeat(40)}$`

// docs: the piece of a format says a pattern of the schema, too, and in place of one that only spells it out.
for (const [name, schema, issue, wanted] of [
  ['a pattern of the same schema', dated('^x$'), broken('^x$'), ['/a format: meet']],
  ['a long one of the same schema', dated(long), broken(long), ['/a format: meet']],
  ['a long one that the schema does not have', dated('^x$'), broken(long), ['/a format: meet']],
  ['not another one', dated('^x$'), broken('^y$'), ['/a pattern: meet', '/a format: meet']],
  [
    'not a rule of the author',
    dated('^x$'),
    {
      path: ['a'],
      kind: 'pattern',
      keyword: 'errorMessage',
      message: 'x only',
      params: { pattern: '^x$' }
    },
    ['/a pattern', '/a format: meet']
  ],
  [
    'not a pattern that nobody names',
    { properties: { a: { type: 'string', format: 'date' } } },
    issueOf('pattern', '/a'),
    ['/a pattern', '/a format: meet']
  ]
] as const satisfies ReadonlyArray<readonly [string, object, Issue, ReadonlyArray<string>]>) {
  test(`a format says ${name}`, () => {
    assert.equal(linesFor({ schema, value }, issue, format), wanted)
  })
}

test('a limit does not say the pattern of the same schema', () => {
  const lines = linesFor({ schema: dated('^x$'), value }, broken('^x$'), size)
  assert.equal(lines, ['/a size: meet', '/a pattern: meet'])
})

test.run()
