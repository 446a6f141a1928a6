import { cpSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { consume, consumers } from './consumers.mjs'
import { installAll } from './install.mjs'
import { report } from './report.mjs'
import { templates, tryTemplate } from './templates.mjs'

const all = [...consumers, ...templates]

/** Copy the consumers and the templates into a folder, install what they ask for, and let each use the packages. */
export const tryProjects = async (tarballs, folder) => {
  mkdirSync(folder)
  for (const { dir, name } of all) {
    cpSync(dir, join(folder, name), {
      recursive: true,
      filter: (path) => !path.includes(`${name}/node_modules`)
    })
  }
  report(consumers.length > 0 && templates.length > 0, 'there are consumers and templates')
  const names = all.map(({ name }) => name)
  if (!(await installAll(folder, names, tarballs))) return
  for (const consumer of consumers) await consume(consumer, folder)
  for (const template of templates) await tryTemplate(template, folder)
}
