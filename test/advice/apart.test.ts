import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { adviceOf, isList, type Kind, text, times, wrap } from './rows.js'

const test = suite('advice/apart')

const parse = { id: 'convert', how: 'parse', to: 'array' } as const
const send = { id: 'send', types: ['array'] } as const
const listed = ['open', 'paid', 'sent']
const isListed: Kind = { kind: 'choice', keyword: 'enum', params: { allowedValues: listed } }
const choose = { id: 'choose', values: listed } as const
const put = (value: string): object => ({ id: 'put', value })
const isRow: Kind = { kind: 'choice', keyword: 'const', params: { allowedValue: 'row' } }
const authors = { keyword: 'errorMessage', message: 'Send an array' } as const

/** What has a rule, and what its validator says of those that broke it. */
const lists = [{ type: 'array', items: { ...text, minLength: 3 }, maxItems: 1 }, isList] as const
const enums = [{ enum: listed }, isListed] as const
const consts = [{ const: 'row' }, isRow] as const
const least = { kind: 'range', keyword: 'minimum', params: { comparison: '>=', limit: 0 } } as const
const numbers = [{ minimum: 0 }, least] as const
const saidLists = [lists[0], { ...isList, ...authors }] as const
const saidConsts = [consts[0], { ...isRow, ...authors }] as const

/** So many of one value, but for one place. */
const mix = (
  count: number,
  value: string | null,
  place = count,
  other = '["abc"]'
): ReadonlyArray<unknown> => times(count, (at) => (at === place ? other : value))
const unlike = (count: number): ReadonlyArray<string> => times(count, (at) => `abc${at}`)

type Row = readonly [count: number | undefined, fix: object | undefined]
const alone = (count: number, fix: object): ReadonlyArray<Row> =>
  times(count, () => [undefined, fix] as const)

// Each piece as how many it stands for, and what mends them: what mends only some is not said of all.
for (const [name, of, values, ...wanted] of [
  ['six that are mended alike', lists, mix(6, 'abc'), [6, wrap]],
  ['100 that are mended alike', lists, unlike(100), [100, wrap]],
  ['more than anybody looks at', lists, unlike(101), [101, send]],
  ['as many of two values', lists, mix(101, 'abc', 50, 'def'), [101, wrap]],
  ['one of many that is mended otherwise', lists, mix(101, 'abc', 100), [101, send]],
  ['one before many others', lists, mix(101, 'abc', 0), [101, send]],
  ['one of five', lists, mix(5, 'abc', 4), ...alone(4, wrap), [undefined, parse]],
  ['one of six', lists, mix(6, 'abc', 5), [6, send]],
  ['texts that are no items', lists, mix(7, 'ab'), [7, send]],
  ['one of three', enums, mix(3, 'zz', 2, 'Open'), ...alone(2, choose), [undefined, put('open')]],
  ['one of seven', enums, mix(7, 'zz', 6, 'Open'), [7, choose]],
  ['near to one value', enums, mix(101, 'Open'), [101, put('open')]],
  ['near to two values', enums, mix(101, 'Open', 7, 'Paid'), [101, choose]],
  [
    'near to two values of three',
    enums,
    mix(3, 'Open', 0, 'Paid'),
    ...[[undefined, put('paid')] as const, ...alone(2, put('open'))]
  ],
  ['the only value', consts, unlike(101), [101, put('row')]],
  ["the only value in an author's words", saidConsts, unlike(7), [7, put('row')]],
  [
    'an author who says the type, and one has a form',
    saidLists,
    mix(7, 'ab', 6, 'abc'),
    [7, undefined]
  ],
  [
    'an author who says the type, and all but one have',
    saidLists,
    mix(7, 'abc', 6, 'ab'),
    [7, undefined]
  ],
  ['numbers that are too small', numbers, times(101, (at) => -1 - at), [101, { id: 'meet' }]],
  ['nothing', lists, mix(101, null), [101, send]]
] as const satisfies ReadonlyArray<
  readonly [string, readonly [object, Kind], ReadonlyArray<unknown>, ...ReadonlyArray<Row>]
>) {
  test(`like rows: ${name}`, () => {
    const advice = adviceOf(of[0], of[1], values)
    assert.equal(
      advice.map(({ count, fix }) => [count, fix]),
      wanted
    )
  })
}

test('what is expected stays, where only the fix of some is another', () => {
  const { expected } = adviceOf(...lists, unlike(101))[0] ?? {}
  assert.equal(expected, { id: 'type', types: ['array'], items: ['string'] })
})

test.run()
