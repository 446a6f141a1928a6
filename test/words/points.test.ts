import { type InvalidArguments, type Issue, invalidArguments, isLacking } from '@toolfault/model'
import { pointsOf } from '@toolfault/words/points'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('words/points')

const faultOf = (...issues: ReadonlyArray<Issue>): InvalidArguments =>
  invalidArguments('t', { issues })

test('advice is what there is to say', () => {
  const advice = [{ path: ['a'], kind: 'missing' }] as const
  assert.equal(pointsOf({ ...faultOf({ path: ['b'], kind: 'type' }), advice }), {
    points: advice,
    cut: 0
  })
})

test("without advice each issue has the validator's own sentence", () => {
  const { points } = pointsOf(faultOf({ path: ['a'], kind: 'type', message: 'must be string' }))
  assert.equal(points, [
    { path: ['a'], kind: 'type', expected: { id: 'said', text: 'must be string' } }
  ])
})

test('a missing and a surplus key need no sentence but ours', () => {
  for (const kind of ['missing', 'unexpected'] as const) {
    assert.equal(pointsOf(faultOf({ path: ['a'], kind, message: 'x' })).points, [
      { path: ['a'], kind }
    ])
  }
})

test("an author's sentence about a missing key comes before ours", () => {
  const issue: Issue = { path: ['a'], kind: 'missing', keyword: 'errorMessage', message: 'Need a.' }
  assert.equal(pointsOf(faultOf(issue)).points[0]?.expected, { id: 'said', text: 'Need a.' })
})

test("a sentence that repeats the caller's text is not passed on", () => {
  const issue: Issue = { path: ['a'], kind: 'type', message: 'not secret', echo: true }
  assert.equal(pointsOf(faultOf(issue)).points, [{ path: ['a'], kind: 'type' }])
})

test('a key that another asks for names it', () => {
  const issue: Issue = { path: ['x', 'b'], kind: 'dependency', params: { property: 'a' } }
  assert.equal(pointsOf(faultOf(issue)).points[0]?.because, { id: 'present', path: ['x', 'a'] })
})

test('at most 64 issues are said', () => {
  const issues = Array.from({ length: 100 }, (_, at): Issue => ({ path: [`${at}`], kind: 'type' }))
  assert.equal(
    pointsOf(faultOf(...issues)).points.map(({ path }) => path[0]),
    issues.slice(0, 64).map(({ path }) => path[0])
  )
})

test('what is not said is counted, with advice and without', () => {
  const issues = Array.from({ length: 100 }, (_, at): Issue => ({ path: [`${at}`], kind: 'type' }))
  const fault = faultOf(...issues)
  const [first] = issues
  assert.is(pointsOf(fault).cut, 36)
  assert.is(pointsOf({ ...fault, advice: issues.slice(0, 64), unadvised: 36 }).cut, 36)
  assert.is(pointsOf({ ...fault, advice: first === undefined ? [] : [first] }).cut, 0)
})

test('an issue that is none costs itself', () => {
  const fault = JSON.parse(
    '{"kind":"invalid_arguments","issues":[null,{"path":["a"],"kind":"type"}]}'
  )
  assert.equal(pointsOf(fault).points, [{ path: ['a'], kind: 'type' }])
})

for (const [name, advice, wanted] of [
  ['a missing key', { path: ['a'], kind: 'missing' }, true],
  ['a blank text [A16]', { path: ['a'], kind: 'size', received: { id: 'blank' } }, true],
  [
    'a key that another asks for',
    { path: ['a'], kind: 'dependency', because: { id: 'present', path: ['b'] } },
    true
  ],
  ['a condition', { path: ['a'], kind: 'dependency' }, false],
  ['a wrong type', { path: ['a'], kind: 'type', received: { id: 'absent' } }, false],
  [
    'a wrong type beside another key',
    { path: ['a'], kind: 'type', because: { id: 'present', path: ['b'] } },
    false
  ],
  ['a surplus key', { path: ['a'], kind: 'unexpected' }, false]
] as const) {
  test(`${name} ${wanted ? 'has' : 'has not'} to be given`, () => {
    assert.is(isLacking(advice), wanted)
  })
}

test.run()
