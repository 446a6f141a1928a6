import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { linesOf } from './judged.js'
import { closed, text } from './lines.js'

const test = suite('advice/moves.contrary')

const typeOf = (value: unknown): object =>
  typeof value === 'string' ? text : { type: typeof value }

// What says the opposite, or the same in another unit, is no other name of a key, though its value would fit.
for (const [key, name, value] of [
  ['amount_dollars', 'amount_cents', 20],
  ['timeout_seconds', 'timeout_ms', 30],
  ['timeoutMs', 'timeoutSeconds', 30],
  ['hours', 'minutes', 2],
  ['hours_before', 'minutes_before', 2],
  ['temperature_f', 'temperature_c', 70],
  ['distance_miles', 'distance_km', 5],
  ['size_mb', 'size_bytes', 5],
  ['width_cm', 'width_px', 5],
  ['min_price', 'max_price', 5],
  ['maximum', 'minimum', 5],
  ['longitude', 'latitude', 5],
  ['x', 'y', 5],
  ['end', 'start', 'x'],
  ['return_date', 'departure_date', 'x'],
  ['from_currency', 'to_currency', 'x'],
  ['target', 'source', 'x'],
  ['created_before', 'created_after', 'x'],
  ['output_file', 'inputFile', 'x'],
  ['suffix', 'prefix', 'x'],
  ['disabled', 'enabled', true],
  ['is_public', 'is_private', true],
  ['read', 'unread', true],
  ['active', 'inactive', true],
  ['show_labels', 'hide_labels', true],
  ['cache', 'no_cache', true],
  ['validate', 'skip_validation', true],
  ['with_comments', 'without_comments', true]
] as const) {
  test(`${key} is not ${name}`, () => {
    assert.equal(linesOf(closed({ [name]: typeOf(value) }, name), { [key]: value }), [
      `/${name} missing: add`,
      `/${key} unexpected: remove`
    ])
  })
}

// A word more, or the same side in another word, leaves it open.
for (const [key, name, value] of [
  ['currency', 'to_currency', 'x'],
  ['amount', 'amount_cents', 20],
  ['wait', 'timeout_ms', 20],
  ['price', 'min_price', 20],
  ['patterns', 'exclude', 'x'],
  ['excluded', 'ignore', 'x'],
  ['reference', 'invoice_no', 'x'],
  ['end_time', 'until', 'x'],
  ['source_city', 'from', 'x'],
  ['minimum_value', 'min', 2],
  ['fileUrl', 'fileId', 'x'],
  ['emailAddress', 'accountId', 'x']
] as const) {
  test(`${key} may be ${name}`, () => {
    assert.equal(linesOf(closed({ [name]: typeOf(value) }, name), { [key]: value }), [
      `/${name} missing: /${key} > /${name}?`
    ])
  })
}

test.run()
