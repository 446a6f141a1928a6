import { type Fault, retryCapable } from '@toolfault/model'
import { digest } from '@toolfault/words/digest'
import { en } from '@toolfault/words/en'
import { asksForRetry, type Questioning, question } from '@toolfault/words/question'
import { categoryOf } from './category.js'

/** What a client reads, and what had to stay out of it. */
export interface Message {
  readonly message: string
  /** What another party said, where as `message` it would start a retry that cannot help (row A18). */
  readonly detail?: string
}

/**
 * The message of a fault for a client that looks for Agentopia's needles: a question for the four
 * categories; without any needle where no retry can help and no category says so.
 */
export const messageOf = (fault: Fault, asked: Questioning): Message => {
  const { pack = en } = asked
  const text = question(fault, asked) || pack.faults.internal
  const mayAsk = retryCapable(fault) || categoryOf(fault) !== undefined
  return mayAsk || !asksForRetry(text)
    ? { message: text }
    : { message: quiet(fault, pack), detail: text }
}

/** Our own sentence about a fault of the kind, with nothing that anyone else said. */
const quiet = (fault: Fault, pack: typeof en): string => {
  if (fault.kind === 'invalid_schema') return pack.fixed.schemaOfTool
  return digest({ kind: fault.kind === 'execution_failed' ? fault.kind : 'internal' }, { pack })
}
