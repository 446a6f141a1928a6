import { callKey } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('model/call-key')

const walk = { name: 'walk', inputSchema: { type: 'object' } }

test('the order of members is of no account; all else tells two calls apart', () => {
  const key = callKey(walk, { a: 1, b: [{ c: 2, d: 3 }] }, null)
  assert.type(key, 'string')
  assert.is(callKey(walk, { b: [{ d: 3, c: 2 }], a: 1 }, null), key)
  const others = [
    callKey(walk, { a: 1, b: [{ c: 2, d: '3' }] }, null),
    callKey(walk, { a: 1, b: [{ c: 2, d: 3 }] }, 'ann'),
    callKey({ ...walk, name: 'run' }, { a: 1, b: [{ c: 2, d: 3 }] }, null),
    callKey({ name: 'walk', inputSchema: {} }, { a: 1, b: [{ c: 2, d: 3 }] }, null)
  ]
  assert.is(new Set([key, ...others]).size, 5)
})

test('what JSON would drop or replace has no key, nor has a tool that cannot be read', () => {
  const cycle: Record<string, unknown> = {}
  cycle['self'] = cycle
  const odd = [{ a: undefined }, { a: Number.NaN }, [1n], cycle, { a: () => 1 }]
  for (const args of odd) assert.is(callKey(walk, args, null), undefined)
  const closed = Object.defineProperty({ name: 'walk' }, 'inputSchema', {
    get: () => {
      throw new Error('trap')
    }
  })
  assert.is(callKey(closed, {}, null), undefined)
})

test('yes and no are values like others; so is a text; all of them tell calls apart', () => {
  const keys = [true, false, null, 0, 'true'].map((a) => callKey(walk, { a }, null))
  assert.is(new Set(keys).size, 5)
  assert.not(keys.includes(undefined))
})

test('a call, and a schema, of more than 100 000 values has no key', () => {
  const list = (length: number): ReadonlyArray<number> => Array.from({ length }, () => 1)
  // The list around the call, its three other members, and the list itself are values too.
  assert.type(callKey(walk, list(99_995), null), 'string')
  assert.is(callKey(walk, list(99_996), null), undefined)
  const wide = { name: 'walk', inputSchema: { enum: list(100_000) } }
  assert.is(callKey(wide, {}, null), undefined)
})

test.run()
