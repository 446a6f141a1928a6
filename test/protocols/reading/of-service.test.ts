import { encode } from '@toolfault/protocols/text'
import { read } from '@toolfault/protocols/translate/read'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('protocols/reading/of-service')

const said = (body: unknown): string => {
  const found = read({ status: 400, body }, 'problem-details')
  return found._tag === 'Left' || found.right.value.valid
    ? JSON.stringify(found)
    : encode(found.right.value.fault)
}

// QuickBooks Online, "Fault"; Xero, "Response codes and errors"; HubSpot, "Error handling".
test('QuickBooks, Xero and HubSpot', () => {
  const Detail = 'Required parameter Line is missing in the request'
  const error = { Message: 'Required param missing', Detail, code: '2020', element: 'Line' }
  assert.is(
    said({ Fault: { Error: [error], type: 'ValidationFault' }, time: '2026-01-01' }),
    `Required param missing\n- \`Line\`: ${Detail}`
  )
  assert.is(
    said({
      ErrorNumber: 10,
      Type: 'ValidationException',
      Message: 'A validation exception occurred',
      Elements: [{ ValidationErrors: [{ Message: 'Account code is required' }] }]
    }),
    'A validation exception occurred\n- Account code is required'
  )
  const item = { isValid: false, message: 'Is no address', error: 'INVALID_EMAIL', name: 'email' }
  assert.is(
    said({ status: 'error', message: `Property values were not valid: ${JSON.stringify([item])}` }),
    'Invalid arguments: `email`: Is no address.'
  )
})

test('what lists nothing that is wrong, or is no list, stays its sentence', () => {
  for (const body of [
    { Fault: { Error: [null, { Detail: [] }], type: 'ValidationFault' } },
    { Fault: { Error: [{ Message: 'It is odd' }], type: 'ValidationFault' } },
    { Fault: { Error: 'x', type: 'ValidationFault' } },
    { Fault: { Error: [{ Message: 'It was bad' }], type: 'AUTHENTICATION' } },
    { Elements: [{ ValidationErrors: [] }, { ValidationErrors: 'x' }, null] },
    { Elements: { ValidationErrors: [{ Message: 'No' }] } }
  ]) {
    assert.is(said({ ...body, message: 'It is bad' }), 'Invalid request: It is bad')
  }
  const dump = 'Property values were not valid: [{"a":1}]'
  assert.is(said({ message: dump }), `Invalid request: ${dump}`)
})

test('the violations among the details of an error of google.rpc', () => {
  const type = 'type.googleapis.com/google.rpc.BadRequest'
  const fieldViolations = [{ field: 'event.start', description: 'Is no date' }]
  const details = [{ '@type': 'x' }, { '@type': type, fieldViolations }]
  assert.is(
    said({ error: { code: 400, message: 'It is bad', status: 'INVALID_ARGUMENT', details } }),
    'It is bad\n- `event.start`: Is no date'
  )
})

test('an error of Linear in the words that are for people', () => {
  const extensions = { code: 'INVALID_INPUT', userPresentableMessage: 'teamId must be a UUID.' }
  const errors = [{ message: 'Argument Validation Error', path: ['issueCreate'], extensions }]
  assert.is(said({ errors }), 'Argument Validation Error\n- teamId must be a UUID.')
  const vague = { code: 'INVALID_INPUT', userPresentableMessage: 'Invalid' }
  assert.is(
    said({ errors: [{ message: 'It is bad', extensions: vague }] }),
    'Invalid arguments: It is bad.'
  )
})

test.run()
