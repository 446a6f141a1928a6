import { own } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { pathsIn, read } from './reading.js'

const test = suite('protocols/text/single')

// Facts, appendix B.
test('a parameter may have any name, and a type has its own', () => {
  const issueOf = (text: string): unknown => own(own(read(text)[0], 'issues'), '0')
  const coerced = issueOf('parameter count could not be coerced to float64, is x')
  assert.equal([own(coerced, 'path'), own(coerced, 'params')], [['count'], { type: 'number' }])
  const big = issueOf('parameter count is not of type bigfloat32, is x')
  assert.equal([own(big, 'path'), own(big, 'params')], [['count'], undefined])
  const strange = issueOf('Parameter "a" not in schema')
  assert.equal(
    [own(strange, 'kind'), own(strange, 'keyword')],
    ['unexpected', 'additionalProperties']
  )
})

test('one sentence has a thousand characters at the most', () => {
  const start = 'Parameter "a" must be one of: '
  const long = (length: number): string => start + 'x'.repeat(length - start.length)
  assert.equal(pathsIn(long(1_000)), [['a']])
  assert.is(pathsIn(long(1_001)), 'execution_failed')
})

test('a sentence behind a place of ours is the rule that it is of, or nobody’s', () => {
  for (const [said, issue] of [
    ['must be >= 3', { kind: 'range', keyword: 'minimum', params: { limit: 3 } }],
    ['must be string', { kind: 'type', keyword: 'type', params: { type: 'string' } }],
    ['Odd: very', { kind: 'unknown' }]
  ] as const) {
    assert.equal(read(`Invalid arguments for tool t: \`a\`: ${said}.`), [
      {
        kind: 'invalid_arguments',
        tool: 't',
        issues: [{ path: ['a'], message: said, ...issue }]
      },
      'certain'
    ])
  }
})

test('what cannot be seen in a text of ours does not make it another’s', () => {
  const [fault, confidence] = read('The tool ran and failed.\nAsk\u200b')
  assert.equal([fault.kind, confidence], ['execution_failed', 'certain'])
  assert.is(fault.message, undefined)
  const late = 'The tool is unavailable at the moment. Try again in 2 seconds.\u200b'
  assert.equal(read(late), [{ kind: 'unavailable', message: late }, 'certain'])
})

test('a model that is not called after a tool is nothing of its arguments', () => {
  const error = "\na\n  It is wrong [type=int_type, input_value='x', input_type=str]"
  for (const title of ['findArguments2', 'find_Arguments_old'])
    assert.is(pathsIn(`1 validation error for ${title}${error}`), 'execution_failed', title)
})

test.run()
