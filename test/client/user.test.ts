import { judge } from '@toolfault/advice/judge'
import type { ToolCall } from '@toolfault/client/call'
import { clock } from '@toolfault/client/clock'
import { oxp } from '@toolfault/client/oxp'
import { type Effects, type Run, retrying, says } from '@toolfault/client/retry'
import { type FormShown, user } from '@toolfault/client/user'
import { compile } from '@toolfault/validators/ajv'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { files } from '../cli/files.js'
import { type Serving, serving } from '../mcp-suite/serving.js'
import { send } from '../plugins/http/client.js'

const test = suite('client/user')

const { file, remove } = files()

const book = {
  name: 'book',
  inputSchema: {
    type: 'object',
    properties: { city: { type: 'string', minLength: 2 }, nights: { type: 'integer', minimum: 1 } },
    required: ['city', 'nights']
  }
}

const decide = judge(compile)

const tools = file('tools.json', [book])

const against = async (
  flags: ReadonlyArray<string>,
  use: (server: Serving) => Promise<void>
): Promise<void> => {
  const server = await serving(tools, ...flags)
  try {
    await use(server)
  } finally {
    await server.stop()
  }
}

const ran = (url: string, args: object, more: Partial<Effects>): Promise<Run> =>
  retrying([{ id: 'c', tool: 'book', args }], { call: oxp({ url, fetch, clock }), clock, ...more })

const endOf = ({ threads: [thread], transcript }: Run): ReadonlyArray<unknown> => [
  thread?.ending?.end === 'given_up' ? thread.ending.because : thread?.ending?.end,
  transcript.map(({ event }) => event).join(' ')
]

// OXP, "Tool Authorization Challenges": show the url, poll the check_url, then retry the call.
test('a user authorizes, the check says so, and the call is made again', () =>
  against(['--challenge', 'book'], async ({ url }) => {
    const shown: Array<string> = []
    const { visit } = user({
      visit: {
        clock,
        fetch,
        server: url,
        policy: { leastMs: 50 },
        show: async (page) => {
          shown.push(page)
          await send(url, new URL(page).pathname, { method: 'GET', headers: {} })
        }
      }
    })
    const run = await ran(url, { city: 'Rome', nights: 1 }, visit === undefined ? {} : { visit })
    assert.equal(shown, [`${url}/authorize/book`])
    assert.equal(endOf(run), ['succeeded', 'answered user answered ended'])
  }))

test('a user who declines ends it, and the sentence says who is next and where', () =>
  against(['--challenge', 'book'], async ({ url }) => {
    const reach = user({ visit: { clock, fetch, server: url, show: () => false } })
    const run = await ran(url, { city: 'Rome', nights: 1 }, reach)
    assert.equal(endOf(run), ['declined', 'answered user ended'])
    const ending = run.threads[0]?.ending
    assert.match(ending === undefined ? '' : says(ending), `${url}/authorize/book`)
  }))

test('what lacks is filled in, judged before the call, and asked for again where it is wrong', () =>
  against([], async ({ url }) => {
    const forms: Array<FormShown> = []
    const made: Array<ToolCall> = []
    const content = [{ city: 'R', nights: 2 }, { city: 'Rome' }]
    const call = oxp({ url, fetch, clock })
    const reach = user({
      fill: {
        tools: [book],
        judge: decide,
        ask: (form) => {
          forms.push(form)
          return { action: 'accept', content: content[forms.length - 1] ?? {} }
        }
      }
    })
    const run = await ran(
      url,
      {},
      {
        ...reach,
        call: (one, signal) => {
          made.push(one)
          return call(one, signal)
        }
      }
    )
    assert.equal(
      forms.map(({ requestedSchema }) => Object.keys(requestedSchema.properties)),
      [['city', 'nights']]
    )
    // What is there and wrong is no field of a form: the model has to mend it.
    assert.equal(endOf(run), ['declined', 'answered user ended'])
    content.splice(0, 1, { city: 'Rome', nights: 2 })
    forms.length = 0
    const again = await ran(url, {}, reach)
    assert.equal(endOf(again), ['succeeded', 'answered user answered ended'])
    assert.is(made.length, 1)
  }))

test('no form, no answer and no tool end it', () =>
  against([], async ({ url }) => {
    const answers: ReadonlyArray<unknown> = [{ action: 'decline' }, { action: 'cancel' }, 5]
    for (const answer of answers) {
      const reach = user({ fill: { tools: [book], judge: decide, ask: () => answer } })
      assert.is(endOf(await ran(url, {}, reach))[0], 'declined')
    }
    const none = user({ fill: { tools: [], judge: decide, ask: () => ({ action: 'accept' }) } })
    assert.is(endOf(await ran(url, {}, none))[0], 'declined')
  }))

test.after(remove)

test.run()
