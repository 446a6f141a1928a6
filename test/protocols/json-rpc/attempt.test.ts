import {
  authorizationRequired,
  executionFailed,
  type Fault,
  internal,
  invalidSchema,
  malformedRequest,
  misconfigured,
  unavailable,
  unknownTool
} from '@toolfault/model'
import { encode, encodeEdge } from '@toolfault/protocols/json-rpc'
import * as attempts from '@toolfault/words/attempt'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { needles } from '../../hostile/texts.js'
import { samples } from '../../laws/samples.js'
import { missing } from '../../words/missing.js'
import { changed, repeated } from '../repeated.js'

const test = suite('protocols/json-rpc/attempt')

const message = (fault: Fault): string => encode(fault, { attempts }).message

test('the question begins with what has changed', () => {
  assert.is(
    message(changed(missing('city'), missing('city', 'nights'))),
    'Question: Since the last attempt: fixed `nights`; still wrong `city`. ' +
      'What should I use for `city` so I can call book? Please provide `city`.'
  )
})

test('at the third failure it is a question to the user, and no retry [A9, A18]', () => {
  const third = encode(repeated(missing('city'), 3), { attempts })
  assert.is(
    third.message,
    'Question: This call has failed 3 times in the same way: stop calling it and ask the user ' +
      'about `city`. What should I use for `city` so I can call book? Please provide `city`.'
  )
  assert.equal(third.data, {
    retry_capable: false,
    error_category: 'missing_parameter',
    tool_name: 'book',
    required_parameter: 'city'
  })
})

test('a tool that is not there is asked for twice, and then no more [A18]', () => {
  const fault = unknownTool('bok', 'book')
  assert.is(
    message(repeated(fault, 2)),
    'Unknown tool: bok. Did you mean `book`? Which tool should I use instead? ' +
      'The last attempt failed in the same way.'
  )
  assert.equal(encode(repeated(fault, 3), { attempts }), {
    code: -32602,
    message:
      'Unknown tool: bok. Did you mean `book`? ' +
      'This call has failed 3 times in the same way: stop calling it and ask the user.',
    data: { retry_capable: false, tool_name: 'bok' }
  })
})

test('a name that would start a retry stands in the detail alone [A18]', () => {
  const { data, message } = encode(repeated(unknownTool('show missing'), 3), { attempts })
  assert.is(
    message,
    'Unknown tool: … This call has failed 3 times in the same way: stop calling it and ask the user.'
  )
  assert.match(data?.detail ?? '', 'Unknown tool: `show missing`')
})

test('nor does a detail of a broken request [A18]', () => {
  for (const [reason, head] of [
    ['syntax', 'Parse error: …'],
    ['shape', 'Invalid request: …']
  ] as const) {
    const fault = repeated(malformedRequest(reason, 'the name is missing'), 3)
    assert.ok(encode(fault, { attempts }).message.startsWith(head))
    assert.is(encode(fault).message, head)
  }
})

const others: ReadonlyArray<Fault> = [
  ...samples,
  unknownTool('which tool', 'how to'),
  malformedRequest('shape', 'what is missing'),
  executionFailed({ canRetry: true, message: 'Which disk? It is missing.' }),
  executionFailed({ canRetry: true, retryAfterMs: 5, message: 'Question: how ' }),
  unavailable({ message: 'What a day' }),
  invalidSchema('missing type'),
  internal({ message: 'how ' })
]

test('where no retry can help and no category says so, no needle is said at any attempt [A18]', () => {
  let quiet = 0
  for (const fault of others) {
    for (const times of [1, 2, 3, 4]) {
      for (const form of [{ attempts }, {}]) {
        const { data, message } = encode(repeated(fault, times), form)
        if (data?.error_category !== undefined) {
          assert.ok(message.startsWith('Question: '), message)
        } else if (data?.retry_capable === false) {
          quiet++
          const said = needles.filter((needle) => message.toLowerCase().includes(needle))
          assert.equal(said, [], message)
        }
      }
    }
  }
  assert.ok(quiet > 50)
})

test('who needs a user or an operator is told to stop, behind the prefix [A18]', () => {
  for (const fault of [authorizationRequired('tool'), misconfigured('mail')]) {
    assert.ok(
      message(repeated(fault, 3)).startsWith(
        'Question: This call has failed 3 times in the same way: stop calling it and ask the user.'
      )
    )
  }
})

test('the Edge Function answers 200 while a retry can help, then 400', () => {
  const statuses = [1, 2, 3].map((times) => encodeEdge(repeated(missing('city'), times)).status)
  assert.equal(statuses, [200, 200, 400])
  assert.match(encodeEdge(repeated(missing('city'), 3), { attempts }).body.error, 'stop calling it')
})

test('a message that says it already is not told again', () => {
  const fault = repeated(missing('city'), 3)
  const again = { ...fault, message: message(fault) }
  assert.is(message(again), message(fault))
})

test.run()
