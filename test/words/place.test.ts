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
  [['naïve', '日本'], 'naïve.日本'],
  [['a"]b'], '["a\\u0022]b"]'],
  [['a`b'], '["a\\u0060b"]'],
  [['a\nb'], '["a\\u000ab"]'],
  [['__proto__'], '__proto__'],
  [['a/b', 'm~n'], '["a/b"]["m~n"]'],
  [['1', '2', '3', '4', '5', '6', '7', '8'], '[1][2][3][4][5][6][7][8]'],
  [['1', '2', '3', '4', '5', '6', '7', '8', '9'], '…[2][3][4][5][6][7][8][9]'],
  [['x'.repeat(70)], `${'x'.repeat(63)}…`]
] as const) {
  test(`${JSON.stringify(path).slice(0, 40)} is at ${wanted.slice(0, 40)}`, () => {
    assert.is(place(path), wanted)
  })
}

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
