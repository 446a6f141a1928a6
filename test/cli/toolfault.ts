import { spawn, spawnSync } from 'node:child_process'
import { createInterface } from 'node:readline'
import { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'

/** The root of the repository, seen from where this file is compiled to. */
export const root: string = fileURLToPath(new URL('../../../', import.meta.url))

/** The program itself. */
export const bin: string = fileURLToPath(
  new URL('bin/toolfault.js', import.meta.resolve('toolfault/package.json'))
)

/** How a run ended, and what it printed. */
export interface Run {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

/** What a run may be given beside its arguments. */
export interface Given {
  readonly input?: string | Uint8Array
  readonly cwd?: string
  readonly env?: Readonly<Record<string, string>>
  /** Options of node itself. */
  readonly node?: ReadonlyArray<string>
}

/** A command of the program: what `src/command.ts` exports, which no package does. */
type Command = (terminal: object, argv: ReadonlyArray<string>) => Promise<number>

const loaded: Promise<{ readonly command: Command }> = import(
  new URL('dist/command.js', import.meta.resolve('toolfault/package.json')).href
)

/** Run a command to its end in this process, which has loaded it already. */
export const toolfault = async (
  args: ReadonlyArray<string>,
  { input = '' }: Pick<Given, 'input'> = {}
): Promise<Run> => {
  const { command } = await loaded
  const [output, errors] = [written(), written()]
  const code = await command(
    {
      input: () => Readable.from([Buffer.from(input)]),
      output: output.stream,
      errors: errors.stream,
      isColoured: false
    },
    args
  )
  return { code, out: output.text(), err: errors.text() }
}

/** A stream, and what has been written to it. */
const written = (): { readonly stream: Writable; readonly text: () => string } => {
  const chunks: Array<Buffer> = []
  const write = (chunk: Buffer, _encoding: string, done: () => void): void => {
    chunks.push(chunk)
    done()
  }
  return { stream: new Writable({ write }), text: () => Buffer.concat(chunks).toString() }
}

/** Run the command line as its reader would: a program of its own, to its end. */
export const program = (args: ReadonlyArray<string>, given: Given = {}): Run =>
  ran(process.execPath, [...(given.node ?? []), bin, ...args], given)

/** Run it as somebody does who has just cloned the repository. */
export const npx = (args: ReadonlyArray<string>, given: Given = {}): Run =>
  ran('npx', ['--no', '--', 'toolfault', ...args], given)

const ran = (command: string, args: ReadonlyArray<string>, given: Given): Run => {
  const run = spawnSync(command, args, {
    cwd: given.cwd ?? root,
    encoding: 'utf8',
    input: given.input ?? '',
    maxBuffer: 256 * 1024 * 1024,
    // Not this process's own environment: what it says of colour must not decide.
    env: { PATH: process.env['PATH'] ?? '', ...given.env }
  })
  if (run.error !== undefined) throw run.error
  return { code: run.status, out: run.stdout, err: run.stderr }
}

/** Answer every line of `check --ndjson`, parsed, in the order in which they came. */
export const answers = (
  lines: ReadonlyArray<string>,
  options: ReadonlyArray<string> = []
): Promise<ReadonlyArray<unknown>> => answered('check', lines, options)

/** The same with `translate --ndjson`. */
export const translations = (
  lines: ReadonlyArray<string>,
  options: ReadonlyArray<string> = []
): Promise<ReadonlyArray<unknown>> => answered('translate', lines, options)

const answered = async (
  command: string,
  lines: ReadonlyArray<string>,
  options: ReadonlyArray<string>
): Promise<ReadonlyArray<unknown>> => {
  const { code, err, out } = await toolfault([command, '--ndjson', ...options], {
    input: lines.map((line) => `${line}\n`).join('')
  })
  if (code !== 0 || err !== '') throw new Error(`ended with ${code}: ${err}`)
  return answersIn(out)
}

/** The answers that a run with `--ndjson` printed. */
export const answersIn = (out: string): ReadonlyArray<unknown> =>
  out.split('\n').slice(0, -1).map(parsed)

/** Stream lines through `check --ndjson` in a small heap, one answer at a time, and count them. */
export const streamed = async (
  lines: Iterable<string>,
  megabytes: number,
  seen: (answer: unknown, at: number) => void
): Promise<{ readonly code: number | null; readonly count: number }> => {
  const child = spawn(
    process.execPath,
    [`--max-old-space-size=${megabytes}`, bin, 'check', '--ndjson'],
    { cwd: root, stdio: ['pipe', 'pipe', 'inherit'] }
  )
  const ended = new Promise<number | null>((done) => child.once('close', done))
  // A program that died closes its end of the pipe; its code and the count then say so.
  const fed = pipeline(Readable.from(lines), child.stdin).catch(() => undefined)
  let count = 0
  for await (const line of createInterface({ input: child.stdout })) seen(parsed(line), count++)
  await fed
  return { code: await ended, count }
}

const parsed = (line: string): unknown => JSON.parse(line)
