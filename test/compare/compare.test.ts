import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { root } from '../house.js'
import { standIn } from './stand-in.js'

const test = suite('compare')

const into = mkdtempSync(join(tmpdir(), 'toolfault-compare-'))
test.after(() => rmSync(into, { recursive: true }))

const compared = (...options: ReadonlyArray<string>) => {
  const tool = fileURLToPath(new URL('tools/compare.mjs', root))
  const { status, stderr, stdout } = spawnSync(
    process.execPath,
    [tool, '--into', into, ...options],
    { encoding: 'utf8' }
  )
  const [last = ''] = stdout.trim().split('\n').slice(-1)
  return { status, stderr, stdout, last }
}

const isSame = /^\d\d+ the same, 0 differ; 0 lost or thrown$/

test('a build is like itself, and so it is when the same outcomes are told again', () => {
  const first = compared('--with', fileURLToPath(root), '--sample', '16')
  assert.equal([first.status, first.stderr], [0, ''])
  assert.match(first.last, isSame)
  assert.match(first.stdout, /^\| all \| \d\d \|/m)
  assert.is(compared('--again').last, first.last)
})

test('what another build says, reads and mends otherwise is found, and what is lost fails', () => {
  const other = standIn([
    {
      name: '@toolfault/protocols',
      subpath: './wires',
      code: `export const write = (...given) => {
        const wrote = real.write(...given)
        return typeof wrote === 'string' ? wrote.replace('must be', 'has to be') : wrote
      }`
    },
    {
      name: '@toolfault/advice',
      subpath: './repair',
      code: `export const applyRepair = (value, repairs) =>
        real.applyRepair(value, repairs, { least: 'guess' })`
    },
    {
      name: '@toolfault/model',
      subpath: '.',
      code: `export const mendedBy = () => 'nobody'`
    }
  ])
  try {
    const { last, status, stdout } = compared('--with', other, '--sample', '16', '--most', '500')
    assert.is(status, 1)
    assert.match(last, /^\d+ the same, [1-9]\d* differ; [1-9]\d* lost or thrown$/)
    assert.match(stdout, /^\d+ [0-9a-f]{6} - `…` has to be .* \+ `…` must be /m)
    assert.match(stdout, /^\d+ [0-9a-f]{6} meant → not at certain: /m)
    assert.match(stdout, /^\d+ [0-9a-f]{6} who nobody → caller$/m)
    assert.match(stdout, /^\d+ [0-9a-f]{6} text: wrote/m)
    const [, id = ''] = /^\d+ ([0-9a-f]{6}) who nobody → caller$/m.exec(stdout) ?? []
    const shown = compared('--again', '--show', id).stdout
    assert.is(shown.match(/^\d+ [0-9a-f]{6} /gm)?.length, 1)
    assert.is(shown.match(/^ {2}\* /gm)?.length, Number(/^(\d+) [0-9a-f]{6} /m.exec(shown)?.[1]))
  } finally {
    rmSync(other, { recursive: true })
  }
})

test('what is no build is refused', () => {
  const { status, stderr } = compared('--with', 'no-such-commit')
  assert.equal([status, stderr], [2, 'no-such-commit is no folder with packages and no commit\n'])
  assert.is(compared().status, 2)
})

test.run()
