import { advise } from '@toolfault/advice/advise'
import { type InvalidArguments, type Issue, invalidArguments } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('advice/advise.foreseen')

/** So many words where numbers are expected, and an object as JSON text in which a number is wrong. */
const told = (words: number): InvalidArguments => {
  const names = Array.from({ length: words }, (_, at) => `k${at}`)
  const type = (path: string, wanted: string): Issue => ({
    path: [path],
    kind: 'type',
    keyword: 'type',
    params: { type: wanted }
  })
  const inside = { type: 'object', properties: { n: { type: 'integer' } } }
  return advise(
    invalidArguments('t', {
      issues: [type('o', 'object'), ...names.map((name) => type(name, 'integer'))]
    }),
    {
      schema: { properties: { o: inside } },
      value: { o: '{"n": "x"}', ...Object.fromEntries(names.map((name) => [name, 'x'])) }
    }
  )
}

// docs/advice.md, "What comes next": what is surely wrong then is told in the same answer; at most 64 pieces are kept.
for (const [words, length, last, unadvised] of [
  [62, 64, 'o.n', undefined],
  [63, 64, 'k62', 1]
] as const) {
  test(`beside ${words} other mistakes what is foreseen is ${last === 'o.n' ? 'told' : 'counted'}`, () => {
    const fault = told(words)
    const paths = (fault.advice ?? []).map(({ path }) => path.join('.'))
    assert.equal([paths[0], paths.length, paths.at(-1)], ['o', length, last])
    assert.is(fault.unadvised, unadvised)
  })
}

test.run()
