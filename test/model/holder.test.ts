import { type Advice, holderOf } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('model/holder')

type Point = Pick<Advice, 'because' | 'kind' | 'path' | 'received'>

// docs/model.md, "Path": an index is any canonical decimal key.
for (const [name, point, wanted] of [
  ['a value', { kind: 'type', path: ['box', 'at'] }, ['box']],
  ['an item', { kind: 'choice', path: ['box', 'list', '0'] }, ['box']],
  ['an item of an item', { kind: 'type', path: ['box', 'list', '0', '2'] }, ['box']],
  ['a value in an item', { kind: 'type', path: ['list', '0', 'at'] }, ['list', '0']],
  ['an item of all there is', { kind: 'type', path: ['0'] }, []],
  ['all there is', { kind: 'type', path: [] }, []],
  ['a key that is called as an index', { kind: 'unexpected', path: ['box', '0'] }, ['box']],
  ['a key that is missing, called as one', { kind: 'missing', path: ['box', '0'] }, ['box']],
  [
    'a key that another asks for, called as one',
    { kind: 'dependency', path: ['box', '0'], because: { id: 'present', path: ['x'] } },
    ['box']
  ]
] as const satisfies ReadonlyArray<readonly [string, Point, ReadonlyArray<string>]>) {
  test(`what holds ${name}`, () => assert.equal(holderOf(point), wanted))
}

test('of what is no advice nothing does', () => {
  const endless = Object.assign([], { length: 2 ** 32 - 1 })
  for (const given of [undefined, null, 5, {}, { path: 'a' }, { path: endless }])
    assert.equal(holderOf(given as unknown as Point), [])
})

test.run()
