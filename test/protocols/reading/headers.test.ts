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
  ['2.0', now, 2_000],
  ['64.57', now, 64_570],
  ['2.', now],
  ['-1', now],
  ['1999-12-31T23:59:30Z', now, 30_000],
  ['1999-12-31T23:59Z', now, 0],
  ['1999-12-31 23:59:30', now],
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

// 2026-11-26T12:00:00Z is the second 1 795 694 400.
const date = 'Thu, 26 Nov 2026 12:00:00 GMT'
const at = 1_795_694_400

/** What servers tell of a limit that is used up, each beside that date. */
for (const [who, headers, ms] of [
  ['GitHub', { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(at + 600) }, 600_000],
  ['Vercel, in ms', { 'X-RateLimit-Remaining': 0, 'X-RateLimit-Reset': (at + 5) * 1_000 }, 5_000],
  ['Okta', { 'X-Rate-Limit-Remaining': '0', 'X-Rate-Limit-Reset': String(at + 9) }, 9_000],
  ['the IETF, to 06', { 'RateLimit-Remaining': '0', 'RateLimit-Reset': '50' }, 50_000],
  ['the IETF, 07', { RateLimit: 'limit=100, remaining=0, reset=50' }, 50_000],
  ['the IETF, 10', { RateLimit: '"hour";r=7;t=90, "day";r=0;t=30' }, 30_000],
  [
    'OpenAI',
    { 'x-ratelimit-remaining-requests': '0', 'x-ratelimit-reset-requests': '1m30s' },
    90_000
  ],
  [
    'Groq',
    { 'x-ratelimit-remaining-tokens': '0', 'x-ratelimit-reset-tokens': '2m59.56s' },
    179_560
  ],
  ['Discord', { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset-after': '1.5' }, 1_500],
  [
    'Linear',
    { 'x-ratelimit-requests-remaining': '0', 'x-ratelimit-requests-reset': `${at + 60}000` },
    60_000
  ],
  [
    'Jira',
    { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '2026-11-26T12:00:15.000Z' },
    15_000
  ],
  ['what is past', { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(at - 600) }, 0],
  [
    'two that are used up',
    {
      ...{ 'x-ratelimit-remaining-requests': '0', 'x-ratelimit-reset-requests': '20s' },
      ...{ 'x-ratelimit-remaining-tokens': '0', 'x-ratelimit-reset-tokens': '120ms' }
    },
    20_000
  ],
  [
    'who is asked to wait',
    { 'retry-after': '7', 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '60' },
    7_000
  ],
  ['milliseconds', { 'retry-after': '21', 'retry-after-ms': '20500' }, 20_500],
  ['milliseconds of Azure', { 'x-ms-retry-after-ms': '21.4' }, 22],
  ['milliseconds that are none', { 'retry-after': '21', 'retry-after-ms': 'soon' }, 21_000],
  // Of what is left nobody waits for more; a reset is told with every answer.
  ['some left', { 'x-ratelimit-remaining': '1', 'x-ratelimit-reset': '60' }, undefined],
  ['some left of ten', { 'x-ratelimit-remaining': '10', 'x-ratelimit-reset': '60' }, undefined],
  ['a part left', { ratelimit: '"a";r=0.5;t=9, "b";r=03;t=9' }, undefined],
  ['nobody knows', { 'x-ratelimit-reset': '60' }, undefined],
  ['another limit', { 'x-ratelimit-remaining': '0', 'ratelimit-reset': '60' }, undefined],
  ['nonsense', { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': 'soon' }, undefined],
  ['less than nothing', { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '-5' }, undefined],
  ['years', { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '99999999' }, undefined],
  ['a far day', { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '9999999999' }, undefined],
  ['no time', { ratelimit: '"a";r=0' }, undefined],
  ['a policy', { 'ratelimit-policy': '"a";q=100;w=60', ratelimit: '"a";q=0;t=9' }, undefined],
  [
    'one that is told of',
    {
      ...{ 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': 'soon' },
      ...{ 'ratelimit-remaining': '0', 'ratelimit-reset': '8' }
    },
    8_000
  ]
] as const) {
  test(`a limit that is used up says until when: ${who}`, () => {
    assert.is(delayIn({ date, ...headers }), ms)
    const fields = new Headers()
    for (const [name, value] of Object.entries({ date, ...headers })) fields.set(name, `${value}`)
    assert.is(delayIn(fields), ms)
  })
}

test('a moment without that of the answer is none', () => {
  const headers = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(at + 600) }
  assert.is(delayIn(headers), undefined)
  assert.is(delayIn({ ...headers, date: 'today' }), undefined)
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
