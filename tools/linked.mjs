import { mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { packagesOf, root } from './workspace.mjs'

// Links to these packages lead to a checkout's own sources, so another checkout needs its own.
const isOurs = (name) => name === '@toolfault' || name === 'toolfault'

/** Have in a folder what is installed in another one, by links, but for the packages of this repository. */
export const link = (from, to) => {
  mkdirSync(join(to, '@toolfault'), { recursive: true })
  for (const name of readdirSync(from)) {
    if (!isOurs(name)) symlinkSync(join(from, name), join(to, name))
  }
}

/** Install another checkout by links: what is installed here, and its own packages. */
export const linked = (checkout) => {
  link(join(root, 'node_modules'), join(checkout, 'node_modules'))
  for (const { dir, json } of packagesOf(checkout)) {
    symlinkSync(dir, join(checkout, 'node_modules', json.name))
  }
}
