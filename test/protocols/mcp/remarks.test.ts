import { judge } from '@toolfault/advice/judge'
import { type Remark, type Verdict, valid } from '@toolfault/model'
import { REMARKS, remarks } from '@toolfault/protocols/mcp/remarks'
import { compile } from '@toolfault/validators/ajv'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { isShared } from '../../corpus/shared.js'
import { published } from '../../official/published.js'

const test = suite('protocols/mcp/remarks')

const tool = {
  name: 'list',
  inputSchema: {
    type: 'object',
    properties: { maxDepth: { type: 'integer' }, unit: { type: 'string', deprecated: true } }
  }
}

test('a call that goes through says in _meta what the schema let through', () => {
  assert.equal(remarks(judge(compile)(tool, { maxdepth: 3, unit: 'C' })), {
    'dev.toolfault/remarks': {
      warnings: [
        {
          id: 'misspelt_key',
          path: ['maxdepth'],
          suggestion: ['maxDepth'],
          text: 'Parameter `maxdepth` is not in the schema and may be ignored; did you mean `maxDepth`?'
        },
        { id: 'deprecated', path: ['unit'], text: 'Parameter `unit` is deprecated' }
      ]
    }
  })
})

test('where there is nothing to say there is nothing to merge', () => {
  assert.is(remarks(judge(compile)(tool, { maxDepth: 3 })), undefined)
  assert.is(remarks(valid), undefined)
  assert.is(remarks({ valid: true, warnings: [], suggestions: [] }), undefined)
})

test('paths are the exact keys, sentences are safe', () => {
  const path = ['a`b\n', '__proto__']
  const told = remarks({ valid: true, warnings: [{ id: 'ignored_key', path }] })
  assert.equal(told, {
    [REMARKS]: {
      warnings: [
        {
          id: 'ignored_key',
          path,
          text: 'Parameter `["a\\u0060b\\u000a"].__proto__` is not in the schema and may be ignored'
        }
      ]
    }
  })
})

test('what a server says itself rides along', () => {
  const told = remarks({ valid: true, suggestions: [{ id: 'said', text: 'Add a title.' }] })
  assert.equal(told, { [REMARKS]: { suggestions: [{ id: 'said', text: 'Add a title.' }] } })
})

test('remarks are bounded, and what is none is passed over', () => {
  const remark: Remark = { id: 'ignored_key', path: ['a'] }
  const warnings = Array.from({ length: 10_000 }, () => remark)
  const told = remarks({ valid: true, warnings })
  assert.ok(JSON.stringify(told).length < 10_000)
  // A border: a sloppy caller.
  for (const junk of [null, 7, { warnings: 7 }, { warnings: [null, 7, { id: 'x' }] }]) {
    assert.is(remarks(junk as unknown as Verdict), undefined)
  }
})

test('a result with them is what every revision asks for', () => {
  if (!isShared) return
  const _meta = remarks(judge(compile)(tool, { maxdepth: 3 }))
  const { mcp } = published()
  for (const version of ['2024-11-05', '2025-11-25', '2026-07-28'] as const) {
    const result = {
      ...(version === '2026-07-28' ? { resultType: 'complete' } : {}),
      content: [{ type: 'text', text: 'done' }],
      _meta
    }
    assert.equal(mcp(version)(result), [])
  }
})

test.run()
