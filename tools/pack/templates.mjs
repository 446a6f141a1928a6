import { spawn } from 'node:child_process'
import { cpSync } from 'node:fs'
import { root, templatesOf } from '../workspace.mjs'
import { install } from './install.mjs'
import { report } from './report.mjs'

/** The folders that people copy. */
export const templates = templatesOf(root)

const address = /https?:\/\/[^\s"']+/

/**
 * Copy a template, give it the tarballs and `npm start` it on any port: either it prints the address at
 * which it serves, and answers there, or it comes to a good end by itself.
 */
export const tryTemplate = async ({ dir, name }, tarballs, folder) => {
  cpSync(dir, folder, {
    recursive: true,
    filter: (path) => !path.includes(`${name}/node_modules`)
  })
  if (!(await install(folder, tarballs))) return
  const { good, said } = await started(folder)
  report(good, `template ${name}`, said)
}

const started = (folder) =>
  new Promise((done) => {
    const env = { ...process.env, PORT: '0', npm_config_update_notifier: 'false' }
    // A group of its own, so that what npm has started ends with it.
    const child = spawn('npm', ['start', '--silent'], { cwd: folder, env, detached: true })
    let said = ''
    let asked
    const over = (good, more = '') => {
      clearTimeout(late)
      end(child.pid)
      done({ good, said: `${said}${more}` })
    }
    const late = setTimeout(() => over(false, '\nno address and no end in 30 s'), 30_000)
    const hear = (chunk) => {
      said += chunk
      const found = address.exec(said)?.[0]
      if (found === undefined || asked !== undefined) return
      asked = answers(found).then((status) => over(status < 500, `\n${found} said ${status}`))
      asked.catch((error) => over(false, `\n${found}: ${error}`))
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.on('close', (status) => {
      if (asked === undefined) over(status === 0)
    })
  })

/** Whether it answers at all: what it answers is for the tests of the templates. */
const answers = async (url) => {
  const response = await fetch(url, { signal: AbortSignal.timeout(10_000) })
  await response.body?.cancel()
  return response.status
}

const end = (group) => {
  try {
    process.kill(-group, 'SIGTERM')
  } catch {
    // It has ended already.
  }
}
