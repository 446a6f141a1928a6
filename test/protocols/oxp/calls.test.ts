import { judge } from '@toolfault/advice/judge'
import {
  authorizationRequired,
  internal,
  invalidArguments,
  misconfigured,
  own,
  type Registry
} from '@toolfault/model'
import { call, type OxpExchange } from '@toolfault/protocols/oxp/exchange'
import { compile } from '@toolfault/validators/ajv'
import { readings } from '@toolfault/words/readings'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('protocols/oxp/calls')

const tools: Registry = [{ name: 'add', inputSchema: { type: 'object', required: ['a'] } }]
const exchange: OxpExchange = { judge: judge(compile), run: () => 1 }
const add = { tool_id: 'add', call_id: 'c' }

test('what cannot be read and what is no call are told apart, in the form that was asked for', async () => {
  const form = { $schema: 'urn:oxp:1.0', carrier: true }
  const answer = async (text: string): Promise<unknown> =>
    (await call(tools, { text }, { ...exchange, form })).body
  const broken = await answer('{')
  assert.match(String(own(broken, 'message')), /^Parse error: /)
  const none = await answer('{"tool":"add"}')
  assert.is(own(none, 'message'), `Invalid request: ${readings.noCall}`)
  for (const [body, reason] of [
    [broken, 'syntax'],
    [none, 'shape']
  ] as const) {
    assert.is(own(body, '$schema'), 'urn:oxp:1.0')
    assert.match(JSON.stringify(own(body, 'dev.toolfault/fault')), `"reason":"${reason}"`)
  }
})

test('it never rejects, whatever it is given', async () => {
  const wanted = { status: 400, body: { message: 'Internal error' } }
  // A border: a program in JavaScript may hand over what it likes.
  assert.equal(await call(tools, { value: 5 }, JSON.parse('null')), wanted)
})

test('how long it took is told by the clock, else by the form', async () => {
  const took = async (more: object): Promise<unknown> => {
    const value = { ...add, input: { a: 1 } }
    return own((await call(tools, { value }, { ...exchange, ...more })).body, 'duration')
  }
  let time = 0
  const now = (): number => (time += 3)
  assert.is(await took({}), undefined)
  assert.is(await took({ now }), 3)
  assert.is(await took({ form: { duration: 7 } }), 7)
  assert.is(await took({ now, form: { duration: 7 } }), 3)
})

// Row O12.
test('input that is wrong as well is told with what is missing alone', async () => {
  const challenge = { id: 'gh', url: 'https://a.example/' }
  const lacking: OxpExchange = {
    ...exchange,
    requires: () => authorizationRequired('tool', [challenge]),
    form: { requirementsIn: 'validation' }
  }
  const members = async (value: object, more: object): Promise<unknown> => {
    const { body, status } = await call(tools, { value }, { ...lacking, ...more })
    return [status, 'parameter_errors' in Object(body), 'missing_requirements' in Object(body)]
  }
  const well = { ...add, input: { a: 1 } }
  assert.equal(await members(add, {}), [422, true, true])
  assert.equal(await members(well, {}), [422, false, true])
  assert.equal(await members(add, { form: {} }), [400, false, true])
  assert.equal(await members(add, { requires: () => internal() }), [400, false, false])
  assert.equal(await members(add, { requires: () => undefined }), [422, true, false])
  // Whoever settles may say something else of either.
  const settle = (kind: string) => (fault: { readonly kind: string }) =>
    fault.kind === kind ? internal() : fault
  const missing = { settle: settle('authorization_required') }
  assert.equal(await members(add, missing), [400, false, false])
  assert.equal(await members(add, { settle: settle('invalid_arguments') }), [422, false, true])
})

test('whoever settles is asked of what is written, and of nothing else', async () => {
  for (const [missing, form, kinds] of [
    [misconfigured('pay', ['A']), { requirementsIn: 'validation' }, ['misconfigured']],
    [authorizationRequired('tool'), {}, ['authorization_required']],
    [
      authorizationRequired('tool'),
      { requirementsIn: 'validation' },
      ['invalid_arguments', 'authorization_required']
    ]
  ] as const) {
    const asked: Array<string> = []
    await call(
      tools,
      { value: add },
      {
        ...exchange,
        form,
        requires: () => missing,
        settle: (fault) => {
          asked.push(fault.kind)
          return fault
        }
      }
    )
    assert.equal(asked, kinds)
  }
})

test('the input of a tool that has gone since is not judged', async () => {
  let left = 1
  const answer = await call(
    () => (left-- > 0 ? { name: 'add', inputSchema: {} } : undefined),
    { value: add },
    {
      ...exchange,
      judge: () => ({ valid: false, fault: invalidArguments('add', { issues: [] }) }),
      requires: () => authorizationRequired('tool', [], { message: 'Sign in.' }),
      form: { requirementsIn: 'validation' }
    }
  )
  assert.equal(answer, { status: 400, body: { message: 'Sign in.' } })
})

test.run()
