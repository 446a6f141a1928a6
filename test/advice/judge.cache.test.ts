import { judge } from '@toolfault/advice/judge'
import { type Findings, right, type Verdict } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('advice/judge.cache')

/** How often schemas are compiled, when each is judged once. */
const compiled = (...schemas: ReadonlyArray<unknown>): number => {
  let calls = 0
  const decide = judge(() => {
    calls++
    return right((): Findings => ({ issues: [] }))
  })
  for (const inputSchema of schemas) {
    const verdict: Verdict = decide({ name: 't', inputSchema }, 0)
    assert.equal(verdict, { valid: true })
  }
  return calls
}

const LONG = 262_144
const ofLength = (length: number): object => ({ d: 'x'.repeat(length - '{"d":""}'.length) })

class Own {
  readonly a = 1
}
class Items extends Array<number> {}

// "By text for callers that parse the same schema anew for each call": one text, one schema.
for (const [what, make, wanted] of [
  ['of JSON of every kind', () => ({ a: [true, false, null, 'x', 1.5, { b: {} }, []] }), 1],
  ['without anything', () => ({}), 1],
  ['without a prototype', () => Object.assign(Object.create(null), { a: 1 }), 1],
  ['that is a list', () => [1, 'a'], 1],
  ['as long as a text may be', () => ofLength(LONG), 1],
  ['one sign longer', () => ofLength(LONG + 1), 2],
  ['of a class', () => new Own(), 2],
  ['with a part of a class', () => ({ a: [new Own()] }), 2],
  ['with a list of a class', () => ({ a: Items.from([1]) }), 2],
  ['that inherits', () => Object.create({ a: 1 }), 2],
  ['with a symbol inside', () => ({ a: { [Symbol('x')]: 1 } }), 2],
  ['with a hidden member inside', () => ({ a: Object.defineProperty({}, 'x', { value: 1 }) }), 2],
  ['with a number that has no end', () => ({ a: Number.POSITIVE_INFINITY }), 2],
  ['with a number that is none', () => ({ a: [Number.NaN] }), 2],
  ['with an integer without bounds', () => ({ a: 1n }), 2],
  ['with a member that is undefined', () => ({ a: undefined }), 2],
  ['with a symbol as a value', () => ({ a: Symbol.iterator }), 2],
  ['with a date', () => ({ a: new Date(0) }), 2],
  [
    'with a member that is made anew',
    () => ({
      get a() {
        return {}
      }
    }),
    2
  ]
] as const) {
  test(`two schemas ${what} are compiled ${wanted === 1 ? 'once' : 'twice'}`, () => {
    assert.is(compiled(make(), make()), wanted)
  })
  test(`a schema ${what} is compiled once for one object`, () => {
    const one = make()
    assert.is(compiled(one, one), 1)
  })
}

test('schemas of other texts are others', () => {
  assert.is(compiled({ a: 1 }, { a: '1' }, { b: 1 }, [1], {}, [], { a: null }, { a: 1 }), 7)
})

test('what is no object is compiled each time', () => {
  assert.is(compiled(true, true, 'x', 'x'), 4)
})

test('of 256 texts the one that was used the longest ago goes', () => {
  const texts = Array.from({ length: 257 }, (_, at) => ({ a: at }))
  assert.is(compiled(...texts, { a: 1 }, { a: 256 }), 257)
  assert.is(compiled(...texts, { a: 0 }), 258)
  // What has no text takes no room.
  assert.is(compiled(...texts.slice(1), new Own(), { a: 1 }), 257)
})

test.run()
