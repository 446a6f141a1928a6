import {
  type Consulted,
  callOf,
  type RepairedCall,
  repairToolCall,
  toolResult
} from '@toolfault/client/ai-sdk'
import { left, misconfigured, right } from '@toolfault/model'
import { compile } from '@toolfault/validators/ajv'
import { generateText, jsonSchema, stepCountIs, type ToolSet, tool } from 'ai'
import { MockLanguageModelV3 } from 'ai/test'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { z } from 'zod'
import { answers, call, hostile, junk, said } from './vendors.js'

const test = suite('client/ai-sdk')

// AI SDK 5 and later, ToolResultPart: output is text, json, error-text, error-json (or content).
test('an answer is a tool-result part', () => {
  const part = (output: unknown): unknown => ({
    type: 'tool-result',
    toolCallId: 'call_1',
    toolName: 'forecast',
    output
  })
  assert.equal(toolResult(call, answers.text), part({ type: 'text', value: 'sunny' }))
  assert.equal(toolResult(call, answers.json), part({ type: 'json', value: answers.json.value }))
  assert.equal(toolResult(call, answers.failure), part({ type: 'error-text', value: said }))
  assert.equal(toolResult(call, { ok: true, value: null }), part({ type: 'json', value: null }))
})

test('a call is read from a part of a model or of the SDK', () => {
  const part = { type: 'tool-call', toolCallId: 'call_1', toolName: 'forecast' }
  assert.equal(callOf({ ...part, input: '{"city":"Rome"}' }), { ok: true, call })
  assert.equal(callOf({ ...part, input: { city: 'Rome' } }), { ok: true, call })
  assert.is(callOf({ ...part, input: '{"city' })?.ok, false)
  for (const item of junk) assert.is(callOf(item), undefined)
})

const schema = {
  type: 'object',
  properties: {
    city: { type: 'string' },
    days: { type: 'integer', minimum: 1 },
    units: { enum: ['metric', 'imperial'] as ('metric' | 'imperial')[] }
  },
  required: ['city'],
  additionalProperties: false
} as const

const broken = (
  toolName: string,
  input: string,
  more: Readonly<Record<string, unknown>> = {}
): Parameters<ReturnType<typeof repairToolCall>>[0] => ({
  toolCall: { toolCallId: 'call_1', toolName, input },
  tools: { forecast: {}, delete_file: {} },
  inputSchema: () => Promise.resolve(schema),
  ...more
})

const mended = (toolName: string, input: string): unknown => ({
  toolCallId: 'call_1',
  toolName,
  input
})

test('what is certain is repaired, over several places and rounds', async () => {
  const repair = repairToolCall({ compile })
  assert.equal(
    await repair(broken('forecast', '{"City":"Rome","days":"10"}')),
    mended('forecast', '{"days":10,"city":"Rome"}')
  )
})

test('a hundred places take more rounds than one, and a hundred thousand are left alone', async () => {
  const rows = (count: number, value: unknown): Readonly<Record<string, unknown>> =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, value]))
  let judged = 0
  const repair = repairToolCall({
    compile: (given) => {
      const compiled = compile(given)
      if (compiled._tag === 'Left') return compiled
      return right((value) => {
        judged++
        return compiled.right(value)
      })
    }
  })
  const inputSchema = () => ({ properties: rows(100, { type: 'integer' }) })
  assert.equal(
    await repair(broken('forecast', JSON.stringify(rows(100, '1')), { inputSchema })),
    mended('forecast', JSON.stringify(rows(100, 1)))
  )
  judged = 0
  assert.is(await repair(broken('forecast', JSON.stringify(rows(100_000, 1)))), null)
  assert.is(judged, 1)
})

test('what is only likely, or a guess, is not', async () => {
  const repair = repairToolCall({ compile })
  for (const input of [
    '{"city":"Rome","units":"metrc"}',
    '{"city":"Rome","days":0}',
    '{}',
    '{"city":"Rome","days":"10","units":"metrc"}'
  ]) {
    assert.is(await repair(broken('forecast', input)), null, input)
  }
})

test('text that is no JSON, or JSON in JSON, is not guessed at', async () => {
  const repair = repairToolCall({ compile })
  for (const input of ["{'city': 'Rome'}", '{"city":"Rome"', '"{\\"city\\":\\"Rome\\"}"', '```']) {
    assert.is(await repair(broken('forecast', input)), null, input)
  }
})

