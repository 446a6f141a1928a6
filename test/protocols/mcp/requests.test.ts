import { mergeAnswers, requestedSchema } from '@toolfault/advice/form'
import { judge } from '@toolfault/advice/judge'
import { authorizationRequired, type Fault, own } from '@toolfault/model'
import * as mcp from '@toolfault/protocols/mcp'
import { decodeAnswers } from '@toolfault/protocols/mcp/answers'
import { compile } from '@toolfault/validators/ajv'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { branching, large, scraps } from '../../hostile/values.js'

const test = suite('protocols/mcp/requests')

const tool = {
  name: 'book',
  inputSchema: {
    type: 'object',
    properties: { city: { type: 'string', description: 'The city' }, nights: { type: 'integer' } },
    required: ['city', 'nights']
  }
}

const decide = judge(compile)

const wrong = (args: unknown): Fault => {
  const verdict = decide(tool, args)
  if (verdict.valid) throw new Error('the call is valid')
  return verdict.fault
}

/** What a client declared, and the form that the fault can be filled in with. */
const eliciting = (fault: Fault, version: mcp.McpForm['version'] = '2026-07-28'): mcp.McpForm => {
  const cut = requestedSchema(fault, tool.inputSchema, { version })
  if (cut._tag === 'Left') throw new Error(cut.left.reason)
  return { version, elicit: { capabilities: {}, form: cut.right } }
}

test('a user is asked for what the call lacks, and the call is checked again with the answers', () => {
  const fault = wrong({ nights: 2 })
  const asked = mcp.encode(fault, eliciting(fault))
  // 2026-07-28, MRTR: the answers come back under the same keys, beside the arguments.
  assert.is(own(asked, 'resultType'), 'input_required')
  const answers = decodeAnswers({ arguments: { action: 'accept', content: { city: 'Oslo' } } })
  assert.ok(answers._tag === 'Right')
  const cut = requestedSchema(fault, tool.inputSchema)
  assert.ok(cut._tag === 'Right')
  const { content } = Object(answers._tag === 'Right' && answers.right['arguments'])
  const merged = mergeAnswers({ nights: 2 }, content, cut._tag === 'Right' ? cut.right.paths : {})
  assert.equal(merged, { nights: 2, city: 'Oslo' })
  assert.is(decide(tool, merged).valid, true)
})

test('2025-06-18 asks during the call, and knows no modes [Elicitation, "Creating Elicitation Requests"]', () => {
  const fault = wrong({ nights: 2 })
  const asked = mcp.requests(fault, eliciting(fault, '2025-06-18'))
  assert.equal(asked?.['arguments'], {
    method: 'elicitation/create',
    params: {
      message: 'Please fill in what is missing so I can call book.',
      requestedSchema: {
        type: 'object',
        properties: { city: { type: 'string', description: 'The city' } },
        required: ['city']
      }
    }
  })
  // The answer to the call itself stays an error.
  assert.is(own(mcp.encode(fault, eliciting(fault, '2025-06-18')), 'isError'), true)
})

test('2025-11-25 names the mode', () => {
  const fault = wrong({ nights: 2 })
  const asked = mcp.requests(fault, eliciting(fault, '2025-11-25'))
  assert.is(own(asked?.['arguments']?.params, 'mode'), 'form')
})

const signIn = authorizationRequired('tool', [{ id: 'c1', url: 'https://a.example/c1' }])

test('a page is asked for since 2025-11-25, where the client declared pages', () => {
  const url = { capabilities: { url: {} } }
  for (const version of mcp.revisions) {
    const asked = mcp.requests(signIn, { version, elicit: url })
    if (version < '2025-11-25') assert.is(asked, undefined, version)
    else assert.is(own(asked?.['c1']?.params, 'url'), 'https://a.example/c1')
    for (const capabilities of [undefined, {}, { form: {} }, { url: false }]) {
      // A border: a client may declare anything.
      const elicit = { capabilities } as NonNullable<mcp.McpForm['elicit']>
      assert.is(mcp.requests(signIn, { version, elicit }), undefined)
    }
  }
})

