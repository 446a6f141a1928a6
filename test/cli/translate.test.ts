import { own } from '@toolfault/model'
import { wires as all } from '@toolfault/protocols/wires'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type Run, toolfault, translations } from './toolfault.js'

const test = suite('cli/translate')

/** A body that OXP's text shows, with a sentence of our own (row O11). */
const refused = {
  status: 422,
  body: {
    message: 'Invalid input parameters',
    parameter_errors: { to: '`to` is missing: add `to` (string)' }
  }
}

/** A service without its settings, whose page is relative to the site (row A15). */
const unset = {
  code: -32602,
  message: 'Question: search needs a key',
  data: {
    retry_capable: false,
    error_category: 'service_configuration',
    service: 'search',
    configuration_required: 'api_key',
    setup_url: '/settings/search'
  }
}

const run = (wire: unknown, ...options: ReadonlyArray<string>): Promise<Run> =>
  toolfault(['translate', ...options], {
    input: typeof wire === 'string' ? wire : JSON.stringify(wire)
  })

/** What a translation prints; it ends with 0 and says nothing beside it. */
const made = async (wire: unknown, ...options: ReadonlyArray<string>): Promise<unknown> => {
  const { code, err, out } = await run(wire, ...options)
  assert.equal([code, err], [0, ''])
  return JSON.parse(out)
}

/** What each wire makes of the 422: by hand from the text of each. */
const translated: Readonly<Record<string, unknown>> = {
  'json-rpc': {
    code: -32602,
    message:
      'Question: There seems to be an issue with `to`. Please correct this: `to` is missing: add `to` (string).',
    data: { retry_capable: true, error_category: 'invalid_parameter', parameter: 'to' }
  },
  oxp: refused,
  f7: {
    status: 200,
    body: {
      valid: false,
      errors: [{ path: '/to', message: '`to` is missing: add `to` (string)' }]
    }
  },
  ncp: {
    valid: false,
    errors: ['`to` is missing: add `to` (string)'],
    warnings: [],
    suggestions: []
  },
  'problem-details': {
    status: 422,
    body: {
      type: 'https://toolfault.dev/problems/invalid_arguments',
      title: 'Invalid arguments',
      status: 422,
      detail: 'Invalid arguments: `to` is missing: add `to` (string).',
      errors: [{ detail: '`to` is missing: add `to` (string)', pointer: '#/to' }]
    }
  },
  'bad-request': {
    code: 3,
    message: 'Invalid arguments',
    details: [
      {
        '@type': 'type.googleapis.com/google.rpc.BadRequest',
        fieldViolations: [{ field: 'to', description: '`to` is missing: add `to` (string)' }]
      },
      {
        '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
        reason: 'INVALID_ARGUMENTS',
        domain: 'toolfault.dev'
      }
    ]
  },
  fault: {
    version: 1,
    kind: 'invalid_arguments',
    issues: [{ path: ['to'], kind: 'unknown', message: '`to` is missing: add `to` (string)' }]
  }
}

test('the wire alone is printed, as JSON, and the end is 0', async () => {
  assert.equal(await made(refused, '--from', 'oxp', '--to', 'f7'), translated['f7'])
})

test('an OXP body crosses to every other wire', async () => {
  const wires = Object.keys(translated)
  assert.equal([...wires, 'mcp', 'text'].sort(), [...all].sort())
  const got = await translations(
    wires.map((to) => JSON.stringify({ from: 'oxp', to, wire: refused }))
  )
  assert.equal(
    got.map((one) => own(one, 'wire')),
    Object.values(translated)
  )
})

test('an OXP body as mcp is a result of 2026-07-28, where no revision is named', async () => {
  const wire = await made(refused, '--from', 'oxp', '--to', 'mcp')
  assert.is(own(wire, 'resultType'), 'complete')
  assert.is(own(wire, 'isError'), true)
  assert.equal(own(wire, 'content'), [
    { type: 'text', text: 'Invalid arguments: `to` is missing: add `to` (string).' }
  ])
})

test('--name and --call-id say what the wire does not, and no more', async () => {
  const called = ['--name', 'send_sms', '--call-id', 'c1']
  const fault = await made(refused, '--from', 'oxp', '--to', 'fault', ...called)
  assert.equal([own(fault, 'tool'), own(fault, 'callId')], ['send_sms', 'c1'])
  const text = (await run(refused, '--from', 'oxp', '--to', 'text', ...called)).out
  assert.is(text, 'Invalid arguments for tool send_sms: `to` is missing: add `to` (string).\n')
  const told = { version: 1, kind: 'unknown_tool', tool: 'other', callId: 'c0' }
  const kept = await made(told, '--from', 'fault', '--to', 'fault', ...called)
  assert.equal([own(kept, 'tool'), own(kept, 'callId')], ['other', 'c0'])
})

test('{"status": 502} is what a page says', async () => {
  const wire = await made({ status: 502 }, '--from', 'oxp', '--to', 'fault', '--name', 'send_sms')
  assert.equal(wire, { version: 1, kind: 'unavailable', tool: 'send_sms' })
})

