import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root, templatesOf } from '../workspace.mjs'
import { report } from './report.mjs'

/** The folders that people copy. */
export const templates = templatesOf(root)

/** Whom a template calls, where it is no server itself. */
const peers = { client: 'mcp-sdk-v2' }

/**
 * `npm start` a template below a folder of installed projects, on any port: a server prints the address at which it
 * serves, and answers there; what calls a server comes to a good end by itself.
 */
export const tryTemplate = async ({ name }, projects) => {
  const folder = join(projects, name)
  const peer = peers[name]
  const { good, said } =
    peer === undefined
      ? await started(folder, {}, answers)
      : await started(join(projects, peer), {}, (url) => started(folder, { SERVER: url }))
  report(good, `template ${name}`, said)
}

const address = /https?:\/\/[^\s"']+/

/** Start what is in a folder, `ask` at the address that it prints, and end it; without `ask` wait for its end. */
const started = (folder, env, ask) =>
  new Promise((done) => {
    // A group of its own, so that what npm has started ends with it.
    const child = spawn('npm', ['start', '--silent'], {
      cwd: folder,
      env: { ...process.env, PORT: '0', npm_config_update_notifier: 'false', ...env },
      detached: true
    })
    let said = ''
    let asked
    const over = ({ good, said: more = '' }) => {
      clearTimeout(late)
      end(child.pid)
      done({ good, said: `${said}${more}` })
    }
    const late = setTimeout(() => over({ good: false, said: '\nno end in 30 s' }), 30_000)
    const hear = (chunk) => {
      said += chunk
      const found = address.exec(said)?.[0]
      if (ask === undefined || found === undefined || asked !== undefined) return
      asked = ask(found).then(over, (error) => over({ good: false, said: `\n${found}: ${error}` }))
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.on('close', (status) => {
      if (asked === undefined) over({ good: ask === undefined && status === 0 })
    })
  })

/** Whether it answers at all: what it answers is for the tests of the templates. */
const answers = async (url) => {
  const response = await fetch(url, { signal: AbortSignal.timeout(10_000) })
  await response.body?.cancel()
  return { good: response.status < 500, said: `\n${url} said ${response.status}` }
}

const end = (group) => {
  try {
    process.kill(-group, 'SIGTERM')
  } catch {
    // It has ended already.
  }
}
