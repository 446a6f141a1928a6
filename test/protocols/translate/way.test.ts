import { way } from '@toolfault/protocols/wires'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('protocols/translate/way')

for (const [wire, told] of [
  [{ content: [], isError: true }, 'result, isError'],
  [{ error: { code: -32602, message: 'Invalid params' } }, 'error -32602'],
  [{ code: -32602, message: 'Invalid params' }, 'error -32602'],
  [{ status: 422, body: { message: 'Invalid input' } }, 'HTTP 422'],
  [{ status: 200, body: { valid: false, errors: [] } }, 'HTTP 200, valid: false'],
  [{ valid: true, errors: [] }, 'valid: true'],
  ['The call failed.', ''],
  [undefined, '']
] as const) {
  test(`${JSON.stringify(wire)} travels as ${told}`, () => assert.is(way(wire), told))
}

test.run()
