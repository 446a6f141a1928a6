import { judge } from '@toolfault/advice/judge'
import {
  executionFailed,
  type Fault,
  invalidArguments,
  own,
  toolFault,
  unavailable
} from '@toolfault/model'
import { errorHandler, toolfault as express } from '@toolfault/plugins/express'
import type { FaultContext, HttpOptions } from '@toolfault/plugins/fetch'
import { toolfault } from '@toolfault/plugins/fetch'
import { compile } from '@toolfault/validators/ajv'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('plugins/author')

const schema = { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] }
const forecast = { name: 'forecast', inputSchema: schema, handle: (args: unknown): unknown => args }

type Told = readonly [Fault, FaultContext]

/** Ask a server; what its author was told, and what its caller. */
const asked = async (
  path: string,
  body: unknown,
  options: Partial<HttpOptions>
): Promise<{ status: number; json: unknown; told: ReadonlyArray<Told> }> => {
  const told: Array<Told> = []
  const serve = toolfault({
    tools: [forecast],
    judge: judge(compile),
    onFault: (fault, context) => told.push([fault, context]),
    ...options
  })
  const init = { method: 'POST', body: JSON.stringify(body) }
  const response = await serve(new Request(`http://x${path}`, init))
  return { status: response.status, json: await response.json(), told }
}

// OXP, "Tool": `input_schema`. F7, "Tools Without inputSchema": only a tool without one takes anything.
test('a tool in the spelling of OXP is judged by its schema', async () => {
  const tools = [{ name: 'forecast', input_schema: schema }]
  for (const registry of [tools, new Map([['forecast', tools[0] ?? forecast]]), () => tools[0]]) {
    const came = await asked('/tools/forecast/validate', {}, { tools: registry })
    assert.equal(came.json, {
      valid: false,
      errors: [
        { path: '/city', message: "must have required property 'city'", keyword: 'required' }
      ]
    })
  }
  const none = await asked('/tools/free/validate', {}, { tools: [{ name: 'free' }] })
  assert.equal(none.json, { valid: true })
})

const broken = new Error('the table is gone')
const fails = (): never => {
  throw broken
}
const call = { tool_id: 'forecast', input: { city: 'Oslo' } }

for (const [name, path, options] of [
  ['run', '/tools/call', { run: fails }],
  ['run, executed', '/tools/forecast/call', { run: fails, allowExecute: true }],
  ['requires', '/tools/call', { run: () => 1, requires: fails }],
  ['judge', '/tools/forecast/validate', { judge: fails }],
  ['a function of tools', '/tools/forecast/validate', { tools: fails }]
] as const) {
  test(`what ${name} throws is told to onFault, stack and all, and to nobody else`, async () => {
    const body = path === '/tools/call' ? call : call.input
    const { json, told } = await asked(path, body, options)
    assert.is(told.length, 1)
    assert.is(told[0]?.[0].kind, 'internal')
    assert.is(told[0]?.[1].thrown, broken)
    assert.not.match(JSON.stringify(json), 'table')
  })
}

test('an authHook that fails lets nobody in, and its author hears why', async () => {
  const options = { run: () => 1, allowExecute: true, authHook: fails }
  const { status, told } = await asked('/tools/forecast/call', call.input, options)
  assert.is(status, 401)
  assert.equal(
    told.map(([{ kind }, { thrown }]) => [kind, thrown]),
    [['authorization_required', broken]]
  )
  const no = await asked('/tools/forecast/call', {}, { ...options, authHook: () => false })
  assert.equal([no.status, no.told], [401, []])
})

test('where nothing was thrown, nothing is said to be', async () => {
  const { told } = await asked('/tools/forecast/validate', {}, {})
  assert.equal(
    told.map(([fault, context]) => [fault.kind, 'thrown' in context]),
    [['invalid_arguments', false]]
  )
})

test('a fault that is thrown is told with the error that carried it', async () => {
  const busy = toolFault(unavailable())
  const run = (): never => {
    throw busy
  }
  assert.is((await asked('/tools/call', call, { run })).told[0]?.[1].thrown, busy)
})

