import { judge } from '@toolfault/advice/judge'
import type { Failed } from '@toolfault/client/call'
import { explain } from '@toolfault/client/explain'
import { failureOf } from '@toolfault/client/failure'
import { executionFailed, internal, invalidArguments, unavailable } from '@toolfault/model'
import { RETRY } from '@toolfault/protocols/mcp'
import { decode } from '@toolfault/protocols/oxp/read'
import { compile } from '@toolfault/validators/ajv'
import { digest } from '@toolfault/words/digest'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('client/explain')

const tool = {
  name: 'send',
  inputSchema: {
    type: 'object',
    properties: { to: { type: 'string' }, phone: { type: 'string' }, copies: { type: 'integer' } },
    required: ['to']
  }
} as const

const about = { tool, args: { phone: '5', copies: 'two' }, judge: judge(compile) }

const failure = (fault: Failed['fault'], more: Partial<Failed> = {}): Failed => ({
  ok: false,
  fault,
  ...more
})

test('a vague text gets the fault of the judge, and stands before it', async () => {
  const vague = failure(executionFailed({ message: 'bad request' }), {
    confidence: 'guess',
    wire: 1
  })
  const { confidence, fault, wire } = await explain(vague, about)
  assert.is(fault.kind, 'invalid_arguments')
  assert.equal([confidence, wire], [undefined, 1])
  assert.is(
    digest(fault),
    'bad request\n- `to` is missing: add `to` (string)\n- `copies` must be an integer, received a string of 3 characters: send an integer'
  )
})

// The headline names the key, and not the one that was sent in its place: a model would add it and keep the other.
test('a message that names the place does not hide the command', async () => {
  for (const answer of [
    { status: 422, body: 'there is no field `to`' },
    { status: 400, body: { message: "the body must have the property 'to'" } },
    { content: [{ type: 'text', text: "Missing 'to' parameter" }], isError: true }
  ]) {
    const came = failureOf(answer, { tool: 'send' })
    if (came === undefined) throw new Error('no failure')
    const { fault } = await explain(came, { ...about, args: { too: 'a' } })
    assert.match(digest(fault), /\n- `to` is missing: rename `too` to `to`/, JSON.stringify(answer))
  }
})

// Fastify's own words and axum's, which are understood, so that they need not stand before what says more.
test('a sentence of ajv or of serde is told once, with the command', async () => {
  for (const answer of [
    { status: 400, body: { message: "body must have required property 'to'" } },
    { status: 422, body: 'missing field `to`' }
  ]) {
    const came = failureOf(answer, { tool: 'send' })
    if (came === undefined) throw new Error('no failure')
    const { fault } = await explain(came, { ...about, args: { too: 'a' } })
    assert.is(
      digest(fault),
      'Invalid arguments for tool send: `to` is missing: rename `too` to `to` if that was meant, else add `to` (string).'
    )
  }
})

// Row A9.
test('an answer that says that no other try can help stays as it came', async () => {
  const no = { retry_capable: false }
  const content = [{ type: 'text', text: 'Account closed' }]
  for (const wire of [
    { success: false, error: 'Account closed', metadata: no },
    { jsonrpc: '2.0', id: 1, error: { code: -32603, message: 'Account closed', data: no } },
    { content, isError: true, _meta: { [RETRY]: no } }
  ]) {
    const came = failureOf(wire, { tool: 'send' })
    if (came === undefined) throw new Error('no failure')
    assert.is(await explain(came, about), came, JSON.stringify(wire))
  }
})

test('a tool in the spelling of OXP is explained by its schema', async () => {
  const { inputSchema: input_schema, name } = tool
  const given = { ...about, tool: { name, input_schema } }
  const vague = failure(executionFailed({ message: 'bad request' }), { confidence: 'guess' })
  assert.match(digest((await explain(vague, given)).fault), '`to` is missing: add `to` (string)')
})

// -32602 is invalid params, of the request or of the tool (facts 1.5).
test('so does a protocol error that says no more than its code', async () => {
  const read = failureOf({ code: -32602, message: 'boom' })
  if (read === undefined) throw new Error('unread')
  assert.is(read.fault.kind, 'malformed_request')
  const { fault } = await explain(read, about)
  assert.match(digest(fault), /^boom\n- `to` is missing/)
})

test('a tool that is not there gets the name that was meant, where the names are known', async () => {
  const read = failureOf({ code: -32602, message: 'Tool bok not found' })
  if (read === undefined) throw new Error('unread')
  const { fault } = await explain(read, { args: {}, names: ['cancel', 'book'] })
  assert.is(digest(fault), 'Unknown tool: bok. Did you mean `book`?')
  for (const names of [undefined, [], ['cancel']]) {
    assert.is(await explain(read, { args: {}, names }), read)
  }
})

// Row M2: such a request is no call for a server, and only its tool's schema says what the text holds.
test('so do arguments that are a text', async () => {
  const read = failureOf({
    code: -32602,
    message: 'Invalid tools/call request: [{"expected":"record","path":["params","arguments"]}]'
  })
  if (read === undefined) throw new Error('unread')
  const { fault } = await explain(read, { ...about, args: '{"to":"a"}' })
  assert.match(digest(fault), /must be an object, received a string/)
})

test("a validator's list of what the judge says with the fix is not said before it", async () => {
  const listed = (sentences: string): Promise<Failed> =>
    explain(
      failureOf({
        content: [
          {
            type: 'text',
            text: `Input validation error: Invalid arguments for tool send: ${sentences}`
          }
        ],
        isError: true
      }) ?? failure(internal()),
      about
    )
  const known = await listed("data must have required property 'to', data/copies must be integer")
  assert.not.match(digest(known.fault), 'Input validation error')
  const own = await listed("data must have required property 'to', data/copies must be paid for")
  assert.match(digest(own.fault), 'must be paid for')
})

