import { latest, revisionOf, revisions } from '@toolfault/protocols/mcp'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('protocols/mcp/revision')

test('a peer is answered in the newest revision that is not newer than its own', () => {
  for (const revision of revisions) assert.is(revisionOf(revision, latest), revision)
  assert.is(revisionOf('2025-07-01', latest), '2025-06-18')
  assert.is(revisionOf('2024-10-07', latest), '2024-11-05')
  assert.is(revisionOf('2099-01-01', '2025-11-25'), latest)
  for (const odd of [undefined, null, 20251125, {}]) {
    assert.is(revisionOf(odd, '2025-11-25'), '2025-11-25')
  }
})

test.run()
