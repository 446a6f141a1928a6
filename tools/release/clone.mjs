import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { link, linked } from '../linked.mjs'
import { packagesOf, root } from '../workspace.mjs'
import { step } from './step.mjs'

/**
 * What is committed, in a folder of its own that goes when this process does; installed by links, and with
 * what this checkout has built: no code holds its version, so building it again would show nothing.
 */
export const cloned = () => {
  const folder = mkdtempSync(join(tmpdir(), 'release-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1))
  step('clone what is committed', 'git', ['clone', '--quiet', root, folder], root)
  linked(folder)
  for (const { dir, folder: name } of packagesOf(folder)) {
    for (const made of ['dist', 'page']) {
      const from = join(root, 'packages', name, made)
      if (existsSync(from)) cpSync(from, join(dir, made), { recursive: true })
    }
  }
  link(join(root, 'docs/node_modules'), join(folder, 'docs/node_modules'))
  return folder
}
