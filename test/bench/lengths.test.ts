import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { isMet } from './budgets.js'
import { causes } from './causes.js'
import { ours } from './ours.js'
import { like } from './sized.js'
import { callIn } from './subjects.js'
import { tokensOf } from './tokens.js'

const test = suite('bench/lengths')

test('tokens are those of o200k_base', () => {
  // As its authors count: https://platform.openai.com/tokenizer
  assert.is(tokensOf('hello world'), 2)
  assert.is(tokensOf('<|endoftext|>') > 1, true)
})

// Design section 6: 1 000 errors, default budget, ≤ 100 tokens.
test('1 000 like errors are at most 100 tokens', () => {
  const tokens = tokensOf(ours.text.write(callIn(like(1_000))))
  assert.ok(isMet('text, 1 000 errors: length', tokens), `${tokens}`)
})

// Design section 6: a union of 6 object branches, also by `$ref`: one line, the true cause.
test('a failed union is one line, and that is the true cause', () => {
  const { measured, rows } = causes()
  assert.equal(measured, {
    'text, unions of 6 branches: lines': 1,
    'text, unions of 6 branches: line of the true cause': 1
  })
  assert.ok(rows.length > 6)
})

test.run()
