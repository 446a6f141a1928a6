import { own } from '@toolfault/model'
import fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { subpaths } from '../house.js'
import { check } from './check.js'
import { readFound } from './found.js'
import { search } from './search.js'
import type { Target, Traits } from './target.js'
import { targets, unfuzzed } from './targets.js'
import { textOf } from './text.js'

const test = suite('fuzz/targets')

test('every public function has a target, or a reason for none', async () => {
  const named = new Set([...targets.map(({ name }) => name), ...Object.keys(unfuzzed)])
  const silent: Array<string> = []
  for (const path of subpaths.filter((one) => !/^@toolfault\/types\/|^toolfault$/.test(one))) {
    const module: object = await import(path)
    for (const [name, value] of Object.entries(module)) {
      if (typeof value === 'function' && !named.delete(`${path} ${name}`)) {
        silent.push(`${path} ${name}`)
      }
    }
  }
  assert.equal(silent, [])
  assert.equal([...named], [], 'targets of no function')
})

test('what was found stays mended', async () => {
  for (const found of readFound()) {
    const target = targets.find(({ name }) => name === found.target)
    assert.ok(target, `${found.target} has no target`)
    if (target !== undefined) await check(target, found)
  }
})

const planted = (run: Target['run'], traits: Traits = {}): Target => ({
  name: 'planted',
  args: fc.tuple(fc.record({ a: fc.string(), b: fc.integer() })),
  run,
  traits
})

const faults: ReadonlyArray<readonly [string, Target, RegExp]> = [
  [
    'throws at a list where text is meant',
    planted((value) => textOf(own(value, 'a')) + (own(value, 'b') as number).toFixed()),
    /toFixed/
  ],
  [
    'writes to its input',
    planted((value) => void Object.assign(Object(value), { c: 1 })),
    /wrote|extensible/
  ],
  ['answers with another each time', planted(() => Math.random()), /second answer/],
  [
    'hands on what is no JSON',
    planted((value) => value, { plain: 'always', isTree: true }),
    /JSON|BigInt|hostile/
  ],
  ['breaks its law', planted(() => 1, { holds: (_, got) => assert.is(got, 2) }), /Expected values/],
  ['shows what cannot be seen', planted(() => 'a\u202e', { read: (got) => [textOf(got)] }), /seen/],
  ['rejects', planted(() => Promise.reject(new Error('late'))), /late/]
]

for (const [what, target, said] of faults) {
  test(`a function that ${what} is found`, async () => {
    const { broken } = await search(target, 1, 2_000)
    assert.match(broken?.error ?? 'nothing', said)
    const kept = { args: broken?.recipe.args ?? [], wrecks: broken?.recipe.wrecks ?? [] }
    let again: unknown
    try {
      await check(target, JSON.parse(JSON.stringify(kept)))
    } catch (error) {
      again = error
    }
    assert.ok(again, 'what is kept in a file fails as it did')
  })
}

test('a function that changes the platform is found', async () => {
  const hostile: Record<string, unknown> = Object.prototype as never
  try {
    const target = planted(() => {
      hostile['polluted'] = 1
    })
    const { broken } = await search(target, 1, 1_000)
    assert.match(broken?.error ?? 'nothing', /platform/)
  } finally {
    Reflect.deleteProperty(hostile, 'polluted')
  }
})

test('a function that keeps its laws is left alone', async () => {
  const { broken, inputs } = await search(
    planted((value) => typeof own(value, 'a')),
    1,
    500
  )
  assert.is(broken, undefined)
  assert.ok(inputs > 20)
})

test.run()
