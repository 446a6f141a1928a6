import { judge } from '@toolfault/advice/judge'
import type { Registry } from '@toolfault/model'
import { readBody } from '@toolfault/protocols/exchange'
import * as f7 from '@toolfault/protocols/f7/exchange'
import * as agentopia from '@toolfault/protocols/json-rpc/exchange'
import { compile } from '@toolfault/validators/ajv'
import { readings } from '@toolfault/words/readings'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('protocols/exchange/body')

const tools: Registry = [{ name: 'add', inputSchema: { type: 'object', required: ['a'] } }]

test('a body that cannot be read has no shape; one that is read has its own fault, or its value', async () => {
  const aborted = (): never => {
    throw new Error('aborted')
  }
  const none = { kind: 'malformed_request', reason: 'shape', detail: readings.noBody } as const
  assert.equal(await readBody(aborted), { _tag: 'Left', left: none })
  assert.equal(await readBody(() => Promise.reject(new Error('aborted'))), {
    _tag: 'Left',
    left: none
  })
  const fault = { kind: 'malformed_request', reason: 'syntax', detail: 'cut' } as const
  assert.equal(await readBody({ fault }), { _tag: 'Left', left: fault })
  assert.equal(await readBody({ value: null }), { _tag: 'Right', right: null })
  assert.equal(await readBody({ text: '\ufeffnull' }), { _tag: 'Right', right: null })
  // Row V7: an empty one is none.
  const empty = await readBody({ text: '' })
  assert.is(empty._tag, 'Left')
})

test('F7, a call of an unknown tool needs no body', async () => {
  let read = 0
  const body = (): { readonly text: string } => {
    read += 1
    return { text: '{' }
  }
  const exchange = { judge: judge(compile), run: () => 1 }
  assert.equal(await f7.call(tools, 'nope', body, exchange), {
    status: 404,
    body: { error: 'Tool not found: nope' }
  })
  assert.is(read, 0)
})

// MCP, Tools: a tool says by `isError` that it failed; Agentopia's own shape knows no results (seed 001).
const results: ReadonlyArray<readonly [result: object, error: string | undefined]> = [
  [{ content: [{ type: 'text', text: 'Disk full' }], isError: true }, 'Disk full'],
  [
    {
      content: [
        { type: 'text', text: 'a' },
        { type: 'image', data: 'x' },
        { type: 'text', text: 'b' }
      ],
      isError: true
    },
    'a\nb'
  ],
  [{ content: [{ type: 'text', text: 'fine' }], isError: false }, undefined],
  [{ content: [{ type: 'text', text: 'fine' }] }, undefined],
  [{ content: 'none', isError: true }, undefined],
  [{ isError: true }, undefined]
]

for (const [result, error] of results) {
  test(`a tool that returns ${JSON.stringify(result)} ${error === undefined ? 'succeeds' : 'failed'}`, async () => {
    const answer = await agentopia.call(
      tools,
      { value: { name: 'add', arguments: { a: 1 } } },
      { judge: judge(compile), run: () => result }
    )
    if (error === undefined) {
      assert.equal(answer, { status: 200, body: { success: true, data: result } })
      return
    }
    assert.is(Object(answer.body).error, error)
    assert.is.not(answer.status, 200)
  })
}

test.run()
