import { judge } from '@toolfault/advice/judge'
import { internal, invalid, type Judge } from '@toolfault/model'
import { toolfault as express } from '@toolfault/plugins/express'
import { toolfault as fastify } from '@toolfault/plugins/fastify'
import { type HttpOptions, toolfault } from '@toolfault/plugins/fetch'
import { toolfault as hono } from '@toolfault/plugins/hono'
import { toolfault as koa } from '@toolfault/plugins/koa'
import { guardToolCall } from '@toolfault/plugins/mcp-low-level'
import * as ajv from '@toolfault/validators/ajv'
import * as cfworker from '@toolfault/validators/cfworker'
import * as typebox from '@toolfault/validators/typebox'
import Fastify from 'fastify'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('plugins/serving')

const write =
  'write judge: judge(compile), with judge of @toolfault/advice/judge and compile of @toolfault/validators/ajv'
const noJudge = `judge must be a function: ${write}`
const compiler = `judge is a compiler, which gives no verdict: ${write}`
const noTools =
  'tools must be a list, such as [{ name, inputSchema }], a Map by name, or a function that finds the tool of a name'

/** A border: a program in JavaScript may hand over what it likes. */
const given = (wrong: object): HttpOptions =>
  ({ tools: [{ name: 'free' }], judge: judge(ajv.compile), ...wrong }) as HttpOptions

const said = (run: () => unknown): string => {
  try {
    run()
    return 'nothing'
  } catch (error) {
    return error instanceof TypeError ? error.message : String(error)
  }
}

const cases: ReadonlyArray<readonly [string, object, string]> = [
  ['no judge', { judge: undefined }, noJudge],
  ['a judge that is no function', { judge: {} }, noJudge],
  ['the compiler ajv', { judge: ajv.compile }, compiler],
  ['the compiler typebox', { judge: typebox.compile }, compiler],
  ['the compiler cfworker', { judge: cfworker.compile }, compiler],
  ['no tools', { tools: undefined }, noTools],
  ['tools by name in an object', { tools: { free: {} } }, noTools],
  ['neither, the judge first', { judge: null, tools: null }, noJudge]
]

for (const [name, wrong, sentence] of cases) {
  test(`${name}: every plugin refuses at the start, and says what to write`, async () => {
    const options = given(wrong)
    for (const plugin of [toolfault, express, hono, koa]) {
      assert.is(
        said(() => plugin(options)),
        sentence
      )
    }
    assert.is(
      said(() => guardToolCall(() => 1, options)),
      sentence
    )
    const app = Fastify()
    app.register(fastify, options)
    const refused = await Promise.resolve(app.ready()).then(
      () => undefined,
      (error: unknown) => error
    )
    assert.is(refused instanceof TypeError && refused.message, sentence)
  })
}

const cors =
  "cors must be true, an origin without a path, such as 'https://app.example.com', or a list of such; leave it out where no web page may ask"
const http: ReadonlyArray<readonly [object, string]> = [
  [{ cors: { origin: 'https://a.example' } }, cors],
  [{ cors: false }, cors],
  [{ cors: null }, cors],
  [{ cors: ['https://a.example', 5] }, cors],
  [{ cors: 'https://a.example/' }, cors],
  [{ cors: ['http://localhost:3000/app'] }, cors],
  [{ prefix: 5 }, "prefix must be a text, such as '/v1'"],
  [{ prefix: null }, "prefix must be a text, such as '/v1'"],
  // `Number(process.env.MAX_BODY)` where it is not set: nothing is larger than NaN.
  ...[Number.NaN, -1, '5'].flatMap(
    (limit): ReadonlyArray<readonly [object, string]> => [
      [{ maxBytes: limit }, 'maxBytes must be a number from 0 on; leave it out for the usual one'],
      [{ timeoutMs: limit }, 'timeoutMs must be a number from 0 on; leave it out for the usual one']
    ]
  ),
  [{ maxBytes: 0, timeoutMs: Number.POSITIVE_INFINITY }, 'nothing'],
  ...[
    true,
    '*',
    [],
    'null',
    ['http://localhost:3000', 'https://a.example'],
    ['chrome-extension://id', 'capacitor://localhost']
  ].map((given): readonly [object, string] => [{ cors: given, prefix: '' }, 'nothing'])
]

for (const [wrong, sentence] of http) {
  test(`${JSON.stringify(wrong)}: every plugin for HTTP says at the start: ${sentence}`, async () => {
    const options = given(wrong)
    for (const plugin of [toolfault, express, hono, koa]) {
      assert.is(
        said(() => plugin(options)),
        sentence
      )
    }
  })
}

test('a list of origins may hold the star', async () => {
  const serve = toolfault(given({ cors: ['https://a.example', '*'] }))
  const headers = { origin: 'https://b.example' }
  const came = await serve(
    new Request('http://x/tools/free/validate', { method: 'OPTIONS', headers })
  )
  assert.is(came.headers.get('access-control-allow-origin'), '*')
})

const faultsOf = async (options: Partial<HttpOptions>): Promise<ReadonlyArray<unknown>> => {
  const faults: Array<unknown> = []
  const serve = toolfault(given({ ...options, onFault: (fault: unknown) => faults.push(fault) }))
  const init = { method: 'POST', body: '{}' }
  await serve(new Request('http://x/tools/free/validate', init))
  return faults
}

test('a list, a Map and a function are tools; a judge of one parameter is a judge', async () => {
  const free = { name: 'free' }
  const yes: Judge = (_tool) => ({ valid: true })
  for (const tools of [[free], [], new Map([['free', free]]), () => free]) {
    assert.is(
      said(() => toolfault(given({ tools, judge: yes }))),
      'nothing'
    )
  }
  const failing: Judge = async (_tool) => {
    throw new Error('the database is down')
  }
  assert.equal(await faultsOf({ judge: failing }), [
    { tool: 'free', ...internal({ developerMessage: 'the database is down' }) }
  ])
})

test('a compiler that looks like a judge is found out at the first call, and no call passes', async () => {
  const curried = (schema: unknown, _more: unknown): unknown => ajv.compile(schema)
  assert.equal(await faultsOf(given({ judge: curried })), [
    internal({
      tool: 'free',
      developerMessage: 'the judge gave no verdict, but what a compiler gives: write judge(compile)'
    })
  ])
})

test('a judge of no compiler throws nothing, and says so to the operator', () => {
  const verdict = judge(JSON.parse('null'))({ name: 'free', inputSchema: {} }, {})
  assert.equal(
    verdict,
    invalid(
      internal({
        developerMessage:
          'judge takes the compiler of a validator: judge(compile), with compile of @toolfault/validators/ajv'
      })
    )
  )
})

test.run()
