import type { IncomingMessage, ServerResponse } from 'node:http'
import { hostHeaderValidation, originValidation } from '@modelcontextprotocol/node'
import { localhostAllowedHostnames } from '@modelcontextprotocol/server'
import { judge } from '@toolfault/advice/judge'
import type { Compile, Fault } from '@toolfault/model'
import { toolfault } from '@toolfault/plugins/express'
import { line } from '@toolfault/words/escape'
import { readings } from '@toolfault/words/readings'
import type { Catalogue } from './catalogue.js'
import { isPreflight, opened, origins, preflight } from './cors.js'
import { type Handler, send } from './http.js'
import { mcpHandler } from './mcp.js'
import type { ServeOptions } from './options.js'
import { pageOf } from './pages.js'
import { type Playground, playgroundOf } from './playground.js'
import type { Running } from './run.js'

/** Every way into the tools: MCP, the routes of the plugins, and the lists. */
export const routes = (
  options: ServeOptions,
  catalogue: Catalogue,
  running: Running,
  compile: Compile
): Handler => {
  const { allowExecute, host, maxBody, timeout } = options
  const { tools } = catalogue
  const decide = judge(compile)
  const { challenges, requires, run } = running
  const common = { challenges, requires, run, tools, judge: decide, allowExecute, onFault } as const
  const limits = { maxBytes: maxBody, timeoutMs: timeout }
  const playground = playgroundOf(catalogue.f7.map(({ whole }) => whole))
  const atRoot = toolfault({ ...common, ...limits, cors: true })
  const forOxp = toolfault({ ...common, ...limits, cors: true, prefix: '/oxp' })
  const mcp = mcpHandler(catalogue, decide, running, options)
  // A page of the network must not reach what is bound to this machine (DNS rebinding).
  const own = [...localhostAllowedHostnames(), host]
  const guards = isLoopback(host) ? [hostHeaderValidation(own), originValidation(own)] : []
  return (request, response) => {
    if (!guards.every((allows) => allows(request, response))) return undefined
    if (pathOf(request) === '/mcp')
      return isPreflight(request) ? preflight(request, response) : mcp(request, opened(response))
    const last = (): void => {
      if (isPreflight(request)) preflight(request, response)
      else if (isForPage(request)) show(request, response, playground)
      else page(request, response, catalogue, running)
    }
    return atRoot(request, response, () => forOxp(request, response, last))
  }
}

/** The playground has its own address, and is what a browser gets at the root. */
const isForPage = (request: IncomingMessage): boolean => {
  const path = pathOf(request)
  return (
    isRead(request) &&
    (path === '/playground' ||
      (path === '/' && (request.headers.accept ?? '').includes('text/html')))
  )
}

const show = (
  request: IncomingMessage,
  response: ServerResponse,
  { headers, html }: Playground
): void => {
  request.resume()
  response.writeHead(200, { ...headers, vary: 'accept' })
  response.end(html)
}

const isRead = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD'

const page = (
  request: IncomingMessage,
  response: ServerResponse,
  catalogue: Catalogue,
  running: Running
): void => {
  // OXP-DOCS15: the header has taken the place of the marker in the bodies (row O2).
  const isOxp = request.headers['oxp-version'] !== undefined
  const found = isRead(request) ? pageOf(pathOf(request), catalogue, running, isOxp) : undefined
  request.resume()
  const { body, status } = found ?? { status: 404, body: { error: readings.nowhere } }
  send(response, status, body, ANYWHERE)
}

const ANYWHERE = { ...origins, vary: 'accept' }

/** Without a query; a slash at the end is of no account, as in the routes of the plugins. */
const pathOf = ({ url = '/' }: IncomingMessage): string =>
  url.replace(/[?#].*$/s, '').replace(/(.)\/$/s, '$1')

/** Whoever started it is its operator. */
const onFault = ({ developerMessage, kind, tool }: Fault): void => {
  if (developerMessage === undefined) return
  process.stderr.write(`toolfault: ${line(`${kind} ${tool ?? ''}: ${developerMessage}`)}\n`)
}

/** Whether nobody else on the network can reach a host. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || /^127\.\d+\.\d+\.\d+$/.test(host)
