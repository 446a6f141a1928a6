import { judge } from '@toolfault/advice/judge'
import { invalid, own, type Tool, unknownTool } from '@toolfault/model'
import { admits, encode } from '@toolfault/protocols/f7'
import { compile } from '@toolfault/validators/ajv'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { files } from '../files.js'
import { answering, type Response } from './http.js'
import { grades, probe, told } from './run.js'
import { book, wipe } from './tools.js'

const test = suite('cli/probe/f7')

/** The list has no schemas, the page of a tool has (F7, "Protocol": list-tools and tool-detail). */
const listing = (path: string): Response | undefined => {
  const tools = [book, wipe]
  if (path === '/ui/tools') {
    return { status: 200, body: tools.map(({ name }) => ({ name, description: '' })) }
  }
  const tool = tools.find(({ name }) => path === `/ui/tools/${name}`)
  return tool === undefined ? undefined : { status: 200, body: tool }
}

/** The answer to arguments, as the text wants it. */
const validated = (tool: Tool, body: unknown): Response => {
  const verdict = judge(compile)(tool, body)
  if (!admits(verdict)) throw new TypeError('F7 has a form for each verdict of a judge')
  return encode(verdict)
}

/** A server as the text wants it, with the sentences of ajv, word for word. */
const good = (path: string, body: unknown): Response => {
  const name = decodeURIComponent(path.split('/')[3] ?? '')
  const tool = [book, wipe].find((it) => it.name === name)
  return tool === undefined ? encode(invalid(unknownTool(name))) : validated(tool, body)
}

test('a server as the text wants it comes the right way, names and expects, and tells no remedy', async () => {
  const server = await answering((path, body) => listing(path) ?? good(path, body))
  const found = await told('--f7', `${server.url}/ui/`, '--limit', '1')
  await server.close()
  assert.equal(grades(found), {
    // ajv: must have required property 'city'.
    'book_room missing /city': 'HTTP 200: yes yes part no no',
    'book_room type /city': 'HTTP 200: yes yes yes no no',
    // ajv: must be equal to one of the allowed values.
    'book_room choice /class': 'HTTP 200: yes yes no no no',
    'book_room bound /nights': 'HTTP 200: yes yes yes no no',
    'book_room surplus /toolfault_probe': 'HTTP 200: yes yes yes no no',
    'book_room misspelt /city': 'HTTP 200: yes yes yes no no',
    'book_room nested /guest/name': 'HTTP 200: yes yes part no no',
    // Tool not found: book_romo (F7, "Response").
    'book_romo unknown tool': 'HTTP 404: yes yes none no no'
  })
  assert.equal(found.leftOut, [{ tool: 'wipe_disk', why: 'beyond --limit' }])
})

test('validating changes nothing, so each tool is asked', async () => {
  const server = await answering((path, body) => listing(path) ?? good(path, body))
  const found = await told('--f7', `${server.url}/ui`)
  await server.close()
  assert.ok(found.calls.some(({ tool }) => tool === wipe.name))
  assert.equal(found.leftOut, [])
})

test('a server that says 400, says yes, or falls over with a stack trace is graded so', async () => {
  const page = '<pre>Error: x\n    at run (/home/ann/app/server.js:3:14)\n</pre>'
  const server = await answering((path, body) => {
    if (!path.endsWith('/validate')) return listing(path)
    if (path.includes('book_romo')) return { status: 200, body: { valid: true } }
    if (own(body, 'nights') !== undefined) return { status: 500, body: page }
    if (own(body, 'city') !== undefined) return { status: 200, body: { valid: true } }
    const errors = [{ path: '', message: `Bad input ${JSON.stringify(body)}` }]
    return { status: 400, body: { valid: false, errors } }
  })
  const found = grades(await told('--f7', `${server.url}/ui`, '--limit', '1'))
  await server.close()
  assert.is(found['book_room missing /city'], 'HTTP 400: part no no no no')
  assert.is(found['book_room type /city'], 'valid: true: no none none none none')
  assert.is(
    found['book_room bound /nights'],
    'HTTP 500, no F7 answer: no none none none none stack path'
  )
  assert.is(found['book_romo unknown tool'], 'valid: true: no none none none none')
})

