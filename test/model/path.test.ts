import {
  foldIndexes,
  isIndex,
  isWithin,
  parsePointer,
  printPointer,
  STEPS,
  valueAt
} from '@toolfault/model'
import fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('model/path')

// RFC 6901, section 5, and two of its section 4.
for (const [pointer, path] of [
  ['', []],
  ['/foo', ['foo']],
  ['/foo/0', ['foo', '0']],
  ['/', ['']],
  ['/a~1b', ['a/b']],
  ['/c%d', ['c%d']],
  ['/e^f', ['e^f']],
  ['/g|h', ['g|h']],
  ['/i\\j', ['i\\j']],
  ['/k"l', ['k"l']],
  ['/ ', [' ']],
  ['/m~0n', ['m~n']],
  ['/~01', ['~1']],
  ['//', ['', '']]
] as const) {
  test(`${JSON.stringify(pointer)} is ${JSON.stringify(path)}, both ways [RFC 6901]`, () => {
    assert.equal(parsePointer(pointer), path)
    assert.is(printPointer(path), pointer)
  })
}

for (const text of ['foo', 'foo/bar', '#/foo', '~0', '/~', '/~2', '/a~', '/a/~~0', ' /a']) {
  test(`${JSON.stringify(text)} is no pointer`, () => {
    assert.is(parsePointer(text), undefined)
  })
}

const key = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom('~', '/', '0', '1') })
)

test('any list of keys comes back from its pointer', () => {
  fc.assert(
    fc.property(fc.array(key), (path) => {
      assert.equal(parsePointer(printPointer(path)), path)
    })
  )
})

const token = fc
  .array(fc.constantFrom('~0', '~1', 'a', '0', '%', ' ', '\ud800'))
  .map((s) => s.join(''))

test('any pointer comes back from its keys', () => {
  fc.assert(
    fc.property(fc.array(token), (tokens) => {
      const pointer = tokens.map((text) => `/${text}`).join('')
      const path = parsePointer(pointer)
      assert.is(path && printPointer(path), pointer)
    })
  )
})

for (const [text, wanted] of [
  ['0', true],
  ['7', true],
  ['10', true],
  ['1234567890', true],
  ['', false],
  ['00', false],
  ['01', false],
  ['-1', false],
  ['+1', false],
  ['1.0', false],
  ['1e3', false],
  [' 1', false],
  ['1\n', false],
  ['٣', false],
  ['12345678901234567', false]
] as const) {
  test(`${JSON.stringify(text)} is ${wanted ? 'an' : 'no'} index`, () => {
    assert.is(isIndex(text), wanted)
  })
}

test('a path leads along own members alone', () => {
  const value = { a: [{ '': 5 }], toString: undefined }
  assert.is(valueAt(value, []), value)
  assert.is(valueAt(value, ['a', '0', '']), 5)
  for (const path of [
    ['b'],
    ['a', '1', ''],
    ['a', 'length', 'x'],
    ['constructor'],
    ['__proto__']
  ]) {
    assert.is(valueAt(value, path), undefined, path.join('/'))
  }
  // A border: whoever calls from JavaScript may pass anything.
  assert.is(valueAt(value, 'a' as never), value)
})

test('a place holds itself and what is below it', () => {
  const place = ['a', '0']
  assert.equal(
    [['a', '0'], ['a', '0', 'b'], ['a'], ['a', '1'], ['a', '00'], []].map((path) =>
      isWithin(path, place)
    ),
    [true, true, false, false, false, false]
  )
  assert.ok(isWithin(['a'], []))
})

test('what is no path and what is no pointer are taken for none', () => {
  // A border: whoever calls from JavaScript may pass anything.
  for (const junk of [null, undefined, 7, 'ab', {}] as Array<never>) {
    assert.is(printPointer(junk), '')
    assert.is(isWithin(junk, []), false)
    assert.is(isWithin([], junk), false)
    assert.is(isWithin(junk, junk), false)
  }
  for (const junk of [null, 7, ['/'], ['/', 'a']] as Array<never>) {
    assert.is(parsePointer(junk), undefined)
  }
  assert.is(isIndex(7 as never), false)
})

test('a path whose keys cannot be read has no pointer, and leads to no place', () => {
  const key = {
    toString: () => {
      throw new Error('no')
    }
  }
  assert.is(printPointer([key] as ReadonlyArray<unknown> as ReadonlyArray<string>), '')
  const trap = new Proxy<Array<string>>([], {
    get: () => {
      throw new Error('no')
    }
  })
  assert.is(isWithin(trap, []), false)
  assert.is(isWithin([], trap), false)
})

test('a place with more keys than steps may be taken holds nothing', () => {
  const long = Array.from({ length: STEPS + 1 }, () => 'k')
  assert.is(isWithin(long, long), false)
  assert.is(isWithin(long.slice(1), long.slice(1)), true)
})

test('a list that says to be without end is printed in time, and by its indexes', () => {
  const long: Array<string> = []
  long.length = 2 ** 32 - 1
  const lying = new Proxy(['a'], {
    get: (list, key) => (key === 'length' ? Number.MAX_SAFE_INTEGER : Reflect.get(list, key))
  })
  for (const path of [long, lying]) {
    assert.ok(printPointer(path).length <= 10_000_000)
    assert.ok(foldIndexes(path).length <= 10_000_000)
  }
  const endless = Object.assign(['a'], {
    *[Symbol.iterator]() {
      for (;;) yield 'a'
    }
  })
  assert.is(printPointer(endless), '/a')
})

test.run()