// Seed 003's own rule of a phone number stands beside what the schema says.
test("the server's own rules are not lost", async () => {
  const wire = {
    status: 422,
    body: {
      message: 'Invalid input parameters',
      parameter_errors: { phone: 'Phone number must be in E.164 format', to: 'is required' }
    }
  }
  const read = decode(wire)
  if (read._tag === 'Left') throw new Error('unread')
  const { fault } = await explain(failure(read.right.value, { notes: ['from_text'] }), about)
  const text = digest(fault)
  for (const part of [
    '`to` is missing',
    '`copies` must be',
    'Phone number must be in E.164 format'
  ])
    assert.match(text, part)
  assert.not.match(text, 'is required')
})

// What Spring 6, FastAPI, Django and SCIM say of a body that does not fit, and what FastMCP passes on of an API.
test('a refusal with a sentence in `detail` is explained, and what a tool raised', async () => {
  for (const [answer, head] of [
    [
      {
        status: 400,
        body: { title: 'Bad Request', status: 400, detail: 'Failed to read request' }
      },
      'Failed to read request'
    ],
    [{ status: 409, body: { detail: 'Bad input' } }, 'Bad input'],
    [
      {
        content: [{ type: 'text', text: "Error calling tool 'send': HTTP error 422: No" }],
        isError: true
      },
      "Error calling tool 'send': HTTP error 422: No"
    ]
  ] as const) {
    const came = failureOf(answer, { tool: 'send' })
    if (came === undefined) throw new Error('no failure')
    const { fault } = await explain(came, { ...about, args: {} })
    assert.is(digest(fault), `${head}\n- \`to\` is missing: add \`to\` (string)`)
  }
})

const closed = { ...tool, inputSchema: { ...tool.inputSchema, additionalProperties: false } }
const beside = {
  ...tool,
  inputSchema: { ...tool.inputSchema, allOf: [{ properties: { request: {} } }] }
}
const elsewhere: ReadonlyArray<
  readonly [what: string, errors: object, given: typeof tool | typeof beside, line?: string]
> = [
  ['.NET names a key as its class does', { To: ['The To field is required.'] }, tool],
  ['a rule of its own is told of the key', { Phone: ['No.'] }, tool, '- `phone`: No.'],
  ['a method and its parameter stand before a key', { 'create.user.to': ['must be there'] }, tool],
  ['also of a rule of its own', { 'user.phone': ['No.'] }, tool, '- `phone`: No.'],
  ['the parameter of a method is no argument', { request: ['is required'] }, tool],
  ['nor is it of closed arguments', { request: ['is required'] }, closed],
  [
    'unless a schema beside names it',
    { request: ['is required'] },
    beside,
    '- `request`: is required'
  ]
]

// Two names for one key: a caller that follows both is refused again.
for (const [what, errors, given, line] of elsewhere) {
  test(`the server's places are those of the arguments: ${what}`, async () => {
    const came = failureOf({ status: 400, body: { title: 'Invalid', status: 400, errors } })
    if (came === undefined) throw new Error('no failure')
    const { fault } = await explain(came, { ...about, tool: given, args: {} })
    const judged = 'Invalid\n- `to` is missing: add `to` (string)'
    assert.is(digest(fault), line === undefined ? judged : `${judged}\n${line}`)
  })
}

test('what was sent is a place of the arguments, whatever the tool names', async () => {
  const errors = { Request: ['is none'], request: ['is none'] }
  const came = failureOf({ status: 400, body: { title: 'Invalid', status: 400, errors } })
  if (came === undefined) throw new Error('no failure')
  const { fault } = await explain(came, { ...about, args: { request: 1 } })
  assert.is(digest(fault), 'Invalid\n- `to` is missing: add `to` (string)\n- `request`: is none')
})

test('anything else stays as it came', async () => {
  const advised = { ...invalidArguments('send', { issues: [] }), advice: [] }
  for (const one of [
    failure(unavailable()),
    failure(advised),
    failure(executionFailed({ message: 'no', canRetry: false }), { confidence: 'guess' }),
    failure(executionFailed({ message: 'quota' }), { confidence: 'certain' }),
    failure(internal(), { unsure: true })
  ]) {
    assert.is(await explain(one, about), one)
  }
  const vague = failure(internal())
  assert.is(await explain(vague, { ...about, args: { to: 'a' } }), vague)
  assert.is(await explain(vague, { ...about, tool: undefined }), vague)
  assert.is(await explain(vague, { tool, args: {} }), vague)
  const broken = [
    () => Promise.reject(new Error('x')),
    () => ({}),
    { a: 1 },
    () => {
      throw new Error('x')
    }
  ]
  for (const one of broken) {
    // A border: nobody checks what is passed in.
    assert.is(await explain(vague, { ...about, judge: one as never }), vague)
  }
})

test('what cannot be read is a failure of which nothing is known', async () => {
  const { proxy, revoke } = Proxy.revocable({}, {})
  revoke()
  for (const one of [proxy, undefined, 'x', {}, { ok: false, fault: proxy }]) {
    // A border: nobody checks what is passed in.
    assert.equal(await explain(one as never, about), { ok: false, fault: internal() })
  }
  const vague = failure(internal())
  assert.is(await explain(vague, undefined as never), vague)
})

test.run()
