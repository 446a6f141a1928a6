import { faultOf } from '@toolfault/model'
import type { Answer, Call, Failed, ToolCall } from '../call.js'
import { named } from '../failed.js'
import type { Told } from '../status.js'
import { answerOf, type Wire } from './answer.js'
import type { HttpOptions } from './options.js'
import { type Asked, posted } from './post.js'

/** How a protocol asks and what it makes of the answer. */
export interface Protocol {
  /** A call that it cannot put is one that failed before it was made. */
  readonly asks: (call: ToolCall) => Asked | Told
  /** `undefined` for an answer that is none of its own. */
  readonly reads: (wire: Wire, call: ToolCall) => Answer | undefined
}

/** Make calls by a protocol over HTTP. The call never rejects. */
export const caller =
  (options: HttpOptions, protocol: Protocol): Call =>
  async (call, signal) => {
    let isSent = false
    try {
      const asked = protocol.asks(call)
      if ('fault' in asked) return failing(asked, call)
      isSent = true
      const came = await posted(options, call, asked, signal)
      if ('fault' in came) return failing(came, call)
      return answerOf(came, call.tool, (wire) => protocol.reads(wire, call))
    } catch (error) {
      return failing({ fault: faultOf(error), ...(isSent ? { unsure: true } : {}) }, call)
    }
  }

const failing = ({ fault, unsure }: Told, call: ToolCall): Failed => ({
  ok: false,
  fault: named(fault, call?.tool),
  ...(unsure === true ? { unsure } : {})
})
