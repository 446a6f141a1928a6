import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { packages, root, subpaths } from '../house.js'

const test = suite('sources/alone')

/** A folder in which the sources and what they need of ours are installed, and no validator is. */
const installed = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'alone-'))
  for (const { folder: name, manifest } of packages) {
    if (!['types', 'model', 'sources'].includes(name)) continue
    const from = new URL(`packages/${name}/`, root)
    const to = join(folder, 'node_modules', manifest.name)
    mkdirSync(to, { recursive: true })
    for (const part of ['dist', 'package.json']) {
      cpSync(fileURLToPath(new URL(part, from)), join(to, part), { recursive: true })
    }
  }
  return folder
}

const folder = installed()

const run = (code: string): string => {
  const { stderr, stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    cwd: folder,
    encoding: 'utf8',
    timeout: 30_000
  })
  return stdout + stderr
}

const sources = subpaths.filter((path) => path.startsWith('@toolfault/sources/'))

test('there are sources to import, and no validator beside them', () => {
  assert.ok(sources.length > 0)
  for (const name of ['ajv', 'typebox', 'io-ts', 'fp-ts', 'zod']) {
    assert.match(run(`await import('${name}')`), /ERR_MODULE_NOT_FOUND/, name)
  }
})

for (const path of sources) {
  test(`${path} is imported where no validator is installed`, () => {
    assert.is(run(`console.log(typeof (await import('${path}')))`), 'object\n')
  })
}

test.after(() => rmSync(folder, { recursive: true, force: true }))

test.run()
