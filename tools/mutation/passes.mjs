// What each test file reaches, remembered by the bytes of its script: a test that is new costs one pass, its own.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../workspace.mjs'

// Beside what is built: git knows it not, and `npm run clean` takes it away.
const folder = join(root, 'test/.dist/mutation')

/** The pass of a test file without a mutant: from an earlier run of the same bytes, else asked of a worker. */
export const passOf = async (file, path, worker) => {
  mkdirSync(folder, { recursive: true })
  const kept = join(folder, `${createHash('sha256').update(readFileSync(path)).digest('hex')}.json`)
  if (existsSync(kept)) return JSON.parse(readFileSync(kept, 'utf8'))
  const asked = await worker.ask({ cover: file }, 400_000)
  // A process that has run many files may have no memory left; a new one takes its place.
  const pass = asked.hung ? await worker.ask({ cover: file }, 400_000) : asked
  if (pass.hung || pass.failed !== undefined) return { file, failed: pass.failed ?? 'no end' }
  writeFileSync(kept, JSON.stringify(pass))
  return pass
}
