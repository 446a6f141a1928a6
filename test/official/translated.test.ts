import { revisions } from '@toolfault/protocols/mcp'
import { translate, type WireName, wires } from '@toolfault/protocols/translate'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { isShared } from '../corpus/shared.js'
import { seen } from '../laws/read.js'
import { examples, type Given } from './examples.js'
import { checks } from './ways.js'

const test = suite('official/translated')

/** What is wrong with what a wire becomes on another, and how often it became anything. */
const wrongIn = (
  given: ReadonlyArray<Given>,
  to: WireName,
  revision: (typeof revisions)[number]
): { readonly wrong: ReadonlyArray<string>; readonly made: number } => {
  const check = checks(revision)[to]
  const form = to === 'mcp' ? { version: revision } : {}
  let made = 0
  const wrong = given.flatMap(({ from, name, wire }) => {
    // To its own protocol it goes as it was spelled, be that right or wrong.
    if (from === to) return []
    const found = translate(wire, from, to, { form, baseUrl: 'https://agent.example.com' })
    if (found._tag === 'Left') return []
    made += 1
    return check(seen(found.right.wire)).map(
      (error) => `${name}: ${error} in ${JSON.stringify(found.right.wire)}`
    )
  })
  return { wrong: wrong.slice(0, 5), made }
}

if (isShared) {
  const given = examples()

  for (const to of wires) {
    for (const revision of to === 'mcp' ? revisions : revisions.slice(-1)) {
      test(`every example fits the schemas of ${to === 'mcp' ? `${to} ${revision}` : to}`, () => {
        const { made, wrong } = wrongIn(given, to, revision)
        assert.equal(wrong, [])
        assert.ok(made > 30, String(made))
      })
    }
  }
}

/** A few of each, also where the examples do not lie beside this. */
const few: ReadonlyArray<Given> = [
  { name: 'a 401', from: 'oxp', wire: { status: 401 } },
  { name: 'a 422', from: 'oxp', wire: { message: 'm', parameter_errors: { a: 'no', 'b.c': '' } } },
  { name: 'a text', from: 'text', wire: 'MCP error -32602: Tool x not found' },
  { name: 'a verdict', from: 'ncp', wire: { valid: false, errors: [''], warnings: [] } },
  { name: 'a code', from: 'json-rpc', wire: { code: -32042, message: '', data: { a: 1 } } },
  { name: 'a problem', from: 'problem-details', wire: { title: 'Gone', status: 410 } },
  { name: 'a status', from: 'bad-request', wire: { code: 14, message: '' } },
  { name: 'a result', from: 'mcp', wire: { content: [], isError: true } },
  { name: 'an answer', from: 'f7', wire: { valid: false, errors: [{ path: '', keyword: '' }] } }
]

test('what is read of each wire fits the schemas of each', () => {
  for (const to of wires) {
    for (const revision of revisions) {
      const { made, wrong } = wrongIn(few, to, revision)
      assert.equal(wrong, [])
      assert.ok(made > 3, to)
    }
  }
})

test.run()
