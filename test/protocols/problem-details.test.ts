import * as problemDetails from '@toolfault/protocols/problem-details'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { problemAnswer } from '../official/schemas.js'
import { assertWire, faultOf, vectors } from '../vectors/vectors.js'

const test = suite('protocols/problem-details')

for (const vector of vectors('problem-details')) {
  test(`writes ${vector.description} [${vector.rows.join(' ')}]`, () => {
    const form: problemDetails.ProblemForm = vector.form ?? {}
    const wire = problemDetails.encode(faultOf(vector), form)
    assertWire(wire, vector.wire)
    // The name of what rides along is not one that section 4 recommends.
    if (form.carrier !== true) assert.equal(problemAnswer(wire), [])
  })
}

test('the media type is that of the RFC [section 6]', () => {
  assert.is(problemDetails.mediaType, 'application/problem+json')
})

test('types, titles and statuses are one for each kind', () => {
  const found = problemDetails.carries.map((kind) => {
    // A border: a fault that is nothing but its kind.
    const { body } = problemDetails.encode({ kind } as never)
    return `${body.status} ${body.type.slice('https://toolfault.dev/problems/'.length)} ${body.title}`
  })
  assert.equal(found, [
    '400 malformed_request Invalid request',
    '404 unknown_tool Unknown tool',
    '500 invalid_schema Invalid schema',
    '422 invalid_arguments Invalid arguments',
    '403 authorization_required Authorization required',
    '500 misconfigured Requirements of this tool are not met',
    '503 unavailable The tool is unavailable at the moment',
    '500 execution_failed The tool ran and failed',
    '500 internal Internal error'
  ])
})

test('who has failed three times in the same way is offered no further try', () => {
  const attempt = { count: 3, fixed: [], still: [], fresh: [] }
  const wire = problemDetails.encode({ kind: 'execution_failed', canRetry: true, attempt })
  assert.is(wire.body.canRetry, false)
})

test.run()
