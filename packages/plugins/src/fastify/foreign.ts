import type { NodeRequest } from '../http/node.js'

/** What is used of Fastify's request. */
export interface FastifyRequestPart {
  readonly method: string
  readonly url: string
  /** What the content type parser of the scope made of the body. */
  readonly body: unknown
  readonly query: unknown
  readonly params: unknown
  readonly headers: NodeRequest['headers']
  readonly raw: NodeRequest & { readonly httpVersionMajor?: number }
  readonly routeOptions: { readonly schema?: unknown; readonly bodyLimit?: unknown }
}

/** What is used of Fastify's reply. */
export interface FastifyReplyPart {
  readonly getHeader: (name: string) => unknown
  readonly code: (status: number) => unknown
  readonly headers: (headers: Readonly<Record<string, string>>) => unknown
  readonly send: (body?: string) => unknown
  readonly callNotFound: () => unknown
}

/** A route as it is handed to Fastify. */
export interface FastifyRoute {
  readonly method: Array<'GET' | 'POST' | 'OPTIONS'>
  readonly url: string
  readonly handler: (request: FastifyRequestPart, reply: FastifyReplyPart) => unknown
}

type Parser = (
  request: unknown,
  payload: unknown,
  done: (error: Error | null, body?: unknown) => void
) => void

/** What is used of the scope that Fastify makes for a plugin. */
export interface FastifyScope {
  /** The prefixes of this scope and those around it. */
  readonly prefix: string
  readonly removeAllContentTypeParsers: () => void
  readonly addContentTypeParser: (type: string, parser: Parser) => unknown
  readonly route: (route: FastifyRoute) => unknown
}
