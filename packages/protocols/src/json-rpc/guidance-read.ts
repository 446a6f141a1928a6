import { asking, points } from '@toolfault/words/en'
import { few } from '@toolfault/words/few'

/** Stands for what the tool does; no sentence of ours holds one. */
const ACTION = '\n'

/**
 * What a tool does, out of the guidance that lists its parameters (seed 001, "Zapier Style"); `''` where
 * that does not say it, `undefined` where the guidance is somebody's own sentence.
 */
export const actionIn = (
  guidance: string,
  required: ReadonlyArray<string>,
  optional: ReadonlyArray<string>
): string | undefined => {
  if (optional.length === 0) return undefined
  const listed = (action: string): string =>
    asking.parameters(action, few(required, points.more), few(optional, points.more))
  if (guidance === listed('')) return ''
  const [before = '', after] = listed(ACTION).split(ACTION)
  return after !== undefined && guidance.startsWith(before) && guidance.endsWith(after)
    ? guidance.slice(before.length, guidance.length - after.length)
    : undefined
}
