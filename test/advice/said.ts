import { judge } from '@toolfault/advice/judge'
import { compile as ajv } from '@toolfault/validators/ajv'
import { compile as cfworker } from '@toolfault/validators/cfworker'
import { compile as typebox } from '@toolfault/validators/typebox'
import { digest } from '@toolfault/words/digest'
import * as assert from 'uvu/assert'

const judges = [judge(ajv), judge(typebox), judge(cfworker)]

/** What a caller reads of arguments that a schema refuses, line by line; the same whoever validates. */
export const saidOf = (inputSchema: object, value: unknown): ReadonlyArray<string> => {
  const [said = '', ...others] = judges.map((decide) => {
    const verdict = decide({ name: 't', inputSchema }, value)
    return verdict.valid ? 'valid' : digest(verdict.fault)
  })
  for (const other of others) assert.is(other, said)
  const [head = '', ...points] = said.split('\n')
  return points.length > 0
    ? points.map((point) => point.replace(/^- /, ''))
    : [head.replace(/^Invalid arguments for tool t: /, '').replace(/\.$/, '')]
}
