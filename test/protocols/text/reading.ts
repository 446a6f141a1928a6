import type { Fault } from '@toolfault/model'
import { decode } from '@toolfault/protocols/text/read'

/** The fault that a text tells, and how sure that is. */
export const read = (text: string): readonly [Fault, string] => {
  const got = decode(text)
  if (got._tag === 'Left') throw new Error(JSON.stringify(got.left))
  return [got.right.value, got.right.form.confidence]
}

/** The places that a text blames; the kind of another fault. */
export const pathsIn = (text: string): unknown => {
  const [fault] = read(text)
  return fault.kind === 'invalid_arguments' ? fault.issues.map(({ path }) => path) : fault.kind
}
