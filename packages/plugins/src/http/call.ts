import { authorizationRequired, isRecord, own, owns } from '@toolfault/model'
import { type Body, readBody } from '@toolfault/protocols/exchange'
import * as f7 from '@toolfault/protocols/f7/exchange'
import * as jsonRpc from '@toolfault/protocols/json-rpc/exchange'
import { encode } from '@toolfault/protocols/oxp'
import type { Run } from '@toolfault/protocols/oxp/exchange'
import * as oxp from '@toolfault/protocols/oxp/exchange'
import * as attempts from '@toolfault/words/attempt'
import { fixed } from '@toolfault/words/en'
import { failed } from '../failure.js'
import type { HttpRequest, Reply } from './message.js'
import type { HttpOptions } from './options.js'
import { running } from './settle.js'

/**
 * Answer `POST /tools/call`: `tool_id` is OXP's, `name` or `jsonrpc` Agentopia's. What is neither, or no
 * JSON, is answered by OXP, whose 400 is for all that cannot be called.
 */
export const called = async (
  request: HttpRequest,
  body: () => Promise<Body>,
  run: Run,
  options: HttpOptions
): Promise<Reply> => {
  if (!(await isAllowed(request, options))) {
    return encode(authorizationRequired('server', []))
  }
  const read = await readBody(body)
  const json = read._tag === 'Left' ? undefined : read.right
  const given: Body = read._tag === 'Left' ? { fault: read.left } : { value: json }
  const exchange = running(request, options, run, nameIn(json))
  return isAgentopia(json)
    ? jsonRpc.call(exchange.tools, given, { ...exchange, form: { attempts, ...options.jsonRpc } })
    : oxp.call(exchange.tools, given, {
        ...exchange,
        form: { attempts, ...options.oxp },
        version: request.header('oxp-version'),
        newCallId: () => crypto.randomUUID(),
        now: () => performance.now()
      })
}

/** Answer `POST /tools/{name}/call`, which is closed unless it was opened (F7, "Tool Execution API"). */
export const executed = async (
  request: HttpRequest,
  body: () => Promise<Body>,
  name: string,
  options: HttpOptions
): Promise<Reply> => {
  const { allowExecute, run } = options
  if (allowExecute !== true || run === undefined) {
    return { status: 403, body: { error: fixed.executionDisabled } }
  }
  if (!(await isAllowed(request, options))) {
    return { status: 401, body: { error: fixed.unauthorized } }
  }
  const exchange = running(request, options, run, name)
  return f7.call(exchange.tools, name, body, {
    ...exchange,
    form: { attempts, ...options.mcp }
  })
}

/** Who is not let in by a hook that fails is not let in; why it failed is for its author alone. */
const isAllowed = async ({ raw }: HttpRequest, options: HttpOptions): Promise<boolean> => {
  try {
    return options.authHook === undefined || (await options.authHook(raw)) === true
  } catch (thrown) {
    await failed(authorizationRequired('server', []), { request: raw, thrown }, options)
    return false
  }
}

const isAgentopia = (json: unknown): boolean =>
  !owns(json, 'tool_id') &&
  ['jsonrpc', 'method', 'name'].some((member) => owns(json, member)) &&
  !isRecord(own(json, 'request'))

/** Which tool a body names, by whichever member. */
const nameIn = (json: unknown): string | undefined => {
  const name =
    own(json, 'tool_id') ??
    own(own(json, 'request'), 'tool_id') ??
    own(json, 'name') ??
    own(own(json, 'params'), 'name')
  return typeof name === 'string' ? name : undefined
}
