import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isShared, listShared, readShared } from '../../test/.dist/corpus/shared.js'
import { root } from '../workspace.mjs'

const json = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'))

/** The tools of the corpus where that is beside the repository, else those that the conformance cases call. */
export const tools = () => (isShared ? published() : own())

const published = () =>
  listShared('corpus')
    .filter((file) => file.startsWith('tools-'))
    .flatMap((file) => readShared(`corpus/${file}`))
    .filter(({ inputSchema }) => inputSchema !== undefined)
    .map(({ source, tool, inputSchema }) => ({ from: source, name: tool, schema: inputSchema }))

const own = () => {
  const called = json('test/conformance/cases.json')
    .cases.map(({ input }) => input)
    .filter((input) => typeof input?.schema === 'object')
    .map(({ tool, schema }) => ({ from: 'conformance', name: tool, schema }))
  const shown = json('packages/playground/page/tools.json').tools
  return [
    ...called,
    ...shown.map(({ name, inputSchema }) => ({ from: 'playground', name, schema: inputSchema }))
  ]
}
