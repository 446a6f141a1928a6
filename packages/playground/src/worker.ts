import { judge } from '@toolfault/advice/judge'
import { compile } from '@toolfault/validators/ajv'

const verdict = judge(compile)(
  { name: 'walk', inputSchema: { type: 'object', required: ['steps'] } },
  {}
)

addEventListener('message', () => postMessage(verdict.valid ? 'valid' : verdict.fault.kind))
