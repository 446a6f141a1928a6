import { own } from '@toolfault/model'
import { revisions } from '@toolfault/protocols/mcp'
import { wires } from '@toolfault/protocols/wires'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { answers, answersIn, program, streamed } from '../cli/toolfault.js'
import { published } from '../official/published.js'
import { f7Answer, ncpVerdict, oxpBody } from '../official/schemas.js'
import { named, wireOf } from './answer.js'
import { lineOf, promised, readCases } from './cases.js'
import { isShared, markUsed } from './shared.js'

const test = suite('corpus')

/** So many cases are answered in every revision. */
const EACH = 100

const shared = async (): Promise<void> => {
  const cases = readCases()
  const { mcp, oxp } = published()
  const lines = cases.map((one) => lineOf(one))
  const input = lines.map((line) => `${line}\n`).join('')
  const run = program(['check', '--ndjson'], { input })
  const got = answersIn(run.out)

  test('the corpus is whole', () => {
    assert.is.not(cases.length, 0)
    assert.is(cases.length, promised())
  })

  test('every case is answered, in order, under its own id', () => {
    assert.equal([run.code, run.err], [0, ''])
    assert.equal(
      got.map((answer) => own(answer, 'id')),
      cases.map(({ id }) => id)
    )
  })

  test('every bad call is invalid, by its arguments, and says so on every wire', () => {
    for (const answer of got) {
      const id = String(own(answer, 'id'))
      assert.is(own(answer, 'valid'), false, id)
      assert.is(own(own(answer, 'fault'), 'kind'), 'invalid_arguments', id)
      assert.equal(
        Object.keys(own(answer, 'wires') ?? {}),
        wires.filter((wire) => wire !== 'fault'),
        id
      )
      assert.ok(String(wireOf(answer, 'text')).length > 20, id)
    }
  })

  // The revisions differ in a few members, so of most cases each has its share.
  const pairs = revisions.flatMap((revision, place) =>
    cases
      .filter((_, at) => at < EACH || at % revisions.length === place)
      .map((one) => ({ one, revision }))
  )
  const revised = await answers(
    pairs.map(({ one, revision }) => lineOf(one, { to: ['mcp'], mcpVersion: revision }))
  )

  for (const revision of revisions) {
    test(`every MCP answer of ${revision} is what its schema asks for`, () => {
      const check = mcp(revision)
      const mine = revised.filter((_, at) => pairs[at]?.revision === revision)
      assert.ok(mine.length > EACH)
      assert.equal(
        mine.map((answer) => own(answer, 'id')),
        pairs.filter((pair) => pair.revision === revision).map(({ one }) => one.id)
      )
      assert.equal(
        mine.flatMap((answer) => named(answer, check(wireOf(answer, 'mcp')))),
        []
      )
    })
  }

  test('every OXP answer is 422, with the body that the published document asks for', () => {
    const bad = got.flatMap((answer) => {
      const status = Number(own(wireOf(answer, 'oxp'), 'status'))
      const body = own(wireOf(answer, 'oxp'), 'body')
      assert.is(status, 422)
      return named(answer, [...oxp(status)(body), ...oxpBody(status)(body)])
    })
    assert.equal(bad, [])
  })

  test('every F7 answer and every NCP verdict is what their texts ask for', () => {
    const bad = got.flatMap((answer) =>
      named(answer, [...f7Answer(wireOf(answer, 'f7')), ...ncpVerdict(wireOf(answer, 'ncp'))])
    )
    assert.equal(bad, [])
  })

  test('the corpus is answered in 48 MB, with the bytes of the first run', async () => {
    const first = got.map((answer) => JSON.stringify(answer))
    const all = 2 * cases.length
    const repeated = function* (): Generator<string> {
      for (let at = 0; at < all; at++) yield `${lines[at % lines.length]}\n`
    }
    let right = 0
    const { code, count } = await streamed(repeated(), 48, (answer, at) => {
      if (JSON.stringify(answer) === first[at % cases.length]) right++
    })
    assert.equal([code, count, right], [0, all, all])
  })

  test.after(() => markUsed(got.length))
}

if (isShared) await shared()
else {
  test('without ../shared nothing of it can be read', () => {
    assert.throws(readCases)
    assert.throws(published)
  })
}

test.run()