test('a misspelt name is put right where the arguments then fit, and every change is reported', async () => {
  const told: Array<RepairedCall> = []
  const repair = repairToolCall({ compile, report: (one) => told.push(one) })
  assert.equal(
    await repair(broken('getForecast', '{"city":"Rome"}', { tools: { get_forecast: {} } })),
    mended('get_forecast', '{"city":"Rome"}')
  )
  assert.is(await repair(broken('Forecast', '{"city":1.5e400}')), null)
  assert.is(await repair(broken('weather_bomb', '{"city":"Rome"}')), null)
  await repair(broken('forecast', '{"city":"Rome","days":"3"}'))
  assert.equal(told, [
    { toolCallId: 'call_1', toolName: 'get_forecast', from: 'getForecast', done: [] },
    {
      toolCallId: 'call_1',
      toolName: 'forecast',
      done: [
        {
          path: ['days'],
          grade: 'certain',
          ops: [{ op: 'replace', path: '/days', value: 3 }]
        }
      ]
    }
  ])
})

test('what is valid stays untouched', async () => {
  let asked = 0
  const repair = repairToolCall({ compile, model: () => asked++ })
  assert.is(await repair(broken('forecast', '{"city":"Rome"}')), null)
  assert.is(asked, 0)
})

test('other members of a call stay as they were', async () => {
  const toolCall = {
    type: 'tool-call' as const,
    toolCallId: 'c',
    toolName: 'forecast',
    input: '{"city":["Rome"]}',
    providerMetadata: { x: { thoughtSignature: 'abc' } }
  }
  const repair = repairToolCall({ compile })
  assert.equal(await repair({ ...broken('', ''), toolCall }), {
    ...toolCall,
    input: '{"city":"Rome"}'
  })
})

test('a model is asked once, with our text, and its answer is judged', async () => {
  const asked: Array<Consulted> = []
  const answering = (answer: unknown) =>
    repairToolCall({
      compile,
      model: (one) => {
        asked.push(one)
        return answer
      }
    })(broken('forecast', '{"days":3}'))
  assert.equal(
    await answering({ city: 'Rome', days: 3 }),
    mended('forecast', '{"city":"Rome","days":3}')
  )
  assert.match(asked[0]?.text ?? '', '`city` is missing')
  assert.is(asked[0]?.input, '{"days":3}')
  assert.is(asked[0]?.inputSchema, schema)
  assert.equal(await answering('{"city":"Rome"}'), mended('forecast', '{"city":"Rome"}'))
  assert.equal(await answering({ City: 'Rome' }), mended('forecast', '{"city":"Rome"}'))
  for (const answer of [null, undefined, '', '{', {}, { city: 1.5, days: {} }, Symbol('s'), 7]) {
    assert.is(await answering(answer), null)
  }
  assert.is(asked.length, 11)
})

test('whatever throws, rejects or is not there ends in null', async () => {
  const fail = (): never => {
    throw new Error('no')
  }
  const reject = (): Promise<never> => Promise.reject(new Error('no'))
  const input = '{"city":["Rome"],"days":"x"}'
  for (const model of [fail, reject]) {
    assert.is(await repairToolCall({ compile, model })(broken('forecast', input)), null)
  }
  for (const inputSchema of [fail, reject, () => undefined, () => 5, () => ({ type: 'nope' })]) {
    const repair = repairToolCall({ compile })
    assert.is(await repair(broken('forecast', '{"city":["Rome"]}', { inputSchema })), null)
  }
  const refusing = repairToolCall({ compile: () => left(misconfigured('', [])) })
  assert.is(await refusing(broken('forecast', '{"city":["Rome"]}')), null)
  assert.is(await repairToolCall({ compile: fail })(broken('forecast', '{}')), null)
  // @ts-expect-error nothing at all
  assert.is(await repairToolCall(undefined)(undefined), null)
  for (const report of [fail, reject]) {
    const repair = repairToolCall({ compile, report })
    assert.ok(await repair(broken('forecast', '{"city":["Rome"]}')))
  }
})

