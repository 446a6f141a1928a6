import { line } from '@toolfault/words/escape'
import { meant, quoted, Unusable } from './flags.js'
import { readProbeOptions } from './probe/options.js'
import { readServeOptions } from './serve/options.js'
import { stream } from './stream.js'
import type { Terminal } from './terminal.js'
import { load } from './validators.js'
import { version } from './version.js'

/** The way from the words behind the program's name to its end, with the code of that. */
type Command = (terminal: Terminal, argv: ReadonlyArray<string>) => Promise<number>

/** Run one command; the exit code is 0, 1 or 2. */
export const command: Command = async (terminal, argv) => {
  try {
    return await run(terminal, argv)
  } catch (error) {
    return refuse(
      terminal,
      error instanceof Unusable ? error.message : `this is a bug of toolfault: ${String(error)}`
    )
  }
}

/** Say in one line why nothing more comes; never with 1, which would say that the arguments are invalid. */
export const refuse = ({ errors }: Terminal, why: string): number => {
  errors.write(`toolfault: ${line(why)}\n`)
  return 2
}

const run: Command = async (terminal, argv) => {
  const [name, ...rest] = argv
  if ([name, ...rest].some((flag) => flag === '--help' || flag === '-h')) {
    const { usage } = await import('./usage.js')
    terminal.output.write(usage)
    return 0
  }
  if (name === '--version') {
    terminal.output.write(`${version()}\n`)
    return 0
  }
  if (name === undefined)
    throw new Unusable('say what to do, as in: toolfault check --tool FILE --args FILE')
  const found = commands.get(name)
  if (found !== undefined) return found(terminal, rest)
  const names = [...commands.keys()]
  throw new Unusable(
    `${quoted(name)} is no command; there is ${names.join(', ')}${meant(name, names)}`
  )
}

const warn = ({ errors }: Terminal, warnings: ReadonlyArray<string>): void => {
  for (const warning of warnings) errors.write(`toolfault: ${line(warning)}\n`)
}

const checkAll: Command = async (terminal, argv) => {
  const { readOptions } = await import('./options.js')
  const options = readOptions(argv)
  if (options.ndjson) {
    if ([options.tool, options.args, options.name].some((given) => given !== undefined)) {
      throw new Unusable(
        '--ndjson reads its cases from standard input: leave --tool, --name and --args out'
      )
    }
    const { answering } = await import('./ndjson.js')
    await stream(terminal, answering(options, await load(options.validator)))
    return 0
  }
  const { check } = await import('./check.js')
  const { palette } = await import('./show.js')
  const { code, out, warnings } = await check(
    options,
    palette(terminal.isColoured),
    await load(options.validator),
    terminal.input
  )
  terminal.output.write(out)
  warn(terminal, warnings)
  return code
}

const translateAll: Command = async (terminal, argv) => {
  const { readTranslateOptions } = await import('./translate/options.js')
  const options = readTranslateOptions(argv)
  if (options.ndjson) {
    const { translating } = await import('./translate/lines.js')
    await stream(terminal, translating(options))
    return 0
  }
  const { translateOne } = await import('./translate/one.js')
  const { out, warnings } = await translateOne(options, terminal.input)
  terminal.output.write(out)
  warn(terminal, warnings)
  return 0
}

const probeAll: Command = async ({ output }, argv) => {
  const options = readProbeOptions(argv)
  const { runProbe } = await import('./probe/run.js')
  output.write(await runProbe(options))
  return 0
}

const serveAll: Command = async ({ output }, argv) => {
  const options = readServeOptions(argv)
  const { serve } = await import('./serve/serve.js')
  const { untilTold } = await import('./serve/until-told.js')
  await untilTold(await serve(options, await load(options.validator)), output)
  return 0
}

/** What one command needs costs the others a quarter of a second to load, so it comes only where it is asked for. */
const commands: ReadonlyMap<string, Command> = new Map([
  ['check', checkAll],
  ['translate', translateAll],
  ['serve', serveAll],
  ['probe', probeAll]
])
