import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { linked } from '../linked.mjs'
import { root } from '../workspace.mjs'

// Of the packages that are compared, those that no other one refers to.
const wanted = ['packages/validators', 'packages/client']

/** Whether the packages of a checkout are compiled. */
const isBuilt = (folder) => wanted.every((name) => existsSync(join(folder, name, 'dist')))

/** Where the build to compare with lies: a folder that is built, or a commit, built in a checkout that goes with this process. */
export const buildOf = (given) => {
  const folder = resolve(given)
  if (existsSync(join(folder, 'packages'))) {
    return isBuilt(folder) ? { folder } : { refused: `${given} is not built` }
  }
  return checkedOut(given)
}

const checkedOut = (commit) => {
  const named = git('rev-parse', '--verify', '--quiet', `${commit}^{commit}`)
  if (named.status !== 0) return { refused: `${commit} is no folder with packages and no commit` }
  const folder = mkdtempSync(join(tmpdir(), 'compare-'))
  process.on('exit', () => git('worktree', 'remove', '--force', folder))
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1))
  const added = git('worktree', 'add', '--quiet', '--detach', folder, named.stdout.trim())
  if (added.status !== 0) return { refused: added.stderr }
  linked(folder)
  const compiler = join(root, 'node_modules/typescript/bin/tsc')
  const built = run(process.execPath, [compiler, '-b', ...wanted], folder)
  if (built.status !== 0) return { refused: built.stdout + built.stderr }
  // An older commit has its code from the compiler.
  const emitter = join(folder, 'tools/emit.mjs')
  const emitted = existsSync(emitter) ? run(process.execPath, [emitter], folder) : built
  return emitted.status === 0 ? { folder } : { refused: emitted.stderr }
}

const run = (file, args, cwd) => spawnSync(file, args, { cwd, encoding: 'utf8' })
const git = (...args) => run('git', args, root)