test('a signal ends it at each moment, and leaves no listener behind', async () => {
  const never = (): Promise<never> => new Promise(() => undefined)
  const input = '{"days":3}'
  for (const more of [{ inputSchema: never }, {}]) {
    const { abort, signal } = counted()
    const done = repairToolCall({ compile, model: never })(
      broken('forecast', input, { abortSignal: signal, ...more })
    )
    await new Promise((resolve) => setImmediate(resolve))
    abort()
    assert.is(await done, null)
    assert.is(
      await repairToolCall({ compile })(
        broken('forecast', '{"city":["Rome"]}', { abortSignal: signal })
      ),
      null
    )
  }
  const { listening, signal } = counted()
  assert.ok(
    await repairToolCall({ compile })(
      broken('forecast', '{"city":["Rome"]}', { abortSignal: signal })
    )
  )
  await new Promise((resolve) => setImmediate(resolve))
  assert.is(listening(), 0)
})

const counted = (): {
  readonly abort: () => void
  readonly signal: AbortSignal
  readonly listening: () => number
} => {
  const controller = new AbortController()
  const { signal } = controller
  let count = 0
  const add = signal.addEventListener.bind(signal)
  const remove = signal.removeEventListener.bind(signal)
  signal.addEventListener = (...given: Parameters<typeof add>): void => {
    count++
    add(...given)
  }
  signal.removeEventListener = (...given: Parameters<typeof remove>): void => {
    count--
    remove(...given)
  }
  return { abort: () => controller.abort(), signal, listening: () => count }
}

test('hostile names and inputs end in null, or in data', async () => {
  const repair = repairToolCall({ compile })
  for (const text of hostile) {
    assert.is(await repair(broken(text, '{"city":["Rome"]}')), null)
    assert.is(await repair(broken('forecast', text)), null)
  }
  const deep = `{"city":${'['.repeat(50_000)}${']'.repeat(50_000)}}`
  assert.is(await repair(broken('forecast', deep)), null)
  const loose = { inputSchema: () => ({ properties: { n: { type: 'integer' } }, required: ['n'] }) }
  const answer = await repair(broken('forecast', '{"__proto__":{"x":1},"n":"1"}', loose))
  assert.is(answer?.input, '{"__proto__":{"x":1},"n":1}')
})

const usage = {
  inputTokens: { total: 1, noCache: 1, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 1, text: 1, reasoning: 0 }
}

/** Run the SDK's own loop with a model that calls once and then says that it is done. */
const ran = async (
  tools: ToolSet,
  toolName: string,
  input: string
): Promise<{ readonly results: ReadonlyArray<unknown>; readonly seen: string }> => {
  const model = new MockLanguageModelV3({
    doGenerate: [
      {
        content: [{ type: 'tool-call', toolCallId: 'call_1', toolName, input }],
        finishReason: { unified: 'tool-calls', raw: undefined },
        usage,
        warnings: []
      },
      {
        content: [{ type: 'text', text: 'done' }],
        finishReason: { unified: 'stop', raw: undefined },
        usage,
        warnings: []
      }
    ]
  })
  const { steps } = await generateText({
    model,
    tools,
    prompt: 'How is the weather?',
    stopWhen: stepCountIs(3),
    experimental_repairToolCall: repairToolCall({ compile })
  })
  return {
    results: steps.flatMap((step) => step.toolResults.map((one) => one.output)),
    seen: JSON.stringify(model.doGenerateCalls.at(-1)?.prompt)
  }
}

const forecast = tool({
  inputSchema: z.object({ city: z.string(), days: z.number().int() }),
  execute: ({ city, days }) => `${city} for ${days} days`
})

test('the real generateText runs the repaired call', async () => {
  const { results } = await ran({ forecast }, 'Forecast', '{"City":"Rome","days":"10"}')
  assert.equal(results, ['Rome for 10 days'])
})

test('the real generateText is told null, and goes on with its own error', async () => {
  const { results, seen } = await ran({ forecast }, 'forecast', '{"city":"Rome"}')
  assert.equal(results, [])
  assert.match(seen, 'error-text')
})

test('the real generateText: a tool with a JSON Schema of an MCP server', async () => {
  const served = tool({
    inputSchema: jsonSchema({ ...schema, required: ['city'] }),
    execute: (args) => JSON.stringify(args)
  })
  // The SDK judges nothing by a plain JSON Schema: only the name was wrong for it.
  const { results } = await ran({ served }, 'Served', '{"city":"Rome","days":"2"}')
  assert.equal(results, ['{"city":"Rome","days":2}'])
})

test.run()