test('--mcp-version says which revision is written', async () => {
  const wire = await made(refused, '--from', 'oxp', '--to', 'mcp', '--mcp-version', '2025-11-25')
  // Row M8.
  assert.equal(Object.keys(wire ?? {}), ['content', 'isError', '_meta'])
})

test('a result of one revision is handed on as one of another', async () => {
  const old = { content: [{ type: 'text', text: 'boom' }], isError: true }
  const to = ['--from', 'mcp', '--to', 'mcp']
  assert.equal(await made(old, ...to, '--mcp-version', '2026-07-28'), {
    ...old,
    resultType: 'complete'
  })
  assert.equal(
    await made({ resultType: 'complete', ...old }, ...to, '--mcp-version', '2025-06-18'),
    old
  )
})

test('--to text prints the sentence as it is', async () => {
  const { code, err, out } = await run(refused, '--from', 'oxp', '--to', 'text')
  assert.equal(
    [code, err, out],
    [0, '', 'Invalid arguments: `to` is missing: add `to` (string).\n']
  )
})

test('--from text takes a sentence in quotes, without them, as a block, and JSON that a server says', async () => {
  const sentence = "Input validation error: 'city' is a required property"
  const fault = {
    version: 1,
    kind: 'invalid_arguments',
    issues: [{ path: ['city'], kind: 'missing', keyword: 'required', message: sentence }]
  }
  const block = { type: 'text', text: sentence }
  for (const input of [`\ufeff  ${sentence}\r\n`, JSON.stringify(sentence), block]) {
    const got = await made(input, '--from', 'text', '--to', 'fault')
    assert.equal(own(got, 'kind'), fault.kind)
    assert.equal(own(own(own(got, 'issues'), '0'), 'path'), ['city'])
  }
  // What zod 3 gives as the message of its error.
  const issues = '[{"code":"invalid_type","expected":"string","received":"undefined","path":["a"],'
  assert.equal(await made(`${issues}"message":"Required"}]`, '--from', 'text', '--to', 'fault'), {
    version: 1,
    kind: 'invalid_arguments',
    issues: [{ path: ['a'], kind: 'missing', keyword: 'required', message: 'Required' }]
  })
  assert.is((await run('404', '--from', 'text', '--to', 'text')).out, '404\n')
})

test('--loss prints the wire with the fields that are lost, and with what is to be said', async () => {
  assert.equal(await made(refused, '--from', 'oxp', '--to', 'f7', '--loss'), {
    wire: translated['f7'],
    loses: []
  })
  const { code, err, out } = await run({ status: 401 }, '--from', 'oxp', '--to', 'text', '--loss')
  assert.equal([code, err], [0, ''])
  assert.equal(JSON.parse(out), { wire: 'Authorization required.', loses: ['/of'] })
  assert.equal(
    own(await made('Tool x not found', '--from', 'text', '--to', 'oxp', '--loss'), 'notes'),
    ['from_text']
  )
})

test('to its own protocol a wire goes as it was spelled', async () => {
  const body = { message: 'Some input is wrong', parameter_errors: { b: 'Must be a number' }, x: 1 }
  assert.equal(
    await made({ status: 422, body, more: 2 }, '--from', 'oxp', '--to', 'oxp', '--loss'),
    {
      wire: { status: 422, body, more: 2 },
      loses: []
    }
  )
})

test('the page of a setting that is relative is left out, and one line on stderr says so', async () => {
  const { code, err, out } = await run(unset, '--from', 'json-rpc', '--to', 'oxp')
  assert.is(code, 0)
  assert.match(err, /^toolfault: [^\n]*\/settings\/search is no absolute address[^\n]*\n$/)
  assert.not.match(out, '/settings/search')
  const { out: whole } = await run(unset, '--from', 'json-rpc', '--to', 'oxp', '--loss')
  const told = own(JSON.parse(whole), 'warnings')
  assert.ok(Array.isArray(told) && told.length === 1)
  assert.match(String(own(told, '0')), '/settings/search is no absolute address')
})

test('with --base-url it is made absolute', async () => {
  const wire = await made(
    unset,
    ...['--from', 'json-rpc', '--to', 'oxp', '--base-url', 'https://agent.example.com/any/page']
  )
  assert.match(
    String(own(own(wire, 'body'), 'message')),
    'It is set up at https://agent.example.com/settings/search.'
  )
})

test('what stands in such an address cannot move the cursor of a terminal', async () => {
  const data = { ...unset.data, setup_url: '/\u001b[2J\u009b31m\u202e\r\nfine' }
  const { err } = await run({ ...unset, data }, '--from', 'json-rpc', '--to', 'oxp')
  assert.match(err, /^toolfault: [^\n]+\n$/)
  for (const mark of '\u001b\u009b\u202e\r') assert.not.ok(err.includes(mark))
})

