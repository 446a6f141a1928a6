import {
  authorizationRequired,
  type Fault,
  hash32,
  type Issue,
  invalidArguments,
  isList,
  isRecord,
  own
} from '@toolfault/model'
import * as mcp from '@toolfault/protocols/mcp'
import fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { anyFault } from '../../hostile/generated.js'
import { SECRET } from '../../hostile/texts.js'

const test = suite('protocols/mcp/carrier')

const carried = (fault: Fault, form: mcp.McpForm = {}): unknown => {
  const answer = mcp.encode(fault, form)
  return 'error' in answer ? undefined : own(answer._meta, mcp.FAULT)
}

const broken = (count: number, message: string): Fault =>
  invalidArguments('add', {
    issues: Array.from(
      { length: count },
      (_, at): Issue => ({ path: [String(at)], kind: 'rule', message })
    )
  })

test('rides along unless it is switched off', () => {
  assert.ok(isRecord(carried(broken(1, 'no'))))
  assert.ok(isRecord(carried(broken(1, 'no'), { carrier: true })))
  assert.is(carried(broken(1, 'no'), { carrier: false }), undefined)
})

test('its mark is the hash of the text beside it', () => {
  fc.assert(
    fc.property(anyFault, (fault) => {
      const answer = mcp.encode(fault)
      if (!('content' in answer)) return
      assert.is(own(answer._meta[mcp.FAULT], 'mark'), hash32(answer.content[0].text))
    })
  )
})

test('its mark beside elicitation is the hash of what the user is asked', () => {
  const fault = authorizationRequired('tool', [{ id: 'c', url: 'https://a.example/x' }], {
    service: 'gmail'
  })
  const answer = mcp.encode(fault, { elicit: { capabilities: { url: {} } } })
  assert.ok('inputRequests' in answer)
  const message = own(answer.inputRequests?.['c']?.params, 'message')
  assert.is(own(own(answer._meta, mcp.FAULT), 'mark'), hash32(String(message)))
})

test('holds 16 issues at the most, and counts the others', () => {
  assert.is(own(carried(broken(16, 'no')), 'unlisted'), undefined)
  const cut = carried(broken(17, 'no'))
  const issues = own(cut, 'issues')
  assert.is(isList(issues) && issues.length, 16)
  assert.is(own(cut, 'unlisted'), 1)
})

test('stays within 8 kB, whatever it holds', () => {
  for (let size = 1; size < 3_000; size += 50) {
    const text = JSON.stringify(carried(broken(16, 'x'.repeat(size))))
    assert.ok(text.length <= 8_192, `${text.length} for messages of ${size}`)
  }
})

test('never holds what is for operators', () => {
  fc.assert(
    fc.property(anyFault, (fault) => {
      assert.not.ok(JSON.stringify(carried(fault) ?? null).includes(SECRET))
      assert.not.ok('developerMessage' in Object(carried(fault)))
    })
  )
})

test("never holds a message that repeats the caller's text", () => {
  const issue: Issue = { path: ['n'], kind: 'type', message: "'hunter2' is no integer", echo: true }
  const fault = invalidArguments('add', { issues: [issue] })
  assert.not.ok(JSON.stringify(mcp.encode(fault)).includes('hunter2'))
})

test.run()
