import { invalid, unknownTool } from '@toolfault/model'
import * as ncp from '@toolfault/protocols/ncp'
import * as attempts from '@toolfault/words/attempt'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { missing } from '../../words/missing.js'
import { changed, repeated } from '../repeated.js'

const test = suite('protocols/ncp/attempt')

test('what has changed is a suggestion, before the others', () => {
  const fault = { ...changed(missing('city'), missing('nights')), guidance: 'Use ISO names.' }
  assert.equal(ncp.encode(invalid(fault), { attempts }), {
    valid: false,
    errors: ['Missing required parameter: city'],
    warnings: [],
    suggestions: ['Since the last attempt: fixed `nights`; newly wrong `city`.', 'Use ISO names.']
  })
})

test('to stop is an error, since clients may drop suggestions [N7]; the fixed sentence comes first', () => {
  assert.equal(ncp.encode(invalid(repeated(missing('city'), 3)), { attempts }), {
    valid: false,
    errors: [
      'Missing required parameter: city',
      'This call has failed 3 times in the same way: stop calling it and ask the user about `city`.'
    ],
    warnings: [],
    suggestions: []
  })
  assert.equal(ncp.encode(invalid(repeated(unknownTool('bok'), 3)), { attempts }).errors, [
    'Unknown tool: bok',
    'This call has failed 3 times in the same way: stop calling it and ask the user.'
  ])
})

test('the second failure of a parameter says more of it', () => {
  const about = { description: 'How many nights' }
  const fault = {
    ...missing('nights'),
    advice: [{ path: ['nights'], kind: 'type' as const, about }]
  }
  const said = [1, 2].map((times) =>
    ncp
      .encode(invalid(repeated(fault, times)), { attempts })
      .errors.join()
      .includes('How many')
  )
  assert.equal(said, [false, true])
})

test('without the words nothing is said of attempts', () => {
  assert.equal(ncp.encode(invalid(repeated(missing('city'), 3))).errors, [
    'Missing required parameter: city'
  ])
})

test.run()
