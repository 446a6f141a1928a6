import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { examples, real, served } from './parts.js'

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

test('what is no list of tools has none', () => {
  for (const text of ['', '{', '5', '{"tools":5}', '[null]']) assert.equal(served(text), [])
})

test.run()
