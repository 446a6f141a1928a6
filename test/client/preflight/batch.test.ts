import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import type { Checked, Question } from '@toolfault/client/preflight'
import { own } from '@toolfault/model'
import { announceToolValidation } from '@toolfault/plugins/tool-validation'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { seen } from '../../plugins/tool-validation/servers.js'
import { announcing, book, byAjv, good, result, set, settle } from './setting.js'

const test = suite('client/preflight/batch')

const nights = (count: number): ReadonlyArray<Question> =>
  Array.from({ length: count }, (_, at) => ({ tool: book, args: { city: 'Rome', nights: at } }))

const expected = (count: number): ReadonlyArray<Checked> =>
  nights(count).map(({ args, tool }) => ({ verdict: byAjv(tool, args), method: 'mcp-native' }))

const yes = { valid: true, errors: [], warnings: [], suggestions: [] }
const no = { valid: false, errors: ['No'], warnings: [], suggestions: [] }

test('a server that takes batches gets them, no larger than it says, answered in order [N5]', async () => {
  const server = new McpServer({ name: 'tests', version: '1.0.0' })
  announceToolValidation(server, [book], { judge: byAjv, batch: 3 })
  const client = await seen({ connect: (transport) => server.connect(transport) })
  const sizes: Array<unknown> = []
  const call = (name: string, args: object): Promise<unknown> => {
    sizes.push(own(own(args, 'calls'), 'length'))
    return client.call(name, args)
  }
  const { check, events } = set({ mcp: { capabilities: client.capabilities(), call } })
  assert.equal(await check.all(nights(8)), expected(8))
  assert.equal(sizes, [3, 3, 2])
  assert.equal(await check.all(nights(1)), expected(1))
  assert.equal([sizes.at(-1), events.length], [undefined, 0])
  await client.close()
})

// Row N5: our extension, never sent where it is not announced.
test('without the announcement there are no batches, and not too many questions at once [N5]', async () => {
  for (const announced of [{}, { maxBatchSize: 10 }, { batchValidation: true, maxBatchSize: 0 }]) {
    let now = 0
    let most = 0
    const call = async (_: string, args: object): Promise<unknown> => {
      assert.equal(Object.keys(args), ['tool', 'arguments'])
      most = Math.max(most, ++now)
      await settle()
      now--
      return result(yes)
    }
    const { check } = set({ mcp: { capabilities: announcing(announced), call }, atOnce: 2 })
    const checked = await check.all(nights(7))
    assert.equal(checked.length, 7)
    assert.ok(checked.every(({ method }) => method === 'mcp-native'))
    assert.is(most, 2)
  }
})

const batching = announcing({ batchValidation: true, maxBatchSize: 5 })

/** A server whose answers to batches are wrong, and to single questions right. */
const oddly = async (
  answer: (count: number) => unknown
): Promise<{ checked: ReadonlyArray<Checked>; single: number; events: ReadonlyArray<unknown> }> => {
  let single = 0
  const call = (_: string, args: object): unknown => {
    const calls = own(args, 'calls')
    if (Array.isArray(calls)) return answer(calls.length)
    single++
    return result(own(own(args, 'arguments'), 'nights') === 1 ? no : yes)
  }
  const { check, events } = set({ mcp: { capabilities: batching, call } })
  return { checked: await check.all(nights(3)), single, events }
}

test('too few, too many or no verdicts: each call is asked about alone', async () => {
  const wrongs: ReadonlyArray<(count: number) => unknown> = [
    () => result({ results: [yes, yes] }),
    () => result({ results: [yes, yes, yes, yes] }),
    () => result({ results: 'yes' }),
    () => result(yes),
    () => result(no),
    () => 'junk',
    () => ({ content: [{ type: 'text', text: 'calls is not known' }], isError: true }),
    () => ({ ...result({ results: [yes, yes, yes] }), isError: true }),
    () => {
      throw Object.assign(new Error('Invalid arguments'), { code: -32602 })
    }
  ]
  for (const [at, wrong] of wrongs.entries()) {
    const { checked, events, single } = await oddly(wrong)
    assert.equal(
      checked.map(({ verdict }) => verdict.valid),
      [true, false, true],
      String(at)
    )
    assert.equal([single, events.length], [3, 1], String(at))
    assert.is(own(events[0], 'id'), 'batch_refused')
    assert.is(own(events[0], 'calls'), 3)
  }
})

