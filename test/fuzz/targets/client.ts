import * as aiSdk from '@toolfault/client/ai-sdk'
import * as answers from '@toolfault/client/answers'
import * as anthropic from '@toolfault/client/anthropic'
import type { Answer, ToolCall } from '@toolfault/client/call'
import * as capability from '@toolfault/client/capability'
import * as challenge from '@toolfault/client/challenge'
import * as clocks from '@toolfault/client/clock'
import * as explaining from '@toolfault/client/explain'
import * as f7 from '@toolfault/client/f7'
import * as failure from '@toolfault/client/failure'
import * as gemini from '@toolfault/client/gemini'
import * as jsonRpc from '@toolfault/client/json-rpc'
import * as langchain from '@toolfault/client/langchain'
import * as sdk1 from '@toolfault/client/mcp-sdk-v1'
import * as sdk2 from '@toolfault/client/mcp-sdk-v2'
import * as metrics from '@toolfault/client/metrics'
import * as openai from '@toolfault/client/openai'
import * as oxp from '@toolfault/client/oxp'
import * as preflight from '@toolfault/client/preflight'
import * as repeatable from '@toolfault/client/repeatable'
import * as reply from '@toolfault/client/reply'
import * as retry from '@toolfault/client/retry'
import * as retryCapable from '@toolfault/client/retry-capable'
import * as user from '@toolfault/client/user'
import { isList, type Judge, own, readJson, type Tool } from '@toolfault/model'
import { wires } from '@toolfault/protocols/wires'
import { compile } from '@toolfault/validators/ajv'
import fc from 'fast-check'
import * as assert from 'uvu/assert'
import { fakeClock } from '../../client/fake-clock.js'
import { url } from '../../hostile/generated.js'
import { alike } from '../check.js'
import {
  anyFault,
  asked,
  decide,
  fault,
  json,
  jsonText,
  key,
  path,
  some,
  strange,
  tool,
  wire
} from '../shapes.js'
import { type Spec, type Targets, targetsOf } from '../target.js'
import { textOf } from '../text.js'

const failed = fc.record(
  {
    ok: fc.constant(false as const),
    fault: anyFault,
    wire,
    unsure: fc.constant(true as const),
    confidence: fc.constantFrom('certain', 'likely', 'guess')
  },
  { requiredKeys: ['ok', 'fault'] }
)
const answer = fc.oneof(failed, fc.record({ ok: fc.constant(true), value: fc.oneof(json, wire) }))
const call = fc.record({ id: strange, tool: fc.constantFrom('add', 'search'), args: json })

/** The platform reads `4e323` as a number that JSON does not write, and `-0` as another. */
const written = jsonText.filter((text) => {
  const read = readJson(text)
  return read._tag === 'Left' || alike(JSON.parse(JSON.stringify(read.right)), read.right)
})

/** How a model's interface hands over a call. */
const block = fc.oneof(
  some({
    id: strange,
    call_id: strange,
    toolCallId: strange,
    type: fc.constantFrom('tool_use', 'function', 'function_call', 'tool-call'),
    name: strange,
    toolName: strange,
    input: fc.oneof(json, written),
    args: fc.oneof(json, written),
    arguments: fc.oneof(json, written),
    function: some({ name: strange, arguments: fc.oneof(json, written) }),
    functionCall: some({ name: strange, args: json })
  }),
  json
)
const calls: Spec = { args: fc.tuple(block) }

/** The answer for a model's interface; sound answers alone, as its author's own types hold. */
const telling: Spec = { args: fc.tuple(call, answer), isTyped: true }

const judging = decide as Judge
const never = (value: unknown) => value as never

/** What a server answers over HTTP. */
const responses = fc.record({
  status: fc.oneof(
    fc.constantFrom(200, 400, 401, 404, 422, 429, 500, 503),
    fc.integer({ min: 200, max: 599 })
  ),
  headers: some({
    'content-type': fc.constantFrom('application/json', 'text/html', 'text/event-stream'),
    'retry-after': fc.oneof(fc.nat().map(String), fc.constant('soon')),
    location: fc.webUrl()
  }),
  body: fc.oneof(
    wire.map((it) => JSON.stringify(own(it, 'body') ?? it)),
    jsonText
  )
})

