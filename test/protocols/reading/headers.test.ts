import { noted } from '@toolfault/protocols/notes'
import { delayIn, retryAfter } from '@toolfault/protocols/retry-after'
import { faultOfStatus, kindOfStatus } from '@toolfault/protocols/status'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('protocols/reading/headers')

test('notes stand once each, and no list where there are none', () => {
  assert.equal(noted([]), {})
  assert.equal(noted(['from_text']), { notes: ['from_text'] })
  assert.equal(noted(['no_status', 'from_text', 'no_status']), {
    notes: ['no_status', 'from_text']
  })
  // A border: a program in JavaScript may hand over what it likes.
  for (const odd of ['null', '5', '"from_text"', '{"length":1}'])
    assert.equal(noted(JSON.parse(odd)), {}, odd)
  const slice = (): never => {
    throw new Error('closed')
  }
  assert.equal(noted(Object.assign(['from_text'] as const, { slice })), {})
})

// RFC 9110, section 10.2.3: seconds, or a date, which counts from that of the answer.
const now = 'Fri, 31 Dec 1999 23:59:00 GMT'
const delays: ReadonlyArray<
  readonly [after: string | null | undefined, date: string | null | undefined, ms?: number]
> = [
  ['120', undefined, 120_000],
  ['0', now, 0],
  ['\t7 ', null, 7_000],
  ['9999999999', undefined, 9_999_999_999_000],
  ['99999999999', undefined],
  ['', now],
  [null, now],
  [undefined, undefined],
  ['1e3', now],
  ['Fri, 31 Dec 1999 23:59:59 GMT', ` ${now} `, 59_000],
  ['Sat, 01 Jan 2000 00:00:00 GMT', now, 60_000],
  ['Sun, 02 Jan 2000 01:00:00 GMT', now, 90_060_000],
  ['Fri, 31 Dec 1999 23:58:00 GMT', now, 0],
  ['Fri, 31 Dec 1999 23:59:59 GMT', undefined],
  ['Friday, 31-Dec-99 23:59:59 GMT', now],
  ['fri, 31 Dec 1999 23:59:59 GMT', now],
  ['Fri, 31 Dec 1999 23:59:59 CET', now]
]

for (const [after, date, ms] of delays) {
  test(`to wait ${after} from ${date} on`, () => assert.is(retryAfter(after, date), ms))
}

// RFC 9110, section 5.1: names of fields are the same in whatever case. Node lists what came twice.
test('a delay is found in an object, in pairs, in a list of values, and nowhere else', () => {
  const pairs: Array<unknown> = []
  pairs[2] = ['RETRY-AFTER', '5']
  for (const headers of [
    { 'retry-after': '5' },
    { 'Retry-After': 5 },
    { 'X-Retry-After': '6', 'RETRY-After': ['5', '7'] },
    [['Retry-After', '5']],
    [[5, '6'], 'retry-after', null, ['retry-after', '5'], ['retry-after', '6']],
    pairs
  ])
    assert.is(delayIn(headers), 5_000, JSON.stringify(headers))
  for (const headers of [null, 'retry-after: 5', 5, [], {}, { 'retry-after': true }, [['5']]])
    assert.is(delayIn(headers), undefined, JSON.stringify(headers))
  assert.is(delayIn({ date: now, 'retry-after': 'Sat, 01 Jan 2000 00:00:00 GMT' }), 60_000)
})

test('what is no status of a failure means nothing, and above 599 the server failed', () => {
  for (const status of [0, 100, 299, 399, Number.NaN, -500]) {
    assert.is(kindOfStatus(status), undefined, `${status}`)
    assert.is(faultOfStatus(status), undefined, `${status}`)
  }
  for (const odd of ['"500"', 'null', '{}', '[500]'])
    assert.is(faultOfStatus(JSON.parse(odd)), undefined, odd)
  assert.equal(faultOfStatus(499), { kind: 'malformed_request', reason: 'shape', detail: '' })
  assert.equal(faultOfStatus(600), { kind: 'internal' })
  assert.equal(faultOfStatus(503), { kind: 'unavailable' })
  assert.equal(faultOfStatus(410), { kind: 'unknown_tool', tool: '' })
  assert.equal(faultOfStatus(422), { kind: 'invalid_arguments', issues: [] })
  for (const [status, of] of [
    [401, 'server'],
    [407, 'server'],
    [402, 'tool'],
    [403, 'tool']
  ] as const)
    assert.equal(faultOfStatus(status), { kind: 'authorization_required', of, challenges: [] })
})

test.run()
