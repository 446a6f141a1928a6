import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { packagesOf, root } from '../workspace.mjs'
import { step } from './step.mjs'

/** Links to these packages lead to a checkout's own sources, so a clone needs its own. */
const isOurs = (name) => name === '@toolfault' || name === 'toolfault'

/**
 * What is committed, in a folder of its own that goes when this process does; installed by links, and with
 * what this checkout has built: no code holds its version, so building it again would show nothing.
 */
export const cloned = () => {
  const folder = mkdtempSync(join(tmpdir(), 'release-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1))
  step('clone what is committed', 'git', ['clone', '--quiet', root, folder], root)
  link(join(root, 'node_modules'), join(folder, 'node_modules'))
  for (const { dir, folder: name, json } of packagesOf(folder)) {
    symlinkSync(dir, join(folder, 'node_modules', json.name))
    for (const made of ['dist', 'page']) {
      const from = join(root, 'packages', name, made)
      if (existsSync(from)) cpSync(from, join(dir, made), { recursive: true })
    }
  }
  link(join(root, 'docs/node_modules'), join(folder, 'docs/node_modules'))
  return folder
}

const link = (from, to) => {
  mkdirSync(join(to, '@toolfault'), { recursive: true })
  for (const name of readdirSync(from)) {
    if (!isOurs(name)) symlinkSync(join(from, name), join(to, name))
  }
}
