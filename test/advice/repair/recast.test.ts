import type { Advice } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { brief, proven } from './made.js'

const test = suite('advice/repair/recast')

const map = { type: 'object', additionalProperties: { type: 'string' } }
const texts = { type: 'array', items: { type: 'string' } }
const text = { type: 'string' }
const schemaOf = (a: object): object => ({ type: 'object', properties: { a } })
const said = (type: string): Advice => ({
  path: ['a'],
  kind: 'type',
  expected: { id: 'type', types: [type] },
  fix: { id: 'send', types: [type] }
})
const part = (said: string): object => ({ type: 'text', text: said })

for (const [schema, type, a, value] of [
  [map, 'object', ['A=1', 'B = x y'], { A: '1', B: 'x y' }],
  [map, 'object', 'Accept: text/html\nX-Trace: 7\n', { Accept: 'text/html', 'X-Trace': '7' }],
  [map, 'object', ' mode: fast ', { mode: 'fast' }],
  [map, 'object', ['url=https://x'], { url: 'https://x' }],
  [map, 'object', ['A=b=c'], { A: 'b=c' }],
  [map, 'object', ['A='], { A: '' }],
  [texts, 'array', { 0: 'x', 1: 'y' }, ['x', 'y']],
  [text, 'string', [part('Hi')], 'Hi'],
  [text, 'string', [part('Hi'), part('you')], 'Hi\nyou'],
  [text, 'string', [{ role: 'user', content: 'Hi' }], 'Hi']
] as const) {
  test(`${JSON.stringify(a)} is likely ${JSON.stringify(value)}`, () => {
    const found = proven(schemaOf(schema), { a }, said(type))
    assert.equal(brief(found), [['likely', { op: 'replace', path: '/a', value }]])
  })
}

for (const [schema, type, a] of [
  [map, 'object', ['A=1', 'A=2']],
  [map, 'object', ['A=1', 'B']],
  [map, 'object', ['A=1', 2]],
  [map, 'object', []],
  [map, 'object', 'A=1,B=2'],
  [map, 'object', 'A=1;B=2'],
  [map, 'object', '10:30'],
  [map, 'object', 'https://x'],
  [texts, 'array', { 1: 'x', 2: 'y' }],
  [text, 'string', []],
  [text, 'string', [part('Hi'), 'you']],
  [text, 'string', [part('Hi'), { type: 'image', text: 'x' }]],
  [text, 'string', ['Hi', 'you']]
] as const) {
  test(`${JSON.stringify(a)} is no ${type}`, () => {
    assert.equal(proven(schemaOf(schema), { a }, said(type)), [])
  })
}

test('of a thousand entries an object is made, of more none', () => {
  const entries = (count: number): ReadonlyArray<string> =>
    Array.from({ length: count }, (_, at) => `k${at}=v`)
  const found = (count: number): number =>
    proven(schemaOf(map), { a: entries(count) }, said('object')).length
  assert.equal([found(1_000), found(1_001)], [1, 0])
})

test.run()
