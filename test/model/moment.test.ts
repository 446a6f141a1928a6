import { dateTimeOf, momentOf } from '@toolfault/model'
import fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('model/moment')

// POSIX.1-2017, section 4.16; 2000 has a leap day, 2100 has none.
for (const [millis, text] of [
  [0, '1970-01-01T00:00:00Z'],
  [951_782_400_000, '2000-02-29T00:00:00Z'],
  [1_704_067_199_000, '2023-12-31T23:59:59Z'],
  [1_714_557_600_000, '2024-05-01T10:00:00Z'],
  [4_107_542_400_000, '2100-03-01T00:00:00Z'],
  [253_402_300_799_000, '9999-12-31T23:59:59Z']
] as const) {
  test(`${millis} is ${text}`, () => {
    assert.is(dateTimeOf(millis), text)
    assert.is(momentOf(text), millis)
  })
}

test('a fraction of a second stands behind it, and is not read', () => {
  assert.is(dateTimeOf(1_714_557_600_050), '2024-05-01T10:00:00.050Z')
  assert.is(momentOf('2024-05-01T10:00:00.050Z'), 1_714_557_600_000)
})

test('the date that servers send is read (RFC 9110, section 5.6.7)', () => {
  assert.is(momentOf('Wed, 01 May 2024 10:00:00 GMT'), 1_714_557_600_000)
})

test('each whole second is the text that is read as it', () => {
  const seconds = fc.integer({ min: 0, max: 253_402_300_799 })
  fc.assert(
    fc.property(seconds, (one) =>
      assert.is(momentOf(String(dateTimeOf(one * 1_000))), one * 1_000)
    ),
    { seed: 20261128, numRuns: 2_000 }
  )
})

for (const millis of [-1, 0.5, 253_402_300_800_000, Number.NaN, Number.POSITIVE_INFINITY]) {
  test(`${millis} is no moment that is written so`, () => assert.is(dateTimeOf(millis), undefined))
}

test('what is no text is none', () => {
  // A border: callers of JavaScript send anything.
  for (const one of [undefined, null, 0, {}, Symbol('a')])
    assert.is(momentOf(one as string), undefined)
})

for (const text of ['', '2024-05-01', '2024-05-01T10:00:00', 'Wed, 01 Mai 2024 10:00:00 GMT']) {
  test(`${JSON.stringify(text)} is no moment`, () => assert.is(momentOf(text), undefined))
}

test.run()