const clauses: ReadonlyArray<readonly [tool: string, key: string, said: string, fix: string]> = [
  ['add', 'n', '`n` is missing: add `n` (integer)', 'yes'],
  ['send', 'n', 'Invalid arguments for tool send: `n` must be an integer: send an integer', 'yes'],
  ['delete', 'n', 'delete is called wrongly. Provide n.', 'yes'],
  ['get', 'add', '`add` is missing: add `add` (string)', 'yes'],
  ['remove', 'n', 'Invalid arguments for tool remove: `n` is missing', 'no'],
  ['use', 'n', 'use: n is required', 'no'],
  ['provide', 'n', 'Error: "provide" failed: n', 'no'],
  ['change', 'n', 'Error: change must have required property n', 'no'],
  ['list', 'send', 'send: Required', 'no'],
  ['read', 'include', 'Missing: include', 'no'],
  ['find', 'pick', 'invalid, pick is required', 'no'],
  ['send-mail', 'n', 'Invalid call. send-mail wants n', 'no'],
  ['open', 'pass', 'a.pass: Required; /pass is missing', 'no']
]

test('a verb is an instruction also where a tool or a key is called like it', async () => {
  const server = await answering((path) => {
    const message = clauses.find(([tool]) => path === `/tools/${tool}/validate`)?.[2]
    return message === undefined
      ? { status: 404, body: { error: 'Tool not found' } }
      : { status: 200, body: { valid: false, errors: [{ path: '', message }] } }
  })
  const { file, remove } = files()
  const tools = clauses.map(([name, key]) => ({
    name,
    inputSchema: { properties: { [key]: { type: 'integer' } }, required: [key] }
  }))
  const { calls } = await told('--f7', server.url, '--tools', file('verbs.json', tools))
  await server.close()
  remove()
  for (const [name, , said, fix] of clauses) {
    const call = calls.find(({ mistake, tool }) => tool === name && mistake === 'missing')
    assert.is(call?.grades['fix'], fix, said)
  }
})

test('--tools says which tools there are where the server does not', async () => {
  const server = await answering((path, body) => good(`/ui${path}`, body))
  const { file, remove } = files()
  const found = await told('--f7', server.url, '--tools', file('tools.json', { tools: [book] }))
  await server.close()
  remove()
  assert.is(found.calls.length, 8)
})

test('a name that no address can hold is left out, and one with a slash is one segment', async () => {
  const slashed = { ...wipe, name: 'disk/wipe' }
  const asked: Array<string> = []
  const server = await answering((path, body) => {
    asked.push(path)
    if (path === '/tools') return { status: 200, body: [{ name: '..' }, { name: 'disk/wipe' }] }
    if (path === '/tools/disk%2Fwipe') return { status: 200, body: slashed }
    return validated(slashed, body)
  })
  const found = await told('--f7', server.url)
  await server.close()
  assert.equal(found.leftOut, [{ tool: '..', why: 'no address can hold its name' }])
  assert.ok(asked.includes('/tools/disk%2Fwipe/validate'))
})

test('a parameter whose name is a type is not taken for what is expected', async () => {
  const inputSchema = {
    type: 'object',
    properties: { list: { type: 'array' } },
    required: ['list']
  }
  const server = await answering((path) =>
    path === '/tools'
      ? { status: 200, body: [{ name: 'sort', inputSchema }] }
      : {
          status: 200,
          body: {
            valid: false,
            errors: [{ path: '/list', message: "'list' is a required property" }]
          }
        }
  )
  const found = grades(await told('--f7', server.url))
  await server.close()
  assert.is(found['sort missing /list'], 'HTTP 200: yes yes part no no')
})

test('the table can be pasted: names are code, pipes are escaped', async () => {
  const name = 'a|b`c'
  const server = await answering((path, body) => {
    if (path === '/tools') return { status: 200, body: { tools: [{ ...wipe, name }] } }
    return validated(wipe, body)
  })
  const { code, err, out } = await probe('--f7', server.url)
  await server.close()
  assert.equal([code, err], [0, ''])
  const [head = '', rule = '', first = ''] = out.split('\n')
  assert.is(
    head,
    '| tool | what is wrong | channel | field | expectation | fix | question | leak |'
  )
  assert.is(rule, '| --- | --- | --- | --- | --- | --- | --- | --- |')
  assert.is(
    first,
    '| `a\\|b\\u0060c` | missing: `disk` | yes (HTTP 200) | yes | in part | **no** | **no** | no |'
  )
  assert.match(out, '- channel (came the way the protocol wants): 3 of 4\n')
  assert.match(out, '4 calls that must fail; 1 tool listed.')
})

test.run()
