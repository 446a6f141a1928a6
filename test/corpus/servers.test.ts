import { isList, own } from '@toolfault/model'
import { revisions } from '@toolfault/protocols/mcp'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { files } from '../cli/files.js'
import { answers, answersIn, program } from '../cli/toolfault.js'
import { coreTakes, sdkTakes } from '../official/parsers.js'
import { f7Answer, ncpVerdict, oxpBody } from '../official/schemas.js'
import { named, wireOf } from './answer.js'
import { mistakes, smallest } from './mutate.js'
import { listTools, servers } from './servers.js'

const test = suite('corpus/servers')

const { directory, remove } = files()
const tools = await listTools(directory)
remove()

/** Each tool as its server lists it, and once more for strict clients, without room for other keys. */
const calls = tools.flatMap(({ name, schema, server }) => {
  const closed = { ...schema, additionalProperties: false }
  return mistakes(schema).map((mistake, at) => ({
    ...mistake,
    line: {
      id: `${server}/${name}/${at}/${mistake.kind}`,
      tool: name,
      schema: mistake.kind === 'surplus' ? closed : schema,
      args: mistake.args
    }
  }))
})
const lines = calls.map(({ line }) => JSON.stringify(line))
const input = lines.map((line) => `${line}\n`).join('')
const run = program(['check', '--ndjson'], { input })
const got = answersIn(run.out)

test('three servers list their tools, and every kind of mistake is made', () => {
  assert.equal([...new Set(tools.map(({ server }) => server))], servers)
  for (const server of servers) {
    assert.ok(tools.filter((tool) => tool.server === server).length >= 5, server)
  }
  const kinds = new Set(calls.map(({ kind }) => kind))
  assert.equal([...kinds].sort(), ['enum', 'missing', 'surplus', 'type'])
})

test('every case is answered, in order, under its own id', () => {
  assert.equal([run.code, run.err], [0, ''])
  assert.equal(
    got.map((answer) => own(answer, 'id')),
    calls.map(({ line }) => line.id)
  )
})

test('every bad call is invalid, and F7 blames the mistake that was made', () => {
  for (const [at, { keyword, line, pointer }] of calls.entries()) {
    const answer = got[at]
    assert.is(own(answer, 'valid'), false, line.id)
    const errors = own(own(wireOf(answer, 'f7'), 'body'), 'errors')
    const blamed = isList(errors)
      ? errors.map((error) => [own(error, 'path'), own(error, 'keyword')])
      : []
    assert.ok(
      blamed.some(([path, rule]) => path === pointer && rule === keyword),
      `${line.id}: ${JSON.stringify(blamed)}`
    )
  }
})

test('the text for the model names the key that is at fault', () => {
  for (const [at, { line, pointer }] of calls.entries()) {
    const text = String(wireOf(got[at], 'text'))
    assert.ok(text.includes(pointer.slice(1)), `${line.id}: ${text}`)
  }
})

test('the smallest call of each tool is valid', async () => {
  const valid = tools.map(({ name, schema }) =>
    JSON.stringify({ id: name, tool: name, schema, args: smallest(schema) })
  )
  for (const answer of await answers(valid)) {
    assert.is(own(answer, 'valid'), true, JSON.stringify(answer))
    assert.equal(Object.keys(own(answer, 'wires') ?? {}), ['f7', 'ncp'])
  }
})

test('a key that an open schema does not know is valid, and a warning in NCP', async () => {
  const open = tools.filter(({ schema }) => !('additionalProperties' in schema))
  const asked = open.map(({ name, schema }) =>
    JSON.stringify({ tool: name, schema, args: { ...Object(smallest(schema)), surplus_key: 1 } })
  )
  assert.ok(asked.length > 0)
  for (const answer of await answers(asked)) {
    assert.equal(wireOf(answer, 'f7'), { status: 200, body: { valid: true } })
    assert.match(String(own(wireOf(answer, 'ncp'), 'warnings')), /surplus_key/)
  }
})

test('two runs give the same bytes', () => {
  assert.ok(program(['check', '--ndjson'], { input }).out === run.out)
})

for (const revision of revisions) {
  test(`every MCP answer of ${revision} is taken by the official clients`, async () => {
    const asked = calls.map(({ line }) =>
      JSON.stringify({ ...line, to: ['mcp'], mcpVersion: revision })
    )
    const bad = (await answers(asked)).flatMap((answer) => {
      const wire = wireOf(answer, 'mcp')
      return named(answer, [...sdkTakes(wire), ...coreTakes(wire)])
    })
    assert.equal(bad, [])
  })
}

test('every OXP answer is 422 with the body that its text asks for', () => {
  const bad = got.flatMap((answer) => {
    assert.is(own(wireOf(answer, 'oxp'), 'status'), 422)
    return named(answer, oxpBody(422)(own(wireOf(answer, 'oxp'), 'body')))
  })
  assert.equal(bad, [])
})

test('every F7 answer and every NCP verdict is what their texts ask for', () => {
  const bad = got.flatMap((answer) =>
    named(answer, [...f7Answer(wireOf(answer, 'f7')), ...ncpVerdict(wireOf(answer, 'ncp'))])
  )
  assert.equal(bad, [])
})

test.run()
