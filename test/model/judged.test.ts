import {
  internal,
  isVerdict,
  type Judge,
  judged,
  toolFault,
  unavailable,
  valid
} from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('model/judged')

const tool = { name: 'add' }

test('a verdict is a yes, or a no with its fault', () => {
  const fault = internal()
  for (const value of [valid, { valid: true, warnings: [] }, { valid: false, fault }]) {
    assert.ok(isVerdict(value))
  }
  for (const value of [
    null,
    undefined,
    5,
    {},
    { valid: 'no', fault },
    { valid: false, fault: 5 }
  ]) {
    assert.not(isVerdict(value))
  }
})

test('what a judge says is its verdict, sooner or later', async () => {
  assert.is(await judged(() => valid, tool, {}), valid)
  assert.is(await judged(async () => valid, tool, {}), valid)
})

test('what is no verdict is internal, and why is for the operator', async () => {
  // A border: a program in JavaScript may hand over what it likes.
  assert.equal(await judged(() => JSON.parse('{}'), tool, {}), {
    valid: false,
    fault: internal({ tool: 'add', developerMessage: 'the judge gave no verdict' })
  })
})

test('a fault that a judge throws is its verdict; any other error is internal', async () => {
  const thrown = (error: Error) => (): never => {
    throw error
  }
  assert.equal(await judged(thrown(toolFault(unavailable())), tool, {}), {
    valid: false,
    fault: { tool: 'add', ...unavailable() }
  })
  assert.equal(await judged(thrown(new Error('down')), tool, {}), {
    valid: false,
    fault: { tool: 'add', ...internal({ developerMessage: 'down' }) }
  })
})

test('a compiler in place of a judge is told apart, and a tool without a name is not named', async () => {
  // A border: both are functions, and a program in JavaScript may hand over either.
  const compile: Judge = () => JSON.parse('{"_tag":"Right","right":1}')
  const said = 'the judge gave no verdict, but what a compiler gives: write judge(compile)'
  assert.equal(await judged(compile, tool, {}), {
    valid: false,
    fault: internal({ tool: 'add', developerMessage: said })
  })
  assert.equal(await judged(compile, { ...tool, name: 7 as never }, {}), {
    valid: false,
    fault: internal({ developerMessage: said })
  })
})

test('a fault that is thrown and cannot be read is internal', async () => {
  const fault = Object.defineProperty({ kind: 'unavailable' }, 'message', {
    enumerable: true,
    get: () => {
      throw new Error('hostile')
    }
  })
  const throwing = (): never => {
    throw Object.assign(new Error('down'), { fault })
  }
  assert.equal(await judged(throwing, { ...tool, name: 'book' }, {}), {
    valid: false,
    fault: { kind: 'internal', tool: 'book' }
  })
})

test.run()
