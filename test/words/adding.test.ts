import type { Advice } from '@toolfault/model'
import { sentence } from '@toolfault/words/sentence'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('words/adding')

const limit = (more: Partial<Advice>): string =>
  sentence({
    path: ['limit'],
    kind: 'missing',
    expected: { id: 'type', types: ['integer'] },
    fix: { id: 'add', types: ['integer'] },
    ...more
  })

test('what is missing is told with the example of its author', () => {
  assert.is(
    limit({ about: { example: 10 } }),
    '`limit` is missing: add `limit` (integer, such as 10)'
  )
  assert.is(
    limit({ about: { example: 10 }, also: [{ id: 'compare', comparison: '<=', limit: 100 }] }),
    '`limit` is missing: add `limit` (integer, at most 100, such as 10)'
  )
  assert.is(limit({}), '`limit` is missing: add `limit` (integer)')
  // A shape says more than one value of it, and a format has its own.
  assert.is(limit({ about: { example: 10, signature: '10 | 20' } }).includes('such as'), false)
  const format = { id: 'format', format: 'date' } as const
  const text = { id: 'type', types: ['string'] } as const
  assert.is(
    limit({ expected: text, also: [format], about: { example: '2026-01-31' } }),
    '`limit` is missing: add `limit` (string, a valid date such as "2026-01-31")'
  )
})

test.run()