test('one odd verdict among others: its call alone is asked about again', async () => {
  const { checked, single } = await oddly(() => result({ results: [yes, 'odd', yes] }))
  assert.equal([checked.map(({ verdict }) => verdict.valid), single], [[true, false, true], 1])
})

test('a server that is down is not asked once for each call', async () => {
  let calls = 0
  const call = (): never => {
    calls++
    throw Object.assign(new Error('fetch failed'), { code: 'ECONNREFUSED' })
  }
  const { check, events } = set({ mcp: { capabilities: batching, call } })
  const checked = await check.all(nights(5))
  assert.ok(checked.every(({ fellBack }) => fellBack === 'failed'))
  assert.equal([calls, events.length], [1, 5])
})

test('a batch that never ends is late for all of its calls', async () => {
  const call = (): Promise<unknown> => new Promise(() => undefined)
  const { check, clock } = set({ mcp: { capabilities: batching, call }, limitMs: 10 })
  const asked = check.all(nights(5))
  await settle()
  clock.advance(10)
  assert.ok((await asked).every(({ fellBack }) => fellBack === 'late'))
  assert.is(clock.waiting(), 0)
})

test('who gives up gets an answer for each call at once', async () => {
  const { check } = set({ mcp: { capabilities: batching, call: () => result(yes) } })
  const checked = await check.all(nights(12), AbortSignal.abort())
  assert.is(checked.length, 12)
  assert.ok(checked.every(({ fellBack, verdict }) => fellBack === 'aborted' && !verdict.valid))
})

test('what is known is not sent, and what cannot be sent does not shift the answers', async () => {
  const sent: Array<unknown> = []
  const call = (_: string, args: object): unknown => {
    const calls = own(args, 'calls')
    if (!Array.isArray(calls)) return result(yes)
    sent.push(calls.map((asked) => own(own(asked, 'arguments'), 'nights')))
    return result({
      results: calls.map((asked) => (own(own(asked, 'arguments'), 'nights') === 3 ? no : yes))
    })
  }
  const capabilities = announcing({
    batchValidation: true,
    maxBatchSize: 5,
    caching: { enabled: true, ttl: 60 }
  })
  const { check } = set({ mcp: { capabilities, call } })
  await check(book, { city: 'Rome', nights: 1 })
  const [zero, one, two, three] = nights(4)
  assert.ok(zero && one && two && three)
  const checked = await check.all([two, one, { tool: book, args: 'text' }, three])
  assert.equal(
    checked.map(({ cached, fellBack, verdict }) => [verdict.valid, cached ?? fellBack]),
    [
      [true, undefined],
      [true, true],
      [false, 'unsendable'],
      [false, undefined]
    ]
  )
  assert.equal(sent, [[2, 3]])
})

test('calls that cannot be sent make no batch', async () => {
  const call = (): never => assert.unreachable('asked') as never
  const { check, events } = set({ mcp: { capabilities: batching, call } })
  const checked = await check.all([1, 'text'].map((args) => ({ tool: book, args })))
  assert.ok(checked.every(({ fellBack }) => fellBack === 'unsendable'))
  assert.is(events.length, 2)
})

test('a list of thousands is answered whole', async () => {
  const call = (_: string, args: object): unknown => {
    const calls = own(args, 'calls')
    return result({ results: Array.isArray(calls) ? calls.map(() => yes) : [] })
  }
  const { check } = set({ mcp: { capabilities: batching, call } })
  const questions = Array.from({ length: 3_000 }, () => ({ tool: book, args: good }))
  assert.is((await check.all(questions)).length, 3_000)
})

test.run()
