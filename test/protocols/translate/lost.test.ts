import { invalid, invalidArguments, malformedRequest, valid } from '@toolfault/model'
import { lost } from '@toolfault/protocols/translate'
import { write } from '@toolfault/protocols/wires'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('protocols/translate/lost')

const verdict = invalid(
  invalidArguments('walk', {
    issues: [{ path: ['steps'], kind: 'type', keyword: 'type', message: 'must be integer' }]
  })
)

test('the model as JSON keeps a fault whole', () => {
  assert.equal(lost(verdict, write(verdict, 'fault'), 'fault'), [])
})

test('F7 has a path, a message and a keyword, and no name of the tool', () => {
  assert.equal(lost(verdict, write(verdict, 'f7'), 'f7'), ['/tool'])
})

test('a valid verdict is kept by F7', () => {
  assert.equal(lost(valid, write(valid, 'f7'), 'f7'), [])
})

test('of what cannot be read back everything is lost', () => {
  const fault = invalid(malformedRequest('syntax', 'line 1'))
  assert.equal(lost(fault, 5, 'mcp'), ['/detail', '/kind', '/reason', '/valid'])
})

test.run()
