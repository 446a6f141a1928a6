import { judge } from '@toolfault/advice/judge'
import type { Advice, InvalidArguments } from '@toolfault/model'
import { compile } from '@toolfault/validators/ajv'

const decide = judge(compile)

/** The fault of arguments that a schema of any dialect refuses; `undefined` where it takes them. */
export const faultOf = (
  inputSchema: unknown,
  value: unknown,
  name = 't'
): InvalidArguments | undefined => {
  const verdict = decide({ name, inputSchema }, value)
  if (verdict.valid) return undefined
  if (verdict.fault.kind !== 'invalid_arguments') throw new TypeError(verdict.fault.kind)
  return verdict.fault
}

/** The advice on such arguments; none where they are taken. */
export const adviceOf = (
  inputSchema: unknown,
  value: unknown,
  name?: string
): ReadonlyArray<Advice> => faultOf(inputSchema, value, name)?.advice ?? []

/** The only piece of advice. */
export const onlyAdvice = (schema: unknown, value: unknown): Advice => {
  const [first, ...rest] = adviceOf(schema, value)
  if (first === undefined || rest.length > 0) {
    throw new TypeError(`${rest.length + (first === undefined ? 0 : 1)} pieces of advice`)
  }
  return first
}
