import { callKey, type Tool, total } from '@toolfault/model'
import type { Change, Validation } from '../capability.js'
import type { Clock } from '../clock.js'
import type { Checked, Question, Way } from './checked.js'
import { type Kept, keeping } from './kept.js'

/** What is remembered of earlier questions. */
export interface Memory {
  readonly known: (question: Question) => Checked | undefined
  /** Begin a question; what came of it counts unless something has changed by then. */
  readonly begin: (question: Question) => Begun
  readonly isMissing: (way: Way, tool: Tool) => boolean
  readonly invalidate: (change: Change) => void
}

/** A question that was begun. */
export interface Begun {
  readonly keep: (checked: Checked) => void
  readonly miss: (way: Way) => void
}

/** How much is remembered. */
export interface Remembering {
  readonly clock: Clock
  readonly validation: Validation | undefined
  readonly keepMs: number
  readonly most: number
  /** In which context questions are asked now. */
  readonly context: (() => string | undefined) | undefined
}

/**
 * Verdicts as announced, and the places where nobody answers, until the tools change: a failure may pass,
 * a tool that is not there will not be there the next time.
 */
export const remembering = ({ clock, context, keepMs, most, validation }: Remembering): Memory => {
  const caching = validation?.caching
  const kept: Kept | undefined = caching && keeping({ caching, clock, keepMs, most })
  const missing = new Set<string>()
  let updates = 0
  const keyOf = ({ args, tool }: Question): string | undefined => {
    // Verdicts that depend on the context are kept only where somebody says which it is.
    const whose = validation?.contextAware === true ? total(() => context?.(), nothing) : null
    return kept === undefined || whose === undefined ? undefined : callKey(tool, args, whose)
  }
  return {
    known: (question) => {
      const key = keyOf(question)
      return key === undefined ? undefined : kept?.get(key)
    },
    begin: (question) => {
      const key = keyOf(question)
      const since = kept?.age() ?? 0
      const then = updates
      return {
        keep: (checked) => {
          if (key !== undefined) kept?.set(key, checked, since)
        },
        miss: (way) => {
          if (then === updates && missing.size < most) missing.add(way.place(question.tool))
        }
      }
    },
    isMissing: (way, tool) => missing.has(way.place(tool)),
    invalidate: (change) => {
      kept?.invalidate(change)
      if (change !== 'tool_update') return
      updates += 1
      missing.clear()
    }
  }
}

const nothing = (): undefined => undefined
