import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { node, root } from '../workspace.mjs'
import { step } from './report.mjs'

/** Programs of this checkout that a consumer may call by name: compilers and bundlers. */
const tools = join(root, 'node_modules/.bin')

const nodes = [
  { what: 'the Node that is here', path: [dirname(node)] },
  { what: 'Node 22', path: [join(root, 'node_modules/node-22/bin')] }
].filter(({ path }) => existsSync(path[0]))

const here = { what: 'here', path: [dirname(node)] }

const compilers = [
  { what: 'TypeScript 7', path: [...here.path, tools] },
  { what: 'TypeScript 6', path: [...here.path, join(root, 'docs/node_modules/.bin')] }
]

/** On what else a consumer is run than on what runs this. */
const variants = { command: nodes, 'common-js': nodes, esm: nodes, typescript: compilers }

const home = join(root, 'tools/consumers')

/** The folders of consumers; each is a project of its own that `npm start` tries. */
export const consumers = readdirSync(home).map((name) => ({ name, dir: join(home, name) }))

/** Start a consumer below a folder of installed projects, as its package.json says. */
export const consume = async ({ name }, projects) => {
  const folder = join(projects, name)
  const { start } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).scripts
  for (const { what, path } of variants[name] ?? [here]) {
    // What `npm start` does, without the second that npm takes.
    await step(`consumer ${name}, ${what}`, 'bash', ['-e', '-c', start], {
      cwd: folder,
      path: [...path, join(projects, 'node_modules/.bin'), tools]
    })
  }
}
