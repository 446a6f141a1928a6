import { judge } from '@toolfault/advice/judge'
import {
  answerForm,
  answerQuestion,
  askedOf,
  mergeAnswer,
  resume,
  visited
} from '@toolfault/client/answers'
import { failureOf } from '@toolfault/client/failure'
import { type Fault, internal, type Tool, unavailable } from '@toolfault/model'
import { compile } from '@toolfault/validators/ajv'
import fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('client/answers')

const decide = judge(compile)
const email: Tool = {
  name: 'send_email',
  description: 'Send an email',
  inputSchema: {
    type: 'object',
    properties: {
      to: { type: 'string', format: 'email' },
      copies: { type: 'integer', minimum: 1 },
      urgent: { type: 'boolean' },
      format: { enum: ['PLAIN', 'HTML'] },
      tags: { type: 'array', items: { type: 'string' } },
      guest: { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] },
      password: { type: 'string' }
    },
    required: ['to'],
    additionalProperties: false
  }
}
const needing = (...required: ReadonlyArray<string>): Tool => ({
  ...email,
  inputSchema: { ...Object(email.inputSchema), required }
})
const faultOf = (tool: Tool, args: unknown): Fault => {
  const verdict = decide(tool, args)
  return verdict.valid ? internal() : verdict.fault
}
const question = (tool: Tool, args: unknown, answer: string | Record<string, string>) =>
  answerQuestion(faultOf(tool, args), answer, { tool, args, judge: decide, compile })

// MCP, Elicitation, "Requested Schema".
test('a form asks for what lacks, and says what for', () => {
  const form = answerForm(faultOf(email, {}), { schema: email.inputSchema })
  assert.equal(form, {
    ok: true,
    message: 'Please fill in what is missing so I can send an email.',
    requestedSchema: {
      type: 'object',
      properties: { to: { type: 'string', format: 'email' } },
      required: ['to']
    },
    paths: { to: ['to'] }
  })
})

test('a form never asks for a secret, and not for what a user cannot mend', () => {
  const tool = needing('password')
  const { inputSchema: schema } = tool
  assert.equal(answerForm(faultOf(tool, {}), { schema }), {
    ok: false,
    reason: 'secret',
    path: ['password']
  })
  const wrong = answerForm(faultOf(email, { to: 1 }), { schema: email.inputSchema })
  assert.equal(wrong.ok || wrong.reason, 'not_missing')
  const other = answerForm(unavailable(), { schema })
  assert.equal(other.ok || other.reason, 'nothing_missing')
})

const paths = { to: ['to'] }
const content = { to: 'ann@example.com' }
const merging = { tool: email, judge: decide, paths }

// MCP Schema, `ElicitResult` (2025-06-18, 2025-11-25); MRTR, `inputResponses` (2026-07-28).
test('an accepted form is put into the arguments, in the shape of every revision', async () => {
  const args = Object.freeze({ urgent: true })
  for (const answers of [
    { action: 'accept', content },
    { arguments: { action: 'accept', content } },
    { 'the-key': { action: 'accept', content } }
  ]) {
    assert.equal(await mergeAnswer(args, answers, merging), {
      ok: true,
      args: { urgent: true, to: 'ann@example.com' }
    })
  }
  const two = { a: { action: 'decline' }, b: { action: 'accept', content } }
  assert.ok((await mergeAnswer(args, two, { ...merging, key: 'b' })).ok)
})

