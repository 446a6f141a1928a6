import { own } from '@toolfault/model'
import { revisions } from '@toolfault/protocols/mcp'
import { wires } from '@toolfault/protocols/wires'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { toolfault, translations } from './toolfault.js'

const test = suite('cli/translate-lines')

/** OXP's answer to a client that it does not know, which has no body (row O4). */
const denied = { status: 401 }
const said = { wire: 'Authorization required.', loses: ['/of'] }

const line = (more: object = {}): string =>
  JSON.stringify({ from: 'oxp', to: 'text', wire: denied, ...more })

/** The one answer to one line. */
const answer = async (text: string, options: ReadonlyArray<string> = []): Promise<unknown> => {
  const got = await translations([text], options)
  assert.is(got.length, 1)
  return got[0]
}

test('answers in the order of the lines, each under its own id, whatever JSON that is', async () => {
  const ids = ['a', 7, null, { of: [1] }, 'a', true, [[]], '', 'a\u2028b']
  const got = await translations(ids.map((id) => line({ id })))
  assert.equal(
    got,
    ids.map((id) => ({ id, ...said }))
  )
})

test('an answer says the id, the wire and what is lost, in that order, and null for no id', async () => {
  assert.is(
    (await toolfault(['translate', '--ndjson'], { input: `${line()}\n` })).out,
    '{"id":null,"wire":"Authorization required.","loses":["/of"]}\n'
  )
})

test('notes of the reader and warnings stand beside them, where there are some', async () => {
  const unset = {
    code: -32602,
    message: 'Question: search needs a key',
    data: { error_category: 'service_configuration', service: 'search', setup_url: '/settings' }
  }
  const [relative, based, own] = await translations([
    line({ from: 'json-rpc', to: 'oxp', wire: unset }),
    line({ from: 'json-rpc', to: 'oxp', wire: unset, baseUrl: 'https://a.example' }),
    line({ from: 'json-rpc', to: 'json-rpc', wire: unset })
  ])
  assert.equal(Object.keys(relative ?? {}), ['id', 'wire', 'loses', 'warnings'])
  assert.match(JSON.stringify(relative), /the address \/settings is no absolute address/)
  assert.equal(Object.keys(based ?? {}), ['id', 'wire', 'loses'])
  assert.match(JSON.stringify(based), 'https://a.example/settings')
  // Agentopia itself knows addresses that are relative.
  assert.equal(own, { id: null, wire: unset, loses: [] })
  const noted = await answer(line({ from: 'text', to: 'oxp', wire: 'Tool x not found' }))
  assert.equal(Object.keys(noted ?? {}), ['id', 'wire', 'loses', 'notes'])
})

test('--base-url, --from, --to and --mcp-version stand in for what a line does not say', async () => {
  const options = ['--from', 'oxp', '--to', 'mcp', '--mcp-version', '2025-06-18']
  const typed = (got: unknown): unknown => [
    own(got, 'id'),
    own(own(got, 'wire'), 'isError') ?? own(got, 'wire'),
    own(own(got, 'wire'), 'resultType')
  ]
  const got = await translations(
    [
      JSON.stringify({ id: 1, wire: denied }),
      JSON.stringify({ id: 2, wire: denied, mcpVersion: '2026-07-28' }),
      JSON.stringify({ id: 3, wire: denied, to: 'text' }),
      JSON.stringify({ id: 4, wire: denied, from: null, to: null, mcpVersion: null })
    ],
    options
  )
  assert.equal(got.map(typed), [
    [1, true, undefined],
    [2, true, 'complete'],
    [3, 'Authorization required.', undefined],
    [4, true, undefined]
  ])
  assert.is(own(own(await answer(line({ to: 'mcp' })), 'wire'), 'resultType'), 'complete')
})

test('tool and callId of a line, and the options for a line that does not say them', async () => {
  const to = { to: 'fault' }
  const got = await translations(
    [
      line(to),
      line({ ...to, tool: 'add', callId: 'c2' }),
      line({ ...to, tool: null, callId: null })
    ],
    ['--name', 'send_sms', '--call-id', 'c1']
  )
  assert.equal(
    got.map((one) => [own(own(one, 'wire'), 'tool'), own(own(one, 'wire'), 'callId')]),
    [
      ['send_sms', 'c1'],
      ['add', 'c2'],
      ['send_sms', 'c1']
    ]
  )
})

