import * as model from '@toolfault/model'
import * as mcp from '@toolfault/protocols/mcp'
import * as oxp from '@toolfault/protocols/oxp'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { isShared } from '../corpus/shared.js'
import { coreTakes, sdkTakes } from './parsers.js'
import { published } from './published.js'
import { oxpBody } from './schemas.js'

const test = suite('official/answers')

const challenge = { id: 'c1', url: 'https://auth.example.com/c1', checkUrl: 'https://a.example/c' }

/** Faults of every kind, each with all that it can say. */
const faults: ReadonlyArray<model.Fault> = [
  model.malformedRequest('syntax', 'line 1, column 2, expected a value'),
  model.malformedRequest('shape', 'params has no name'),
  model.unknownTool('get_forcast', 'get_forecast'),
  model.invalidSchema("can't resolve reference #/x"),
  model.invalidArguments('t', { issues: [{ path: ['a/b', '0'], kind: 'type', keyword: 'type' }] }),
  model.invalidArguments(undefined, { issues: [] }),
  model.authorizationRequired('server'),
  model.authorizationRequired('tool', [challenge], { userId: true, service: 'mail', action: 'a' }),
  model.misconfigured('search', ['api_key'], { setupUrl: '/settings' }),
  model.unavailable({ retryAfterMs: 1500.5, message: 'Too many calls' }),
  model.executionFailed({ canRetry: true, retryAfterMs: 7, hint: 'Try later', callId: 'c' }),
  model.executionFailed({ developerMessage: 'stack' }),
  model.internal({ guidance: 'Ask the operator' })
]

const checks = isShared ? published() : undefined

test('every kind of fault is among the samples', () => {
  const kinds = new Set(faults.map(({ kind }) => kind))
  assert.equal([...kinds].sort(), [...model.faultKinds].sort())
})

for (const version of mcp.revisions) {
  test(`MCP of ${version} takes every fault, in both channels`, () => {
    for (const fault of faults) {
      for (const channel of ['result', 'protocol'] as const) {
        const form = { version, invalidArguments: channel, unknownTool: channel }
        // Through JSON, as a stranger sees it.
        const wire: unknown = JSON.parse(JSON.stringify(mcp.encode(fault, form)))
        const errors = [
          ...sdkTakes(wire),
          ...coreTakes(wire),
          ...(checks?.mcp(version)(wire) ?? [])
        ]
        assert.equal(errors, [], `${fault.kind} as ${channel}`)
      }
    }
  })
}

test('OXP takes every fault', () => {
  for (const fault of faults) {
    const answer: unknown = JSON.parse(JSON.stringify(oxp.encode(fault)))
    const status = Number(model.own(answer, 'status'))
    const body = model.own(answer, 'body')
    const errors = [...oxpBody(status)(body), ...(checks?.oxp(status)(body) ?? [])]
    assert.equal(errors, [], fault.kind)
  }
})

const wrong = [
  { content: 'text' },
  { content: [{ type: 'text' }] },
  { content: [], isError: 'yes' },
  { error: { message: 'm' } }
]

test('the official clients refuse what is no answer', () => {
  for (const wire of wrong) {
    assert.ok(sdkTakes(wire).length > 0, JSON.stringify(wire))
    assert.ok(coreTakes(wire).length > 0, JSON.stringify(wire))
  }
})

if (checks !== undefined) {
  test('the published schemas refuse what is no answer', () => {
    for (const version of mcp.revisions) {
      for (const wire of wrong) assert.ok(checks.mcp(version)(wire).length > 0, version)
    }
    // Row M8.
    assert.ok(checks.mcp('2026-07-28')({ content: [], isError: true }).length > 0)
    assert.ok(checks.oxp(422)({ parameter_errors: {} }).length > 0)
    assert.ok(checks.oxp(400)({ message: 'm', missing_requirements: [] }).length > 0)
    // Row O1: what the published document means, and does not say.
    const failed = { call_id: 'c', success: false, error: { message: 'm' } }
    assert.equal(checks.oxp(200)(failed), [])
    assert.ok(checks.oxp(200)({ ...failed, surplus: 1 }).length > 0)
  })
}

test.run()
