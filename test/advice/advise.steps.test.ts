import { advise } from '@toolfault/advice/advise'
import { type Issue, invalidArguments } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('advice/advise.steps')

// Design, "Total": a step counter of 10 000 for each call.
for (const [count, unadvised] of [
  [10_000, undefined],
  [10_002, 2]
] as const) {
  test(`of ${count} issues 10 000 are looked at, and the rest is counted`, () => {
    const one: Issue = { path: ['r'], kind: 'type' }
    const issues = Array.from({ length: count }, (_, at) =>
      at < 9_999 ? one : { ...one, path: [`${at}`] }
    )
    const fault = advise(invalidArguments('t', { issues }))
    assert.equal(
      fault.advice?.map(({ path }) => path[0]),
      ['r', '9999']
    )
    assert.is(fault.unadvised, unadvised)
  })
}

test.run()
