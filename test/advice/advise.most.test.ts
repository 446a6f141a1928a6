import { advise } from '@toolfault/advice/advise'
import { type InvalidArguments, type Issue, invalidArguments } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('advice/advise.most')

const keys = (count: number): ReadonlyArray<Issue> =>
  Array.from({ length: count }, (_, at) => ({ path: [`k${at}`], kind: 'type' }))
const faultOf = (...issues: ReadonlyArray<Issue>): ReturnType<typeof invalidArguments> =>
  invalidArguments('t', { issues })

// Design, section 2: "At most 64, most useful first."
for (const [count, unadvised] of [
  [64, undefined],
  [66, 2]
] as const) {
  test(`of ${count} mistakes 64 are told, and the rest is counted`, () => {
    for (const before of [{}, { unadvised: 9, callId: 'c' }]) {
      const fault = advise({ ...faultOf(...keys(count)), ...before })
      assert.is(fault.advice?.length, 64)
      assert.is('unadvised' in fault, unadvised !== undefined)
      assert.is(fault.unadvised, unadvised)
      assert.is(fault.tool, 't')
      assert.is(fault.issues.length, count)
      assert.is(Object(fault).callId, Object(before).callId)
    }
  })
}

test('a fault keeps what it has beside its issues, whatever stands in place of the tool', () => {
  const issues: ReadonlyArray<Issue> = [{ path: ['a'], kind: 'missing' }]
  for (const more of [{ message: 'm' }, { callId: 'c' }, { guidance: 'g' }]) {
    const given: InvalidArguments = { kind: 'invalid_arguments', ...more, issues }
    const { advice, ...others } = advise(given, {})
    assert.equal(others, given)
    assert.is(advice?.length, 1)
  }
})

test.run()
