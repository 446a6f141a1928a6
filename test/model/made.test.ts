import {
  executionFailed,
  internal,
  invalidArguments,
  isMade,
  malformedRequest,
  unavailable,
  unknownTool
} from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('model/made')

const issue = { path: ['a'], kind: 'missing' }
const wrong = { kind: 'invalid_arguments', issues: [issue] }

test('what a constructor gave back was made to be a fault', () => {
  for (const fault of [
    internal(),
    unavailable(),
    unknownTool('x'),
    malformedRequest('shape', 'x'),
    executionFailed({ message: 'm' }),
    invalidArguments('t', { issues: [{ path: ['a'], kind: 'missing' }] })
  ])
    assert.is(isMade(fault), true, fault.kind)
})

test('data with a kind is none, though it is one that a fault may have', () => {
  for (const kind of ['internal', 'unavailable', 'unknown_tool', 'execution_failed', 'truck'])
    assert.is(isMade({ kind, message: 'm' }), false, kind)
  for (const value of [undefined, null, 'internal', 7, [internal()]])
    assert.is(isMade(value), false, JSON.stringify(value))
})

test('wrong arguments are known by their members', () => {
  assert.is(isMade(wrong), true)
  assert.is(
    isMade({
      ...wrong,
      issues: [
        { ...issue, keyword: 'required', message: 'm', params: {}, branches: [], echo: true }
      ],
      tool: 't',
      callId: 'c',
      guidance: 'g',
      message: 'm',
      developerMessage: 'd',
      canRetry: true,
      truncated: true
    }),
    true
  )
  for (const more of [
    { issues: [] },
    { issues: ['a'] },
    { issues: [{ kind: 'missing' }] },
    { issues: [{ path: 'a', kind: 'missing' }] },
    { issues: [{ path: ['a'] }] },
    { issues: [{ path: ['a'], kind: 7 }] },
    { issues: [{ ...issue, severity: 'high' }] },
    { advice: [] },
    { owner: 'Ann' },
    { kind: 'internal' }
  ])
    assert.is(isMade({ ...wrong, ...more }), false, JSON.stringify(more))
})

test.run()
