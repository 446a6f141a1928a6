import { Readable } from 'node:stream'
import { attempt, type Fault, isList, own, toolFault } from '@toolfault/model'
import * as attempts from '@toolfault/plugins/attempts'
import * as express from '@toolfault/plugins/express'
import * as fastify from '@toolfault/plugins/fastify'
import * as fetching from '@toolfault/plugins/fetch'
import * as hono from '@toolfault/plugins/hono'
import * as koa from '@toolfault/plugins/koa'
import * as lowLevel from '@toolfault/plugins/mcp-low-level'
import * as sdk1 from '@toolfault/plugins/mcp-sdk-v1'
import * as sdk2 from '@toolfault/plugins/mcp-sdk-v2'
import * as toolValidation from '@toolfault/plugins/tool-validation'
import { wires } from '@toolfault/protocols/wires'
import fc from 'fast-check'
import * as assert from 'uvu/assert'
import { SECRET } from '../../hostile/texts.js'
import { tools } from '../../plugins/http/tools.js'
import { outputsOf } from '../seeds.js'
import { announced, fastifyApp, sdk1Wire, sdk2Wire } from '../servers.js'
import { decide, fault, json, jsonText, key, some, strange, verdict } from '../shapes.js'
import { type Spec, type Targets, targetsOf } from '../target.js'
import { textOf } from '../text.js'

const never = (value: unknown) => value as never

/** What a stranger sends over HTTP. */
interface Sent {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

const toolName = fc.oneof(
  fc.constantFrom(...tools.map(({ name }) => encodeURIComponent(name))),
  strange.map((name) => encodeURIComponent(Buffer.from(name).toString())),
  fc.constantFrom('__proto__', '..', '%', '%2F', '%00')
)

const args = fc.oneof(
  some({ city: fc.oneof(strange, json), days: fc.oneof(fc.integer(), json), to: strange }),
  json
)

const bodies = fc.oneof(
  args.map((it) => JSON.stringify(it)),
  fc
    .tuple(fc.constantFrom(...tools.map(({ name }) => name)), args)
    .map(([tool_id, inputs]) => JSON.stringify({ request: { tool_id, inputs, call_id: 'c' } })),
  fc.tuple(fc.constantFrom(...tools.map(({ name }) => name)), args).map(([name, given]) =>
    JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name, arguments: given }
    })
  ),
  jsonText
)

const sent: fc.Arbitrary<Sent> = fc.record({
  method: fc.constantFrom('POST', 'POST', 'POST', 'GET', 'OPTIONS', 'DELETE'),
  path: fc.oneof(
    toolName.map((name) => `/tools/${name}/validate`),
    toolName.map((name) => `/tools/${name}/call`),
    fc.constantFrom('/tools/call', '/tools/', '/tools//call', '/challenges/a', '/', '/tools'),
    toolName.map((name) => `/challenges/${name}`)
  ),
  headers: some({
    'content-type': fc.constantFrom(
      'application/json',
      'text/plain',
      'application/json; charset=x'
    ),
    'content-length': fc.nat().map(String),
    'mcp-session-id': fc.constantFrom('s', ''),
    origin: fc.webUrl()
  }) as fc.Arbitrary<Record<string, string>>,
  body: bodies
})

/** The author's options; what his code throws is for operators. */
const options = {
  tools,
  judge: decide,
  attempts: false as const,
  challenges: (id: string) => (id === 'a' ? ('pending' as const) : undefined),
  run: (): unknown => {
    throw new Error(SECRET)
  }
}

/** The text of a wire may be no JSON. */
const hasStatus = (_args: ReadonlyArray<unknown>, answer: unknown): void => {
  const [status] = isList(answer) ? answer : []
  assert.ok(
    typeof status === 'number' && status >= 200 && status <= 599,
    `status ${textOf(status)}`
  )
}

/** An answer of HTTP: a status, a body that is JSON or none, and nothing that is for operators. */
const answered = (_args: ReadonlyArray<unknown>, answer: unknown): void => {
  const [status, body] = isList(answer) ? answer : []
  assert.ok(
    typeof status === 'number' && status >= 200 && status <= 599,
    `status ${textOf(status)}`
  )
  if (typeof body !== 'string' || body === '') return
  assert.not.ok(body.includes(SECRET), 'it tells what is for operators')
  if (body !== HANDED_ON) JSON.parse(body)
}

/** What the author's own code answers where the plugin hands a request on. */
const HANDED_ON = 'handed on'
const handedOn: Answered = [404, HANDED_ON]

type Answered = readonly [status: number, body: string]

/** Over HTTP; what no client of the platform can send is not sent. */
const http = (send: (sent: Sent) => Promise<Answered>): Spec => ({
  args: fc.tuple(sent),
  via: (given: Sent) => send(given),
  plain: 'never',
  isTyped: true,
  holds: answered
})

