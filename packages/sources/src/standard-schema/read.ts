import { type Findings, part, total, unreadable } from '@toolfault/model'
import { isThenable } from '../thenable.js'
import type { ArrangedErrors } from './arranged.js'
import type { StandardIssue, StandardResult, StandardSchema } from './foreign.js'
import { resultOf, WRONG } from './result.js'

export type { ArrangedErrors } from './arranged.js'
export type { StandardIssue, StandardKey, StandardResult, StandardSchema } from './foreign.js'
export { jsonSchemaOf } from './json-schema.js'

/**
 * Read what a Standard Schema validator said, or its `issues`, in its order: zod 3 and 4, valibot 1,
 * arktype 2, and of any other the path and the sentence. A `ZodError` and `ArkErrors` pass, too, an error of zod-validation-error,
 * and what zod and valibot make of their issues to be shown (`flattenError`, `treeifyError`, `formatError`, `prettifyError`,
 * `flatten`, `summarize`), of which the sentences are left.
 *
 * `value` is what was rejected; with it a key that is missing is told from one that is `undefined`. It
 * is not kept. A promise is refused, never read as valid; so is what has neither issues nor a value.
 *
 * @see Standard Schema, version 1, `StandardSchemaV1.Result`
 */
export const fromStandardSchema = (
  result: StandardResult | ReadonlyArray<StandardIssue> | ArrangedErrors | string,
  value?: unknown
): Findings =>
  total(
    () => resultOf(result, value),
    () => unreadable(WRONG)
  )

/**
 * Ask a schema about a value, and read its answer.
 *
 * A promise is refused: zod answers with one also where a synchronous check throws, so use
 * {@link validateAsync}. A schema that throws, and what is no schema of version 1, is one issue of kind
 * `unknown` that says so.
 *
 * @see Standard Schema, version 1, `StandardSchemaV1.Props.validate`
 */
export const validate = (schema: StandardSchema, value: unknown): Findings =>
  total(
    () => {
      const answer = ask(schema, value)
      if ('refused' in answer) return answer.refused
      if (!isThenable(answer.result)) return resultOf(answer.result, value)
      // Nobody waits for it, so nobody else would catch it.
      Promise.resolve(answer.result).then(
        () => undefined,
        () => undefined
      )
      return unreadable('the schema answered with a promise: use validateAsync')
    },
    () => unreadable(THREW)
  )

/** The same for any schema, asynchronous or not. Never rejects: a rejection is one issue `unknown`. */
export const validateAsync = async (schema: StandardSchema, value: unknown): Promise<Findings> => {
  try {
    const answer = ask(schema, value)
    return 'refused' in answer ? answer.refused : resultOf(await answer.result, value)
  } catch {
    return unreadable(THREW)
  }
}

const THREW = 'the schema threw an error while it validated'

type Answer = { readonly refused: Findings } | { readonly result: unknown }

const ask = (schema: unknown, value: unknown): Answer => {
  const standard = part(schema, '~standard')
  if (standard === undefined || standard === null) {
    return { refused: unreadable('this is no Standard Schema: it has no property "~standard"') }
  }
  const version = part(standard, 'version')
  if (version !== 1) {
    return {
      refused: unreadable(
        'only version 1 of Standard Schema can be asked: "~standard".version must be 1'
      )
    }
  }
  if (typeof part(standard, 'validate') !== 'function') {
    return { refused: unreadable('this schema cannot validate: it has no "~standard".validate') }
  }
  // A border: tested above; called on its owner, as `this` may be used.
  return { result: (standard as StandardSchema['~standard']).validate(value) }
}
