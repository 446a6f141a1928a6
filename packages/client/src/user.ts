import type { Failed, ToolCall } from './call.js'
import { complete } from './challenge/complete.js'
import { inputRequired } from './mcp/result.js'
import { resuming } from './resuming.js'
import type { Effects } from './retry/effects.js'
import type { Outcome } from './retry/transcript.js'
import { type Filling, filling } from './user/fill.js'
import type { Turn } from './user/turn.js'
import { outcomes, type Visiting, visiting } from './user/visit.js'

export type { Filling, FormShown } from './user/fill.js'
export type { Visiting } from './user/visit.js'

/** How the user of a run is reached. */
export interface Reaching {
  /** Shows a page to authorize at, and asks whether that is done: as `complete` of `./challenge` takes it. */
  readonly visit?: Visiting
  /** Shows forms, and judges what was filled in. */
  readonly fill?: Filling
}

/**
 * What the retry loop turns to its user with: pages are shown and their challenges seen through, one after
 * another; what a call lacks is asked for in a form, put into the arguments, and judged again before the
 * call is made. Spread it into the effects of `retrying`.
 */
export const user = (reaching: Reaching): Pick<Effects, 'fill' | 'visit'> => {
  const { fill, visit } = reaching
  return {
    ...(visit === undefined ? {} : { visit: answering(reaching, visiting(visit)) }),
    ...(fill === undefined ? {} : { fill: answering(reaching, filling(fill)) })
  }
}

/** What a server asks for in place of a result is answered to it; for all else there is the turn. */
const answering =
  <F>(
    { fill, visit }: Reaching,
    turn: Turn<F>
  ): ((...given: [...Parameters<Turn<F>>, failed?: Failed]) => Promise<ToolCall | Outcome>) =>
  (fault, call, signal, failed) => {
    const { tool } = call
    const wire = failed?.wire
    if (inputRequired(wire) === undefined) return turn(fault, call, signal)
    return resuming(wire, call, {
      became: ({ outcome }) => outcomes[outcome],
      ...(visit === undefined
        ? {}
        : { page: (page) => complete(page, { ...visit, message: page.message, tool, signal }) }),
      ...(fill === undefined
        ? {}
        : {
            form: ({ message, requestedSchema }) =>
              fill.ask({ message, requestedSchema, tool }, signal)
          })
    })
  }
