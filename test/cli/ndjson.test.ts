import { own } from '@toolfault/model'
import { wires as all } from '@toolfault/protocols/wires'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { bad, schema } from './files.js'
import { answers, streamed, toolfault } from './toolfault.js'

const test = suite('cli/ndjson')

/** The model stands beside them, as `fault`. */
const wires = all.filter((wire) => wire !== 'fault')
const line = (more: object = {}): string => JSON.stringify({ schema, args: bad, ...more })

/** The one answer to one line. */
const answer = async (text: string, options: ReadonlyArray<string> = []): Promise<unknown> => {
  const got = await answers([text], options)
  assert.is(got.length, 1)
  return got[0]
}

const isRefused = (got: unknown): void => {
  assert.equal(Object.keys(got ?? {}), ['id', 'error'])
  assert.is(own(got, 'id'), null)
  assert.match(String(own(got, 'error')), /\w{3}/)
}

test('answers in the order of the lines, each under its own id', async () => {
  const ids = ['a', 7, null, { of: [1] }, 'a', true]
  const lines = ids.map((id, at) => line({ id, args: at % 2 === 0 ? bad : { city: 'Oslo' } }))
  const got = await answers(lines)
  assert.equal(
    got.map((one) => own(one, 'id')),
    ids
  )
  assert.equal(
    got.map((one) => own(one, 'valid')),
    ids.map((_, at) => at % 2 === 1)
  )
})

test('an answer has id, valid, fault and wires, and no `to` means all', async () => {
  const got = await answer(line({ id: 1, tool: 'get_forecast' }))
  assert.equal(Object.keys(got ?? {}), ['id', 'valid', 'fault', 'wires'])
  assert.equal(Object.keys(own(got, 'wires') ?? {}), wires)
  assert.is(own(own(got, 'fault'), 'kind'), 'invalid_arguments')
  assert.is(own(own(got, 'fault'), 'tool'), 'get_forecast')
  assert.type(own(own(got, 'wires'), 'text'), 'string')
})

test('a valid call has no fault, and only f7 and ncp', async () => {
  assert.equal(await answer(line({ id: 1, args: { city: 'Oslo' } })), {
    id: 1,
    valid: true,
    wires: {
      f7: { status: 200, body: { valid: true } },
      ncp: { valid: true, errors: [], warnings: [], suggestions: [] }
    }
  })
})

test('`to` chooses the wires, --to where a line says nothing', async () => {
  const chosen = async (text: string, ...options: ReadonlyArray<string>) =>
    Object.keys(own(await answer(text, options), 'wires') ?? {})
  assert.equal(await chosen(line({ to: ['oxp', 'mcp', 'oxp'] })), ['oxp', 'mcp'])
  assert.equal(await chosen(line({ to: [] })), [])
  assert.equal(await chosen(line(), '--to', 'ncp'), ['ncp'])
  assert.equal(await chosen(line({ to: ['f7'] }), '--to', 'ncp'), ['f7'])
})

test('a case without a tool has a fault without one', async () => {
  const got = await answer(line())
  assert.is(own(own(got, 'fault'), 'tool'), undefined)
  assert.is(own(own(own(own(got, 'wires'), 'json-rpc'), 'data'), 'tool_name'), undefined)
})

test('mcpVersion chooses the revision of one line, --mcp-version of the others', async () => {
  const typeOf = (got: unknown): unknown => own(own(own(got, 'wires'), 'mcp'), 'resultType')
  const lines = [line(), line({ mcpVersion: '2024-11-05' }), line({ mcpVersion: '2026-07-28' })]
  assert.equal((await answers(lines)).map(typeOf), ['complete', undefined, 'complete'])
  assert.equal((await answers(lines, ['--mcp-version', '2025-11-25'])).map(typeOf), [
    undefined,
    undefined,
    'complete'
  ])
})

test('callId stands in the fault, and in no OXP body of a call that never ran', async () => {
  const got = await answer(line({ callId: 'call-7' }))
  assert.is(own(own(got, 'fault'), 'callId'), 'call-7')
  const oxp = own(own(got, 'wires'), 'oxp')
  assert.is(own(oxp, 'status'), 422)
  assert.is(own(own(oxp, 'body'), 'call_id'), undefined)
})

test('a schema that cannot be compiled is answered under its own id', async () => {
  const broken = [{ type: 'strin' }, { $ref: '#/x' }, { $schema: 'urn:x' }, 5, 'x', []]
  const got = await answers(broken.map((schema, id) => line({ id, schema })))
  assert.equal(
    got.map((one) => own(one, 'id')),
    [...broken.keys()]
  )
  for (const one of got) {
    assert.is(own(one, 'valid'), false)
    assert.is(own(own(one, 'fault'), 'kind'), 'invalid_schema')
    // Row V5.
    const errors = own(own(own(own(one, 'wires'), 'f7'), 'body'), 'errors')
    assert.is(own(own(errors, '0'), 'keyword'), 'schema')
    assert.match(String(own(own(errors, '0'), 'message')), /^Invalid schema: /)
  }
})

test('a schema that is null judges nothing', async () => {
  assert.is(own(await answer(line({ schema: null })), 'valid'), true)
  assert.is(own(await answer(line({ schema: true })), 'valid'), true)
  assert.is(own(await answer(line({ schema: false })), 'valid'), false)
})

