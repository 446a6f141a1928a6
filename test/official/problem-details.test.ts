import { faultKinds } from '@toolfault/model'
import * as problemDetails from '@toolfault/protocols/problem-details'
import fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { generated } from '../hostile/generated.js'
import { typedFault } from '../hostile/typed.js'
import { seen } from '../laws/read.js'
import { samples } from '../laws/samples.js'
import { problemAnswer } from './schemas.js'

const test = suite('official/problem-details')

const check = (fault: Parameters<typeof problemDetails.encode>[0]): void => {
  const answer = problemDetails.encode(fault)
  // Through JSON, as a stranger sees it.
  assert.equal(problemAnswer(seen(answer)), [], JSON.stringify(fault))
  // "Generators MUST use the same status code" (RFC 9457, section 3.1.2).
  assert.is(answer.body.status, answer.status)
}

test('every kind of fault is among the samples', () => {
  const kinds = new Set(samples.map(({ kind }) => kind))
  assert.equal([...kinds].sort(), [...faultKinds].sort())
})

test('every sample and every generated fault fits the RFC', () => {
  for (const fault of [...samples, ...generated]) check(fault)
})

test('whatever TypeScript lets through fits the RFC', () => {
  fc.assert(fc.property(typedFault, check), { numRuns: 300, seed: 20_260_728 })
})

test.run()
