import type { Challenge } from '@toolfault/model'
import { decodeAnswers } from '@toolfault/protocols/mcp/answers'
import type { ElicitResult } from '@toolfault/types/mcp'
import { type AskedForm, askedOf, resume } from './answers/asked.js'
import { visited } from './answers/visited.js'
import type { ToolCall } from './call.js'
import { type ChallengeEnding, isDone } from './challenge/ending.js'
import type { Outcome } from './retry/transcript.js'

/** How the user is shown what a server asks for; what is absent cannot be shown. */
export interface Showing {
  readonly page?: (page: Challenge & { readonly message: string }) => Promise<ChallengeEnding>
  readonly form?: (form: AskedForm) => unknown
  /** What came of a page that is not done. */
  readonly became: (ending: ChallengeEnding) => Outcome
}

/**
 * Put to the user all that a server asks for in place of a result. The call goes on with the answers under
 * the names of the requests, and with its arguments as they were: the names of a server's form are its
 * own, and need not be those of the tool (MCP 2026-07-28, MRTR). A form for a secret is never shown.
 */
export const resuming = async (
  wire: unknown,
  call: ToolCall,
  { became, form: fill, page: visit }: Showing
): Promise<ToolCall | Outcome> => {
  const { forms, pages } = askedOf(wire)
  if (forms.length + pages.length === 0) return 'failed'
  const answers: Array<readonly [string, ElicitResult]> = []
  for (const page of pages) {
    if (visit === undefined) return 'failed'
    const ending = await visit(page)
    if (!isDone(ending)) return became(ending)
    answers.push([page.id, visited(ending)])
  }
  for (const form of forms) {
    if (fill === undefined || form.secret === true) return 'failed'
    const read = decodeAnswers(await fill(form))
    const answer = read._tag === 'Right' ? read.right['arguments'] : undefined
    if (answer === undefined) return 'failed'
    if (answer.action !== 'accept') return 'declined'
    answers.push([form.key, answer])
  }
  return { ...call, resumed: resume(wire, Object.fromEntries(answers)) }
}
