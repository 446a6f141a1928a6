import { judge } from '@toolfault/advice/judge'
import { right } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('advice/judge.shared')

test('a schema of parts that share parts has an end, and is compiled once for one object', () => {
  let part: object = {}
  for (let level = 0; level < 40; level++) part = { a: part, b: part }
  let calls = 0
  const decide = judge(() => {
    calls++
    return right(() => ({ issues: [] }))
  })
  const tool = { name: 't', inputSchema: part }
  assert.equal([decide(tool, 0), decide(tool, 0)], [{ valid: true }, { valid: true }])
  assert.is(calls, 1)
})

test.run()
