import { executionFailed, type Fault, total, unknownTool } from '@toolfault/model'

/** What a text says has failed, and how sure that is. */
export interface Recognised {
  readonly fault: Fault
  readonly confidence: 'certain' | 'likely' | 'guess'
}

/** Longer texts are read to here. */
const MOST = 20_000

/**
 * Make out from a sentence which fault it tells of. What is not recognised is a failed execution with
 * the text as its message (an MCP result with `isError` says no more), as a guess.
 */
export const recognise = (text: string): Recognised =>
  total<Recognised>(
    () => {
      const head = text.slice(0, MOST)
      const tool = /^Unknown tool: (.+)$/.exec(head)?.[1]
      return tool === undefined
        ? { fault: executionFailed({ message: head }), confidence: 'guess' }
        : { fault: unknownTool(tool), confidence: 'certain' }
    },
    () => ({ fault: { kind: 'execution_failed' }, confidence: 'guess' })
  )