test('a valid verdict goes from F7 to NCP and back', async () => {
  const granted = { valid: true, errors: [], warnings: [], suggestions: [] }
  const answer = { status: 200, body: { valid: true } }
  assert.equal(await made(answer, '--from', 'f7', '--to', 'ncp'), granted)
  assert.equal(await made(granted, '--from', 'ncp', '--to', 'f7', '--loss'), {
    wire: answer,
    loses: []
  })
  const warned = { ...granted, warnings: ['`dir` is deprecated'] }
  assert.equal(await made(warned, '--from', 'ncp', '--to', 'f7', '--loss'), {
    wire: answer,
    loses: ['/warnings']
  })
})

test('a byte order mark and white space change nothing', async () => {
  const input = `\ufeff \r\n${JSON.stringify(refused)}\r\n`
  assert.equal(await made(input, '--from', 'oxp', '--to', 'f7'), translated['f7'])
})

test('--verbosity says how much', async () => {
  const expected = { id: 'type', types: ['string'] }
  const fault = {
    version: 1,
    kind: 'invalid_arguments',
    issues: [{ path: ['a'], kind: 'missing', keyword: 'required' }],
    advice: [{ path: ['a'], kind: 'missing', expected, fix: { id: 'add', types: ['string'] } }]
  }
  const said = async (level: string): Promise<string> =>
    (await run(fault, '--from', 'fault', '--to', 'text', '--verbosity', level)).out
  assert.is(await said('brief'), 'Invalid arguments: `a`: add `a` (string).\n')
  assert.is(await said('normal'), 'Invalid arguments: `a` is missing: add `a` (string).\n')
})

/** What is of no use, and what the one line must hold so that its reader can mend it. */
const unusable: Readonly<
  Record<string, readonly [ReadonlyArray<string>, unknown, ReadonlyArray<RegExp>]>
> = {
  'no --from': [['--to', 'mcp'], refused, [/--from WIRE/, /--to WIRE/]],
  'a misspelt --from': [['--from', 'oxpp', '--to', 'mcp'], refused, [/--from/, /mean "oxp"/]],
  'a misspelt --to': [['--from', 'oxp', '--to', 'jsonrpc'], refused, [/--to/, /mean "json-rpc"/]],
  'several --to': [['--from', 'oxp', '--to', 'mcp,oxp'], refused, [/--to takes/, /"mcp,oxp"/]],
  'a misspelt option': [['--form', 'oxp', '--to', 'mcp'], refused, [/mean "--from"/]],
  'an option of check': [['--from', 'oxp', '--to', 'mcp', '--tool', 'x'], refused, [/"--tool"/]],
  'an option without its value': [['--from', 'oxp', '--to'], refused, [/--to needs a value/]],
  'a value for --loss': [['--loss=1'], refused, [/--loss takes no value/]],
  'a file': [['wire.json'], refused, [/"wire.json" is no option/]],
  'an unknown revision': [
    ['--from', 'oxp', '--to', 'mcp', '--mcp-version', '2025-06-19'],
    refused,
    [/--mcp-version/, /2025-06-18/]
  ],
  'nothing on standard input': [['--from', 'oxp', '--to', 'mcp'], '', [/ends too early/]],
  'no JSON': [['--from', 'oxp', '--to', 'mcp'], '{\n"a": 1,\n}', [/line 3, column 1/]],
  // RFC 9110, section 15.6.3: a gateway's own answer, whose page is for people.
  'a page in place of JSON': [
    ['--from', 'oxp', '--to', 'mcp'],
    '\n<!doctype html><title>502</title>',
    [/not JSON/, /\{"status": 502\}/]
  ],
  'a page where nothing was said of a wire': [['--from', 'oxp'], '<p>', [/--to WIRE/]],
  'a --name without its value': [
    ['--from', 'oxp', '--to', 'mcp', '--name'],
    '',
    [/--name needs a/]
  ],
  'JSON that is no such wire': [['--from', 'oxp', '--to', 'mcp'], '7', [/from oxp to mcp/, /OXP/]],
  'a call that succeeded': [
    ['--from', 'mcp', '--to', 'oxp'],
    { content: [{ type: 'text', text: 'fine' }] },
    [/\/isError/, /no failed call/]
  ],
  'a kind that F7 has no form for': [
    ['--from', 'oxp', '--to', 'f7'],
    { status: 401 },
    [/f7 has no form for authorization_required/]
  ],
  'a valid verdict for a wire of failures': [
    ['--from', 'f7', '--to', 'mcp'],
    { status: 200, body: { valid: true } },
    [/mcp has no form for valid/]
  ]
}

for (const [what, [options, wire, told]] of Object.entries(unusable)) {
  test(`${what} ends with 2 and one line that says what to change, and prints nothing`, async () => {
    const { code, err, out } = await run(wire, ...options)
    assert.equal([code, out], [2, ''])
    assert.match(err, /^toolfault: [^\n]+\n$/)
    for (const part of told) assert.match(err, part)
  })
}

test('a misspelt command is asked about', async () => {
  const { code, err, out } = await toolfault(['transalte'])
  assert.equal([code, out], [2, ''])
  assert.match(err, /"transalte".*did you mean "translate"/)
})

test.run()