const fetched = (given: unknown) => async (): Promise<unknown> => {
  const status = own(given, 'status')
  if (typeof status !== 'number') throw new TypeError('fetch failed')
  const isBare = [204, 205, 304].includes(status)
  return new Response(isBare ? null : textOf(own(given, 'body')), never(given))
}

/** Over HTTP: an answer whatever the server says, and no throw. */
const calling = (make: (options: never) => (one: ToolCall) => Answer | Promise<Answer>): Spec => ({
  args: fc.tuple(responses, call),
  via: async (response: unknown, one: ToolCall) =>
    make(never({ url: 'https://a.example/x', fetch: fetched(response), clock: fakeClock() }))(one),
  plain: 'never',
  // A response is made by the platform, which takes no other.
  isTyped: true,
  holds: (_args, got) => assert.type(own(got, 'ok'), 'boolean')
})

const throughSdk = (through: typeof sdk1.mcpCaller): Spec => ({
  isTree: true,
  args: fc.tuple(fc.constantFrom('answer', 'throw'), fc.oneof(wire, json), call),
  via: (how: string, said: unknown, one: ToolCall) =>
    through({
      callTool: async () => {
        if (how === 'throw') throw said
        return said
      }
    })(one),
  plain: 'never',
  holds: (_args, got) => assert.type(own(got, 'ok'), 'boolean')
})

/** Whether a promise can be of a value: of a proxy that was taken back none can. */
const isAnswer = (said: unknown): Promise<boolean> =>
  Promise.resolve(said).then(
    () => true,
    () => false
  )

const wrapping = (wrap: typeof sdk1.withToolfault, more: object = {}): Spec => ({
  isTree: true,
  args: fc.tuple(fc.oneof(wire, json), call, fc.boolean()),
  via: async (said: unknown, one: ToolCall, throws: boolean) => {
    // A client that rejects does so still.
    if (!(await isAnswer(said))) return undefined
    const client = wrap(
      {
        callTool: async (_params: object) => said,
        listTools: async () => ({ tools: [] }),
        ...more
      },
      { throws, judge: judging, tools: [{ name: 'add' }] }
    )
    try {
      return await client.callTool({ name: own(one, 'tool'), arguments: own(one, 'args') })
    } catch (error) {
      // With `throws`, a failed call is an error of the client's user.
      if (throws === true && error instanceof Error) return 'threw'
      throw error
    }
  },
  plain: 'never'
})

const polling = fc.array(
  fc.oneof(
    fc.record({ id: fc.constantFrom('opened', 'asked', 'notice', 'aborted', 'no_clock') }),
    fc.record({ id: fc.constant('user'), says: fc.constantFrom('declined', 'done', 'nothing') }),
    fc.record({
      id: fc.constant('answer'),
      says: fc.constantFrom('pending', 'completed', 'failed', 'busy', 'network', 'status'),
      retryAfterMs: fc.nat()
    })
  ),
  { maxLength: 8 }
)
const pollingPolicy = some({ leastMs: fc.integer(), mostMs: fc.integer(), growth: fc.double() })
const knowing = some({ check: fc.boolean(), notice: fc.boolean() })

/** Hear all that happens, and ask what is next. */
const polled = (by: object, policy: object, events: ReadonlyArray<never>): challenge.Polling =>
  (isList(events) ? events : []).reduce<challenge.Polling>(
    (state, event, at) => challenge.heard(state, event, at * 1_000),
    challenge.start(by, policy, 0)
  )

const challenged = fc.record({ id: strange, url, checkUrl: url }, { requiredKeys: ['id', 'url'] })
const site = some({ server: url, allow: fc.array(url) })