test('--loss changes nothing of a stream, which says it always', async () => {
  assert.equal(await answer(line({ id: 1 }), ['--loss']), { id: 1, ...said })
})

/** MCP's error for addresses that a user must open, which 2025-11-25 alone has. */
const elicited = {
  error: {
    code: -32042,
    message: 'Authorization needed',
    data: {
      elicitations: [
        {
          mode: 'url',
          elicitationId: 'e1',
          url: 'https://mail.example.com/connect',
          message: 'Connect mail'
        }
      ]
    }
  }
}

test('-32042 stays only where the revision has it', async () => {
  const got = await translations(
    revisions.map((mcpVersion) => line({ from: 'mcp', to: 'mcp', wire: elicited, mcpVersion }))
  )
  const as = (version: (typeof revisions)[number]): unknown =>
    own(got[revisions.indexOf(version)], 'wire')
  assert.equal(as('2025-11-25'), elicited)
  assert.is(own(as('2026-07-28'), 'resultType'), 'input_required')
  assert.equal(own(as('2026-07-28'), 'inputRequests'), {
    e1: {
      method: 'elicitation/create',
      params: { mode: 'url', message: 'Connect mail', url: 'https://mail.example.com/connect' }
    }
  })
  for (const version of ['2024-11-05', '2025-03-26', '2025-06-18'] as const) {
    const wire = as(version)
    assert.equal([own(wire, 'error'), own(wire, 'isError')], [undefined, true], version)
    assert.match(JSON.stringify(own(wire, 'content')), 'https://mail.example.com/connect')
  }
})

test('what is for operators goes back to OXP alone, and its loss is said', async () => {
  const wire = { status: 400, body: { message: 'm', developer_message: 'pool-3 is down' } }
  const got = await translations(wires.map((to) => line({ id: to, to, wire })))
  for (const one of got) {
    const to = own(one, 'id')
    const text = JSON.stringify(one)
    assert.is(text.includes('pool-3'), to === 'oxp', text)
    // F7 and a tool that ran have nothing to say to each other.
    if (own(one, 'error') === undefined) {
      assert.is(text.includes('/developerMessage'), to !== 'oxp', text)
    }
  }
})

/** A line that is of no use, the id under which it is answered, and what the answer holds. */
const unusable: Readonly<Record<string, readonly [string, unknown, RegExp]>> = {
  'a text that is no JSON': ['{"from": "oxp"', null, /not JSON.*ends too early/],
  'an empty line': ['', null, /not JSON/],
  'a line of white space': [' \t ', null, /not JSON/],
  'an array': [`[${line()}]`, null, /object with "from", "to" and "wire"/],
  null: ['null', null, /object with/],
  'a text': ['"oxp"', null, /object with/],
  'a line without a wire': ['{"id":1,"from":"oxp","to":"mcp"}', 1, /no "wire"/],
  'a misspelt wire': ['{"id":1,"from":"oxp","to":"mcp","wires":1}', 1, /did you mean "wires"/],
  'a line without from': ['{"id":1,"to":"mcp","wire":1}', 1, /needs "from" and "to"/],
  'a misspelt from': ['{"id":1,"form":"oxp","to":"mcp","wire":1}', 1, /did you mean "form"/],
  'a line without to': ['{"id":1,"from":"mcp","wire":1}', 1, /needs "from" and "to"/],
  'a line whose members are inherited': [`{"id":1,"__proto__":${line()}}`, 1, /no "wire"/],
  'an unknown wire': [line({ id: 1, to: 'jsonrpc' }), 1, /"to" takes.*did you mean "json-rpc"/],
  'a wire of the prototype': [line({ id: 1, from: 'constructor' }), 1, /"from" takes/],
  'a wire that is no text': [line({ id: 1, from: ['oxp'] }), 1, /"from" must be a string/],
  'an unknown revision': [line({ id: 1, mcpVersion: '2025-06-19' }), 1, /"mcpVersion".*2025-06-18/],
  'a revision that is no text': [
    line({ id: 1, mcpVersion: 2025 }),
    1,
    /"mcpVersion" must be a str/
  ],
  'a baseUrl that is no text': [line({ id: 1, baseUrl: 5 }), 1, /"baseUrl" must be a string/],
  'a tool that is no text': [line({ id: 1, tool: 5 }), 1, /"tool" must be a string/],
  'a callId that is no text': [line({ id: 1, callId: {} }), 1, /"callId" must be a string/],
  'what is no such wire': [line({ id: { a: 1 }, wire: null }), { a: 1 }, /from oxp to text.*OXP/],
  'a call that succeeded': [
    line({ id: 1, from: 'mcp', wire: { content: [] } }),
    1,
    /at \/isError: this is no failed call/
  ],
  'a kind that F7 has no form for': [line({ id: 1, to: 'f7' }), 1, /f7 has no form for auth/],
  'a valid verdict for a wire of failures': [
    line({ id: 1, from: 'f7', wire: { status: 200, body: { valid: true } } }),
    1,
    /text has no form for valid/
  ]
}

