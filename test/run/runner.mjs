import { fork } from 'node:child_process'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { toldIn } from './told.mjs'

/** Let a process of its own test one of the waiting files after another; how it went. */
export const runner = (waiting, { root, bail, timeout }) =>
  new Promise((done) => {
    const env = process.stdout.isTTY
      ? { ...process.env, FORCE_COLOR: '1' }
      : { ...process.env, NO_COLOR: '1' }
    const p = fork(fileURLToPath(new URL('process.mjs', import.meta.url)), [], {
      env,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      execArgv: [...process.execArgv, '--enable-source-maps']
    })
    let out = ''
    let timer
    // Each test that ends prints a mark: a slow machine is no test that hangs.
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        out += `\nkilled: a test did not end within ${timeout / 1000} s\n`
        p.kill('SIGKILL')
        // A program that a test started has the pipes too, and would keep us waiting.
        p.stdout.destroy()
        p.stderr.destroy()
      }, timeout)
    }
    const note = (b) => {
      out += b
      wait()
    }
    p.stdout.on('data', note)
    p.stderr.on('data', note)
    wait()
    p.on('message', () => {
      const { value: file } = waiting.next()
      const sent = file === undefined ? {} : { file, name: relative(root, file), bail }
      // One that is ended just now hears nothing; its end says so.
      p.send(sent, () => undefined)
    })
    p.on('close', (code) => {
      clearTimeout(timer)
      const told = toldIn(out, code ?? 1)
      process.stdout.write(
        told.text
          .replace(/^\s+at .*node_modules\/uvu\/.*\n/gm, '')
          .replace(/^\s+at .*test\/run\/.*\n/gm, '')
      )
      done(told)
    })
  })
