import { advise, advised } from '@toolfault/advice/advise'
import { type InvalidArguments, type Issue, invalidArguments, type Path } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('advice/advise.bounds')

const wrong = (path: Path, type?: string): Issue => ({
  path,
  kind: 'type',
  ...(type === undefined ? {} : { params: { type } })
})
const faultOf = (...issues: ReadonlyArray<Issue>): InvalidArguments =>
  invalidArguments('t', { issues })
test('what names no issue, and what is of another kind, comes back as it came', () => {
  const empty = { kind: 'invalid_arguments', issues: [] } as const
  for (const fault of [empty, { kind: 'internal' } as const]) assert.is(advise(fault), fault)
})

test('what somebody advised already comes back as it came, and is told anew only by who asks for that', () => {
  const fault = { ...faultOf(wrong(['a'], 'string')), advice: [] }
  assert.is(advised(fault), fault)
  assert.is(advise(fault).advice?.length, 1)
  assert.equal(advised(faultOf(wrong(['a'], 'string'))).advice, advise(fault).advice)
})

const said = (...issues: ReadonlyArray<Issue>): ReadonlyArray<string> =>
  (advise(faultOf(...issues)).advice ?? []).map(({ expected, kind, path }) =>
    [kind, path.join('.'), ...(expected?.id === 'type' ? expected.types : [])].join(' ')
  )

for (const [what, issues, wanted] of [
  ['the same twice', [wrong(['a'], 'string'), wrong(['a'], 'string')], ['type a string']],
  ['the same without what is asked', [wrong(['a'], 'string'), wrong(['a'])], ['type a string']],
  [
    'what is asked behind the same without it',
    [wrong(['a']), wrong(['a'], 'string')],
    ['type a', 'type a string']
  ],
  ['other types', [wrong(['a'], 'string'), wrong(['a'], 'null')], ['type a string', 'type a null']],
  [
    'other kinds',
    [wrong(['a'], 'string'), { path: ['a'], kind: 'unexpected' }],
    ['type a string', 'unexpected a']
  ],
  ['other places', [wrong(['a']), wrong(['b'])], ['type a', 'type b']],
  ['a place and one below it', [wrong(['a']), wrong(['a', 'b'])], ['type a', 'type a.b']],
  ['a place below another and that', [wrong(['a', 'b']), wrong(['a'])], ['type a.b', 'type a']],
  ['the third like the first', [wrong(['a']), wrong(['b']), wrong(['a'])], ['type a', 'type b']]
] as const) {
  test(`said once, if it is the same: ${what}`, () => assert.equal(said(...issues), wanted))
}

test('an issue that cannot be read is passed over, and one without a path is about the whole', () => {
  // A border: what another party sent.
  const issues = JSON.parse('[null, 7, {"kind":"type","path":"a"}, {"kind":"type","path":["b"]}]')
  const { advice } = advise({ ...faultOf(), issues })
  assert.equal(
    advice?.map(({ kind, path }) => [kind, path]),
    [
      ['type', []],
      ['type', ['b']]
    ]
  )
})

test('10 000 issues are looked at, whether they can be read or not, and what is beyond is counted', () => {
  const unreadable = Array.from({ length: 9_999 }, () => null)
  const last = wrong(['a'], 'string')
  for (const [beyond, unadvised] of [
    [[], undefined],
    [[wrong(['b'])], 1],
    [[null, wrong(['b'])], 2]
  ] as const) {
    // A border: what another party sent.
    const issues = Object([...unreadable, last, ...beyond])
    const fault = advise({ ...faultOf(), issues })
    assert.equal(
      fault.advice?.map(({ path }) => path[0]),
      ['a']
    )
    assert.is(fault.unadvised, unadvised)
  }
})

for (const [texts, value] of [
  [true, 'hello'],
  [false, undefined],
  [undefined, undefined],
  ['yes', undefined]
] as const) {
  test(`the text of the caller is ${value === undefined ? 'not ' : ''}shown where texts is ${texts}`, () => {
    const schema = { properties: { a: { type: 'integer' } } }
    // A border: a caller without types.
    const about = { schema, value: { a: 'hello' }, ...Object({ texts }) }
    const [first] =
      advise(faultOf({ ...wrong(['a'], 'integer'), keyword: 'type' }), about).advice ?? []
    assert.equal(first?.received, {
      id: 'type',
      type: 'string',
      size: 5,
      ...(value === undefined ? {} : { value })
    })
  })
}

// "Where an issue has a path of more than 256 keys, all is told from the issues alone."
for (const [depth, received] of [
  [256, { id: 'absent' }],
  [257, undefined]
] as const) {
  test(`a path of ${depth} keys is ${received === undefined ? 'not ' : ''}looked up`, () => {
    const path = Array.from({ length: depth }, () => 'k')
    const { advice } = advise(faultOf(wrong(path, 'string')), { value: 7 })
    assert.equal(advice?.[0]?.received, received)
  })
}

test.run()