const events = fc.array(
  fc.oneof(
    fc.record({
      event: fc.constant('called' as const),
      at: fc.nat(),
      answers: fc.array(fc.record({ thread: fc.nat(3), answer, ms: fc.nat() }), { maxLength: 3 })
    }),
    fc.record({
      event: fc.constant('asked' as const),
      at: fc.nat(),
      ms: fc.nat(),
      calls: fc.array(call, { maxLength: 3 })
    }),
    fc.record({ event: fc.constant('waited' as const), at: fc.nat(), ms: fc.nat() }),
    fc.record({
      event: fc.constant('user' as const),
      at: fc.nat(),
      ms: fc.nat(),
      thread: fc.nat(3),
      outcome: fc.constantFrom('completed', 'declined', 'failed', 'late')
    }),
    fc.record({ event: fc.constant('stopped' as const), at: fc.nat() })
  ),
  { maxLength: 6 }
)
const able = some({ ask: fc.boolean(), visit: fc.boolean(), fill: fc.boolean() })
const begun = fc.tuple(fc.array(call, { minLength: 1, maxLength: 3 }), able, events)

const ran = (given: ReadonlyArray<ToolCall>, can: object, list: ReadonlyArray<never>): retry.Run =>
  list.reduce<retry.Run>(retry.advance, retry.startRun(given, { at: 0, able: never(can) }))

/** Its policy holds a function; the rest is plain. */
const running = { plain: 'never' as const, isTyped: true }

const transcripts = begun.map(([given, can, list]) => ran(given, can, never(list)).transcript)

const around = asked.map(({ schema, value }) => ({
  fault: decide({ name: 't', inputSchema: schema }, value),
  tool: { name: 't', inputSchema: schema },
  value
}))

