import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'

const shared = new URL('../../../../shared/', import.meta.url)
const marker = new URL('../shared-used', import.meta.url)

/** Whether the corpus and the official schemas lie beside the repository; they are never copied into it. */
export const isShared: boolean = existsSync(shared)

/** Read a file of `../shared/data` as JSON; one that is not there is an error, not a test less. */
export const readShared = (path: string): unknown => {
  const file = new URL(`data/${path}`, shared)
  if (!existsSync(file)) throw new Error(`../shared is here, but data/${path} of it is not`)
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** The names of the files of a folder of `../shared/data`. */
export const listShared = (path: string): ReadonlyArray<string> =>
  readdirSync(new URL(`data/${path}/`, shared)).sort()

/** Leave a mark that the corpus was used, for CI to see. */
export const markUsed = (cases: number): void => writeFileSync(marker, `${cases}\n`)
