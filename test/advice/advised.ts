import { judge } from '@toolfault/advice/judge'
import type { Advice } from '@toolfault/model'
import { compile } from '@toolfault/validators/ajv'

const decide = judge(compile)

/** The advice on arguments that a schema of any dialect refuses; none where it takes them. */
export const adviceOf = (inputSchema: unknown, value: unknown): ReadonlyArray<Advice> => {
  const verdict = decide({ name: 't', inputSchema }, value)
  if (verdict.valid) return []
  if (verdict.fault.kind !== 'invalid_arguments') throw new TypeError(verdict.fault.kind)
  return verdict.fault.advice ?? []
}

/** The only piece of advice. */
export const onlyAdvice = (schema: unknown, value: unknown): Advice => {
  const [first, ...rest] = adviceOf(schema, value)
  if (first === undefined || rest.length > 0) {
    throw new TypeError(`${rest.length + (first === undefined ? 0 : 1)} pieces of advice`)
  }
  return first
}
