import { executionFailed, own, unknownTool } from '@toolfault/model'
import * as oxp from '@toolfault/protocols/oxp'
import * as attempts from '@toolfault/words/attempt'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { missing } from '../../words/missing.js'
import { changed, repeated } from '../repeated.js'

const test = suite('protocols/oxp/attempt')

test('the message says what has changed, the parameters stay what they are', () => {
  const fault = changed(missing('city'), missing('city', 'nights'))
  assert.equal(oxp.encode(fault, { attempts }), {
    status: 422,
    body: {
      message:
        'Invalid input parameters\nSince the last attempt: fixed `nights`; still wrong `city`.',
      parameter_errors: { city: '`city` is missing' }
    }
  })
})

test('the third failure is told to stop', () => {
  assert.equal(oxp.encode(repeated(missing('city'), 3), { attempts }), {
    status: 422,
    body: {
      message:
        'This call has failed 3 times in the same way: stop calling it and ask the user about `city`.\n' +
        'Invalid input parameters',
      parameter_errors: { city: '`city` is missing' }
    }
  })
})

test('the second failure of a parameter says more of it', () => {
  const about = { description: 'Where the guests stay' }
  const fault = {
    ...missing('city'),
    advice: [{ path: ['city'], kind: 'missing' as const, about }]
  }
  const texts = [1, 2].map((times) =>
    JSON.stringify(oxp.encode(repeated(fault, times), { attempts }))
  )
  assert.equal(
    texts.map((text) => text.includes('Where the guests stay')),
    [false, true]
  )
})

test('a tool that failed three times in the same way cannot be retried', () => {
  const errors = [1, 2, 3].map((times) =>
    own(
      oxp.encode(repeated(executionFailed({ canRetry: true }), times), { attempts }).body,
      'error'
    )
  )
  assert.equal(errors, [
    { message: 'The tool ran and failed.', can_retry: true },
    {
      message: 'The tool ran and failed.\nThe last attempt failed in the same way.',
      can_retry: true
    },
    {
      message:
        'This call has failed 3 times in the same way: stop calling it and ask the user.\nThe tool ran and failed.',
      can_retry: false
    }
  ])
})

test('what only has to wait may be retried as often as it says', () => {
  const fault = repeated(executionFailed({ canRetry: true, retryAfterMs: 5 }), 3)
  assert.equal(own(oxp.encode(fault, { attempts }).body, 'error'), {
    message: 'The tool ran and failed.',
    can_retry: true,
    retry_after_ms: 5
  })
})

test('an unknown tool is told so first', () => {
  assert.is(
    own(oxp.encode(repeated(unknownTool('bok'), 3), { attempts }).body, 'message'),
    'Unknown tool: bok\nThis call has failed 3 times in the same way: stop calling it and ask the user.'
  )
})

test.run()
