import { fileURLToPath } from 'node:url'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { grades, told } from './run.js'
import { command } from './stdio.js'

const test = suite('cli/probe/mcp')

/** The program of a published server. */
const published = (name: string): string =>
  `'${process.execPath}' '${fileURLToPath(
    new URL('index.js', import.meta.resolve(`@modelcontextprotocol/server-${name}/dist/index.js`))
  )}'`

const refused = [
  'book_room missing /city',
  'book_room type /city',
  'book_room choice /class',
  'book_room bound /nights',
  'book_room surplus /toolfault_probe',
  'book_room misspelt /city',
  'book_room nested /guest/name'
] as const

/** The same grades for each mistake in the arguments. */
const each = (said: string): Readonly<Record<string, string>> =>
  Object.fromEntries(refused.map((call) => [call, said]))

test('what our own writer says is graded yes, and a tool that may change something is not called', async () => {
  const found = await told('--mcp', command('good'))
  assert.equal(grades(found), {
    ...each('isError: yes yes yes yes part'),
    'book_romo unknown tool': 'error -32602: yes yes none yes part'
  })
  assert.equal(found.leftOut, [{ tool: 'wipe_disk', why: 'it is not said to be read-only' }])
  assert.equal([found.listed, found.unproven], [2, 0])
})

test('each call has one mistake and is valid without it', async () => {
  const { calls } = await told('--mcp', command('accepts'))
  const secret = 'sk-toolfault-0nly4Probe7Looks9Secret'
  const guest = { name: 'probe' }
  assert.equal(
    calls.map(({ args }) => args),
    [
      { guest },
      { guest, city: [secret] },
      { city: 'probe', guest, class: secret },
      { city: 'probe', guest, nights: 1 },
      { city: 'probe', guest, toolfault_probe: secret },
      { guest, ciyt: 'probe' },
      { city: 'probe', guest: {} },
      {}
    ]
  )
})

test('a call that is taken although it must fail is a no, and nothing else is graded', async () => {
  const found = grades(await told('--mcp', command('accepts')))
  assert.equal(found, {
    ...each('success: no none none none none'),
    'book_romo unknown tool': 'success: no none none none none'
  })
})

test('a code that says nothing of the arguments is a no throughout', async () => {
  const found = grades(await told('--mcp', command('codes')))
  assert.equal(found, {
    ...each('error -32603: no no no no no'),
    'book_romo unknown tool': 'error -32603: no no none no no'
  })
})

test('the text that was sent, a stack trace and a path are told apart', async () => {
  const leaky = await told('--mcp', command('leaks'))
  // It lists the keys that came, so the missing ones are named nowhere.
  assert.equal(grades(leaky), {
    'book_room missing /city': 'isError: yes no no no no',
    'book_room type /city': 'isError: yes yes no no no value',
    'book_room choice /class': 'isError: yes yes no no no value',
    'book_room bound /nights': 'isError: yes yes no no no',
    'book_room surplus /toolfault_probe': 'isError: yes yes no no no value',
    'book_room misspelt /city': 'isError: yes yes no no no',
    'book_room nested /guest/name': 'isError: yes no no no no',
    'book_romo unknown tool': 'isError: part no none no no'
  })
  const traced = grades(await told('--mcp', command('traces'), '--limit', '1'))
  assert.is(traced['book_room missing /city'], 'isError: yes no part no no stack path')
})

test('a question is known by its prefix', async () => {
  const found = grades(await told('--mcp', command('asks')))
  assert.is(found['book_room missing /city'], 'isError: yes yes no no yes')
})

test('with --all the others are called as well, and --limit counts the tools that are', async () => {
  const all = await told('--mcp', command('good'), '--all')
  assert.equal(all.leftOut, [])
  assert.ok(all.calls.some(({ tool }) => tool === 'wipe_disk'))
  const one = await told('--mcp', command('good'), '--all', '--limit', '1')
  assert.equal(one.leftOut, [{ tool: 'wipe_disk', why: 'beyond --limit' }])
})

/** Version 1 of the SDK answers an unknown tool with a result (seams, A1); the text of zod names no remedy. */
const zod = 'isError: yes yes yes no no'

test('server-everything is probed over its own standard input', async () => {
  const found = await told('--mcp', published('everything'))
  assert.equal(grades(found)['get-sum type /a'], zod)
  assert.equal(grades(found)['get-structured-content choice /location'], zod)
  assert.equal(grades(found)['ecoh unknown tool'], 'isError: part yes none no no')
  assert.ok(found.leftOut.some(({ why }) => why === 'it answers with tasks alone'))
})

test('server-memory is probed; what writes is left out', async () => {
  const found = await told('--mcp', published('memory'))
  assert.equal(grades(found), {
    'search_nodes missing /query': zod,
    'search_nodes type /query': zod,
    'search_nodes misspelt /query': zod,
    'open_nodes missing /names': zod,
    'open_nodes type /names': zod,
    'open_nodes misspelt /names': zod,
    'open_nodes nested /names/0': zod,
    'create_entitise unknown tool': 'isError: part yes none no no'
  })
  assert.is(found.leftOut.filter(({ why }) => why === 'it is not said to be read-only').length, 6)
})

test('server-filesystem is probed with the directory that it is given', async () => {
  const here = fileURLToPath(new URL('.', import.meta.url))
  const found = await told('--mcp', `${published('filesystem')} "${here}"`, '--limit', '2')
  assert.is(grades(found)['read_text_file missing /path'], zod)
  assert.is(found.calls.length, 7)
})

test.run()
