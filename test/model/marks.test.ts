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

test.run()
