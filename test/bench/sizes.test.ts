import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { root, subpaths } from '../house.js'
import { gateWith, onPage } from './entries.js'
import { budgetOf, sizesOf } from './sizes.js'

const test = suite('bench/sizes')

const ours = sizesOf('tools/sizes.json')

test('what is weighed is there', () => {
  assert.ok(ours.size >= 2)
  for (const [name, size] of ours) assert.ok(size > 500, name)
})

for (const [name, size] of ours) {
  test(`${name}: within the budget of tools/sizes.json`, () => {
    const max = budgetOf(name, 'max')
    assert.ok(max !== undefined && size <= max, `${size} of ${max}`)
  })
}

// One run weighs all: with a budget that is too small, one that is gone, and one of nothing that is there.
const gate = gateWith((budgets) => ({
  ...Object.fromEntries(
    Object.entries(budgets).filter(([name]) => name !== '@toolfault/words/join')
  ),
  '@toolfault/sources/ajv': 100,
  '@toolfault/sources/nobody': 100
}))

test('every entry point is within its budget, and has one', () => {
  const over = gate.lines.filter((line) => !line.startsWith('ok '))
  assert.equal(
    over.map((line) => line.replace(/\s+\d+ (?=of|and)/, ' ')),
    [
      'OVER @toolfault/sources/ajv of 100',
      'OVER @toolfault/words/join and no budget',
      'OVER @toolfault/sources/nobody is no entry point, and has a budget'
    ]
  )
  assert.is(gate.status, 1)
})

test('a contract has no code', () => {
  const types = [...gate.sizes].filter(([name]) => name.startsWith('@toolfault/types/'))
  assert.ok(types.length >= 8)
  assert.equal(
    types.filter(([, size]) => size !== 0),
    []
  )
})

test('the parts of the first row that docs/sizes.md weighs are there', () => {
  const tool = [fileURLToPath(new URL('tools/ablation.mjs', root)), '--check']
  const { status, stderr } = spawnSync(process.execPath, tool, { encoding: 'utf8' })
  assert.equal([status, stderr], [0, ''])
})

test('docs/sizes.md lists each entry point, with what it weighs', () => {
  const page = onPage()
  assert.equal([...page.keys()], subpaths)
  // Compressors of other versions differ by a few bytes.
  const wrong = [...gate.sizes].filter(
    ([name, size]) => Math.abs(size - (page.get(name) ?? Number.NaN)) > Math.max(10, size / 100)
  )
  assert.equal(wrong, [])
})

test.run()
