import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { Fixture } from './fixtures.js'
import { ours, type Way } from './ours.js'
import { like, union, unlike } from './sized.js'
import { counted } from './steps.js'
import { callIn } from './subjects.js'

const test = suite('bench/steps')

/** How often a way reads a part of the errors, the schema or the value, for each error. */
const readsPerError = ({ write }: Way, fixture: Fixture): number => {
  const { errors, schema, value } = callIn(fixture)
  const { reads, value: call } = counted({ tool: 'send', schema, value, errors, verbose: [] })
  write(call)
  return reads() / errors.length
}

test('readings are counted, however deep', () => {
  const { reads, value } = counted({ a: [{ b: 1 }] })
  assert.is(value.a[0]?.b, 1)
  assert.is(reads(), 3)
  assert.is(value.a, value.a)
})

test('a way that looks for each error among all of them is seen', () => {
  const name = 'quadratic'
  const write: Way['write'] = ({ errors }) =>
    errors
      .map(({ instancePath }) => errors.findIndex((one) => one.instancePath === instancePath))
      .join()
  const [few, many] = [100, 1_000].map((size) => readsPerError({ name, write }, like(size)))
  assert.ok(Number(many) > 5 * Number(few), `${few}, ${many}`)
})

// No clock: what is quadratic reads more for each error when there are more of them.
const growing: ReadonlyArray<readonly [string, (size: number) => Fixture, number, number]> = [
  ['like errors', like, 100, 10_000],
  ['unlike errors', unlike, 100, 10_000],
  ['union branches', (size) => union(size, false), 8, 64],
  ['union branches by $ref', (size) => union(size, true), 8, 64]
]

for (const [name, on, few, many] of growing) {
  for (const way of Object.values(ours)) {
    test(`${way.name}, ${name}: no more readings for each error of many than of few`, () => {
      const [least, most] = [readsPerError(way, on(few)), readsPerError(way, on(many))]
      assert.ok(least >= 1, `${least}`)
      assert.ok(most <= 1.2 * least, `${least} for each of ${few}, ${most} for each of ${many}`)
    })
  }
}

test.run()
