import { own } from '@toolfault/model'
import { withoutWord } from '../echo.js'
import type { Mute } from '../mute.js'
import { actualOf } from './absent.js'
import type { Trail } from './trail.js'

/** What an author's codec said without what it repeats of the call, or that it holds what came. */
export const spoken = (
  { context, error }: Trail,
  mute: Mute
): { readonly message?: string; readonly echo?: true } => {
  const message = own(error, 'message')
  if (typeof message !== 'string') return {}
  let rest: string | undefined = message
  for (const value of [actualOf(context.at(-1), error), own(error, 'value')]) {
    if (typeof value === 'string' && rest !== undefined) rest = withoutWord(rest, value)
  }
  const muted = rest === undefined ? undefined : mute(rest)
  return muted === undefined ? { message, echo: true } : { message: muted }
}
