// Removes what builds made: a build only adds, so the output of a deleted file stays.
import { readdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..')
const made = [
  ...readdirSync(join(root, 'packages')).map((name) => join('packages', name, 'dist')),
  'test/.dist',
  'docs/.dist',
  'docs/.vitepress/cache',
  'docs/.vitepress/dist',
  'docs/api',
  'packages/playground/page',
  '.turbo'
]
for (const folder of made) rmSync(join(root, folder), { recursive: true, force: true })
