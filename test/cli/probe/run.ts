import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { printPointer } from '@toolfault/model'
import * as assert from 'uvu/assert'
import { type Run, root, toolfault } from '../toolfault.js'

const bin = fileURLToPath(
  new URL('bin/toolfault.js', import.meta.resolve('toolfault/package.json'))
)

/** A run of `toolfault probe` that is under way. */
export interface Probing {
  readonly kill: (signal: NodeJS.Signals) => void
  readonly ended: Promise<Run>
}

/** Start `toolfault probe`; servers of this process can answer it. */
export const probing = (...args: ReadonlyArray<string>): Probing => {
  const child = spawn(process.execPath, [bin, 'probe', ...args], { cwd: root })
  let [out, err] = ['', '']
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text))
  return {
    kill: (signal) => child.kill(signal),
    ended: new Promise((done) => child.once('close', (code) => done({ code, out, err })))
  }
}

/** The same, in this process and to its end. */
export const probe = (...args: ReadonlyArray<string>): Promise<Run> => toolfault(['probe', ...args])

/** What `--json` prints, as far as the tests read it. */
export interface Told {
  readonly listed: number
  readonly leftOut: ReadonlyArray<{ readonly tool: string; readonly why: string }>
  readonly unproven: number
  readonly ended?: string
  readonly calls: ReadonlyArray<{
    readonly tool: string
    readonly mistake: string
    readonly path: ReadonlyArray<string>
    readonly args: unknown
    readonly way: string
    readonly said: string
    readonly grades: Readonly<Record<string, string>> & { readonly leak: ReadonlyArray<string> }
  }>
}

/** Probe with `--json`; it ends with 0 and says nothing beside it. */
export const told = async (...args: ReadonlyArray<string>): Promise<Told> => {
  const { code, err, out } = await probe(...args, '--json')
  assert.equal([code, err], [0, ''])
  return JSON.parse(out)
}

/**
 * The grades in a form to write by hand: `tool, mistake, place` to way, then channel, field, expectation,
 * fix, question, leaks.
 */
export const grades = ({ calls }: Told): Readonly<Record<string, string>> =>
  Object.fromEntries(
    calls.map(({ grades: it, mistake, path, tool, way }) => [
      [tool, mistake, printPointer(path)].filter((part) => part !== '').join(' '),
      [
        `${way}:`,
        ...['channel', 'field', 'expectation', 'fix', 'question'].map((column) => it[column]),
        ...it.leak
      ].join(' ')
    ])
  )
