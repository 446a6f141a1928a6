const hooks = new URL('./newer-fs.js', import.meta.url).href

const register = `import { register } from 'node:module'; register(${JSON.stringify(hooks)})`

const isOld = Number(process.versions.node.split('.')[0]) < 22

/** Options of node with which the official suite, which is written for Node 22, starts on an older one as well. */
export const newer: ReadonlyArray<string> = isOld
  ? ['--import', `data:text/javascript,${encodeURIComponent(register)}`]
  : []
