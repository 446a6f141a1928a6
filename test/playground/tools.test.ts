import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { examples, offering, real, served } from './parts.js'

const test = suite('playground/tools')

test('the real tools say whose they are', () => {
  assert.is(real.length, examples.length)
  for (const { source } of real)
    assert.match(source, /^From [\w-]+\/[\w-]+ \(.+\), (?:MIT|Apache-2\.0), at [\da-f]{7}\.$/)
})

test('the tools of the server come as it has them', () => {
  const found = served(
    '{"tools":[{"name":"walk","inputSchema":{}},{"id":"run","input_schema":{}},{}]}'
  )
  assert.equal(
    found.map(({ id, label }) => [id, label]),
    [
      ['server-0', 'walk'],
      ['server-1', 'run']
    ]
  )
})

test('a tool that the server has and that comes with the page is offered once', () => {
  const [first] = examples
  const found = offering(
    JSON.stringify({ tools: [{ name: 'walk', inputSchema: {} }, first?.tool] })
  )
  assert.equal(
    found.served.map(({ label }) => label),
    ['walk']
  )
  assert.is(found.real.length, real.length)
  assert.match(found.real[0]?.source ?? '', /\. This server has it, too\.$/)
  assert.not.match(found.real[1]?.source ?? '', 'This server')
})

test('what is no list of tools has none', () => {
  for (const text of ['', '{', '5', '{"tools":5}', '[null]']) assert.equal(served(text), [])
})

test.run()