test('nobody is asked where nobody said that somebody can be', () => {
  assert.is(mcp.requests(signIn), undefined)
  assert.is(
    mcp.requests({ kind: 'internal' }, { elicit: { capabilities: { url: {} } } }),
    undefined
  )
  const relative = authorizationRequired('tool', [{ id: 'c', url: '/c' }])
  assert.is(mcp.requests(relative, { elicit: { capabilities: { url: {} } } }), undefined)
  const own = authorizationRequired('server', [{ id: 'c', url: 'https://a.example/c' }])
  assert.is(mcp.requests(own, { elicit: { capabilities: { url: {} } } }), undefined)
})

test("the caller's own state is asked for with what is asked, and sent as it is", () => {
  const seen: Array<unknown> = []
  const fault = wrong({ nights: 2 })
  const { elicit } = eliciting(fault)
  const answer = mcp.encode(fault, {
    elicit: {
      ...elicit,
      requestState: (requests) => {
        seen.push(Object.keys(requests))
        return 'signed'
      }
    }
  })
  assert.equal(seen, [['arguments']])
  assert.is(own(answer, 'requestState'), 'signed')
  const none = mcp.encode(fault, { elicit: { ...elicit, requestState: () => undefined } })
  assert.not.ok('requestState' in none)
})

test('answers are read by name, or as the one answer to one request', () => {
  const accept = { action: 'accept', content: { n: 1.5, many: ['a'], yes: true, t: 'x' } }
  assert.equal(decodeAnswers({ a: accept, b: { action: 'decline' } }), {
    _tag: 'Right',
    right: { a: accept, b: { action: 'decline' } }
  })
  assert.equal(decodeAnswers({ action: 'cancel' }), {
    _tag: 'Right',
    right: { arguments: { action: 'cancel' } }
  })
})

test('answers of others than the user are passed over [MRTR, InputResponses]', () => {
  const read = decodeAnswers({
    github_login: { action: 'accept', content: { name: 'octocat' } },
    capital_of_france: { role: 'assistant', content: { type: 'text', text: 'Paris' }, model: 'm' },
    folders: { roots: [] }
  })
  assert.ok(read._tag === 'Right')
  assert.equal(Object.keys(Object(read._tag === 'Right' && read.right)), ['github_login'])
})

test('a malformed answer is refused, and says where', () => {
  for (const [wire, path] of [
    [{ a: { action: 'maybe' } }, ['a', 'action']],
    [{ a: { action: 'accept', content: { n: { deep: 1 } } } }, ['a', 'content', 'n']],
    [{ action: 5, content: {} }, ['action']],
    [5, []]
  ] as const) {
    const read = decodeAnswers(wire)
    assert.ok(read._tag === 'Left', JSON.stringify(wire))
    if (read._tag === 'Left') assert.equal(read.left[0]?.path.slice(0, 3), path)
  }
  for (const [, value] of [...scraps, ...branching, ...large]) {
    assert.ok(['Left', 'Right'].includes(decodeAnswers(value)._tag))
  }
})

test('the drafted class is written only when asked for', () => {
  const key = 'io.modelcontextprotocol/toolFailure'
  const fault = wrong({})
  assert.is(own(own(mcp.encode(fault), '_meta'), key), undefined)
  const told = mcp.encode({ ...fault, guidance: 'Ask.' }, { toolFailure: { correlationId: 'c-1' } })
  assert.equal(own(own(told, '_meta'), key), {
    class: 'capability',
    code: 'invalid_arguments',
    retryable: true,
    correlationId: 'c-1',
    agentGuidance: 'Ask.'
  })
  const down = mcp.encode({ kind: 'unavailable' }, { toolFailure: { correlationId: 'c-2' } })
  assert.is(own(own(own(down, '_meta'), key), 'class'), 'reliability')
  const refused = mcp.encode(signIn, { toolFailure: { correlationId: 'c-3' } })
  assert.is(own(own(own(refused, '_meta'), key), 'class'), 'governance')
})

test.run()