test('accept, decline, cancel and what is none are told apart', async () => {
  const reason = async (answers: unknown, key?: string): Promise<unknown> => {
    const more = key === undefined ? {} : { key }
    const merged = await mergeAnswer({}, answers, { ...merging, ...more })
    assert.equal(merged.args, {})
    return merged.ok || merged.reason
  }
  assert.is(await reason({ action: 'decline' }), 'declined')
  assert.is(await reason({ action: 'cancel' }), 'cancelled')
  assert.is(await reason({ action: 'accept' }), 'invalid')
  // Both SDKs take a content of null for none.
  assert.is(await reason({ action: 'decline', content: null }), 'declined')
  assert.is(await reason({ a: { action: 'cancel', content: null } }), 'cancelled')
  assert.is(await reason({ action: 'accept', content: null }), 'invalid')
  for (const junk of [
    undefined,
    null,
    1,
    'yes',
    [],
    {},
    { action: 'maybe' },
    { a: { action: 1 } }
  ]) {
    assert.is(await reason(junk), 'unreadable', JSON.stringify(junk))
  }
  assert.is(await reason({ a: { action: 'accept', content } }, 'b'), 'unreadable')
})

test('answers are judged again, and a judge that throws gives its fault', async () => {
  const wrong = { action: 'accept', content: { to: 'nobody' } }
  const merged = await mergeAnswer({}, wrong, merging)
  assert.ok(!merged.ok && merged.reason === 'invalid')
  if (merged.ok || merged.reason !== 'invalid') return
  assert.is(merged.fault.kind, 'invalid_arguments')
  assert.equal(merged.args, { to: 'nobody' })
  const bad = (): never => {
    throw new Error('no')
  }
  const thrown = await mergeAnswer({}, wrong, { ...merging, judge: bad })
  assert.ok(!thrown.ok && thrown.reason === 'invalid' && thrown.fault.kind === 'internal')
})

test('no answer stands in the fault that it leads to', async () => {
  const tool = {
    name: 'pay',
    inputSchema: {
      type: 'object',
      properties: {
        iban: { type: 'string', minLength: 40 },
        floor: { type: 'integer', maximum: 5 },
        kind: { enum: ['metric', 'imperial'] }
      },
      required: ['iban', 'floor', 'kind']
    }
  }
  const places = { iban: ['iban'], floor: ['floor'], kind: ['kind'] }
  const answer = { iban: 'DE89370400440532013000', floor: 48213, kind: 'metrc1' }
  const echoing = (asked: Tool, args: unknown) => {
    const verdict = decide(asked, args)
    if (verdict.valid) return verdict
    const said = `bad: ${JSON.stringify(args)}`
    const fault = {
      ...verdict.fault,
      message: said,
      developerMessage: said,
      guidance: 'Look it up.'
    }
    return { valid: false as const, fault }
  }
  const merged = await mergeAnswer(
    { kept: 1 },
    { action: 'accept', content: answer },
    { tool, judge: echoing, paths: places }
  )
  assert.ok(!merged.ok && merged.reason === 'invalid')
  if (merged.ok || merged.reason !== 'invalid') return
  const told = JSON.stringify(merged.fault)
  for (const value of Object.values(answer)) assert.not.match(told, String(value))
  assert.match(told, 'Look it up.')
  assert.match(told, 'metric')
})

// Rows A2, A3, A13.
test('one text is put where one thing was asked for', async () => {
  assert.equal(await question(email, { urgent: true }, 'ann@example.com'), {
    ok: true,
    args: { urgent: true, to: 'ann@example.com' }
  })
})

test('a question that came from elsewhere is answered too', async () => {
  // Seed 001, "Missing Parameters".
  const failure = failureOf({
    code: -32602,
    message:
      'Question: Who should I send this email to? Please provide the recipient email address.',
    data: {
      error_category: 'missing_parameter',
      required_parameter: 'to',
      parameter_type: 'email_address'
    }
  })
  const fault = failure?.fault ?? internal()
  const about = { tool: email, args: {}, judge: decide }
  assert.equal(await answerQuestion(fault, 'ann@example.com', about), {
    ok: true,
    args: { to: 'ann@example.com' }
  })
})

