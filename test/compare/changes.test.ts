import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { root } from '../house.js'

const test = suite('compare/changes')

type Outcome = Readonly<Record<string, unknown>>
interface Tools {
  readonly changes: (pair: {
    readonly given: Outcome
    readonly before: Outcome
    readonly after: Outcome
  }) => ReadonlyArray<Outcome>
}

const { changes }: Tools = await import(new URL('tools/compare/told/changes.mjs', root).href)

const given = { of: 'call', kind: 'synonym', tool: 'book' }
const said = (text: string, certain: string, likely = certain, ms = 1): Outcome => ({
  text,
  mended: { certain, likely },
  values: { certain: {}, likely: {} },
  ms
})

const between = (before: Outcome, after: Outcome) =>
  changes({ given, before, after }).map(({ about, isLost = false, name }) => [about, name, isLost])

test('an exception that is new is lost, one that is gone is told', () => {
  const thrown = { thrown: 'TypeError: x\n    at y', ms: 1 }
  assert.equal(between(said('a', 'not'), thrown), [['exception', 'TypeError: x', true]])
  assert.equal(between(thrown, said('a', 'not')), [['exception', 'no more', false]])
  assert.equal(between(thrown, thrown), [])
})

test('what was mended as meant and is not any more is lost, at each grade', () => {
  assert.equal(between(said('a', 'meant'), said('a', 'not', 'meant')), [
    ['mended', 'meant → not at certain: synonym', true]
  ])
  assert.equal(between(said('a', 'not', 'other'), said('a', 'not', 'meant')), [
    ['mended', 'other → meant at likely: synonym', false]
  ])
  assert.equal(between(said('', 'valid'), said('', 'not')), [
    ['mended', 'valid → not at certain: synonym', true],
    ['mended', 'valid → not at likely: synonym', true]
  ])
})

test('what takes more than ten times as long is told, where it can be felt', () => {
  assert.equal(between(said('a', 'not'), said('a', 'not', 'not', 30)), [
    ['slow', 'more than 10 times', false]
  ])
  assert.equal(between(said('a', 'not'), said('a', 'not', 'not', 15)), [])
})

test('texts of one class differ in what is of the call alone', () => {
  const missing = (tool: string, key: string, fix: string) =>
    `Invalid arguments for tool ${tool}: \`${key}\` is missing: ${fix}.`
  assert.equal(
    between(
      said(missing('book', 'city', 'rename `town` to `city` if that was meant'), 'not'),
      said(missing('book', 'city', 'rename `town` to `city`'), 'not')
    ),
    [['text', '- rename `…` to `…` if that was meant. + rename `…` to `…`.', false]]
  )
})

test.run()
