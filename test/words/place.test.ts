import { place } from '@toolfault/words/place'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('words/place')

for (const [path, wanted] of [
  [[], ''],
  [['guest'], 'guest'],
  [['guest', 'tags', '1'], 'guest.tags[1]'],
  [['0'], '[0]'],
  [['0', 'a'], '[0].a'],
  [['a b', 'c'], '["a b"].c'],
  [['a', 'b.c'], 'a["b.c"]'],
  [['a', ''], 'a[""]'],
  [['a', '01'], 'a["01"]'],
  [['a', '-1'], 'a["-1"]'],
  [['a-b', '$ref', '@id'], 'a-b.$ref.@id'],
  // As parameters of real tools are called: `DateCreated>`, `filters!=`.
  [['DateCreated>', 'a!=', 'b?'], 'DateCreated>.a!=.b?'],
  [['<a'], '["<a"]'],
  // As options of a command, by themselves: `-n`.
  [['-n'], '-n'],
  [['--all', 'x'], '--all.x'],
  [['a', '-n'], 'a["-n"]'],
  [['-1'], '["-1"]'],
  [['---a'], '["---a"]'],
  [['naïve', '日本'], 'naïve.日本'],
  [['a"]b'], '["a\\u0022]b"]'],
  [['a`b'], '["a\\u0060b"]'],
  [['a\nb'], '["a\\u000ab"]'],
  [['__proto__'], '__proto__'],
  [['a/b', 'm~n'], '["a/b"]["m~n"]'],
  [['1', '2', '3', '4', '5', '6', '7', '8'], '[1][2][3][4][5][6][7][8]'],
  [Array.from({ length: 32 }, () => '1'), '[1]'.repeat(32)],
  [Array.from({ length: 33 }, () => '1'), `…${'[1]'.repeat(8)}`],
  [['x'.repeat(70)], `${'x'.repeat(63)}…`]
] as const) {
  test(`${JSON.stringify(path).slice(0, 40)} is at ${wanted.slice(0, 40)}`, () => {
    assert.is(place(path), wanted)
  })
}

test('the whole path of a nested document is followed from its root', () => {
  const items = Array.from({ length: 7 }, () => ['content', '0']).flat()
  assert.is(place(['body', ...items, 'text']), `body${'.content[0]'.repeat(7)}.text`)
})

test('more keys than 8 that are too long together lose their head', () => {
  const keys = Array.from({ length: 9 }, (_, at) => `${at}${'x'.repeat(40)}`)
  assert.is(
    place(keys.slice(0, 8)),
    keys
      .slice(0, 8)
      .map((key) => `["${key}"]`)
      .join('')
  )
  assert.is(place(keys), `…${place(keys.slice(1))}`)
})

test('a key that only looks like a word shows what cannot be seen', () => {
  assert.is(place(['ci\u200bty']), 'ci\\u200bty')
  assert.is(place(['a\u202eb', 'c']), 'a\\u202eb.c')
})

test('what is no path is nowhere', () => {
  // A border: a sloppy caller.
  for (const junk of [null, 'a', 7, { length: 9 }, [Symbol('x')]] as Array<never>) {
    assert.is(place(junk), '')
  }
})

test.run()
