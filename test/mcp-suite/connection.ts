import { own } from '@toolfault/model'
import type { Connection } from './scenario.js'

/** The revision in whose way requests are made: since 2026-07-28 each says all of itself. */
type Revision = '2025-06-18' | '2025-11-25' | '2026-07-28'

const client = { name: 'toolfault-test', version: '1.0.0' }

/** Connect over streamable HTTP, with nothing but requests. */
export const connecting = async (url: string, revision: Revision): Promise<Connection> => {
  const isLate = revision === '2026-07-28'
  let id = 0
  const request = async (method: string, params: object): Promise<unknown> => {
    id += 1
    const name = own(params, 'name')
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        ...(method === 'initialize' ? {} : { 'mcp-protocol-version': revision }),
        // 2026-07-28, Streamable HTTP, "Standard Headers".
        ...(isLate ? { 'mcp-method': method } : {}),
        ...(isLate && typeof name === 'string' ? { 'mcp-name': name } : {})
      },
      body: JSON.stringify({
        jsonrpc: '2.0',
        id,
        method,
        params: isLate ? { ...params, _meta: meta } : params
      })
    })
    const answer = parsed(await response.text())
    const error = own(answer, 'error')
    if (error !== undefined) throw error
    return own(answer, 'result')
  }
  if (!isLate) {
    await request('initialize', {
      protocolVersion: revision,
      capabilities: {},
      clientInfo: client
    })
  }
  return { request, close: async () => undefined }
}

const meta = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientCapabilities': {},
  'io.modelcontextprotocol/clientInfo': client
} as const

/** The JSON of an answer, or of the event that holds it. */
const parsed = (text: string): unknown => JSON.parse(/^data: (.+)$/m.exec(text)?.[1] ?? text)