test('a text becomes what the schema wants where that is certain', async () => {
  const cases: ReadonlyArray<readonly [string, string, unknown]> = [
    ['copies', '3', 3],
    ['urgent', 'true', true],
    ['urgent', 'Yes', true],
    ['urgent', ' no ', false],
    ['format', 'html', 'HTML'],
    ['tags', '["a","b"]', ['a', 'b']],
    ['tags', 'a', ['a']]
  ]
  for (const [name, text, value] of cases) {
    const became = await question(needing(name), {}, text)
    assert.equal(became, { ok: true, args: { [name]: value } }, name)
  }
  for (const [name, text] of [
    ['copies', 'three'],
    ['copies', '0'],
    ['urgent', 'yes and no'],
    ['urgent', '1'],
    ['format', 'markdown']
  ] as const) {
    const became = await question(needing(name), {}, text)
    assert.ok(!became.ok && became.reason === 'invalid', `${name} ${text}`)
  }
})

test('what is wrong may be asked for as well as what lacks', async () => {
  const became = await question(email, { to: 'nobody' }, 'ann@example.com')
  assert.equal(became, { ok: true, args: { to: 'ann@example.com' } })
})

test('nothing else is repaired on the way', async () => {
  const became = await question(email, { copies: '2' }, { to: 'ann@example.com' })
  assert.ok(!became.ok && became.reason === 'invalid')
  assert.equal(became.args, { copies: '2', to: 'ann@example.com' })
})

// Rows A13, A17.
test('several are answered by name, a nested one dotted', async () => {
  const tool = needing('to', 'copies')
  const text = await question(tool, {}, 'ann@example.com')
  assert.ok(!text.ok && text.reason === 'which')
  assert.equal(Object(text).names, ['to', 'copies'])
  assert.equal(await question(tool, {}, { to: 'ann@example.com', copies: '2' }), {
    ok: true,
    args: { to: 'ann@example.com', copies: 2 }
  })
  const half = await question(tool, {}, { to: 'ann@example.com' })
  assert.ok(!half.ok && half.reason === 'invalid')
  const nested = await question(needing('guest'), { guest: {} }, { 'guest.name': 'Ann' })
  assert.equal(nested, { ok: true, args: { guest: { name: 'Ann' } } })
})

test('an answer changes nothing that was not asked for', async () => {
  for (const name of ['urgent', '__proto__', 'constructor', 'to.x', '']) {
    const became = await question(email, { urgent: true }, Object.fromEntries([[name, 'x']]))
    assert.ok(!became.ok && became.reason === 'which', name)
    assert.equal(became.args, { urgent: true })
  }
  const none = await answerQuestion(unavailable(), 'x', { tool: email, args: {}, judge: decide })
  assert.ok(!none.ok && none.reason === 'nothing_asked')
})

test('a secret is not taken, and blank is no answer', async () => {
  const secret = await question(needing('password'), {}, 'hunter22')
  assert.equal(secret, { ok: false, reason: 'secret', names: ['password'], args: {} })
  for (const blank of ['', ' \n']) {
    const became = await question(email, {}, blank)
    assert.ok(!became.ok && became.reason === 'cancelled')
  }
})

test('whatever comes, nothing rejects and the arguments are lent', async () => {
  const { proxy, revoke } = Proxy.revocable({}, {})
  revoke()
  for (const junk of [undefined, null, 1, [], proxy, { to: 1 }, { to: 'x'.repeat(200_000) }]) {
    // Borders: whoever calls from JavaScript may pass anything.
    const about = { tool: email, args: Object.freeze({}), judge: decide }
    assert.not.ok((await answerQuestion(faultOf(email, {}), junk as never, about)).ok)
    assert.not.ok((await answerQuestion(junk as never, 'x', about)).ok)
    assert.not.ok((await answerQuestion(faultOf(email, {}), 'x', junk as never)).ok)
    assert.not.ok((await mergeAnswer({}, junk, junk as never)).ok)
    assert.equal(askedOf(junk), { forms: [], pages: [] })
    assert.equal(resume(junk, junk as never), {})
  }
  await fc.assert(
    fc.asyncProperty(fc.jsonValue(), fc.string(), async (args, text) => {
      const became = await question(email, args, text)
      assert.ok(became.ok || 'args' in became)
    })
  )
})

