import { executionFailed, type Fault, unknownTool } from '@toolfault/model'
import { toolCalledUnknown } from '../no-tool.js'
import { type Foreign, foreign } from './foreign.js'
import type { Note } from './notes.js'
import { faultOfStatus } from './status.js'

/** What a status and a body say that is on no wire of ours, and what had to be guessed. */
export interface Elsewhere {
  readonly fault: Fault
  readonly notes: ReadonlyArray<Note>
}

/**
 * The fault that a status tells, with what a foreign body says beside it: where the arguments are wrong, or a
 * sentence. `undefined` for a status that is no failure.
 */
export const elsewhere = (
  status: number,
  body: unknown,
  retryAfterMs?: number
): Elsewhere | undefined => {
  const fault = faultOfStatus(status, retryAfterMs)
  if (fault === undefined) return undefined
  const found = foreign(body)
  const { issues, notes, text } = found
  if (issues.length === 0 && text === '') return { fault, notes: ['from_status'] }
  return { fault: saying(fault, found), notes: issues.length > 0 ? notes : [] }
}

const saying = (fault: Fault, { issues, text }: Foreign): Fault => {
  const message = text === '' ? {} : { message: text }
  switch (fault.kind) {
    case 'invalid_arguments':
      return { ...fault, issues, ...message }
    case 'malformed_request':
      return issues.length > 0
        ? { kind: 'invalid_arguments', issues, ...message }
        : { ...fault, detail: text, ...message }
    case 'unknown_tool': {
      const said = text || sentences(issues)
      const tool = toolCalledUnknown(said)
      if (tool !== undefined) return unknownTool(tool)
      // A tool's own service has much that may be absent.
      return speaksOfTool(said) ? { ...fault, message: said } : executionFailed({ message: said })
    }
    default: {
      const said = text || sentences(issues)
      return said === '' ? fault : { ...fault, message: said }
    }
  }
}

const speaksOfTool = (said: string): boolean => /(?:^|\s)tool\b/i.test(said)

const sentences = (issues: Foreign['issues']): string =>
  issues.flatMap(({ message }) => (message === undefined ? [] : [message])).join('\n')
