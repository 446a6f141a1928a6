import { type Fault, isRecord, malformedRequest, own } from '@toolfault/model'
import { fixed } from '@toolfault/words/en'

/** What a `tools/call` request asks for. */
export interface ToolRequest {
  /** Empty where the request names none. */
  readonly tool: string
  /** `{}` where the request has none. */
  readonly args: unknown
  /** Whether the answer is to be a task, which only the SDK can make (2025-11-25, Tasks). */
  readonly isTask: boolean
  /** Why it is no call: its `params` break the shape of one (row M2). */
  readonly fault?: Fault
}

/** Read a request as it came: `name` must be a text, `arguments`, if there are any, an object. */
export const readRequest = (request: unknown): ToolRequest => {
  const params = own(request, 'params')
  const name = own(params, 'name')
  const given = own(params, 'arguments')
  const call = { args: given === undefined ? {} : given, isTask: own(params, 'task') !== undefined }
  if (typeof name !== 'string') {
    return { ...call, tool: '', fault: malformedRequest('shape', fixed.noToolName) }
  }
  if (isRecord(call.args)) return { ...call, tool: name }
  const fault = malformedRequest('shape', fixed.argumentsNoObject, { tool: name })
  return { ...call, tool: name, fault }
}

/** The request with these arguments; itself where they are those that came. */
export const withArguments = (request: unknown, args: unknown): unknown => {
  const params = own(request, 'params')
  if (!isRecord(request) || !isRecord(params) || own(params, 'arguments') === args) return request
  return { ...request, params: { ...params, arguments: args } }
}
