import { own, unknownTool } from '@toolfault/model'
import * as mcp from '@toolfault/protocols/mcp'
import * as attempts from '@toolfault/words/attempt'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { missing } from '../../words/missing.js'
import { changed, repeated } from '../repeated.js'

const test = suite('protocols/mcp/attempt')

const text = (answer: mcp.McpAnswer): unknown =>
  own(own(own(answer, 'content'), '0'), 'text') ?? own(own(answer, 'error'), 'message')

const retry = (answer: mcp.McpAnswer): unknown =>
  own(own(own(answer, '_meta'), mcp.RETRY) ?? own(own(answer, 'error'), 'data'), 'retry_capable')

test('the text says what is fixed, still wrong and new', () => {
  const fault = changed(missing('city', 'guest'), missing('city', 'nights'))
  assert.is(
    text(mcp.encode(fault, { attempts })),
    'Invalid arguments for tool book:\n' +
      '- `city` is missing\n- `guest` is missing\n' +
      'Since the last attempt: fixed `nights`; still wrong `city`; newly wrong `guest`.'
  )
})

test('the third failure is told to stop, in the text and in the data [A9, A14]', () => {
  const second = mcp.encode(repeated(missing('city'), 2), { attempts })
  const third = mcp.encode(repeated(missing('city'), 3), { attempts })
  assert.is(
    text(second),
    'Invalid arguments for tool book: `city` is missing.\n' +
      'The last attempt failed in the same way: still wrong `city`.'
  )
  assert.is(
    text(third),
    'This call has failed 3 times in the same way: stop calling it and ask the user about `city`.\n' +
      'Invalid arguments for tool book: `city` is missing.'
  )
  assert.equal([retry(second), retry(third)], [true, false])
  assert.equal(own(third, 'isError'), true)
})

test('the sentence of the text comes first, unchanged [M3]', () => {
  const third = mcp.encode(repeated(unknownTool('bok'), 3), { attempts })
  assert.is(
    text(third),
    'Unknown tool: bok\nThis call has failed 3 times in the same way: stop calling it and ask the user.'
  )
  assert.is(retry(third), false)
})

test('without the words the data say it all the same', () => {
  const third = mcp.encode(repeated(missing('city'), 3))
  assert.is(text(third), 'Invalid arguments for tool book: `city` is missing.')
  assert.is(retry(third), false)
  assert.equal(own(own(own(third, '_meta'), mcp.FAULT), 'attempt'), {
    count: 3,
    fixed: [],
    still: ['missing /city'],
    fresh: []
  })
})

test.run()