const requestOf = ({ body, headers, method, path }: Sent): Request =>
  new Request(`http://a.example${path}`, {
    method,
    headers,
    ...(method === 'GET' ? {} : { body })
  })

const told = async (response: Response | undefined): Promise<Answered> =>
  response === undefined ? handedOn : [response.status, await response.text()]

/** A request of Node's, as far as a plugin reads it. */
const nodeRequest = ({ body, headers, method, path }: Sent): never =>
  never(Object.assign(Readable.from([Buffer.from(body)]), { method, url: path, headers }))

interface Written {
  readonly response: express.NodeResponse
  readonly next: () => void
  readonly done: Promise<Answered>
}

const written = (): Written => {
  let end: (answer: Answered) => void = () => undefined
  const done = new Promise<Answered>((resolve) => {
    end = resolve
  })
  let status = 0
  const response = {
    headersSent: false,
    writeHead: (given: number) => {
      status = given
    },
    end: (text = '') => end([status, text])
  }
  return { response, done, next: () => end(handedOn) }
}

const koaContext = (given: Sent): koa.KoaContext => ({
  req: nodeRequest(given),
  request: {},
  headerSent: false,
  status: 404,
  body: undefined,
  response: { get: () => '' },
  set: () => undefined,
  remove: () => undefined
})

const honoContext = (raw: Request): hono.HonoContextPart => ({
  req: { raw, text: () => raw.text() },
  header: () => undefined,
  newResponse: (body, like) => new Response(body, like)
})

/** What an author's handler throws, and the wire in which it is to be told. */
const thrown = fc.tuple(
  sent,
  fc.oneof(
    json,
    fault.map((it) => ({ fault: it }))
  ),
  fc.constantFrom(...wires)
)

const errorOf = (value: unknown): unknown => {
  const it = own(value, 'fault')
  return it === undefined ? Object.assign(new Error('no'), { body: value }) : toolFault(it as Fault)
}

/** An error handler; what it does not know is handed on. */
const erring = (
  send: (sent: Sent, error: unknown, to: (typeof wires)[number]) => Promise<Answered>
): Spec => ({
  args: thrown,
  via: (given: Sent, value: unknown, to: (typeof wires)[number]) => send(given, errorOf(value), to),
  plain: 'never',
  isTyped: true,
  holds: hasStatus
})

/** What the framework's own validation says. */
const recorded = outputsOf(/^fastify/).map((output) => own(output, 'err') ?? output)
const refusals = recorded.length === 0 ? json : fc.constantFrom(...recorded)

/** A call of MCP, through the seam of a server of the SDK. */
const seam = (call: (params: object) => Promise<unknown>): Spec => ({
  args: fc.tuple(
    fc.record({ name: fc.constantFrom('book', 'broken', 'nobody'), arguments: args }),
    some({ city: strange, nights: fc.oneof(fc.integer(), json) })
  ),
  via: async (params: object, better: object) => call({ ...params, arguments: better }),
  plain: 'never',
  isTyped: true,
  holds: (_args, answer) => {
    const text = JSON.stringify(answer)
    assert.ok(isList(own(answer, 'content')) || own(answer, 'error') !== undefined, text)
    assert.not.ok(text.includes(SECRET), 'it tells what is for operators')
  }
})

const commands = fc.array(
  fc.tuple(fc.constantFrom('get', 'set', 'clear'), fc.oneof(key, strange), verdict),
  { maxLength: 12 }
)

