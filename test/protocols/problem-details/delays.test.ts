import { type Fault, own } from '@toolfault/model'
import * as problemDetails from '@toolfault/protocols/problem-details'
import * as problems from '@toolfault/protocols/problem-details/read'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('protocols/problem-details/delays')

test('a challenge without an id is none, a delay is rounded up, what is gone is gone', () => {
  const challenges: unknown = [{ id: 5, url: 'https://a.example/' }]
  const fault: unknown = { kind: 'authorization_required', of: 'tool', challenges }
  // A border: a fault may come from anywhere.
  assert.not.ok('challenges' in problemDetails.encode(fault as Fault).body)
  const busy = problemDetails.encode({ kind: 'unavailable', retryAfterMs: 20.5 })
  assert.equal([busy.body.retryAfterMs, busy.headers], [21, { 'Retry-After': '1' }])
  const wire = problemDetails.encode({ kind: 'execution_failed', hint: 'a', message: 'm' })
  const found = problems.decode(JSON.parse(JSON.stringify(wire)))
  assert.is(found._tag, 'Right')
  if (found._tag === 'Right') {
    const back = problemDetails.encode({ kind: 'execution_failed', message: 'm' }, found.right.form)
    assert.not.ok('hint' in back.body)
  }
})

// RFC 9110, sections 5.6.7 and 10.2.3: a date counts from that of the answer.
test('a date to come back at is so far from the date of the answer', () => {
  const from = Date.UTC(1999, 11, 31, 22, 30, 10)
  const day = 86_400_000
  const moments = [
    from,
    from + 5_389_000,
    Date.UTC(2000, 1, 28),
    Date.UTC(2000, 2, 1, 1, 2, 3),
    Date.UTC(2023, 1, 28, 23, 59, 59),
    Date.UTC(2023, 2, 1),
    Date.UTC(2024, 1, 29),
    Date.UTC(2100, 1, 28),
    Date.UTC(2100, 2, 1),
    ...Array.from({ length: 12 }, (_, month) => Date.UTC(2025, month, 1) - day),
    ...Array.from({ length: 12 }, (_, month) =>
      Date.UTC(2025, month, 1, month, 3 * month, 5 * month)
    )
  ].sort((a, b) => a - b)
  const told = (after: string, date: string): unknown => {
    const headers = { 'Retry-After': after, Date: date }
    const found = problems.decode({ status: 503, headers, body: {} })
    return own(own(own(found, 'right'), 'value'), 'retryAfterMs')
  }
  const text = (at: number): string => new Date(at).toUTCString()
  for (const [at, moment] of moments.entries()) {
    const next = moments[at + 1] ?? moment
    assert.is(told(text(next), text(moment)), next - moment, `${text(moment)} ${text(next)}`)
    assert.is(told(text(moment), text(next)), 0)
  }
  for (const odd of [
    'x Fri, 31 Dec 1999 23:59:59 GMT',
    'Fri, 31 Dec 1999 23:59:59 GMT x',
    'Fri, 31 Foo 1999 23:59:59 GMT',
    'Fri, 31 Dec 99 23:59:59 GMT',
    'soon',
    '-5',
    '1.',
    '.5',
    '12345678901'
  ])
    assert.is(told(odd, text(from)), undefined, odd)
  assert.is(told(text(from), 'today'), undefined)
  assert.is(told(' 5 ', 'today'), 5_000)
  assert.is(told('1.5', 'today'), 1_500)
})

test.run()
