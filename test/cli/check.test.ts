import { own } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { bad, files, forecast, schema } from './files.js'
import { npx, program, toolfault } from './toolfault.js'

const test = suite('cli/check')
const { file, remove } = files()
const tool = file('tool.json', forecast)
const args = file('bad.json', bad)
const good = file('good.json', { city: 'Oslo' })
const call = ['check', '--tool', tool, '--args', args]

const isText = (value: unknown): boolean => typeof value === 'string' && value.length > 0

const mcp = (wire: unknown): void => {
  assert.is(own(wire, 'resultType'), 'complete')
  assert.is(own(wire, 'isError'), true)
  assert.is(own(own(own(wire, 'content'), '0'), 'type'), 'text')
  assert.ok(own(own(wire, '_meta'), 'dev.toolfault/retry'))
  assert.is(own(wire, 'structuredContent'), undefined)
}

const jsonRpc = (wire: unknown): void => {
  assert.is(own(wire, 'code'), -32602)
  assert.match(String(own(wire, 'message')), /^Question: /)
  const data = own(wire, 'data')
  assert.is(own(data, 'error_category'), 'missing_parameter')
  assert.is(own(data, 'required_parameter'), 'city')
  assert.is(own(data, 'parameter'), 'days')
}

const oxp = (wire: unknown): void => {
  assert.is(own(wire, 'status'), 422)
  const errors = own(own(wire, 'body'), 'parameter_errors')
  assert.equal(Object.keys(errors ?? {}).sort(), ['city', 'days'])
  assert.ok(isText(own(errors, 'city')) && isText(own(errors, 'days')))
}

const f7 = (wire: unknown): void => {
  const missing = "must have required property 'city'"
  assert.equal(wire, {
    status: 200,
    body: {
      valid: false,
      errors: [
        { path: '/city', message: missing, keyword: 'required' },
        { path: '/days', message: 'must be integer', keyword: 'type' }
      ]
    }
  })
}

const ncp = (wire: unknown): void => {
  const errors = own(wire, 'errors')
  assert.is(own(wire, 'valid'), false)
  assert.ok(Array.isArray(errors) && errors.length === 2 && errors.every(isText))
  assert.ok(Array.isArray(own(wire, 'warnings')))
}

const fault = (wire: unknown): void => {
  assert.is(own(wire, 'kind'), 'invalid_arguments')
  assert.is(own(wire, 'tool'), 'get_forecast')
  const paths = [0, 1].map((at) => own(own(own(wire, 'issues'), String(at)), 'path'))
  assert.equal(paths, [['city'], ['days']])
}

/** What each wire says of the call, from the text of its protocol. */
const told = { mcp, 'json-rpc': jsonRpc, oxp, f7, ncp, fault }

for (const [wire, holds] of Object.entries(told)) {
  test(`--to ${wire} prints that wire alone as JSON and ends with 1`, async () => {
    const { code, err, out } = await toolfault([...call, '--to', wire])
    holds(JSON.parse(out))
    assert.equal([code, err], [1, ''])
  })
}

test('--to text alone prints plain text, the one that the MCP result holds', async () => {
  const { code, out } = await toolfault([...call, '--to', 'text'])
  const result: unknown = JSON.parse((await toolfault([...call, '--to', 'mcp'])).out)
  assert.is(code, 1)
  assert.ok(out.includes('get_forecast') && out.includes('city') && out.includes('days'))
  assert.is(out, `${String(own(own(own(result, 'content'), '0'), 'text'))}\n`)
})

test('several wires are one object keyed by wire, in the order asked for', async () => {
  const { code, out } = await toolfault([...call, '--to', 'oxp, f7,text'])
  const wires: unknown = JSON.parse(out)
  assert.equal(Object.keys(wires ?? {}), ['oxp', 'f7', 'text'])
  oxp(own(wires, 'oxp'))
  f7(own(wires, 'f7'))
  assert.type(own(wires, 'text'), 'string')
  assert.is(code, 1)
})

test('a wire that is named twice is one wire', async () => {
  oxp(JSON.parse((await toolfault([...call, '--to', 'oxp,oxp'])).out))
})

