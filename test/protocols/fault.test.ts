import {
  type Advice,
  type Fault,
  hash32,
  type Issue,
  isList,
  keysOf,
  own,
  owns
} from '@toolfault/model'
import * as fault from '@toolfault/protocols/fault'
import { clean } from '@toolfault/words/escape'
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
    assert.is(fault.carrier({ kind: 'internal' }, text)?.mark, hash32(text))
  }
  // FNV-1a, draft-eastlake-fnv: the empty text has the offset basis.
  assert.is(fault.carrier({ kind: 'internal' }, '')?.mark, '811c9dc5')
})

test('carries the wire itself where that is small, but for addresses that nobody sees', () => {
  for (const sample of samples) {
    const { challenges, ...wire } = fault.encode(sample)
    if (lengthOf(wire, 'issues') > 16) continue
    const { challenges: seen, ...carried } = {
      challenges: undefined,
      ...fault.carrier(sample, 'x')
    }
    const sentences = ['message', 'guidance', 'hint', 'detail', 'action']
    const seenIn = (name: string, value: unknown): unknown =>
      typeof value === 'string' && sentences.includes(name) ? clean(value) : value
    const spoken: unknown = JSON.parse(JSON.stringify(wire), seenIn)
    assert.equal(carried, { ...Object(spoken), mark: hash32('x') })
    if (!isList(challenges)) assert.is(seen, undefined)
    else assert.not.match(JSON.stringify(seen), 'javascript:')
  }
})

// docs/security.md: what is handed on has no unseen characters, and names are data.
test('its sentences lose what nobody sees, and its names do not', () => {
  const issue = { path: ['to\u202e'], kind: 'rule', message: 'x\u202ey\u0007\r\nz' } as const
  const wire = fault.carrier(
    {
      kind: 'invalid_arguments',
      tool: 't\u200b',
      message: 'a\u202eb\u200bc',
      guidance: 'd\ufe00e',
      asking: { required: ['f\u202e'] },
      issues: [{ ...issue, branches: [[issue]] }]
    },
    ''
  )
  const said = { ...issue, message: 'xy\nz' }
  assert.equal([own(wire, 'tool'), own(wire, 'message')], ['t\u200b', 'abc'])
  assert.equal(own(wire, 'guidance'), 'de')
  assert.equal(own(wire, 'asking'), { required: ['f\u202e'] })
  assert.equal(own(wire, 'issues'), [{ ...said, branches: [[said]] }])
})

test('a page to poll rides along only at the site of its challenge', () => {
  const checkUrls = ['https://a.example/c', 'https://a.example:8443/c', 'https://b.example/c', '/c']
  const challenges = checkUrls.map((checkUrl) => ({
    id: 'i',
    url: 'https://A.example/x',
    checkUrl
  }))
  const wire = fault.carrier({ kind: 'authorization_required', of: 'tool', challenges }, '')
  const kept = own(wire, 'challenges')
  assert.ok(isList(kept))
  assert.equal(
    kept.map((it) => own(it, 'checkUrl')),
    ['https://a.example/c', undefined, undefined, undefined]
  )
})

test('carries sixteen issues at the most, the first, and counts the others', () => {
  const sixteen = fault.carrier(invalid(numbered(16)), '')
  assert.is(lengthOf(sixteen, 'issues'), 16)
  assert.is(own(sixteen, 'unlisted'), undefined)
  const more = fault.carrier(invalid(numbered(17), { unlisted: 3 }), '')
  assert.equal(own(own(more, 'issues'), '15'), { path: ['15'], kind: 'missing' })
  assert.is(lengthOf(more, 'issues'), 16)
  assert.is(own(more, 'unlisted'), 4)
})

test('carries 8 kB at the most, whatever is long and in whatever script', () => {
  const long = ['x'.repeat(20_000), '日'.repeat(3_000), '😀'.repeat(1_500), '\ud800'.repeat(1_000)]
  for (const text of long) {
    const issues = range(16).map((): Issue => ({ path: [text.slice(0, 400)], kind: 'missing' }))
    const faults: ReadonlyArray<Fault> = [
      invalid(issues, { message: text.slice(0, 1_200), tool: 't', advice: issues }),
      invalid([{ path: [], kind: 'rule', message: text }]),
      { kind: 'internal', message: text, guidance: text },
      { kind: 'misconfigured', service: 's', requirements: [text] }
    ]
    for (const sample of faults) {
      const wire = fault.carrier(sample, text.slice(0, 1_000))
      assert.ok(sizeOf(wire) <= 8_000, `${sizeOf(wire)} bytes`)
      assert.is(own(wire, 'kind'), sample.kind)
    }
  }
})

test('carries nothing where not even the text fits', () => {
  const message = 'x'.repeat(9_000)
  assert.is(fault.carrier({ kind: 'internal', message }, message), undefined)
})

test('uses the 8 kB that it has, to the last issue that fits', () => {
  const sizes = range(400).map((at) => {
    const issue: Issue = { path: ['x'.repeat(300 + at)], kind: 'missing' }
    const issues = range(16).map(() => issue)
    // A message of every length, whether it fits or not.
    const message = 'm'.repeat(at % 2 === 0 ? 3_600 + at : 0)
    return sizeOf(fault.carrier(invalid(issues, { message, tool: 't', advice: issues }), ''))
  })
  assert.ok(Math.max(...sizes) <= 8_000, `${Math.max(...sizes)} bytes`)
  assert.ok(Math.max(...sizes) > 7_500, `${Math.max(...sizes)} bytes`)
})

test('what is too much is cut behind what fits, advice before issues, and counted', () => {
  const issues = range(16).map(
    (at): Issue => ({ path: ['x'.repeat(600), String(at)], kind: 'type' })
  )
  const advice = range(30).map(
    (at): Advice => ({ path: ['y'.repeat(250), String(at)], kind: 'type' })
  )
  const wire = fault.carrier(invalid(issues, { advice }), '')
  const kept = lengthOf(wire, 'advice')
  assert.ok(kept > 12 && kept < 30, `${kept}`)
  assert.is(own(wire, 'unadvised'), 30 - kept)
  assert.is(Number(own(wire, 'unlisted')) + lengthOf(wire, 'issues'), 16)
})

test('what is too long alone leaves kind, tool and text', () => {
  const issues: ReadonlyArray<Issue> = [{ path: ['a'], kind: 'rule', message: 'x'.repeat(9_000) }]
  assert.equal(fault.carrier(invalid(issues, { tool: 't' }), 'It is wrong.'), {
    version: 1,
    kind: 'invalid_arguments',
    mark: hash32('It is wrong.'),
    tool: 't',
    message: 'It is wrong.',
    issues: []
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
