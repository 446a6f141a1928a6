import {
  attempt,
  attempted,
  executionFailed,
  type Fault,
  fingerprint,
  type Issue,
  internal,
  invalidArguments,
  isStuck,
  type Mender,
  malformedRequest,
  mendedBy,
  misconfigured,
  type Progress,
  retryCapable,
  unavailable,
  unknownTool
} from '@toolfault/model'
import fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { repeated } from '../protocols/repeated.js'

const test = suite('model/attempt')

const fault = (tool: string, ...issues: ReadonlyArray<Issue>): Fault =>
  invalidArguments(tool, { issues })

const city: Issue = { path: ['city'], kind: 'missing' }
const nights: Issue = { path: ['nights'], kind: 'missing' }
const cell: Issue = { path: ['rows', '0', 'id'], kind: 'type', message: 'must be integer' }

test('the first attempt counts one and is plain JSON', () => {
  const first = attempt(fault('book', cell, city))
  assert.equal(first, {
    tool: 'book',
    fingerprint: fingerprint(fault('book', cell, city)),
    marks: ['missing /city', 'type /rows/#/id'],
    count: 1
  })
  assert.equal(JSON.parse(JSON.stringify(first)), first)
})

test('the count goes on while the call fails in the same way, whatever the values and the wording', () => {
  const first = attempt(fault('book', cell))
  const other: Issue = { path: ['rows', '7', 'id'], kind: 'type', message: 'muss ganz sein' }
  const second = attempt(fault('book', other), JSON.parse(JSON.stringify(first)))
  assert.is(second.count, 2)
  assert.is(attempt(fault('book', cell), second).count, 3)
})

test('another failure, and another tool, begin at one', () => {
  const first = attempt(fault('book', city), attempt(fault('book', city)))
  assert.is(first.count, 2)
  assert.is(attempt(fault('book', nights), first).count, 1)
  assert.is(attempt(fault('cook', city), first).count, 1)
})

const kept = attempt(fault('book', city))

for (const [name, previous] of [
  ['nothing', undefined],
  ['null', null],
  ['a text', 'missing /city'],
  ['an empty object', {}],
  ['no marks', { ...kept, marks: undefined }],
  ['marks that are no list', { ...kept, marks: 'missing /city' }],
  ['no fingerprint', { ...kept, fingerprint: 7 }],
  ['no count', { ...kept, count: undefined }],
  ['a count of none', { ...kept, count: 0 }],
  ['half a count', { ...kept, count: 1.5 }],
  ['an endless count', { ...kept, count: Number.POSITIVE_INFINITY }],
  ['a count as text', { ...kept, count: '2' }]
] as const) {
  test(`a previous attempt of ${name} is none`, () => {
    const now = fault('book', city)
    assert.is(attempt(now, previous).count, 1)
    assert.is(attempted(now, previous), now)
  })
}

test('a mark that is no text is passed over', () => {
  const told = attempted(fault('book', city), { ...kept, marks: [7, null, 'missing /city'] })
  assert.equal(told.attempt?.fixed, [])
  assert.equal(told.attempt?.still, ['missing /city'])
})

const compare = (before: ReadonlyArray<Issue>, now: ReadonlyArray<Issue>): Progress | undefined =>
  attempted(fault('book', ...now), attempt(fault('book', ...before))).attempt

test('a fault says what is fixed, still wrong and new (anchors, row 22)', () => {
  assert.equal(compare([city, cell], [cell, nights]), {
    count: 1,
    fixed: ['missing /city'],
    still: ['type /rows/#/id'],
    fresh: ['missing /nights']
  })
  assert.equal(compare([city], [city]), {
    count: 2,
    fixed: [],
    still: ['missing /city'],
    fresh: []
  })
})

test('a request that is no call says nothing of what was fixed', () => {
  const kept = attempt(fault('book', city))
  const now = malformedRequest('shape', 'no object', { tool: 'book' })
  assert.equal(attempted(now, kept).attempt?.fixed, [])
})

test('of another tool nothing is compared', () => {
  const now = fault('cook', city)
  assert.is(attempted(now, attempt(fault('book', city))), now)
})

test('neither the fault nor the previous attempt is written to', () => {
  const now = Object.freeze(fault('book', city))
  const previous = Object.freeze({ ...kept, marks: Object.freeze([...kept.marks]) })
  assert.is(attempted(now, previous).attempt?.count, 2)
  assert.is(now.attempt, undefined)
})

test('what is said of the attempt changes neither marks nor fingerprint', () => {
  const told = attempted(fault('book', city), kept)
  assert.equal(attempt(told, kept), attempt(fault('book', city), kept))
  assert.equal(attempted(told, kept), told)
})

const menders: ReadonlyArray<readonly [Fault, Mender]> = [
  [fault('book', city), 'user'],
  [malformedRequest('syntax', 'line 1'), 'user'],
  [unknownTool('bok', 'book'), 'user'],
  [executionFailed({ canRetry: true }), 'user'],
  [executionFailed({ canRetry: true, retryAfterMs: 5, hint: 'Smaller' }), 'user'],
  [executionFailed({ canRetry: true, retryAfterMs: 5 }), 'time'],
  [executionFailed({ canRetry: false }), 'nobody'],
  [unavailable({ retryAfterMs: 5 }), 'time'],
  [misconfigured('mail'), 'operator'],
  [internal(), 'nobody']
]

