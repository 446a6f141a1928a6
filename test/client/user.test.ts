import { judge } from '@toolfault/advice/judge'
import type { Answer, Call, ToolCall } from '@toolfault/client/call'
import { clock } from '@toolfault/client/clock'
import { oxp } from '@toolfault/client/oxp'
import { type Effects, type Run, retrying, says } from '@toolfault/client/retry'
import { type FormShown, user } from '@toolfault/client/user'
import { invalidArguments, isRecord, type Judge, type Verdict } from '@toolfault/model'
import { compile } from '@toolfault/validators/ajv'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { files } from '../cli/files.js'
import { type Served, served } from '../mcp-suite/serving.js'
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
  use: (server: Served) => Promise<void>
): Promise<void> => {
  const server = await served(tools, ...flags)
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
    const noting: Call = (one, signal) => {
      made.push(one)
      return call(one, signal)
    }
    const run = await ran(url, {}, { ...reach, call: noting })
    assert.equal(
      forms.map(({ requestedSchema }) => Object.keys(requestedSchema.properties)),
      [['city', 'nights'], ['city']]
    )
    assert.equal(
      forms.map(({ message }) => message),
      [
        'Please fill in what is missing so I can call book.',
        'Invalid arguments for tool book: `city` must have at least 2 characters, received a string of 1 character: send at least 2 characters.\nPlease fill in what is missing so I can call book.'
      ]
    )
    assert.equal(endOf(run), ['succeeded', 'answered user answered ended'])
    assert.equal(
      made.map(({ args }) => args),
      [{}, { city: 'Rome', nights: 2 }]
    )
  }))

const filledIn = async (
  inputSchema: object,
  answers: ReadonlyArray<object>,
  args: object = {}
): Promise<readonly [number, Run]> => {
  const tool = { name: 'book', inputSchema }
  let forms = 0
  const ask = (): unknown => ({ action: 'accept', content: answers[forms++] ?? answers.at(-1) })
  const call = async (one: ToolCall): Promise<Answer> => {
    const verdict = decide(tool, one.args)
    return verdict.valid ? { ok: true, value: one.args } : { ok: false, fault: verdict.fault }
  }
  const run = await retrying([{ id: 'c', tool: 'book', args }], {
    call,
    clock,
    ...user({ fill: { tools: [tool], judge: decide, ask } })
  })
  return [forms, run]
}

const asking = (x: object): object => ({ type: 'object', properties: { x }, required: ['x'] })

const wrongs: ReadonlyArray<readonly [string, object, unknown, unknown]> = [
  ['range', { type: 'integer', maximum: 30 }, 99, 2],
  ['type', { type: 'integer' }, 'three', 3],
  ['a part of a whole', { type: 'integer' }, 1.5, 1],
  ['size', { type: 'string', minLength: 2 }, 'R', 'Rome'],
  ['blank', { type: 'string', minLength: 2 }, '', 'Rome'],
  ['format', { type: 'string', format: 'email' }, 'x', 'x@y.example'],
  ['pattern', { type: 'string', pattern: '^A' }, 'b', 'A'],
  ['choice', { type: 'string', enum: ['a', 'b'] }, 'c', 'a'],
  ['yes or no', { type: 'boolean' }, 'maybe', true]
]

for (const [what, x, wrong, right] of wrongs) {
  test(`a wrong answer is asked for again: ${what}`, async () => {
    const [forms, run] = await filledIn(asking(x), [{ x: wrong }, { x: right }])
    assert.is(forms, 2)
    assert.equal(run.threads[0]?.answer, { ok: true, value: { x: right } })
  })
}

test('three forms at most: a user who accepted did not decline, and is next all the same', async () => {
  const [forms, run] = await filledIn(asking({ type: 'integer' }), [{ x: 'three' }])
  assert.is(forms, 3)
  assert.equal(endOf(run), ['user_must_act', 'answered user ended'])
  const {
    threads: [thread]
  } = run
  assert.is(thread?.ending?.end === 'given_up' && thread.ending.by, 'user')
})

test('an answer within others, one that asks for more, and one that is wrong with another', async () => {
  const inner = { type: 'object', properties: { to: asking({ type: 'integer', minimum: 1 }) } }
  const [, nested] = await filledIn(inner, [{ 'to.x': 0 }, { 'to.x': 1 }], { to: {} })
  assert.equal(nested.threads[0]?.answer, { ok: true, value: { to: { x: 1 } } })
  const more = {
    type: 'object',
    properties: { x: { type: 'string' }, zip: { type: 'string' } },
    required: ['x'],
    if: { properties: { x: { const: 'US' } }, required: ['x'] },
    // biome-ignore lint/suspicious/noThenProperty: JSON Schema.
    then: { required: ['zip'] }
  }
  const [, asked] = await filledIn(more, [{ x: 'US' }, { zip: '1' }])
  assert.equal(asked.threads[0]?.answer, { ok: true, value: { x: 'US', zip: '1' } })
  // Nothing is said of the answer itself.
  const both = {
    ...asking({ type: 'string' }),
    not: { properties: { x: { const: 'no' } }, required: ['x'] }
  }
  const [, again] = await filledIn(both, [{ x: 'no' }, { x: 'yes' }])
  assert.equal(again.threads[0]?.answer, { ok: true, value: { x: 'yes' } })
})

test('what no form can ask for is not asked for again', async () => {
  // A judge that says more once something is there.
  const says = (path: string): Verdict => ({
    valid: false,
    fault: invalidArguments('book', {
      issues: [{ path: [path], kind: path === 'x' ? 'missing' : 'range' }]
    })
  })
  const tool = { name: 'book', inputSchema: asking({ type: 'string' }) }
  const slow: Judge = (_tool, args) => says(isRecord(args) && 'x' in args ? 'y' : 'x')
  let forms = 0
  const ask = (): unknown => {
    forms++
    return { action: 'accept', content: { x: 'a' } }
  }
  const run = await retrying([{ id: 'c', tool: 'book', args: { y: 1 } }], {
    call: () => ({
      ok: false,
      fault: invalidArguments('book', { issues: [{ path: ['x'], kind: 'missing' }] })
    }),
    clock,
    ...user({ fill: { tools: [tool], judge: slow, ask } })
  })
  assert.is(forms, 1)
  assert.is(endOf(run)[0], 'user_must_act')
})

test('no form, no answer and no tool end it', () =>
  against([], async ({ url }) => {
    const answers: ReadonlyArray<readonly [unknown, string]> = [
      [{ action: 'decline' }, 'declined'],
      [{ action: 'cancel' }, 'declined'],
      [5, 'user_must_act']
    ]
    for (const [answer, end] of answers) {
      const reach = user({ fill: { tools: [book], judge: decide, ask: () => answer } })
      assert.is(endOf(await ran(url, {}, reach))[0], end)
    }
    const none = user({ fill: { tools: [], judge: decide, ask: () => ({ action: 'accept' }) } })
    assert.is(endOf(await ran(url, {}, none))[0], 'user_must_act')
  }))

test.after(remove)

test.run()
