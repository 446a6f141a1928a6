import { judge } from '@toolfault/advice/judge'
import { type Fault, type Judge, type Tool, toolFault, unavailable } from '@toolfault/model'
import type { HttpOptions } from '@toolfault/plugins/fetch'
import { compile } from '@toolfault/validators/ajv'

/** A name of 128 characters, which MCP allows. */
export const long: string = 'a'.repeat(128)

/** The tools that every mount of the battery serves. */
export const tools: ReadonlyArray<Tool> = [
  {
    name: 'forecast',
    description: 'Get the forecast of a city',
    inputSchema: {
      type: 'object',
      properties: {
        city: { type: 'string', description: 'name of the city' },
        days: { type: 'integer', minimum: 1, maximum: 7 }
      },
      required: ['city'],
      additionalProperties: false
    }
  },
  {
    name: 'send_email',
    description: 'Send an email',
    inputSchema: {
      type: 'object',
      properties: { to: { type: 'string', description: 'the recipient email address' } },
      required: ['to']
    }
  },
  { name: 'free' },
  { name: 'broken', inputSchema: { type: 'nothing' } },
  { name: 'image/resize' },
  { name: 'größe 大' },
  { name: long },
  { name: 'call' },
  { name: 'thrower' },
  { name: 'busy' },
  { name: 'refuser' },
  { name: 'deep', inputSchema: { properties: { a: { $ref: '#' } }, additionalProperties: false } }
]

/** How a tool that was written for MCP says that it failed. */
const refusal = { content: [{ type: 'text', text: 'No such page.' }], isError: true }

const ajv: Judge = judge(compile)

/** What the battery sees of a server while it runs. */
export interface Spied {
  readonly options: HttpOptions
  /** Names of the tools whose handlers ran. */
  readonly ran: Array<string>
  readonly faults: Array<Fault>
  /** How often the hook of the author was asked. */
  readonly asked: Array<unknown>
}

/** Options whose handler, hook and faults are watched. */
export const spied = (more: Partial<HttpOptions> = {}): Spied => {
  const ran: Array<string> = []
  const faults: Array<Fault> = []
  const asked: Array<unknown> = []
  return {
    ran,
    faults,
    asked,
    options: {
      tools,
      judge: ajv,
      run: (tool, args) => {
        ran.push(tool.name)
        if (tool.name === 'thrower') throw new Error('the password is hunter2')
        if (tool.name === 'busy') throw toolFault(unavailable({ retryAfterMs: 1500 }))
        return tool.name === 'refuser' ? refusal : args
      },
      authHook: (request) => {
        asked.push(request)
        return false
      },
      onFault: (fault) => faults.push(fault),
      maxBytes: 100_000,
      timeoutMs: 400,
      ...more
    }
  }
}
