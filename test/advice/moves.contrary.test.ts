import { nearest } from '@toolfault/advice/nearest'
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
  ['hours_before', 'minutes_before', 2],
  ['temperature_f', 'temperature_c', 70],
  ['size_mb', 'size_bytes', 5],
  ['width_cm', 'width_px', 5],
  ['sizeKB', 'sizeB', 5],
  ['memory_mb', 'memory_gb', 5],
  ['memoryMiB', 'memoryGiB', 5],
  ['width_px', 'width_pt', 5],
  ['width_px', 'width_pct', 5],
  ['dist_km', 'dist_m', 5],
  ['weight_g', 'weight_kg', 5],
  ['speed_mph', 'speed_kph', 5],
  ['angle_deg', 'angle_rad', 5],
  ['bandwidth_kbps', 'bandwidth_mbps', 5],
  ['line1', 'line2', 5],
  ['gte', 'lte', 5],
  ['or', 'and', 5],
  ['low', 'high', 5],
  ['upvotes', 'downvotes', 5],
  ['min_price', 'max_price', 5],
  ['maximum', 'minimum', 5],
  ['longitude', 'latitude', 5],
  ['x', 'y', 5],
  ['limit', 'end_line', 40],
  ['line_end', 'length', 40],
  ['end', 'start', 'x'],
  ['return_date', 'departure_date', 'x'],
  ['from_currency', 'to_currency', 'x'],
  ['target', 'source', 'x'],
  ['created_before', 'created_after', 'x'],
  ['output_file', 'inputFile', 'x'],
  ['suffix', 'prefix', 'x'],
  ['origin', 'destination', 'x'],
  ['departure', 'arrival', 'x'],
  ['base_branch', 'head_branch', 'x'],
  ['local_path', 'remote_path', 'x'],
  ['add', 'remove', 'x'],
  ['read', 'write', 'x'],
  ['encode', 'decode', 'x'],
  ['importPath', 'exportPath', 'x'],
  ['internal_id', 'external_id', 'x'],
  ['allowed_domains', 'blocked_domains', 'x'],
  ['included', 'excluded', 'x'],
  ['buyer', 'seller', 'x'],
  ['question', 'answer', 'x'],
  ['username', 'password', 'x'],
  ['city', 'country', 'x'],
  ['text_en', 'text_de', 'x'],
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

test('miles are not kilometers, and known in them', () => {
  const schema = closed({ distance_km: { type: 'number' } }, 'distance_km')
  assert.equal(linesOf(schema, { distance_miles: 5 }), [
    '/distance_km missing: put 8.04672',
    '/distance_miles unexpected: remove'
  ])
})

// Nor is it a slip of the pen: what is known of the other unit is told in that of the place.
for (const [key, name, counted] of [
  ['timeout_s', 'timeoutMs', ', timeoutMs 5000'],
  ['timeoutms', 'timeout_s', ''],
  ['size_kb', 'size_mb', ''],
  ['width_cm', 'width_mm', ''],
  ['timestamp_ms', 'timestamp_s', ', timestamp_s 0.005'],
  ['speed_mph', 'speed_kph', '']
] as const) {
  test(`${key} is no slip for ${name}`, () => {
    assert.equal(linesOf(closed({ [name]: { type: 'number' } }), { [key]: 5 }), [
      `/${key} unexpected: remove${counted}`
    ])
    assert.is(nearest(key, [name]), undefined)
  })
}

// A slip in a unit is one, and so is the plural of another word.
for (const [key, name] of [
  ['delay_mss', 'delay_ms'],
  ['delay_second', 'delay_seconds'],
  ['size_bytess', 'size_bytes'],
  ['dealy_ms', 'delay_ms'],
  ['tag_s', 'tags'],
  ['userIDS', 'user_id'],
  ['destnation', 'destination'],
  ['exclud', 'exclude'],
  ['ignre', 'ignore'],
  ['disabeld', 'disabled'],
  ['extenal_id', 'external_id'],
  ['exportPaht', 'exportPath']
] as const) {
  test(`${key} is a slip for ${name}`, () => {
    assert.is(nearest(key, [name]), name)
  })
}

for (const [key, name] of [
  ['timeout_s', 'timeout'],
  ['timeoutS', 'timeout'],
  ['timeout', 'timeout_s']
] as const) {
  test(`${key} is no plural of ${name}`, () => {
    assert.equal(linesOf(closed({ [name]: { type: 'number' } }), { [key]: 5 }), [
      `/${key} unexpected: /${key} > /${name}?`
    ])
  })
}

// A word more, or the same side in another word, leaves it open.
for (const [key, name, value] of [
  ['currency', 'to_currency', 'x'],
  ['amount', 'amount_cents', 20],
  ['wait', 'timeout_ms', 20],
  ['wait_seconds', 'delay_secs', 20],
  ['min', 'greater', 20],
  ['header', 'base', 'x'],
  ['address', 'city', 'x'],
  ['email', 'username', 'x'],
  ['price', 'min_price', 20],
  ['patterns', 'exclude', 'x'],
  ['excluded', 'ignore', 'x'],
  ['reference', 'invoice_no', 'x'],
  ['end_time', 'until', 'x'],
  ['source_city', 'from', 'x'],
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
