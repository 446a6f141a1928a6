import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js'
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import {
  type Fault,
  type Issue,
  invalid,
  invalidArguments,
  toolFault,
  unavailable,
  valid
} from '@toolfault/model'
import {
  announceToolValidation,
  type CheckCall,
  type DeeperCheck
} from '@toolfault/plugins/tool-validation'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { asked, right, yes } from './asked.js'
import { book, byAjv } from './servers.js'

const test = suite('plugins/tool-validation/deeper')

const says =
  (...issues: ReadonlyArray<Issue>): DeeperCheck =>
  () =>
    invalid(invalidArguments('book', { issues }))

const late: Issue = { path: ['nights'], kind: 'rule', message: 'only 1 night is free' }
const closed: Issue = { path: ['city'], kind: 'rule', message: 'no hotel is open there' }

const never: DeeperCheck = () => new Promise(() => undefined)

const couldNot = (level: string): string =>
  `The ${level} check could not be made, and the call may still fail`

test('what is announced is what has a check [N5]', async () => {
  const plain = await asked()
  assert.equal(plain.announced['levels'], { syntax: true })
  assert.is(plain.announced['async'], false)
  await plain.client.close()
  const deep = await asked({
    deeper: { runtime: never, security: () => valid },
    contextAware: true
  })
  assert.equal(deep.announced['levels'], { syntax: true, runtime: true, security: true })
  assert.is(deep.announced['async'], true)
  assert.is(deep.announced['contextAware'], true)
  await deep.client.close()
  const idle = await asked({ contextAware: true })
  assert.is(idle.announced['contextAware'], false)
  await idle.client.close()
})

test('a check runs only when the schema has passed', async () => {
  const seen: Array<unknown> = []
  const { ask, client } = await asked({
    deeper: {
      semantic: (tool, args) => {
        seen.push([tool.name, args])
        return undefined
      }
    }
  })
  await ask('book', { city: 'Rome' })
  assert.equal(seen, [])
  assert.equal(await ask('book', right), yes)
  assert.equal(seen, [['book', right]])
  await client.close()
})

test('all that is wrong with the arguments is told at once, in the order of the levels', async () => {
  const { ask, client } = await asked({
    deeper: { runtime: says(closed), semantic: says(late), security: () => valid }
  })
  assert.equal(await ask('book', right), {
    valid: false,
    errors: ['`city`: no hotel is open there', '`nights`: only 1 night is free'],
    warnings: [],
    suggestions: []
  })
  await client.close()
})

test('warnings and suggestions of the checks stand behind those of the schema', async () => {
  const { ask, client } = await asked({
    deeper: {
      semantic: () => ({
        valid: true,
        warnings: [{ id: 'said', text: 'It is high season' }],
        suggestions: [{ id: 'said', text: 'Go in May' }]
      })
    }
  })
  assert.equal(await ask('book', { ...right, zzz: 1 }), {
    ...yes,
    warnings: ['Parameter "zzz" is not in the schema and may be ignored', 'It is high season'],
    suggestions: ['Go in May']
  })
  await client.close()
})

test('a check that throws is a warning, and its text is seen by onFault alone', async () => {
  const faults: Array<Fault> = []
  const { ask, client } = await asked({
    onFault: (fault) => faults.push(fault),
    deeper: {
      runtime: () => {
        throw new Error('ENOENT /secret')
      },
      // A check that answers with something else has checked nothing either.
      security: () => 'fine' as never
    }
  })
  assert.equal(await ask('book', right), {
    ...yes,
    warnings: [couldNot('runtime'), couldNot('security')]
  })
  assert.equal(
    faults.map(({ developerMessage, kind, tool }) => [kind, tool, developerMessage]),
    [
      ['internal', 'book', 'ENOENT /secret'],
      ['internal', 'book', 'the security check returned no verdict']
    ]
  )
  await client.close()
})

test('a fault that is thrown is the verdict', async () => {
  const { ask, client } = await asked({
    deeper: {
      runtime: () => {
        throw toolFault(unavailable({ retryAfterMs: 3000 }))
      }
    }
  })
  assert.equal(await ask('book', right), {
    valid: false,
    errors: ['The tool is unavailable at the moment. Try again in 3 seconds.'],
    warnings: [],
    suggestions: []
  })
  await client.close()
})

test('a check that takes too long is a warning (facts 5.4, "Side effects"), and is told to stop', async () => {
  const calls: Array<CheckCall> = []
  const { ask, client } = await asked({
    limitMs: 20,
    deeper: {
      runtime: (_, __, call) => {
        calls.push(call)
        return new Promise(() => undefined)
      },
      semantic: says(late)
    }
  })
  assert.equal(await ask('book', right), {
    valid: false,
    errors: ['`nights`: only 1 night is free'],
    warnings: ['The runtime check did not end in time, and the call may still fail'],
    suggestions: []
  })
  assert.is(calls[0]?.signal.aborted, true)
  assert.is(calls[0]?.context, undefined)
  await client.close()
})

test('a second is the limit that nobody set, and no timer is left behind', async () => {
  const before = timers()
  const { ask, client } = await asked({ deeper: { runtime: never } })
  const { setTimeout: set } = globalThis
  const delays: Array<number | undefined> = []
  globalThis.setTimeout = Object.assign((...args: Parameters<typeof set>) => {
    delays.push(args[1])
    return set(...args)
  }, set)
  const asking = ask('book', right).finally(() => {
    globalThis.setTimeout = set
  })
  const said = (await asking) as { warnings: ReadonlyArray<string> }
  assert.is(said.warnings.length, 1)
  assert.ok(delays.includes(1_000), delays.join())
  const quick = await asked({ limitMs: 60_000, deeper: { runtime: () => valid } })
  await quick.ask('book', right)
  await quick.client.close()
  await client.close()
  assert.is(timers(), before)
})

test('the context comes where it is announced', async () => {
  const calls: Array<CheckCall> = []
  const { ask, client } = await asked({
    contextAware: true,
    session: () => 'ann',
    deeper: {
      security: (_, __, call) => {
        calls.push(call)
        return undefined
      }
    }
  })
  await ask('book', right)
  assert.is(calls[0]?.context?.session, 'ann')
  assert.match(JSON.stringify(calls[0]?.context?.extra), '"requestId"')
  await client.close()
})

test('a request that is aborted stops its checks, and nothing is left of them', async () => {
  const before = timers()
  const calls: Array<CheckCall> = []
  const server = new McpServer({ name: 't', version: '1' })
  announceToolValidation(server, [book], {
    judge: byAjv,
    limitMs: 60_000,
    deeper: {
      runtime: (_, __, call) => {
        calls.push(call)
        return new Promise(() => undefined)
      }
    }
  })
  const client = new Client({ name: 'c', version: '1' })
  const [far, near] = InMemoryTransport.createLinkedPair()
  await Promise.all([server.connect(near as never), client.connect(far as never)])
  const aborting = new AbortController()
  const call = { name: 'validate', arguments: { tool: 'book', arguments: right } }
  const answer = client.callTool(call, undefined, { signal: aborting.signal }).catch(() => 'gone')
  while (calls.length === 0) await new Promise((done) => setImmediate(done))
  aborting.abort()
  assert.is(await answer, 'gone')
  await new Promise((done) => setImmediate(done))
  assert.is(calls[0]?.signal.aborted, true)
  assert.is(timers(), before)
  await client.close()
})

const timers = (): number =>
  process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length

test.run()
