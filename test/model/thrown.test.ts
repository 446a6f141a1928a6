import {
  faultGiven,
  faultIn,
  faultOf,
  internal,
  isFault,
  toolFault,
  unavailable
} from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('model/thrown')

const busy = unavailable({ retryAfterMs: 10 })

test('a fault that was thrown is the fault', () => {
  const error = toolFault(busy)
  assert.instance(error, Error)
  assert.is(error.name, 'ToolFault')
  assert.is(error.message, 'unavailable')
  assert.is(faultOf(error), busy)
})

test('what operators are told is no text of an error: a server without this house shows that to a model', () => {
  const told = toolFault(unavailable({ message: 'Closed today', developerMessage: 'pool db-3' }))
  assert.is(told.message, 'Closed today')
  assert.is(toolFault(internal({ developerMessage: 'pool db-3' })).message, 'internal')
  // A border: a sloppy caller.
  assert.is(toolFault({ kind: 7 } as never).message, '')
})

test('what is given to a writer is a fault, what an error carries, or nothing that may be shown', () => {
  assert.is(faultGiven(busy), busy)
  assert.is(faultGiven(toolFault(busy)), busy)
  for (const given of [
    new Error('x'),
    Object.assign(new Error('x'), { kind: 'internal' }),
    {},
    'x'
  ])
    assert.is(faultGiven(given), undefined)
})

test('one that another copy of this package threw counts too, by its shape', () => {
  assert.is(faultOf(Object.assign(new Error('x'), { fault: busy })), busy)
  assert.is(faultOf({ fault: busy }), busy)
})

test('another error is internal, and its text for operators alone', () => {
  assert.equal(faultOf(new Error('no disk')), internal({ developerMessage: 'no disk' }))
  assert.equal(faultOf('no disk'), internal({ developerMessage: 'no disk' }))
  assert.equal(faultOf({ fault: { kind: 'else' } }).kind, 'internal')
})

test('an author decides what another error means, and is asked of nothing else', () => {
  const asked: Array<unknown> = []
  const decide = (thrown: unknown): typeof busy => {
    asked.push(thrown)
    return busy
  }
  assert.is(faultOf('x', decide), busy)
  assert.equal(faultOf(toolFault(internal()), decide), internal())
  assert.equal(asked, ['x'])
})

test('a decision that fails, or is none, leaves it internal', () => {
  const failing = (): never => {
    throw new Error('y')
  }
  assert.equal(faultOf('x', failing), internal({ developerMessage: 'x' }))
  assert.equal(
    faultOf('x', () => undefined),
    internal({ developerMessage: 'x' })
  )
})

test('a decision that comes later is none, and ends no program where it fails', async () => {
  const unheard: Array<unknown> = []
  const hear = (error: unknown): unknown => unheard.push(error)
  process.on('unhandledRejection', hear)
  // A border: a program in JavaScript may write an asynchronous one.
  const later = async (): Promise<never> => {
    throw new Error('y')
  }
  const decide = later as unknown as () => undefined
  assert.equal(faultOf('x', decide), internal({ developerMessage: 'x' }))
  await new Promise((done) => setTimeout(done, 10))
  process.off('unhandledRejection', hear)
  assert.equal(unheard, [])
})

test('a fault is found in what carries it or is decided to be one, and in nothing else', () => {
  assert.is(faultIn(toolFault(busy)), busy)
  assert.is(
    faultIn('x', () => busy),
    busy
  )
  assert.is(faultIn('x'), undefined)
  assert.is(
    faultIn(new Error('x'), () => undefined),
    undefined
  )
})

test('whatever is thrown, there is a fault', () => {
  const trap = new Proxy(
    {},
    {
      get: () => {
        throw new Error('trap')
      },
      has: () => {
        throw new Error('trap')
      }
    }
  )
  for (const thrown of [undefined, null, 5, Symbol('s'), () => 1, trap, Object.create(null), 1n]) {
    assert.is(faultOf(thrown).kind, 'internal')
  }
  assert.is(toolFault(JSON.parse('{}')).message, '')
})

test('a fault is told by its kind', () => {
  assert.equal([busy, internal(), { kind: 'internal' }].map(isFault), [true, true, true])
  const odd: ReadonlyArray<unknown> = [
    undefined,
    null,
    'internal',
    {},
    { kind: 'odd' },
    { kind: 5 }
  ]
  assert.equal(odd.filter(isFault), [])
})

test('what cannot be read is said not to be', () => {
  const shut = Object.defineProperty({}, 'message', {
    get: () => {
      throw new Error('shut')
    }
  })
  assert.equal(faultOf(shut), internal({ developerMessage: 'an error that cannot be read' }))
})

test.run()