// OXP, "Call Tool": 200 with `success: false` for a tool that ran in vain.
test('a Response that is not ok is a failure, and one of another library too', async () => {
  const other = { ok: false, status: 503, json: async (): Promise<object> => ({}) }
  for (const response of [new Response('{}', { status: 503 }), other]) {
    const came = await asked('/tools/call', call, { run: () => response })
    assert.is(came.status, 200)
    assert.is(own(came.json, 'success'), false)
    const developerMessage = 'run returned a Response with the status 503'
    const [fault] = came.told[0] ?? []
    assert.equal(fault && { ...fault, callId: '' }, {
      ...executionFailed({ developerMessage }),
      tool: 'forecast',
      callId: ''
    })
  }
  const data = { ok: false, status: 503 }
  const came = await asked('/tools/call', call, { run: () => data })
  assert.equal(own(came.json, 'value'), data)
})

test('a fault that is returned is a failure, and data with a kind is data', async () => {
  const failed = executionFailed({ message: 'No such city' })
  const came = await asked('/tools/call', call, { run: () => failed })
  assert.is(own(came.json, 'success'), false)
  assert.equal(own(came.json, 'error'), { message: 'No such city' })
  assert.equal(
    came.told.map(([{ kind, message }]) => [kind, message]),
    [['execution_failed', 'No such city']]
  )
  const wrong = invalidArguments('forecast', { issues: [{ path: ['city'], kind: 'choice' }] })
  const refused = await asked('/tools/call', call, { run: () => ({ ...wrong }) })
  assert.is(refused.status, 422)
  const bare = await asked('/tools/call', call, { run: async () => unavailable() })
  assert.is(own(bare.json, 'success'), false)
  for (const value of [
    { kind: 'unavailable', room: 5 },
    { kind: 'invalid_arguments', issues: [{ path: ['a'], kind: 'type', rule: 'no-any' }] },
    { kind: 'invalid_arguments', issues: [{ path: ['a'], kind: 'type' }], filesScanned: 12 },
    { ...wrong, advice: [] },
    { kind: 'internal' },
    { kind: 'invalid_arguments', issues: [] },
    { ...failed }
  ]) {
    const well = await asked('/tools/call', call, { run: () => value })
    assert.is(own(well.json, 'success'), true)
    assert.equal(own(well.json, 'value'), value)
    assert.equal(well.told, [])
  }
})

test('an error that is returned is a failure, as one that is thrown', async () => {
  const busy = toolFault(unavailable({ retryAfterMs: 1_000 }))
  for (const [error, kind, message] of [
    [new TypeError('table'), 'internal', 'The tool ran and failed.'],
    [busy, 'unavailable', 'The tool is unavailable at the moment.']
  ] as const) {
    const came = await asked('/tools/call', call, { run: async () => error })
    assert.equal([came.status, own(came.json, 'success')], [200, false])
    assert.is(own(own(came.json, 'error'), 'message'), message)
    assert.equal(
      came.told.map(([fault, { thrown }]) => [fault.kind, thrown]),
      [[kind, error]]
    )
  }
})

test('what requires gives that is no fault lets no call run, and its author hears why', async () => {
  let ran = 0
  for (const given of [null, true, false, 0, '', {}, [], { kind: 'nope' }]) {
    // A border: a program in JavaScript may give what it likes.
    const requires = (): never => given as never
    const came = await asked('/tools/call', call, { run: () => (ran += 1), requires })
    assert.equal([came.status, own(came.json, 'message')], [400, 'Internal error'])
    assert.equal(
      came.told.map(([{ developerMessage, kind }]) => [kind, developerMessage]),
      [['internal', 'requires gave neither a fault nor undefined']]
    )
  }
  assert.is(ran, 0)
})

test('an author is not asked for types: of his tools, of who calls, of the request', async () => {
  const seen: Array<unknown> = []
  const serve = toolfault({
    tools: [forecast],
    judge: judge(compile),
    authHook: (request) => request.headers.get('authorization') === 'Bearer x',
    run: (tool, args, { context }) => {
      seen.push(context?.user_id)
      return tool.handle(args)
    }
  })
  const headers = { authorization: 'Bearer x' }
  for (const context of [{ user_id: 'ann' }, 'ann', null]) {
    const body = JSON.stringify({ ...call, context })
    const response = await serve(
      new Request('http://x/tools/call', { method: 'POST', body, headers })
    )
    assert.equal(own(await response.json(), 'value'), { city: 'Oslo' })
  }
  assert.equal(seen, ['ann', undefined, undefined])
})

test('options that two parts of a plugin share may say what the tools are', () => {
  const options = {
    tools: [forecast],
    judge: judge(compile),
    to: 'oxp' as const,
    run: (tool: typeof forecast, args: unknown) => tool.handle(args)
  }
  assert.type(express(options), 'function')
  assert.is(errorHandler(options).length, 4)
})

test.run()
