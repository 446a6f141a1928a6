// Removes what builds made: a build only adds, so the output of a deleted file stays.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { packages, root } from './workspace.mjs'

const made = [
  ...packages.map(({ folder }) => join('packages', folder, 'dist')),
  'test/.dist',
  'docs/.dist',
  'docs/.vitepress/cache',
  'docs/.vitepress/dist',
  'docs/api',
  'packages/playground/page',
  '.turbo'
]
for (const folder of made) rmSync(join(root, folder), { recursive: true, force: true })
