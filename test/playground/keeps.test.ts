import { invalid, invalidArguments, valid } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { keeps } from './parts.js'

const test = suite('playground/keeps')

const verdict = invalid(invalidArguments('walk', { issues: [{ path: ['n'], kind: 'type' }] }))

test('a field is kept whole, in part or not at all', () => {
  assert.equal(keeps(verdict, ['/issues/*/kind', '/tool']), [
    { field: 'kind', kept: 'whole', lost: [] },
    { field: 'tool', kept: 'none', lost: [] },
    { field: 'issues', kept: 'part', lost: ['/*/kind'] }
  ])
})

test('a field whose name begins as another does is another', () => {
  assert.is(keeps(verdict, ['/issuesX/a', '/kind/x'])[2]?.kept, 'whole')
})

test('where nothing can be compared nothing is kept', () => {
  assert.equal(keeps(valid, ['']), [{ field: 'valid', kept: 'none', lost: [] }])
})

test('warnings stand beside the fields of the fault', () => {
  const warned = { ...valid, warnings: [{ id: 'ignored_key', path: ['x'] }] } as const
  assert.equal(
    keeps(warned, []).map(({ field }) => field),
    ['valid', 'warnings']
  )
})

test.run()
