import { advise } from '@toolfault/advice/advise'
import { judge } from '@toolfault/advice/judge'
import { meant } from '@toolfault/advice/meant'
import { invalidArguments } from '@toolfault/model'
import { compile } from '@toolfault/validators/ajv'
import { digest } from '@toolfault/words/digest'
import fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { frozen } from '../hostile/frozen.js'
import { anything, isBounded, seed } from './anything.js'
import { pair, someIssues } from './random.js'

const test = suite('advice/random')

anything(test, 1_000)

test('what is advised already is advised to the same bytes', () => {
  fc.assert(
    fc.property(pair, someIssues, ({ schema, value }, issues) => {
      const about = { schema, value, meant }
      const advised = advise(invalidArguments('t', { issues }), about)
      assert.is(JSON.stringify(advise(advised, about)), JSON.stringify(advised))
    }),
    { numRuns: 700, seed: seed + 1 }
  )
})

test('whatever ajv says of whatever schema and value', () => {
  const decide = judge(compile)
  fc.assert(
    fc.property(pair, ({ schema, value }) => {
      frozen([schema, value])
      const verdict = decide({ name: 't', inputSchema: schema }, value)
      if (verdict.valid) return
      assert.is.not(verdict.fault.kind, 'internal')
      if (verdict.fault.kind === 'invalid_arguments') {
        assert.ok(verdict.fault.advice !== undefined && verdict.fault.advice.length > 0)
      }
      for (const verbosity of ['brief', 'normal', 'full'] as const) {
        isBounded(verdict.fault, digest(verdict.fault, { verbosity }))
      }
    }),
    { numRuns: 300, seed }
  )
})

test.run()