export const ofClient: ReadonlyArray<Targets> = [
  targetsOf('@toolfault/client/ai-sdk', aiSdk, {
    callOf: calls,
    repairToolCall: {
      args: fc.tuple(asked, fc.boolean(), fc.oneof(jsonText, json)),
      via: (about: unknown, isOwn: boolean, said: unknown) =>
        aiSdk.repairToolCall({ compile, model: () => said })({
          toolCall: {
            toolCallId: 'c',
            toolName: isOwn ? 't' : 'tt',
            input: JSON.stringify(own(about, 'value')) ?? ''
          },
          tools: { t: {} },
          inputSchema: () => own(about, 'schema')
        }),
      isTyped: true
    },
    toolResult: telling
  }),
  targetsOf('@toolfault/client/answers', answers, {
    answerForm: { args: fc.tuple(fault, asked) },
    answerQuestion: {
      args: around.chain(({ fault: it, tool: one, value }) =>
        fc.tuple(
          fc.constant(it.valid ? { kind: 'internal' } : it.fault),
          fc.oneof(strange, fc.dictionary(key, strange)),
          fc.constant(one),
          fc.constant(value)
        )
      ),
      via: (it: never, said: never, one: Tool, args: unknown) =>
        answers.answerQuestion(it, said, { tool: one, args, judge: judging, compile }),
      isTree: true
    },
    askedOf: { args: fc.tuple(wire) },
    mergeAnswer: {
      args: fc.tuple(
        json,
        fc.oneof(some({ action: fc.constantFrom('accept', 'decline'), content: json }), wire),
        tool,
        fc.dictionary(key, path)
      ),
      via: (args: unknown, said: unknown, one: Tool, paths: never) =>
        answers.mergeAnswer(args, said, { tool: one, judge: judging, paths }),
      isTree: true
    },
    resume: { args: fc.oneof(fc.tuple(wire), fc.tuple(wire, fc.dictionary(key, json))) },
    visited: {
      args: fc.tuple(fc.record({ outcome: fc.constantFrom('completed', 'declined') })),
      isTyped: true
    }
  }),
  targetsOf('@toolfault/client/anthropic', anthropic, { callOf: calls, toolResult: telling }),
  targetsOf('@toolfault/client/capability', capability, {
    changeOf: { args: fc.tuple(fc.oneof(wire, strange)) },
    hasCapability: {
      args: fc.tuple(json, fc.oneof(strange, fc.constant('experimental.toolValidation.supported'))),
      plain: 'always'
    },
    validationOf: {
      args: fc.tuple(
        fc.record({
          experimental: fc.record({
            toolValidation: some({
              supported: fc.boolean(),
              method: strange,
              maxBatchSize: fc.integer(),
              batchValidation: fc.boolean(),
              cacheable: fc.boolean(),
              caching: some({
                enabled: fc.boolean(),
                ttl: fc.double(),
                invalidateOn: fc.array(strange)
              })
            })
          })
        })
      ),
      plain: 'always'
    }
  }),
  targetsOf('@toolfault/client/challenge', challenge, {
    addressesOf: { args: fc.oneof(fc.tuple(challenged), fc.tuple(challenged, site)) },
    complete: {
      args: fc.tuple(
        challenged,
        responses,
        fc.constantFrom(true, false, undefined),
        some({ server: url, message: strange })
      ),
      via: (one: never, response: unknown, shown: unknown, about: object) =>
        challenge.complete(one, {
          ...about,
          show: () => shown,
          fetch: never(fetched(response)),
          clock: fakeClock(),
          policy: { deadlineMs: 20_000 }
        }),
      isTyped: true
    },
    heard: { args: fc.tuple(knowing, pollingPolicy, polling), via: polled, ...running },
    isDone: {
      args: fc.tuple(fc.record({ outcome: fc.constantFrom('completed', 'late') })),
      isTyped: true
    },
    next: {
      args: fc.tuple(knowing, pollingPolicy, polling, fc.integer()),
      via: (by: object, policy: object, list: ReadonlyArray<never>, now: number) =>
        challenge.next(polled(by, policy, list), now),
      ...running
    },
    policyOf: {
      args: fc.tuple(pollingPolicy),
      always: (_args, got) => {
        for (const one of Object.values(Object(got))) assert.ok(Number.isFinite(one), textOf(one))
      }
    },
    safeUrl: {
      args: fc.oneof(fc.tuple(url), fc.tuple(url, url)),
      plain: 'always',
      always: (_args, got) => {
        const safe = own(got, 'url')
        if (own(got, 'ok') === true)
          assert.match(textOf(safe), /^https?:\/\/[^@]*$|^https?:\/\/[^/]*\//)
      }
    },
    start: { args: fc.tuple(knowing, pollingPolicy, fc.nat()), ...running }
  }),
  targetsOf('@toolfault/client/clock', clocks, {}),
  targetsOf('@toolfault/client/explain', explaining, {
    explain: {
      args: fc.tuple(failed, tool, json, fc.array(strange)),
      via: (one: never, about: Tool, args: unknown, names: never) =>
        explaining.explain(one, { tool: about, args, names, judge: judging })
    }
  }),
  targetsOf('@toolfault/client/f7', f7, { f7: calling(f7.f7) }),
  targetsOf('@toolfault/client/failure', failure, {
    failureOf: {
      args: fc.oneof(
        fc.tuple(wire),
        fc.tuple(wire, some({ tool: strange, wire: fc.constantFrom(...wires) }))
      )
    }
  }),
  targetsOf('@toolfault/client/gemini', gemini, { callOf: calls, functionResponse: telling }),
  targetsOf('@toolfault/client/json-rpc', jsonRpc, {
    edge: calling(jsonRpc.edge),
    jsonRpc: calling(jsonRpc.jsonRpc)
  }),
  targetsOf('@toolfault/client/langchain', langchain, { callOf: calls, toolMessage: telling }),
  targetsOf('@toolfault/client/mcp-sdk-v1', sdk1, {
    mcpCaller: throughSdk(sdk1.mcpCaller),
    withToolfault: wrapping(sdk1.withToolfault)
  }),
  targetsOf('@toolfault/client/mcp-sdk-v2', sdk2, {
    mcpCaller: throughSdk(sdk2.mcpCaller),
    withToolfault: wrapping(sdk2.withToolfault, {
      getNegotiatedProtocolVersion: () => '2026-07-28'
    })
  }),
  targetsOf('@toolfault/client/metrics', metrics, {
    measure: { args: fc.tuple(fc.array(transcripts, { maxLength: 4 })), isTyped: true },
    pointsOf: {
      args: fc.tuple(fc.array(transcripts, { maxLength: 4 })),
      via: (list: never) => metrics.pointsOf(metrics.measure(list)),
      isTyped: true
    },
    spanOf: {
      args: fc.tuple(transcripts),
      via: (list: ReadonlyArray<never>) => list.map((one) => metrics.spanOf(one) ?? null),
      isTyped: true
    }
  }),
  targetsOf('@toolfault/client/openai', openai, {
    callOf: calls,
    functionCallOutput: telling,
    toolMessage: telling
  }),
  targetsOf('@toolfault/client/oxp', oxp, { oxp: calling(oxp.oxp) }),
  targetsOf('@toolfault/client/preflight', preflight, {
    preflight: {
      isTree: true,
      args: fc.tuple(tool, json, fc.oneof(wire, json), json),
      via: (one: Tool, args: unknown, said: unknown, experimental: unknown) => {
        const check = preflight.preflight({
          clock: fakeClock(),
          judge: judging,
          mcp: {
            capabilities: { experimental: { toolValidation: experimental } },
            call: () => said
          }
        })
        return check(one, args)
      },
      plain: 'never',
      always: (_args, got) => assert.type(own(own(got, 'verdict'), 'valid'), 'boolean')
    }
  }),
  targetsOf('@toolfault/client/repeatable', repeatable, {
    repeatable: {
      args: fc.tuple(fc.oneof(json, fc.record({ tools: fc.array(tool) })), call),
      via: (tools: unknown, one: unknown) =>
        repeatable.repeatable(tools)({ id: 'c', tool: never(own(one, 'tool')), args: {} })
    }
  }),
  targetsOf('@toolfault/client/reply', reply, {
    reply: {
      args: fc.oneof(fc.tuple(answer), fc.tuple(answer, some({ most: fc.nat(500) }))),
      // What came over a wire is a tree: it is handed on as JSON.
      isTree: true
    }
  }),
  targetsOf('@toolfault/client/retry', retry, {
    advance: { args: begun, via: ran, ...running },
    nextStep: {
      args: begun,
      via: (given: never, can: object, list: never) => retry.nextStep(ran(given, can, list)),
      ...running
    },
    repliesOf: {
      args: begun,
      via: (given: never, can: object, list: never) => retry.repliesOf(ran(given, can, list)),
      ...running
    },
    retrying: {
      args: fc.tuple(
        fc.array(call, { maxLength: 3 }),
        fc.array(answer, { minLength: 1 }),
        fc.array(call)
      ),
      isTree: true,
      via: async (given: never, list: ReadonlyArray<never>, again: never) => {
        let at = 0
        const next = (): never => never(list[at++ % Math.max(1, list.length)])
        const run = await retry.retrying(given, {
          call: next,
          clock: fakeClock(),
          model: () => again
        })
        return { at, ended: run.threads.map(({ ending }) => ending?.end) }
      },
      always: (_args, got) => {
        assert.ok(Number(own(got, 'at')) < 1_000, 'it calls without an end')
        const ended = own(got, 'ended')
        assert.ok(isList(ended) && ended.every((one) => one !== undefined), 'it did not end')
      }
    },
    says: {
      args: fc.tuple(
        fc.oneof(
          fc.record({ end: fc.constant('succeeded') }),
          fc.record({
            end: fc.constant('given_up'),
            because: fc.constantFrom('user_must_act', 'nobody_can', 'same_failure', 'declined'),
            by: fc.constantFrom('caller', 'user', 'operator', 'time', 'nobody'),
            fault
          })
        )
      ),
      isTyped: true,
      read: (got) => [textOf(got)]
    },
    startRun: {
      args: fc.tuple(fc.array(call), able),
      via: (given: never, can: object) => ran(given, can, []),
      ...running
    }
  }),
  targetsOf('@toolfault/client/retry-capable', retryCapable, {
    isRetryCapable: {
      args: fc.oneof(fc.tuple(wire), fc.tuple(fc.oneof(strange, fault))),
      plain: 'always'
    },
    worthRetry: { args: fc.tuple(failed), plain: 'always' }
  }),
  targetsOf('@toolfault/client/user', user, {
    user: {
      args: fc.tuple(
        anyFault.filter(({ kind }) => /^(?:invalid_arg|auth)/.test(kind)),
        call,
        json
      ),
      via: async (it: never, one: ToolCall, said: unknown) => {
        const { fill, visit } = user.user({
          visit: { show: () => said, clock: fakeClock() },
          fill: { ask: () => said, judge: judging, tools: [{ name: 'add' }] }
        })
        const { signal } = new AbortController()
        return own(it, 'kind') === 'invalid_arguments'
          ? fill?.(it, one, signal)
          : visit?.(it, one, signal)
      },
      ...running
    }
  })
]