for (const [same, who] of menders) {
  test(`${same.kind} is mended by ${who} at the third identical failure`, () => {
    assert.is(mendedBy(repeated(same, 1)), mendedBy(same))
    assert.is(mendedBy(repeated(same, 2)), mendedBy(same))
    assert.is(mendedBy(repeated(same, 3)), who)
    assert.is(mendedBy(repeated(same, 9)), who)
    assert.is(retryCapable(repeated(same, 3)), who === 'time')
    assert.equal([isStuck(repeated(same, 2)), isStuck(repeated(same, 3))], [false, true])
  })
}

test('a message without issues tells failures apart', () => {
  const full = executionFailed({ canRetry: true, message: 'Disk 7 full' })
  const slow = executionFailed({ canRetry: true, message: 'Too slow' })
  assert.is(attempt({ ...full, message: 'Disk 8 full' }, attempt(full)).count, 2)
  assert.is(attempt(slow, attempt(full)).count, 1)
})

test('what is kept is bounded, and long keys still differ', () => {
  const long = 'k'.repeat(100_000)
  const issues = Array.from(
    { length: 200 },
    (_, at): Issue => ({ path: [`${long}${at}`], kind: 'unexpected' })
  )
  const first = attempt(fault('t'.repeat(100_000), ...issues))
  assert.is(first.marks.length, 64)
  assert.ok(first.marks.every((mark) => mark.length === 200))
  assert.is(new Set(first.marks).size, 64)
  assert.is(first.tool?.length, 200)
  assert.is(attempt(fault('t'.repeat(100_000), ...issues), first).count, 2)
  const told = attempted(fault('t'.repeat(100_000), ...issues), first).attempt
  assert.equal([told?.fixed.length, told?.still.length, told?.fresh.length], [0, 64, 0])
})

test('nobody counts further than a thousand', () => {
  assert.is(attempt(fault('book', city), { ...kept, count: Number.MAX_SAFE_INTEGER }).count, 1_000)
})

const paths = fc.array(fc.constantFrom('a', 'b', '0', '7', '', '#', 'a/b', '~', '__proto__'), {
  maxLength: 3
})
const issueOf = fc.record({
  path: paths,
  kind: fc.constantFrom('missing' as const, 'type' as const, 'unexpected' as const)
})
const faults = fc.array(issueOf, { minLength: 1, maxLength: 5 }).map((all) => fault('t', ...all))

test('fixed, still and fresh are the two attempts, each mark once', () => {
  fc.assert(
    fc.property(faults, faults, (before, now) => {
      const last = attempt(before)
      const told = attempted(now, last).attempt
      const { fixed = [], fresh = [], still = [] } = told ?? {}
      assert.equal([...fixed, ...still].sort(), [...last.marks].sort())
      assert.equal([...fresh, ...still].sort(), [...attempt(now).marks].sort())
      assert.is(told?.count === 2, fixed.length + fresh.length === 0)
    })
  )
})

test('any previous is taken', () => {
  fc.assert(
    fc.property(faults, fc.anything({ withNullPrototype: true }), (now, previous) => {
      assert.ok(attempt(now, previous).count >= 1)
      assert.equal(attempted(now, previous).kind, now.kind)
    })
  )
})

test('what is no fault is no attempt worth telling', () => {
  // A border: a sloppy caller.
  assert.is(attempted(null as never, kept), null)
  assert.is(isStuck(null as never), false)
})

test('a call of no known tool is remembered without one, and compared with its like', () => {
  const nobody = invalidArguments(undefined, { issues: [city] })
  const first = attempt(nobody)
  assert.equal(Object.keys(first), ['fingerprint', 'marks', 'count'])
  assert.is(attempted(nobody, first).attempt?.count, 2)
  // A border: what is kept may have been written by others; a name that is no text is none.
  assert.is(attempted(nobody, { ...first, tool: 7 }).attempt?.count, 2)
})

test('a fault that cannot be copied, and a text, are handed back as they came', () => {
  const shut = Object.defineProperty({ ...fault('book', city) }, 'callId', {
    enumerable: true,
    get: () => {
      throw new Error('shut')
    }
  })
  assert.is(attempted(shut, kept), shut)
  const nameless = { fingerprint: '', marks: [], count: 1 }
  // A border: a sloppy caller.
  assert.is(attempted('text' as never, nameless), 'text')
})

test('of a previous attempt 64 marks count, each to its 200th character', () => {
  const many = Array.from({ length: 100 }, (_, at) => `missing /${at}`)
  const before = (marks: ReadonlyArray<string>): Progress | undefined =>
    attempted(fault('book', city), { ...kept, marks }).attempt
  assert.is(before(many)?.fixed.length, 64)
  const even = `type /${'k'.repeat(194)}`
  assert.equal(before([even])?.fixed, [even])
  const [cut] = before([`${even}k`])?.fixed ?? []
  assert.is(cut?.length, 200)
  assert.match(cut ?? '', /^type \/k{185}…[\da-f]{8}$/)
})

test.run()
