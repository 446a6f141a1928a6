import { faultOf } from '@toolfault/model'
import type { Answer, Call, ToolCall } from '../call.js'
import { failing } from '../failed.js'
import type { Told } from '../status.js'
import { answerOf, type Wire } from './answer.js'
import type { HttpOptions } from './options.js'
import { type Outgoing, posted } from './post.js'

/** How a protocol asks and what it makes of the answer. */
export interface Protocol {
  /** A call that it cannot put is one that failed before it was made. */
  readonly asks: (call: ToolCall) => Outgoing | Told
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
      if ('fault' in asked) return failing(asked, call?.tool)
      isSent = true
      const came = await posted(options, call, asked, signal)
      if ('fault' in came) return failing(came, call?.tool)
      return answerOf(came, call.tool, (wire) => protocol.reads(wire, call))
    } catch (error) {
      return failing({ fault: faultOf(error), ...(isSent ? { unsure: true } : {}) }, call?.tool)
    }
  }
