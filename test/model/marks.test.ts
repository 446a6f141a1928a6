import {
  type Fault,
  fingerprint,
  hash32,
  type Issue,
  internal,
  invalidArguments,
  marks,
  unknownTool
} from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('model/marks')

const fault = (...issues: ReadonlyArray<Issue>): Fault => invalidArguments('t', { issues })
const type = (...path: ReadonlyArray<string>): Issue => ({ path, kind: 'type' })

test('marks are kind and path, indexes folded, sorted, each once', () => {
  const given = fault(type('b', '1', 'x'), { path: ['a/b'], kind: 'missing' }, type('b', '20', 'x'))
  assert.equal(marks(given), ['missing /a~1b', 'type /b/#/x'])
})

test('at most 64 marks are kept, the first in order', () => {
  const keys = Array.from({ length: 100 }, (_, at) => `k${at}`)
  assert.equal(
    marks(fault(...keys.map((key) => type(key)))),
    keys
      .map((key) => `type /${key}`)
      .sort()
      .slice(0, 64)
  )
})

const same: ReadonlyArray<readonly [string, Fault, Fault]> = [
  [
    'other words and parameters',
    fault({ ...type('a'), message: 'must be string', params: { type: 'string' } }),
    fault({ ...type('a'), message: 'Expected string', keyword: 'x' })
  ],
  ['another index', fault(type('a', '0')), fault(type('a', '17'))],
  ['another order', fault(type('a'), type('b')), fault(type('b'), type('a'))],
  ['the same twice', fault(type('a')), fault(type('a'), type('a'))],
  [
    'other digits and quoted parts',
    internal({ message: 'Row 17 of "Berlin" was \'x\' not `y`' }),
    internal({ message: 'Row 4 of "New York" was \'\' not `zz`' })
  ],
  [
    'a word with an apostrophe before a quotation',
    internal({ message: "can't find 'Berlin' now" }),
    internal({ message: "can't find 'O'Hare' now" })
  ],
  [
    'a word with an apostrophe before a quoted path',
    internal({ message: "can't open '/tmp/a' now" }),
    internal({ message: "can't open '/var/b' now" })
  ],
  [
    'a quotation longer than what is kept',
    internal({ message: `no "${'x'.repeat(600)}" here` }),
    internal({ message: `no "${'y'.repeat(900)}" here` })
  ],
  [
    'other words of advice',
    internal({ guidance: 'a', callId: '1', developerMessage: 'x' }),
    internal({ guidance: 'b', callId: '2' })
  ]
]

for (const [name, a, b] of same) {
  test(`one fingerprint: ${name}`, () => assert.is(fingerprint(a), fingerprint(b)))
}

const other: ReadonlyArray<readonly [string, Fault, Fault]> = [
  ['another tool', fault(type('a')), invalidArguments('u', { issues: [type('a')] })],
  ['another path', fault(type('a')), fault(type('b'))],
  ['another kind of issue', fault(type('a')), fault({ path: ['a'], kind: 'range' })],
  ['another kind of fault', internal({ tool: 't' }), unknownTool('t')],
  ['one issue more', fault(type('a')), fault(type('a'), type('b'))],
  ['keys that join alike', fault(type('a', 'b')), fault(type('a/b'))],
  ['a key that looks like the fold', fault(type('a', '-1')), fault(type('a', '1'))],
  ['another message', internal({ message: 'disk full' }), internal({ message: 'no network' })],
  [
    'another message of the one nameless issue',
    fault({ path: [], kind: 'unknown', message: 'too deep' }),
    fault({ path: [], kind: 'unknown', message: 'too long' })
  ]
]

for (const [name, a, b] of other) {
  test(`two fingerprints: ${name}`, () => assert.is.not(fingerprint(a), fingerprint(b)))
}

test('a fingerprint is 16 hexadecimal digits', () => {
  for (const [, a, b] of [...same, ...other]) {
    assert.match(fingerprint(a), /^[\da-f]{16}$/)
    assert.match(fingerprint(b), /^[\da-f]{16}$/)
  }
})

test('one issue that cannot be read costs one mark', () => {
  const bad = {
    kind: 'type' as const,
    get path(): ReadonlyArray<string> {
      throw new Error('no')
    }
  }
  assert.equal(marks(fault(bad, type('a'))), ['type /a'])
})

test('what is no fault has no marks', () => {
  // A border: a hostile caller.
  assert.equal(marks(null as never), [])
  assert.match(fingerprint(null as never), /^[\da-f]{16}$/)
})

// Published test vectors of FNV-1a, 32 bits (draft-eastlake-fnv, appendix C).
for (const [text, hash] of [
  ['', '811c9dc5'],
  ['a', 'e40c292c'],
  ['b', 'e70c2de5'],
  ['foobar', 'bf9cf968']
] as const) {
  test(`the hash of ${JSON.stringify(text)} is ${hash}`, () => assert.is(hash32(text), hash))
}

test('a fault without issues has its kind, and its message without values', () => {
  assert.equal(marks(internal()), ['internal'])
  // A border: what a wire named none of.
  assert.equal(marks({ kind: 'invalid_arguments', issues: [] }), ['invalid_arguments'])
  const message = ' 17 rows\n of  "Berlin" and “Rome” were `x` in 2024 '
  assert.equal(marks(internal({ message })), ['internal rows of and were in'])
  assert.equal(marks(internal({ message: 'x'.repeat(600) })), [`internal ${'x'.repeat(500)}`])
})

