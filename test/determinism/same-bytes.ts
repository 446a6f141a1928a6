import type { Test } from 'uvu'
import * as assert from 'uvu/assert'
import { isShared } from '../corpus/shared.js'
import { bundled } from './bundle.js'
import { allCases } from './cases.js'
import { differences, heardOf } from './held.js'
import type { Run } from './runs.js'

const all = allCases()
const cases = JSON.stringify(all)
const ids = all.cases.map(({ id }) => id)

/** Hold every run to the bytes of the first, in every order of the cases. */
export const sameBytes = async (test: Test, runs: ReadonlyArray<Run>): Promise<void> => {
  const script = await bundled()
  const heard = await heardOf(runs, script, cases)
  const [first] = heard

  test('there are cases of each kind', () => {
    const kinds = new Set(all.cases.map(({ kind }) => kind))
    assert.equal([...kinds].sort(), [
      'call',
      'decided',
      'payload',
      ...(isShared ? ['recorded'] : [])
    ])
    assert.ok(ids.length > (isShared ? 4000 : 500))
  })

  test('every engine is here that npm has for this platform', () => {
    const { arch, platform } = process
    const nodes = platform === 'linux' && arch === 'x64' ? ['node-22', 'node-24'] : []
    assert.equal(
      heard.map(({ run }) => run.name),
      ['this Node', ...nodes, 'Chromium']
    )
  })

  for (const one of heard) {
    const { answered, run } = one
    test(`${run.name} is in ${run.zone} and answers ${run.orders.join(', ')}`, () => {
      assert.equal([answered.locale, answered.zone], [run.locale, run.zone])
      assert.equal(answered.hashes.length, run.orders.length)
      for (const hashes of answered.hashes) {
        assert.is(hashes.length, ids.length)
        assert.ok(hashes.some((hash) => /^[\da-f]{64}$/.test(hash)))
      }
    })

    test(`${run.name} makes the bytes of ${first?.run.name}`, async () => {
      assert.equal(first && (await differences(first, one, script, { cases, ids })), [])
    })
  }
}
