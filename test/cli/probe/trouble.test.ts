import { existsSync, readFileSync, statSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { files } from '../files.js'
import { endless, listing } from './hostile.js'
import { answering, running } from './http.js'
import { grades, probe, probing, told } from './run.js'
import { command, type Manner } from './stdio.js'
import { book } from './tools.js'

const test = suite('cli/probe/trouble')

/** It ends with 2, one line on standard error and nothing on standard output. */
const refused = async (said: string, ...args: ReadonlyArray<string>): Promise<void> => {
  const { code, err, out } = await probe(...args)
  assert.equal([code, out], [2, ''])
  assert.match(err, said)
  assert.is(err.split('\n').length, 2)
}

test('what is asked for must be one of three', async () => {
  await refused('probe needs one of --mcp COMMAND|URL, --f7 URL and --oxp URL')
  await refused('probe needs one of', '--f7', 'http://a', '--oxp', 'http://b')
  await refused('--f7 needs an http or https address, not "localhost:1"', '--f7', 'localhost:1')
  await refused('--limit takes a whole number', '--mcp', 'a', '--limit', '0')
  await refused('--timeout takes a whole number', '--mcp', 'a', '--timeout', '1e3')
  await refused('did you mean "--limit"', '--mcp', 'a', '--limmit', '1')
  await refused('--tools FILE goes with --f7 alone', '--mcp', 'a', '--tools', 'b')
  await refused('--mcp has a " without an end', '--mcp', 'node "a')
  await refused('--mcp needs a command', '--mcp', ' ')
})

test('whom nobody reaches is said in one line', async () => {
  const port = await running(() => undefined)
  await port.close()
  await refused('cannot be reached', '--f7', port.url)
  const { file, remove } = files()
  await refused('cannot be reached', '--f7', port.url, '--tools', file('tools.json', [book]))
  remove()
  await refused('cannot be reached', '--oxp', port.url)
  await refused('cannot be reached', '--mcp', `${port.url}/mcp`)
  await refused('there is no such program', '--mcp', 'no-such-program-here')
  await refused('it says: no use', '--mcp', `'${process.execPath}' -e 'console.error("no use")'`)
  await refused('lists no tools', '--mcp', command('empty'))
})

test('whom nobody hears is said in one line as well', async () => {
  const deaf = await answering(() => undefined)
  await refused('gave no answer in 300 ms', '--f7', deaf.url, '--timeout', '300')
  await refused('gave no answer in 300 ms', '--oxp', deaf.url, '--timeout', '300')
  await refused('gave no answer in 300 ms', '--mcp', deaf.url, '--timeout', '300')
  await deaf.close()
  await refused('gave no answer in 300 ms', '--mcp', command('deaf'), '--timeout', '300')
})

test('a page that is no list of tools is said to be one', async () => {
  const page = await answering(() => ({ status: 404, body: '<h1>no</h1>' }))
  await refused('answers 404 and no JSON where its tools should be listed', '--f7', page.url)
  await refused('cannot be reached as an MCP server: it answers HTTP 404', '--mcp', page.url)
  await page.close()
})

test('a server that hangs ends the probe after three calls, one that dies after the first', async () => {
  const hanging = await told('--mcp', command('hangs'), '--timeout', '2000')
  assert.is(hanging.ended, '3 calls in a row had no answer; 5 calls were not sent')
  assert.is(
    grades(hanging)['book_room missing /city'],
    'no answer in 2000 ms: no none none none none'
  )
  for (const manner of ['dies', 'floods'] satisfies ReadonlyArray<Manner>) {
    const dead = await told('--mcp', command(manner))
    assert.is(dead.ended, 'the connection ended; 7 calls were not sent')
    assert.is(
      grades(dead)['book_room missing /city'],
      'the connection ended: no none none none none'
    )
  }
})

test('junk is an answer that is graded no', async () => {
  const found = Object.values(grades(await told('--mcp', command('junk'))))
  assert.is(found.length, 8)
  assert.ok(found.every((it) => it === 'a result without content: no none none none none'))
})

test('where no name is near to one, a tool of any other name is called, and no name is wanted', async () => {
  const { file, remove } = files()
  const no = { status: 404, body: { error: 'Tool not found: toolfault_probe' } }
  const server = await answering(() => no)
  const found = await told('--f7', server.url, '--tools', file('tools.json', [{ name: 't' }]))
  await server.close()
  remove()
  assert.equal(grades(found), { 'toolfault_probe unknown tool': 'HTTP 404: yes yes none none no' })
})

test('a schema that keeps a validator busy for ever is left out, and the others are asked', async () => {
  const server = await answering((path) =>
    path.endsWith('/validate')
      ? { status: 200, body: { valid: false, errors: [{ path: '/city', message: 'no' }] } }
      : { status: 200, body: [...endless, book] }
  )
  const { calls, leftOut } = await told('--f7', server.url)
  await server.close()
  const why = 'its schema takes too long to be checked'
  assert.equal(
    leftOut,
    endless.map(({ name }) => ({ tool: name, why }))
  )
  assert.is(calls.filter(({ tool }) => tool === book.name).length, 7)
})

test('a list of very many values keeps no answer from being graded', async () => {
  const message = 'must be one of the values. '.repeat(3_000)
  const server = await answering((path) =>
    path.endsWith('/validate')
      ? { status: 200, body: { valid: false, errors: [{ path: '/a', message }] } }
      : { status: 200, body: [listing] }
  )
  const { calls } = await told('--f7', server.url)
  await server.close()
  assert.ok(calls.length > 2)
})

test('pages that nobody answers are asked for three times, and not once for each tool', async () => {
  let asked = 0
  const tools = Array.from({ length: 9 }, (_, at) => ({ name: `tool${at}` }))
  const server = await answering((path) => {
    if (path.endsWith('/tools')) return { status: 200, body: tools }
    asked += path.endsWith('/validate') ? 0 : 1
    return undefined
  })
  const { leftOut } = await told('--f7', server.url, '--timeout', '200')
  await server.close()
  assert.is(asked, 3)
  assert.equal(
    leftOut,
    tools.map(({ name }) => ({ tool: name, why: 'its page cannot be read' }))
  )
})

test('a body without an end is no answer, and costs no memory', async () => {
  const endless = await running((request, response) => {
    if (!request.url?.endsWith('/validate')) {
      response.end(JSON.stringify([book]))
      return
    }
    const more = (): void => {
      while (response.writable && response.write('x'.repeat(65_536)));
    }
    response.on('drain', more)
    more()
  })
  const found = await told('--f7', endless.url)
  await endless.close()
  assert.match(found.ended ?? '', 'the connection ended')
})

test('a server that leaves a child behind does not keep the probe from its end', async () => {
  const { directory, remove } = files()
  const child = `${directory}/child`
  const { code } = await probing(
    '--mcp',
    `sh -c "sleep 60 & echo $! > ${child}; exec ${command('accepts').replaceAll("'", "\\'")}"`
  ).ended
  assert.is(code, 0)
  // It throws where there is no such process any more.
  process.kill(Number(readFileSync(child, 'utf8')))
  remove()
  // The child holds the pipes open, so that the end of the server is not seen.
  await refused('no answer in 500 ms', '--mcp', 'sh -c "sleep 20 & exit 1"', '--timeout', '500')
})

test('a program is given the environment of the user, and what is set before it', async () => {
  const say = `'${process.execPath}' -e 'console.error(process.env.PROBED_TOKEN)'`
  await refused('it says: undefined', '--mcp', say)
  await refused('it says: a b', '--mcp', `PROBED_TOKEN="a b" ${say}`)
  process.env['PROBED_TOKEN'] = 'outer'
  await refused('it says: outer', '--mcp', say)
  await refused('it says: inner', '--mcp', `OTHER=x PROBED_TOKEN=inner ${say}`)
  delete process.env['PROBED_TOKEN']
  await refused('--mcp needs a command', '--mcp', 'PROBED_TOKEN=alone')
  await refused('there is no such program', '--mcp', './a=b c')
})

test('what may be a key in a command or an address is not repeated', async () => {
  const port = await running(() => undefined)
  await port.close()
  const { host } = new URL(port.url)
  const given: ReadonlyArray<readonly [string, string, string]> = [
    ['--mcp', 'KEY=hunter2 no-such-program-here a', '"no-such-program-here a" cannot be started'],
    ['--mcp', `http://${host}/mcp?key=hunter2#hunter2`, `"http://${host}/mcp" cannot be reached`],
    ['--f7', `http://${host}/a?key=hunter2`, `http://${host}/a/tools cannot be reached`],
    ['--oxp', `http://${host}/a?key=hunter2`, `http://${host}/a/tools cannot be reached`],
    ['--mcp', `http://ann:hunter2@${host}/`, 'a user or a password'],
    ['--f7', `http://hunter2@${host}/`, 'a user or a password']
  ]
  for (const [flag, target, told] of given) {
    const { code, err, out } = await probe(flag, target)
    assert.equal([code, out], [2, ''])
    assert.match(err, told)
    assert.not.match(err, 'hunter2')
  }
})

const beating = async (file: string): Promise<void> => {
  while (!existsSync(file)) await sleep(20)
}

/** No longer heard: that a process has a number says nothing where nobody buries the dead. */
const silent = async (file: string): Promise<void> => {
  await sleep(100)
  const { size } = statSync(file)
  await sleep(500)
  assert.is(statSync(file).size, size)
}

test('a program that does not end when it is asked to is ended', async () => {
  const { directory, remove } = files()
  const beats = `${directory}/beats`
  const stays = `BEATS=${beats} ${command('stays')}`
  await refused('gave no answer in 500 ms', '--mcp', stays, '--timeout', '500')
  await silent(beats)
  remove()
})

for (const [signal, ended] of [
  ['SIGINT', 130],
  ['SIGTERM', 143]
] as const) {
  test(`so it is where the probe is ended by ${signal}`, async () => {
    const { directory, remove } = files()
    const beats = `${directory}/beats`
    const run = probing('--mcp', `BEATS=${beats} ${command('stays')}`)
    await beating(beats)
    run.kill(signal)
    assert.is((await run.ended).code, ended)
    await silent(beats)
    remove()
  })
}

test.run()