export const ofPlugins: ReadonlyArray<Targets> = [
  targetsOf('@toolfault/plugins/attempts', attempts, {
    attemptStore: {
      args: fc.tuple(fc.integer({ min: 1, max: 4 }), fc.array(fc.tuple(strange, fault))),
      via: (most: number, list: ReadonlyArray<readonly [string, Fault]>) => {
        const store = attempts.attemptStore(most)
        for (const [name, it] of list) store.set(name, attempt(it))
        return list.filter(([name]) => store.get(name) !== undefined).map(([name]) => name)
      },
      isTyped: true,
      holds: ([most], answer) => assert.ok(new Set(answer as Array<string>).size <= Number(most))
    }
  }),
  targetsOf('@toolfault/plugins/express', express, {
    errorHandler: erring((given, error, to) => {
      const { done, next, response } = written()
      express.errorHandler({ to })(error, nodeRequest(given), response, next)
      return done
    }),
    toolfault: http((given) => {
      const { done, next, response } = written()
      express.toolfault(options)(nodeRequest(given), response, next)
      return done
    })
  }),
  targetsOf('@toolfault/plugins/fastify', fastify, {
    errorHandler: {
      args: fc.tuple(sent, fc.oneof(refusals, json), json, fc.constantFrom(...wires)),
      via: async (given: Sent, error: unknown, body: unknown, to: (typeof wires)[number]) => {
        const { headers, method, path: url } = given
        const raw = nodeRequest(given)
        const empty = { query: {}, params: {}, routeOptions: {} }
        const request = { method, url, headers, body, raw, ...empty }
        return new Promise<Answered>((resolve, reject) => {
          let status = 0
          const reply = {
            code: (it: number) => {
              status = it
            },
            getHeader: () => undefined,
            headers: () => undefined,
            send: (text = '') => resolve([status, text]),
            callNotFound: () => resolve(handedOn)
          }
          fastify
            .errorHandler({ to })(error, request, reply)
            .catch((it: unknown) => (it === error ? resolve(handedOn) : reject(it)))
        })
      },
      plain: 'never',
      isTyped: true,
      holds: hasStatus
    },
    toolfault: http(async ({ body, headers, method, path }) => {
      const app = await fastifyApp(options)
      const { 'content-length': _, ...rest } = headers
      const answer = await app.inject({
        method: never(method),
        url: path,
        payload: body,
        headers: rest
      })
      // What the framework itself refuses, or has no route for, is not ours.
      return answer.body.includes('"statusCode"') ? handedOn : [answer.statusCode, answer.body]
    })
  }),
  targetsOf('@toolfault/plugins/fetch', fetching, {
    routed: http(async (given) => told(await fetching.routed(options)(requestOf(given)))),
    toolfault: http(async (given) => told(await fetching.toolfault(options)(requestOf(given))))
  }),
  targetsOf('@toolfault/plugins/hono', hono, {
    hook: {
      args: fc.tuple(sent, json, fc.constantFrom(...wires)),
      via: async (given: Sent, issues: unknown, to: (typeof wires)[number]) => {
        const context = honoContext(requestOf(given))
        const result = { success: false, error: issues, issues, data: {}, target: 'json' }
        return told(await hono.hook({ to })(result, context))
      },
      plain: 'never',
      isTyped: true
    },
    onError: erring(async (given, error, to) =>
      told(await hono.onError({ to })(never(error), honoContext(requestOf(given))))
    ),
    toolfault: http(async (given) =>
      told(await hono.toolfault(options)(honoContext(requestOf(given)), async () => undefined))
    )
  }),
  targetsOf('@toolfault/plugins/koa', koa, {
    errorHandler: erring(async (given, error, to) => {
      const context = koaContext(given)
      try {
        await koa.errorHandler({ to })(context, async () => {
          throw error
        })
      } catch {
        return handedOn
      }
      return [context.status, textOf(context.body)]
    }),
    toolfault: http(async (given) => {
      const context = koaContext(given)
      await koa.toolfault(options)(context, async () => undefined)
      return context.body === undefined ? handedOn : [context.status, textOf(context.body)]
    })
  }),
  targetsOf('@toolfault/plugins/mcp-low-level', lowLevel, {
    guardToolCall: {
      args: fc.tuple(
        fc.record({ params: fc.record({ name: toolName, arguments: args }), _meta: json }),
        json
      ),
      via: async (request: unknown, extra: unknown) => {
        const guard = lowLevel.guardToolCall(() => ({ content: [] }), {
          tools,
          judge: decide,
          attempts: false
        })
        try {
          return await guard(request, extra)
        } catch (error) {
          // A protocol error is thrown, for the SDK to write.
          if (typeof own(error, 'code') === 'number') return { error: own(error, 'code') }
          throw error
        }
      },
      plain: 'sound'
    }
  }),
  targetsOf('@toolfault/plugins/mcp-sdk-v1', sdk1, {
    withToolfault: seam(async (params) => (await sdk1Wire()).call(params))
  }),
  targetsOf('@toolfault/plugins/mcp-sdk-v2', sdk2, {
    withToolfault: seam(async (params) => (await sdk2Wire()).call(params))
  }),
  targetsOf('@toolfault/plugins/tool-validation', toolValidation, {
    announceToolValidation: {
      args: fc.tuple(
        fc.oneof(
          some({
            tool: fc.constantFrom('book', 'nobody'),
            arguments: args,
            validationLevel: strange
          }),
          fc.record({ calls: fc.array(some({ tool: fc.constant('book'), arguments: args })) }),
          json
        )
      ),
      via: async (given: unknown) =>
        (await announced()).call({ name: 'validate', arguments: Object(given) }),
      plain: 'never',
      isTyped: true
    },
    verdictCache: {
      args: fc.tuple(fc.integer({ min: 1, max: 4 }), commands),
      via: (most: number, list: ReadonlyArray<readonly [string, string, never]>) => {
        const cache = toolValidation.verdictCache({ ttl: 1, most, now: () => 0 })
        for (const [how, name, it] of list) {
          if (how === 'set') cache.set(name, it)
          if (how === 'clear') cache.clear()
        }
        return list.filter(([, name]) => cache.get(name) !== undefined).map(([, name]) => name)
      },
      isTyped: true,
      holds: ([most], answer) => assert.ok(new Set(answer as Array<string>).size <= Number(most))
    }
  })
]