test('what is of no use is answered in its place, under its id, and the next line is read', async () => {
  const cases = Object.entries(unusable)
  const got = await translations(
    cases.flatMap(([, [text]], at) => [text, line({ id: `after ${at}` })])
  )
  assert.is(got.length, 2 * cases.length)
  for (const [at, [what, [, id, told]]] of cases.entries()) {
    const refused = got[2 * at]
    assert.equal(Object.keys(refused ?? {}), ['id', 'error'], what)
    assert.equal(own(refused, 'id'), id, what)
    assert.match(String(own(refused, 'error')), told)
    assert.equal(got[2 * at + 1], { id: `after ${at}`, ...said })
  }
})

test('many places that do not fit are one line, with their number', async () => {
  const issues = [1, 2, 3]
  const wire = { version: 1, kind: 'invalid_arguments', issues }
  assert.match(
    String(own(await answer(line({ from: 'fault', wire })), 'error')),
    /at \/issues\/0[^\n]* \(and 2 more\)$/
  )
})

test('line ends of other systems, a byte order mark, and a last line without an end', async () => {
  const run = async (input: string): Promise<string> =>
    (await toolfault(['translate', '--ndjson'], { input })).out
  const wanted = await run(`${line({ id: 1 })}\n${line({ id: 2 })}\n`)
  assert.is(wanted.split('\n').length, 3)
  assert.is(await run(`\ufeff${line({ id: 1 })}\r\n${line({ id: 2 })}`), wanted)
  assert.is(await run(''), '')
})

test('a long line is read to its end, and the next one after it', async () => {
  const message = 'x'.repeat(20_000_000)
  const [long, next, ...rest] = await translations([
    line({ id: 1, wire: { status: 400, body: { message } } }),
    line({ id: 2 })
  ])
  const text = own(long, 'wire')
  // A model reads no novel.
  assert.ok(typeof text === 'string' && text.startsWith('xxx') && text.length < 20_000)
  assert.equal([next, rest], [{ id: 2, ...said }, []])
})

test('values of any depth are answered', async () => {
  const deep = '['.repeat(20_000) + ']'.repeat(20_000)
  const got = await translations([
    `{"id": 1, "from": "oxp", "to": "text", "wire": ${deep}}`,
    `{"id": 2, "from": "fault", "to": "oxp", "wire": {"version": 1, "kind": ${deep}}}`,
    line({ id: 3 })
  ])
  assert.equal(
    got.map((one) => [own(one, 'id'), typeof own(one, 'error')]),
    [
      [1, 'string'],
      [2, 'string'],
      [3, 'undefined']
    ]
  )
})

test('what cannot be used at all ends with 2 before a line is read', async () => {
  const { code, err, out } = await toolfault(['translate', '--ndjson', '--to', 'jsonrpc'], {
    input: `${line()}\n`
  })
  assert.equal([code, out], [2, ''])
  assert.match(err, /^toolfault: --to takes [^\n]+ did you mean "json-rpc"\?\n$/)
})

test.run()
