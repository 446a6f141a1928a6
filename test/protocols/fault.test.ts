import { type Fault, hash32, type Issue, isList, keysOf, own, owns } from '@toolfault/model'
import * as fault from '@toolfault/protocols/fault'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { ECHO, SECRET } from '../hostile/texts.js'
import { samples } from '../laws/samples.js'
import { assertWire, faultOf, vectors } from '../vectors/vectors.js'

const test = suite('protocols/fault')

for (const vector of vectors('fault')) {
  test(`writes ${vector.description}`, () => {
    assertWire(fault.encode(faultOf(vector)), vector.wire)
  })
}

const invalid = (issues: ReadonlyArray<Issue>, more: object = {}): Fault => ({
  kind: 'invalid_arguments',
  issues,
  ...more
})

const range = (length: number): ReadonlyArray<number> => Array.from({ length }, (_, at) => at)

const numbered = (length: number): ReadonlyArray<Issue> =>
  range(length).map((at) => ({ path: [String(at)], kind: 'missing' }))

const sizeOf = (wire: unknown): number => Buffer.byteLength(JSON.stringify(wire))

const lengthOf = (wire: unknown, name: string): number => keysOf(own(wire, name)).length

test('copies parameters that JSON cannot hold as far as it can', () => {
  const cycle: Record<string, unknown> = {}
  cycle['self'] = cycle
  const params = { big: 10n ** 20n, nan: Number.NaN, of: () => 1, [Symbol('s')]: 1, cycle }
  // A border: the type of an issue forbids what a caller without types may send.
  const wire = fault.encode(invalid([{ path: [], kind: 'rule', params } as never]))
  const copied = own(own(own(wire, 'issues'), '0'), 'params')
  assert.is(own(copied, 'big'), '100000000000000000000')
  assert.is(own(copied, 'nan'), null)
  assert.not(owns(copied, 'of'))
  assert.ok(owns(own(copied, 'cycle'), 'self'))
  assert.equal(JSON.parse(JSON.stringify(wire)), wire)
})

test('keeps a parameter called __proto__ a parameter', () => {
  const params = JSON.parse('{"__proto__":{"polluted":true}}')
  const text = JSON.stringify(fault.encode(invalid([{ path: [], kind: 'rule', params }])))
  assert.match(text, '"params":{"__proto__":{"polluted":true}}')
  assert.is(own(Object.prototype, 'polluted'), undefined)
})

test('says that it was cut where issues go beyond the budget', () => {
  const params = { list: range(5_000) }
  const many: Issue = { path: [], kind: 'rule', params }
  const wire = fault.encode(invalid(range(1_000).map(() => many)))
  assert.is(wire['truncated'], true)
  const issues = own(wire, 'issues')
  assert.ok(isList(issues) && issues.length > 0 && issues.length < 1_000)
  for (const issue of issues) assert.is(lengthOf(own(issue, 'params'), 'list'), 5_000)
  assert.is(fault.encode(invalid([many]))['truncated'], undefined)
  assert.is(lengthOf(fault.encode(invalid(numbered(50_000))), 'issues'), 50_000)
})

test('carries the mark of the text that it rides beside', () => {
  for (const text of ['', 'Invalid arguments', 'é\ud800']) {
    assert.is(fault.carrier({ kind: 'internal' }, text).mark, hash32(text))
  }
  // FNV-1a, draft-eastlake-fnv: the empty text has the offset basis.
  assert.is(fault.carrier({ kind: 'internal' }, '').mark, '811c9dc5')
})

test('carries the wire itself where that is small', () => {
  for (const sample of samples) {
    const wire = fault.encode(sample)
    if (lengthOf(wire, 'issues') > 16) continue
    assert.equal(fault.carrier(sample, 'text'), { ...wire, mark: hash32('text') })
  }
})

test('carries sixteen issues at the most, the first, and says so', () => {
  const sixteen = fault.carrier(invalid(numbered(16)), '')
  assert.is(lengthOf(sixteen, 'issues'), 16)
  assert.is(sixteen['truncated'], undefined)
  const more = fault.carrier(invalid(numbered(17)), '')
  assert.equal(own(own(more, 'issues'), '15'), { path: ['15'], kind: 'missing' })
  assert.is(lengthOf(more, 'issues'), 16)
  assert.is(more['truncated'], true)
})

test('carries 8 kB at the most, whatever is long and in whatever script', () => {
  const long = ['x'.repeat(20_000), '日'.repeat(3_000), '😀'.repeat(1_500), '\ud800'.repeat(1_000)]
  for (const text of long) {
    const issues = range(16).map((): Issue => ({ path: [text.slice(0, 400)], kind: 'missing' }))
    const faults: ReadonlyArray<Fault> = [
      invalid(issues, { message: text.slice(0, 1_200), tool: 't', advice: issues }),
      invalid([{ path: [], kind: 'rule', message: text }]),
      { kind: 'internal', message: text, guidance: text, tool: text, callId: text },
      { kind: 'misconfigured', service: 's', requirements: [text] }
    ]
    for (const sample of faults) {
      const wire = fault.carrier(sample, text)
      assert.ok(sizeOf(wire) <= 8_000, `${sizeOf(wire)} bytes`)
      assert.is(wire.kind, sample.kind)
    }
  }
})

test('uses the 8 kB that it has, to the last issue that fits', () => {
  const sizes = range(400).map((at) => {
    const issue: Issue = { path: ['x'.repeat(300 + at)], kind: 'missing' }
    const issues = range(16).map(() => issue)
    // A message of every length about its own half, whether it fits or not.
    const message = 'm'.repeat(at % 2 === 0 ? 3_600 + at : 0)
    return sizeOf(fault.carrier(invalid(issues, { message, tool: 't', advice: issues }), ''))
  })
  assert.ok(Math.max(...sizes) <= 8_000, `${Math.max(...sizes)} bytes`)
  assert.ok(Math.max(...sizes) > 7_900, `${Math.max(...sizes)} bytes`)
})

test('drops what is too long alone, and what comes behind it stays', () => {
  const long = 'x'.repeat(9_000)
  const issues: ReadonlyArray<Issue> = [
    { path: ['a'], kind: 'rule', message: long },
    { path: ['b'], kind: 'missing' }
  ]
  const advice = [{ path: ['b'], kind: 'missing' }]
  const wire = fault.carrier(invalid(issues, { message: long, tool: 't', advice }), '')
  assert.equal(wire, {
    version: 1,
    kind: 'invalid_arguments',
    mark: '811c9dc5',
    tool: 't',
    issues: [{ path: ['b'], kind: 'missing' }],
    advice,
    truncated: true
  })
})

test('costs no more than sixteen issues where a hundred thousand ride', () => {
  let reads = 0
  const issue = new Proxy<Issue>(
    { path: [], kind: 'rule' },
    {
      get: (target, key, receiver) => {
        reads++
        return Reflect.get(target, key, receiver)
      }
    }
  )
  fault.carrier(invalid(range(100_000).map(() => issue)), '')
  assert.ok(reads > 0 && reads < 1_000, `${reads} reads`)
})

test('says nowhere what is for operators or repeats the caller', () => {
  for (const sample of samples) {
    for (const wire of [fault.encode(sample), fault.carrier(sample, 'x')]) {
      assert.not.match(JSON.stringify(wire), SECRET)
      assert.not.match(JSON.stringify(wire), ECHO)
    }
  }
})

test.run()
