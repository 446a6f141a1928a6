import { own } from '@toolfault/model'
import type { Mute } from '../mute.js'
import { actualOf } from './absent.js'
import type { Trail } from './trail.js'

/** What an author's codec said without what it repeats of the rest of the call, or that it holds what came. */
export const spoken = (
  { context, error }: Trail,
  mute: Mute
): { readonly message?: string; readonly echo?: true } => {
  const message = own(error, 'message')
  if (typeof message !== 'string') return {}
  const repeats = [actualOf(context.at(-1), error), own(error, 'value')].some((value) =>
    isIn(message, value)
  )
  const muted = repeats ? undefined : mute(message)
  return muted === undefined ? { message, echo: true } : { message: muted }
}

/** A text as short as that stands in any sentence by chance. */
const SHORT = 4

const isIn = (message: string, value: unknown): boolean => {
  if (typeof value !== 'string' || value === '' || !message.includes(value)) return false
  return value.length >= SHORT || alone(message, value)
}

/** Whether a short text stands in a sentence as a word of its own. */
const alone = (message: string, value: string): boolean => {
  for (let at = message.indexOf(value); at >= 0; at = message.indexOf(value, at + 1)) {
    const around = (message[at - 1] ?? ' ') + (message[at + value.length] ?? ' ')
    if (!/[\p{L}\p{N}]/u.test(around)) return true
  }
  return false
}