test('only an issue at the root of which nobody said more than that it failed is no mark', () => {
  assert.equal(marks(fault({ path: ['a'], kind: 'unknown' })), ['unknown /a'])
  assert.equal(marks(fault({ path: [], kind: 'type' })), ['type '])
  assert.equal(marks(fault({ path: [], kind: 'unknown' }, type('a'))), ['type /a'])
})

test('a fingerprint is the hash of the tool, if there is one, and the marks', () => {
  const hashed = (text: string): string => hash32(text) + hash32(text, 0x9747b28c)
  assert.is(fingerprint(fault(type('a'))), hashed('["t","type /a"]'))
  assert.is(fingerprint(internal()), hashed('["","internal"]'))
  const shut = Object.defineProperty(internal(), 'tool', {
    get: () => {
      throw new Error('shut')
    }
  })
  assert.is(fingerprint(shut), hashed('["","internal"]'))
})

const told = (issues: ReadonlyArray<Issue>, ...advice: ReadonlyArray<Issue>): Fault =>
  // A border: of advice only the kind and the place count here.
  ({ ...fault(...issues), advice }) as Fault

const union = (...path: ReadonlyArray<string>): Issue => ({ path, kind: 'alternative' })

// Decision 014.
for (const [name, given, wanted] of [
  ['the branch, in place of the union', told([union('a')], type('a', 'b')), ['type /a/b']],
  [
    'the branch, in place of what is said inside',
    told([union('a'), type('a', 'c'), type('ab')], type('a', 'b')),
    ['type /a/b', 'type /ab']
  ],
  [
    'advice outside the union is none of its branch',
    told([union('a')], type('b'), type('ab', 'c')),
    ['alternative /a']
  ],
  [
    'the union alone, where advice chose no branch',
    told([union('a')], union('a')),
    ['alternative /a']
  ],
  [
    'both, where one row has a branch and another has none',
    told([union('a', '0'), union('a', '1')], union('a', '1'), type('a', '0', 'b')),
    ['alternative /a/#', 'type /a/#/b']
  ],
  ['the branch of a like row', told([union('a', '0')], type('a', '7', 'b')), ['type /a/#/b']],
  [
    'a union inside the branch is a point of it',
    told([union('a')], union('a', 'b')),
    ['alternative /a/b']
  ],
  [
    'what is said inside, where advice chose no branch',
    told([union('a'), type('a', 'c')], union('a')),
    ['alternative /a', 'type /a/c']
  ],
  [
    'advice on what holds the union is none of its branch',
    told([union('a', '')], type('a')),
    ['alternative /a/']
  ],
  ['the issues, where no union failed', told([type('a')], type('a', 'b')), ['type /a']],
  ['the whole call as a union', told([union()], type('b')), ['type /b']]
] as const) {
  test(`the marks of a union: ${name}`, () => assert.equal(marks(given), wanted))
}

test('a piece of advice that is none costs itself', () => {
  // A border: advice as a hostile wire has it.
  const junk = JSON.parse('[null, 7, "a", {}, {"kind": "type", "path": null}]')
  assert.equal(marks(told([union('a')], ...junk, type('a', 'b'))), ['type /a/b'])
})

test('a union below 256 keys, the 65th union and the 65th piece of advice are not looked into', () => {
  const deep = (levels: number): ReadonlyArray<string> => Array.from({ length: levels }, () => 'k')
  const [at] = marks(told([union(...deep(256))], type(...deep(256), 'b')))
  assert.match(at ?? '', /^type .*\/b$/)
  const [below] = marks(told([union(...deep(257))], type(...deep(257), 'b')))
  assert.match(below ?? '', /^alternative /)
  const names = Array.from({ length: 65 }, (_, i) => `k${i}`)
  const unions = names.map((name) => union(name))
  // The marks are cut too, in order: what is looked for is not among the last.
  const inside = (name: string): boolean =>
    marks(told(unions, union(name, 'b'))).includes(`alternative /${name}/b`)
  assert.equal([inside('k63'), inside('k64')], [true, false])
  const pieces = names.map((name) => type('a', name))
  assert.equal(
    marks(told([union('a')], ...pieces)),
    pieces
      .slice(0, 64)
      .map(({ path }) => `type /${path.join('/')}`)
      .sort()
  )
})

test('what is no text is hashed as the empty one, and a seed that is none is zero', () => {
  // A border: a sloppy caller.
  for (const junk of [null, undefined, 7, { length: 1 }, ['a']] as Array<never>) {
    assert.is(hash32(junk), hash32(''))
    assert.is(hash32('a', 'x' as never), hash32('a', 0))
  }
  assert.is(hash32('a', 5n as never), hash32('a', 0))
})

test('paths that say to be without end are compared in time', () => {
  const path: Array<string> = []
  path.length = 10_000_000
  const found = marks({
    kind: 'invalid_arguments',
    issues: [{ path: ['a'], kind: 'type' }, ...Array(1_000).fill({ path, kind: 'type' })]
  })
  assert.equal(found, ['type /a'])
})

test.run()