const wire = {
  resultType: 'input_required',
  inputRequests: {
    where: {
      method: 'elicitation/create',
      params: {
        message: 'Where\u202e to?',
        requestedSchema: {
          type: 'object',
          properties: { to: { type: 'string' } },
          required: ['to']
        }
      }
    },
    login: {
      method: 'elicitation/create',
      params: { mode: 'url', message: 'Sign in', url: 'https://a.example/login' }
    },
    pin: {
      method: 'elicitation/create',
      params: {
        mode: 'form',
        message: 'PIN?',
        requestedSchema: { type: 'object', properties: { password: { type: 'string' } } }
      }
    },
    think: { method: 'sampling/createMessage', params: { messages: [], maxTokens: 1 } },
    broken: { method: 'elicitation/create', params: {} }
  },
  requestState: ' opaque\u0000 '
}

// MCP 2026-07-28, MRTR.
test('all that a server asks for is read: forms, pages, and which must not be shown', () => {
  const response = { jsonrpc: '2.0', id: 1, result: wire }
  for (const answer of [wire, response, { status: 200, body: response }]) {
    const { forms, pages } = askedOf(answer)
    assert.equal(
      forms.map(({ key, message, secret }) => [key, message, secret]),
      [
        ['where', 'Where to?', undefined],
        ['pin', 'PIN?', true]
      ]
    )
    assert.equal(pages, [{ id: 'login', url: 'https://a.example/login', message: 'Sign in' }])
  }
  assert.equal(askedOf({ content: [], isError: true }), { forms: [], pages: [] })
})

// MCP, Elicitation, "User Interaction Model": no form for secrets, whatever its field is called.
test('a field that is shown as a secret is one', () => {
  const marked = (field: object): unknown => {
    const requestedSchema = { type: 'object', properties: { value: field } }
    const params = { mode: 'form', message: 'x', requestedSchema }
    const inputRequests = { a: { method: 'elicitation/create', params } }
    return askedOf({ resultType: 'input_required', inputRequests }).forms[0]?.secret
  }
  for (const title of ['Password', 'Your API key', 'Credit card number', 'PIN']) {
    assert.is(marked({ type: 'string', title }), true, title)
  }
  for (const title of ['City', 'Has password', 'Number of tokens used']) {
    assert.is(marked({ type: 'string', title }), undefined, title)
  }
})

// MRTR, "Client Requirements": the same keys, the exact state, none where none came.
test('what goes back has the names that came, and the very state or none', () => {
  const accept = { action: 'accept', content } as const
  const answers = { where: accept, other: accept, think: { role: 'assistant' } }
  assert.equal(resume(wire, answers), {
    inputResponses: { where: accept, think: { role: 'assistant' } },
    requestState: ' opaque\u0000 '
  })
  const { requestState: _, ...stateless } = wire
  assert.equal(resume(stateless, { where: accept }), { inputResponses: { where: accept } })
  assert.equal(resume({ resultType: 'input_required', requestState: 's' }, answers), {
    requestState: 's'
  })
  assert.equal(resume({ ...stateless, requestState: 7 }), { inputResponses: {} })
  assert.equal(resume({ content: [], requestState: 's' }, answers), {})
  const proto = JSON.parse('{"resultType":"input_required","inputRequests":{"__proto__":{}}}')
  const back = resume(proto, JSON.parse('{"__proto__":{"action":"accept"}}'))
  assert.equal(JSON.stringify(back), '{"inputResponses":{"__proto__":{"action":"accept"}}}')
})

// MCP, Elicitation: accept on a page is consent, and not completion.
test('a page that was visited is consented to', () => {
  const outcomes = [
    'completed',
    'shown',
    'declined',
    'late',
    'failed',
    'refused_url',
    'cancelled'
  ] as const
  assert.equal(
    outcomes.map((outcome) => visited({ outcome }).action),
    ['accept', 'accept', 'decline', 'cancel', 'cancel', 'cancel', 'cancel']
  )
})

test.run()