const unusable: Readonly<Record<string, string>> = {
  'a text that is no JSON': '{"schema": {}, "args"',
  'an empty line': '',
  'a line of white space': ' \t ',
  'an array': '[{"schema": {}, "args": 1}]',
  null: 'null',
  'a number': '1',
  'a case without a schema': '{"id": 1, "args": {}}',
  'a case without args': '{"id": 1, "schema": {}}',
  'a case whose members are inherited': '{"__proto__": {"schema": {}, "args": 1}}',
  'an unknown wire': line({ id: 1, to: ['mcpp'] }),
  'a wire that is no text': line({ id: 1, to: [['mcp']] }),
  'a `to` that is no array': line({ id: 1, to: 'mcp' }),
  'an unknown revision': line({ id: 1, mcpVersion: '2025-01-01' }),
  'a tool that is no text': line({ id: 1, tool: {} }),
  'a callId that is no text': line({ id: 1, callId: 7 })
}

/** Each stands between two good lines, in one run. */
let around: ReadonlyArray<unknown> = []

test('every line is answered, whatever stands between them', async () => {
  around = await answers(
    Object.values(unusable).flatMap((text, at) => [line({ id: at }), text, line({ id: `${at}b` })])
  )
  assert.is(around.length, Object.keys(unusable).length * 3)
})

for (const [at, what] of Object.keys(unusable).entries()) {
  test(`${what} is answered in its place, and the next line is read`, async () => {
    const [before, refused, after] = around.slice(at * 3)
    assert.is(own(before, 'id'), at)
    isRefused(refused)
    assert.is(own(after, 'id'), `${at}b`)
  })
}

test('a misspelt wire or member is answered with the one that was meant', async () => {
  const error = async (text: string): Promise<string> => String(own(await answer(text), 'error'))
  assert.match(await error(line({ to: ['jsonrpc'] })), /did you mean "json-rpc"/)
  assert.match(await error('{"shema": {}, "args": {}}'), /"schema".*did you mean "shema"/)
})

test('line ends of other systems, and a last line without one, change nothing', async () => {
  const run = async (input: string): Promise<string> =>
    (await toolfault(['check', '--ndjson'], { input })).out
  const wanted = await run(`${line({ id: 1 })}\n${line({ id: 2 })}\n`)
  assert.is(wanted.split('\n').length, 3)
  assert.is(await run(`${line({ id: 1 })}\r\n${line({ id: 2 })}\r\n`), wanted)
  assert.is(await run(`${line({ id: 1 })}\n${line({ id: 2 })}`), wanted)
  assert.is(await run(`\ufeff${line({ id: 1 })}\n${line({ id: 2 })}`), wanted)
  assert.is(await run(''), '')
})

test('a text with other line separators is one line', async () => {
  const id = 'a\u2028b\u2029c\u0085d'
  assert.is(own(await answer(line({ id })), 'id'), id)
})

test('keys of any name go through', async () => {
  const keys = ['a/b', '~', '', '0', 'constructor', 'toString', '\ud800', 'a\u202eb']
  // RFC 6901, section 3.
  const wanted = ['/a~1b', '/~0', '/', '/0', '/constructor', '/toString', '/\ud800', '/a\u202eb']
  const closed = { type: 'object', additionalProperties: false }
  const got = await answer(
    line({ schema: closed, args: Object.fromEntries(keys.map((key) => [key, 1])), to: ['f7'] })
  )
  const errors = own(own(own(own(got, 'wires'), 'f7'), 'body'), 'errors')
  const paths = Array.isArray(errors) ? errors.map((error) => String(own(error, 'path'))) : []
  assert.equal(new Set(paths), new Set(wanted))
  assert.is(paths.length, keys.length)
})

test('values of any depth are answered', async () => {
  const deep = '['.repeat(20_000) + ']'.repeat(20_000)
  const lines = [
    `{"id": 1, "schema": {"type": "string"}, "args": ${deep}}`,
    `{"id": 2, "schema": {"items": {"$ref": "#"}}, "args": ${deep}}`,
    `{"id": 3, "schema": ${'{"not":'.repeat(20_000)}{}${'}'.repeat(20_000)}, "args": 1}`
  ]
  assert.equal(
    (await answers(lines)).map((got) => [own(got, 'id'), own(got, 'valid')]),
    [
      [1, false],
      [2, false],
      [3, false]
    ]
  )
  isRefused(await answer(`{"id": ${deep}, "schema": {}, "args": 1}`))
})

test('a long line is read to its end', async () => {
  const got = await answer(line({ id: 1, args: { city: 'x'.repeat(20_000_000) } }))
  assert.is(own(got, 'valid'), true)
})

test('memory does not grow with the number of lines: 4 000 are answered in 48 MB', async () => {
  const lines = function* (): Generator<string> {
    for (let id = 0; id < 4_000; id++) {
      const title = `schema ${id % 200} ${'of some length '.repeat(250)}`
      yield `${line({ id, schema: { ...schema, title } })}\n`
    }
  }
  let order = 0
  const { code, count } = await streamed(lines(), 48, (got, at) => {
    if (own(got, 'id') === at && own(got, 'valid') === false) order++
  })
  assert.equal([code, count, order], [0, 4_000, 4_000])
})

test.run()
