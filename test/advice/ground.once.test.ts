import { advise } from '@toolfault/advice/advise'
import { type Issue, type IssueKind, invalidArguments } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { told } from './told.js'

const test = suite('advice/ground.once')

const of = (kind: IssueKind, path: string): Issue => ({ path: path.split('.'), kind })
const [a, b, typeA, typeB] = [
  of('missing', 'a'),
  of('missing', 'b'),
  of('type', 'a'),
  of('type', 'b')
]
const inA = of('missing', 'a.b')

// A key that is missing has no value to say anything of.
for (const [name, issues, wanted] of [
  ['its type', [a, typeA], ['missing /a -']],
  ['its type, said before', [typeA, a], ['missing /a -']],
  ['its values', [a, of('choice', 'a')], ['missing /a -']],
  ['something unknown', [a, of('unknown', 'a')], ['missing /a -']],
  ['a check of its author', [a, of('rule', 'a')], ['missing /a -', 'rule /a -']],
  ['another missing key', [a, b], ['missing /a -', 'missing /b -']],
  ['the same missing key', [a, a], ['missing /a -']],
  ['the type of another', [a, typeB], ['missing /a -', 'type /b -']],
  ['the type of one of two', [a, b, typeB], ['missing /a -', 'missing /b -']],
  [
    'the type of neither of two',
    [a, b, of('type', 'c')],
    ['missing /a -', 'missing /b -', 'type /c -']
  ],
  ['the type of what it would hold', [a, of('type', 'a.b')], ['missing /a -', 'type /a/b -']],
  ['the type of what would hold it', [inA, typeA], ['missing /a/b -', 'type /a -']]
] as const) {
  test(`without the value, of a key that is missing beside ${name}`, () => {
    assert.equal(told(issues).toSorted(), wanted)
  })
}

test('like issues with unlike sentences are one where their rule is told', () => {
  const issues = ['0', '1', '2', '3', '4'].map(
    (at): Issue => ({ path: ['a', at], kind: 'unknown', message: `item ${at} is wrong` })
  )
  const about = {
    schema: { properties: { a: { items: { type: 'string' } } } },
    value: { a: [1, 2, 3, 4, 5] }
  }
  const { advice } = advise(invalidArguments('t', { issues }), about)
  assert.equal(
    advice?.map(({ count, expected }) => [count, expected]),
    [[5, { id: 'type', types: ['string'] }]]
  )
})

test('who names a missing key of many items twice counts each item once', () => {
  const issues = [0, 1, 2, 3, 4].flatMap((at) => {
    const one = of('missing', `a.${at}.b`)
    return [one, { ...one }]
  })
  const { advice } = advise(invalidArguments('t', { issues }))
  assert.equal(
    advice?.map(({ count, kind }) => [count, kind]),
    [[5, 'missing']]
  )
})

test('who names both the values and their type of many items counts each item once', () => {
  const items = { type: 'string', enum: ['a', 'b'] }
  const value = [1, 2, 3, 4, 5]
  for (const keyword of [{}, { keyword: 'type' }]) {
    const issues = value.flatMap((_, at): ReadonlyArray<Issue> => {
      const path = ['a', String(at)]
      const params = { allowedValues: items.enum }
      return [
        { path, kind: 'type', ...keyword, params: { type: 'string' } },
        { path, kind: 'choice', keyword: 'enum', params }
      ]
    })
    const about = { schema: { properties: { a: { items } } }, value: { a: value } }
    const { advice } = advise(invalidArguments('t', { issues }), about)
    assert.equal(
      advice?.map(({ count, expected }) => [count, expected]),
      [[5, { id: 'one_of', values: ['a', 'b'] }]]
    )
  }
})

test('an author’s words for listed values stand alone, though their type is wrong as well', () => {
  const schema = { properties: { a: { type: 'string', enum: ['a', 'b'] } } }
  const type: Issue = { path: ['a'], kind: 'type', keyword: 'type', params: { type: 'string' } }
  const words: Issue = {
    path: ['a'],
    kind: 'choice',
    keyword: 'errorMessage',
    message: 'say a or b'
  }
  for (const issues of [
    [type, words],
    [words, type]
  ])
    assert.equal(told(issues, { schema, value: { a: 7 } }), ['choice /a said text="say a or b"'])
})

test.run()
