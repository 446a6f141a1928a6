import { judge } from '@toolfault/advice/judge'
import { toolfault } from '@toolfault/plugins/fetch'
import { compile } from '@toolfault/validators/cfworker'

const tools = [
  {
    name: 'forecast',
    inputSchema: {
      type: 'object',
      properties: { city: { type: 'string' }, days: { type: 'integer', minimum: 1 } },
      required: ['city']
    }
  }
]

/** F7's validation endpoint on an engine that makes no code from text, so with a validator that interprets. */
export default { fetch: toolfault({ tools, judge: judge(compile) }) }
