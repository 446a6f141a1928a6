import { type AdviseAbout, advise } from '@toolfault/advice/advise'
import { type Advice, type Issue, invalidArguments } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('advice/advise.about')

const closed = { properties: { colour: {}, weight: {} }, additionalProperties: false }
const surplus = (...path: ReadonlyArray<string>): Issue => ({
  path,
  kind: 'unexpected',
  keyword: 'additionalProperties'
})

const fixes = (about: AdviseAbout, ...issues: ReadonlyArray<Issue>): ReadonlyArray<Advice['fix']> =>
  (advise(invalidArguments('t', { issues }), about).advice ?? []).map(({ fix }) => fix)

for (const [what, meant, to] of [
  ['by spelling, where nobody says otherwise', undefined, 'weight'],
  ['by another, who knows synonyms', () => 'colour', 'colour'],
  ['by another, who knows none', () => undefined, undefined]
] as const) {
  test(`a name that was meant is found ${what}`, () => {
    const about = {
      schema: closed,
      value: { wieght: 1 },
      ...(meant === undefined ? {} : { meant })
    }
    const fix = to === undefined ? { id: 'remove' } : { id: 'rename', from: ['wieght'], to: [to] }
    assert.equal(fixes(about, surplus('wieght')), [fix])
  })
}

test('of like rows the same name is asked about once', () => {
  const asked: Array<string> = []
  const meant = (given: string, names: Iterable<string>): string | undefined => {
    asked.push([given, ...names].join(' '))
    return given === 'color' ? 'colour' : undefined
  }
  const rows = ['0', '1', '2', '3', '4', '5', '6', '7']
  const value = rows.map((_, at) => ({ [at % 2 === 0 ? 'color' : 'size']: 1 }))
  const issues = rows.map((row, at) => surplus(row, at % 2 === 0 ? 'color' : 'size'))
  const told = fixes({ schema: { items: closed }, value, meant }, ...issues)
  assert.ok(asked.length > 1)
  assert.is(new Set(asked).size, asked.length)
  const counted = (id: string): number => told.filter((fix) => fix?.id === id).length
  assert.equal([told.length, counted('remove'), counted('rename')], [8, 4, 4])
})

test('names that only look alike when joined are asked about apart', () => {
  const of = (...names: ReadonlyArray<string>): object => ({
    properties: Object.fromEntries(names.map((name) => [name, {}])),
    additionalProperties: false
  })
  const about: AdviseAbout = {
    schema: { properties: { o: of('ab', 'c'), p: of('a', 'bc') } },
    value: { o: { z: 1 }, p: { z: 1 } },
    meant: (_, names) => [...names].at(-1)
  }
  assert.equal(fixes(about, surplus('o', 'z'), surplus('p', 'z')), [
    { id: 'rename', from: ['o', 'z'], to: ['o', 'c'] },
    { id: 'rename', from: ['p', 'z'], to: ['p', 'bc'] }
  ])
})

// docs/advice.md, "Whoever validated": "a list that was cut: also what the schema says beyond it".
for (const [truncated, places] of [
  [true, ['a', 'b']],
  [undefined, ['a']],
  ['yes', ['a']]
] as const) {
  test(`beyond a list that was cut more is told, where truncated is ${truncated}`, () => {
    const schema = { properties: { a: { type: 'integer' }, b: { type: 'integer' } } }
    const issue: Issue = { path: ['a'], kind: 'type', keyword: 'type', params: { type: 'integer' } }
    // A border: a fault that another party sent.
    const fault = { ...invalidArguments('t', { issues: [issue] }), ...Object({ truncated }) }
    const { advice } = advise(fault, { schema, value: { a: 'x', b: 'y' } })
    assert.equal(
      Object(advice).map(({ path }: Advice) => path.join('.')),
      places
    )
  })
}

test('a value of undefined is a value, and no value is none', () => {
  const issue: Issue = { path: ['a'], kind: 'type', keyword: 'type', params: { type: 'integer' } }
  const received = (about: AdviseAbout): unknown =>
    advise(invalidArguments('t', { issues: [issue] }), about).advice?.[0]?.received
  assert.equal(received({ value: undefined }), { id: 'absent' })
  assert.is(received({}), undefined)
})

test.run()
