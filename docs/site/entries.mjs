// What can be imported: every subpath of every package.
import { packages, subpathsOf } from '../../tools/workspace.mjs'

/** The packages with something to import: what their manifests say, and `entries`, a list of `{ name, source }`. */
export const modules = packages
  .map((one) => ({ ...one.json, entries: subpathsOf(one) }))
  .filter(({ entries }) => entries.length > 0)

/** The entries of them all. */
export const entries = modules.flatMap((one) => one.entries)
