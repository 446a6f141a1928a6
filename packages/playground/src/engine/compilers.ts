import type { Compile } from '@toolfault/model'
import { compile as ajv } from '@toolfault/validators/ajv'
import { compile as cfworker } from '@toolfault/validators/cfworker'
import { compile as typebox } from '@toolfault/validators/typebox'

/** The validators that a call can be judged with, the usual one first. */
export const compilers: ReadonlyMap<string, Compile> = new Map([
  ['ajv', ajv],
  ['typebox', typebox],
  ['cfworker', cfworker]
])

/** The validator of a name, or the usual one. */
export const compilerOf = (name: string): Compile => compilers.get(name) ?? ajv
