import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../workspace.mjs'

const folder = join(root, 'test/vectors')
const json = (path) => JSON.parse(readFileSync(path, 'utf8'))

// A wire with a pattern in it says what is expected, and is none itself.
const isWhole = (value) => !JSON.stringify(value).includes('"$')

/** The wires that the tests have written by hand, with the name of their file. */
export const vectors = () =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json') && !file.endsWith('.schema.json'))
    .flatMap((file) =>
      json(join(folder, file)).map(({ wire }) => ({ file: file.replace('.json', ''), wire }))
    )
    .filter(({ wire }) => wire !== undefined && isWhole(wire))

/** The faults of the same files, and one of each kind with all that it can hold. */
export const faults = () =>
  [
    ...json(join(root, 'test/protocols/translate/whole.json')),
    ...readdirSync(folder)
      .filter((file) => file.endsWith('.json') && !file.endsWith('.schema.json'))
      .flatMap((file) => json(join(folder, file)).map(({ fault }) => fault))
  ].filter((fault) => typeof fault?.kind === 'string')