test('without --to a person gets every wire, in plain text', async () => {
  const { code, err, out } = await toolfault(call)
  assert.equal([code, err], [1, ''])
  for (const wire of ['mcp', 'json-rpc', 'oxp', 'f7', 'ncp']) {
    assert.match(out, new RegExp(`^${wire} `, 'm'), wire)
  }
  assert.match(out, /422/)
  assert.match(out, /-32602/)
  assert.match(out, /must have required property 'city'/)
  assert.not.match(out, /^\{/m)
})

test('arguments are shown however deep they are', async () => {
  const deep = file('deep.json', '['.repeat(20_000) + ']'.repeat(20_000))
  const { code, err, out } = await toolfault(['check', '--tool', tool, '--args', deep])
  assert.equal([code, err], [1, ''])
  assert.match(out, /^args +\[\[/m)
})

// Only the start of a run can pretend that it has a terminal.
const terminal = ['--import', 'data:text/javascript,process.stdout.isTTY=true']

test('colour is for a terminal, and not for one that says NO_COLOR', () => {
  const coloured = program(call, { node: terminal }).out
  const plain = program(call).out
  assert.ok(coloured.includes('\u001b['))
  assert.not.ok(plain.includes('\u001b'))
  assert.is(program(call, { node: terminal, env: { NO_COLOR: '1' } }).out, plain)
  assert.is(program(call, { node: terminal, env: { NO_COLOR: '' } }).out, coloured)
})

test('a valid call ends with 0 and has only f7 and ncp', async () => {
  const run = (to: string) => toolfault(['check', '--tool', tool, '--args', good, '--to', to])
  const { code, err, out } = await run('mcp,json-rpc,oxp,f7,ncp,fault,text')
  assert.equal(JSON.parse(out), {
    f7: { status: 200, body: { valid: true } },
    ncp: { valid: true, errors: [], warnings: [], suggestions: [] }
  })
  assert.equal([code, err], [0, ''])
  assert.equal(JSON.parse((await run('f7')).out), { status: 200, body: { valid: true } })
})

test('--args - reads standard input, with or without a byte order mark', async () => {
  for (const input of ['{"days": "three"}', '\ufeff{"days": "three"}\r\n']) {
    const { code, out } = await toolfault(['check', '--tool', tool, '--args', '-', '--to', 'f7'], {
      input
    })
    assert.is(code, 1)
    f7(JSON.parse(out))
  }
})

const other = { name: 'other', inputSchema: { type: 'array' } }
const shapes: Readonly<Record<string, unknown>> = {
  'one tool': forecast,
  'an array of one tool': [forecast],
  'an array of tools': [other, forecast],
  'an object with tools': { tools: [other, forecast] },
  'a tool with input_schema': { name: 'get_forecast', input_schema: schema },
  'tools with input_schema': { tools: [other, { name: 'get_forecast', input_schema: schema }] }
}

for (const [shape, content] of Object.entries(shapes)) {
  test(`a --tool file may hold ${shape}`, async () => {
    const path = file('shape.json', content)
    const { code, out } = await toolfault([
      ...['check', '--tool', path, '--name', 'get_forecast'],
      ...['--args', args, '--to', 'f7']
    ])
    f7(JSON.parse(out))
    assert.is(code, 1)
  })
}

test('every JSON value is valid for a tool without an input schema', async () => {
  const without = file('without.json', [{ name: 'missing' }, { name: 'null', inputSchema: null }])
  const inputs = ['null', '{}', '[]', '0', '"text"', 'false', '{"a": {"b": [1]}}']
  for (const [at, input] of [...inputs, 'null'].entries()) {
    const name = at < inputs.length ? 'missing' : 'null'
    const { code, err, out } = await toolfault(
      ['check', '--tool', without, '--name', name, '--args', '-', '--to', 'f7'],
      { input }
    )
    assert.equal([code, err, JSON.parse(out)], [0, '', { status: 200, body: { valid: true } }])
  }
})

const required = { type: 'object', required: ['n'] }
const unseen: Readonly<Record<string, object>> = {
  parameters: { name: 'f', parameters: required },
  input_schma: { name: 'f', input_schma: { properties: { n: {} } } },
  schema: { name: 'f', inputSchema: null, outputSchema: required, schema: { $ref: '#/$defs/n' } }
}

for (const [key, tool] of Object.entries(unseen)) {
  test(`that nobody has looked at a schema under ${key} is said`, async () => {
    const path = file('unseen.json', [other, tool])
    const given = ['check', '--tool', path, '--name', 'f', '--args', '-', '--to', 'f7']
    const { code, err, out } = await toolfault(given, { input: '{}' })
    assert.equal([code, JSON.parse(out)], [0, { status: 200, body: { valid: true } }])
    assert.is(
      err,
      `toolfault: the tool "f" has no inputSchema, so that any arguments are valid: is it what stands under "${key}"?\n`
    )
  })
}

test('of a tool that is defined twice the last counts, and that is said', async () => {
  const path = file('twice.json', [forecast, { ...forecast, inputSchema: { type: 'array' } }])
  const { code, err, out } = await toolfault(
    ['check', '--tool', path, '--args', '-', '--to', 'text'],
    {
      input: '[]'
    }
  )
  assert.equal([code, out], [0, ''])
  assert.is(err, 'toolfault: "get_forecast" is defined more than once, and the last counts\n')
})

test('--mcp-version writes the result of that revision', async () => {
  const old = JSON.parse(
    (await toolfault([...call, '--to', 'mcp', '--mcp-version', '2025-06-18'])).out
  )
  assert.is(own(old, 'resultType'), undefined)
  assert.is(own(old, 'isError'), true)
})

test('--call-id stands in the fault', async () => {
  const { out } = await toolfault([...call, '--to', 'fault', '--call-id', 'call-7'])
  assert.is(own(JSON.parse(out), 'callId'), 'call-7')
})

test('--verbosity brief says less than full', async () => {
  const at = async (level: string) =>
    (await toolfault([...call, '--to', 'text', '--verbosity', level])).out
  const [brief, full] = [await at('brief'), await at('full')]
  assert.ok(brief.length < full.length)
})

test('npx starts it from the root of the repository', async () => {
  const { code, err, out } = npx([...call, '--to', 'f7'])
  assert.is(code, 1, err)
  f7(JSON.parse(out))
})

test('the usage has what translate and its lines take', async () => {
  const { out } = await toolfault(['--help'])
  const [shown = ''] = /^toolfault translate --from .*/m.exec(out) ?? []
  for (const part of ['--name TOOL', '--call-id ID']) assert.match(shown, part)
  const [line = ''] = /^toolfault translate --ndjson .*/m.exec(out) ?? []
  for (const part of ['"tool"?', '"callId"?']) assert.match(line, part)
})

test('--help and --version end with 0', async () => {
  for (const flags of [['--help'], ['-h'], ['check', '--help'], ['check', '-h']]) {
    const { code, err, out } = await toolfault(flags)
    assert.equal([code, err], [0, ''])
    assert.match(out, /toolfault check --tool FILE/)
  }
  assert.match((await toolfault(['--version'])).out, /^\d+\.\d+\.\d+\n$/)
})

test.after(remove)
test.run()
