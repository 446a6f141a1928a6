import { isRecord, keysOf, own } from '@toolfault/model'
import { bodyIn } from './body-in.js'

/** Longer texts are dumps. */
const LONGEST = 4_000

/** What says beside a sentence that it is of a failure, and no more than that. */
const flags: ReadonlyArray<readonly [name: string, values: ReadonlyArray<unknown>]> = [
  ['success', [false]],
  ['ok', [false]],
  ['isError', [true]],
  ['is_error', [true]],
  ['status', ['error', 'failed', 'failure']],
  ['type', ['error']]
]

/**
 * The sentence of a text that is an object with nothing but that, as many handlers return what failed: `{"error": "…"}`, or a
 * `message` beside what says that it failed. `undefined` for any other text.
 */
export const errorIn = (text: string): string | undefined => {
  if (!text.startsWith('{') || text.length > LONGEST) return undefined
  const body = bodyIn(text)?.body
  if (!isRecord(body)) return undefined
  const names = keysOf(body).filter((name) => !isFlag(name, own(body, name)))
  const [name = ''] = names
  const sentence = own(body, name)
  const isOne =
    names.length === 1 && (name === 'error' || (name === 'message' && keysOf(body).length > 1))
  return isOne && typeof sentence === 'string' ? sentence : undefined
}

const isFlag = (name: string, value: unknown): boolean =>
  flags.some(([flag, values]) => flag === name && values.includes(value))
