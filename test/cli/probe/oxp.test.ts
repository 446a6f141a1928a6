import { judge } from '@toolfault/advice/judge'
import { own, unknownTool } from '@toolfault/model'
import { encode } from '@toolfault/protocols/oxp'
import { compile } from '@toolfault/validators/ajv'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { answering } from './http.js'
import { grades, told } from './run.js'
import { book, wipe } from './tools.js'

const test = suite('cli/probe/oxp')

/** Tools as OXP lists them (row O9). */
const tools = [
  {
    id: 'Hotel.BookRoom',
    name: 'BookRoom',
    annotations: { readOnlyHint: true },
    input_schema: book.inputSchema
  },
  { id: 'Disk.Wipe', name: 'Wipe', input_schema: wipe.inputSchema }
]

test('a server as the text wants it: 422 for the input, 400 for a tool that is not there', async () => {
  const server = await answering((path, body) => {
    if (path === '/tools') return { status: 200, body: { items: tools } }
    const name = String(own(body, 'tool_id'))
    if (name !== 'Hotel.BookRoom') return encode(unknownTool(name, 'Hotel.BookRoom'))
    const verdict = judge(compile)({ ...book, name }, own(body, 'input'))
    return verdict.valid
      ? { status: 200, body: { call_id: '1', success: true } }
      : encode(verdict.fault)
  })
  const found = await told('--oxp', server.url)
  await server.close()
  const right = 'HTTP 422: yes yes yes yes no'
  assert.equal(grades(found), {
    'Hotel.BookRoom missing /city': right,
    'Hotel.BookRoom type /city': right,
    'Hotel.BookRoom choice /class': right,
    'Hotel.BookRoom bound /nights': right,
    'Hotel.BookRoom surplus /toolfault_probe': right,
    'Hotel.BookRoom misspelt /city': right,
    'Hotel.BookRoom nested /guest/name': right,
    'Hotel.BookRomo unknown tool': 'HTTP 400: yes yes none yes no'
  })
  assert.equal(found.leftOut, [{ tool: 'Disk.Wipe', why: 'it is not said to be read-only' }])
})

test('of an item and of a union, listed members and a key of any branch are what is expected', async () => {
  const nights = {
    type: 'object',
    properties: { nights: { type: 'integer' } },
    required: ['nights']
  }
  const until = { type: 'object', properties: { until: { type: 'string' } }, required: ['until'] }
  const list = (name: string, properties: object): object => ({
    id: name,
    name,
    annotations: { readOnlyHint: true },
    input_schema: { type: 'object', properties }
  })
  const stay = list('Stay', { stay: { anyOf: [nights, until] } })
  const paid = list('Paid', {
    status: { type: 'array', items: { type: 'string', enum: ['open', 'paid'] } }
  })
  const said = (error: string) => ({
    status: 422,
    body: { call_id: '1', success: false, error: { message: error } }
  })
  const server = await answering((path, body) => {
    if (path === '/tools') return { status: 200, body: { items: [stay, paid] } }
    return String(own(body, 'tool_id')) === 'Stay'
      ? said('`stay.until` is missing: add `stay.until` (string)')
      : said('`status[0]` must be one of "open" or "paid", received an array of 1 item')
  })
  const found = grades(await told('--oxp', server.url))
  await server.close()
  assert.is(found['Stay nested /stay/nights'], 'HTTP 422: yes yes part yes no')
  assert.is(found['Paid nested /status/0'], 'HTTP 422: yes yes yes no no')
})

test('a list with a $schema is called in the wrapper of its time, and its parameters are unwrapped (rows O2, O9)', async () => {
  const asked: Array<unknown> = []
  const $schema = 'urn:oxp:1.0'
  const old = { ...tools[0], input_schema: { parameters: book.inputSchema } }
  const server = await answering((path, body) => {
    if (path === '/tools') return { status: 200, body: { $schema, tools: [old] } }
    asked.push(body)
    const error = { message: 'city is required' }
    return { status: 200, body: { $schema, result: { call_id: '1', success: false, error } } }
  })
  const found = grades(await told('--oxp', server.url))
  await server.close()
  const input = { guest: { name: 'probe' } }
  assert.equal(asked[0], { $schema, request: { tool_id: 'Hotel.BookRoom', input } })
  assert.is(found['Hotel.BookRoom missing /city'], 'success: false: part yes part no no')
})

test('what OXP keeps for its own people is no leak, the message is', async () => {
  const trace = 'Error: x\n    at run (/srv/app/a.js:1:2)'
  const server = await answering((path, body) => {
    if (path === '/tools') return { status: 200, body: { items: tools } }
    const isType = Array.isArray(own(own(body, 'input'), 'city'))
    return {
      status: 422,
      body: {
        message: isType ? trace : 'Invalid input parameters',
        developer_message: trace,
        parameter_errors: { city: 'Must be a string' }
      }
    }
  })
  const found = grades(await told('--oxp', server.url))
  await server.close()
  assert.is(found['Hotel.BookRoom missing /city'], 'HTTP 422: yes yes yes no no')
  assert.is(found['Hotel.BookRoom type /city'], 'HTTP 422: yes yes yes no no stack path')
})

test('a tool that runs although its input must fail is a no', async () => {
  const server = await answering((path) =>
    path === '/tools'
      ? { status: 200, body: { items: tools } }
      : { status: 200, body: { call_id: '1', success: true, value: 'booked' } }
  )
  const found = grades(await told('--oxp', server.url))
  await server.close()
  assert.is(found['Hotel.BookRoom missing /city'], 'success: true: no none none none none')
})

test.run()
