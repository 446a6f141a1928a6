import { own } from '@toolfault/model'
import { line } from '@toolfault/words/escape'
import { meant, quoted, Unusable } from './flags.js'
import { readProbeOptions } from './probe/options.js'
import { readServeOptions } from './serve/options.js'
import { stream } from './stream.js'
import { load } from './validators.js'
import { version } from './version.js'

const commands = ['check', 'translate', 'serve', 'probe']

/** Run one command; the exit code is 0, 1 or 2. */
const run = async (argv: ReadonlyArray<string>): Promise<number> => {
  const [command, ...rest] = argv
  if (
    command === '--help' ||
    command === '-h' ||
    rest.some((flag) => flag === '--help' || flag === '-h')
  ) {
    const { usage } = await import('./usage.js')
    process.stdout.write(usage)
    return 0
  }
  if (command === '--version') {
    process.stdout.write(`${version()}\n`)
    return 0
  }
  if (command === undefined)
    throw new Unusable('say what to do, as in: toolfault check --tool FILE --args FILE')
  if (command === 'translate') return translateAll(rest)
  if (command === 'probe') return probeAll(rest)
  if (command === 'serve') return serveAll(rest)
  if (command !== 'check') {
    throw new Unusable(
      `${quoted(command)} is no command; there is ${commands.join(', ')}${meant(command, commands)}`
    )
  }
  return checkAll(rest)
}

/** What one command needs costs the others a quarter of a second to load, so it comes only where it is asked for. */
const checkAll = async (argv: ReadonlyArray<string>): Promise<number> => {
  const { readOptions } = await import('./options.js')
  const options = readOptions(argv)
  if (options.ndjson) {
    if ([options.tool, options.args, options.name].some((given) => given !== undefined)) {
      throw new Unusable(
        '--ndjson reads its cases from standard input: leave --tool, --name and --args out'
      )
    }
    const { answering } = await import('./ndjson.js')
    await stream(answering(options, await load(options.validator)))
    return 0
  }
  const { check } = await import('./check.js')
  const { palette } = await import('./show.js')
  const colour = process.stdout.isTTY === true && (process.env['NO_COLOR'] ?? '') === ''
  const { code, out, warnings } = await check(
    options,
    palette(colour),
    await load(options.validator)
  )
  process.stdout.write(out)
  warn(warnings)
  return code
}

const warn = (warnings: ReadonlyArray<string>): void => {
  for (const warning of warnings) process.stderr.write(`toolfault: ${line(warning)}\n`)
}

const translateAll = async (argv: ReadonlyArray<string>): Promise<number> => {
  const { readTranslateOptions } = await import('./translate/options.js')
  const options = readTranslateOptions(argv)
  if (options.ndjson) {
    const { translating } = await import('./translate/lines.js')
    await stream(translating(options))
    return 0
  }
  const { translateOne } = await import('./translate/one.js')
  const { out, warnings } = await translateOne(options)
  process.stdout.write(out)
  warn(warnings)
  return 0
}

/** Whom a server has started and left behind must not keep this program from its end. */
const probeAll = async (argv: ReadonlyArray<string>): Promise<number> => {
  const options = readProbeOptions(argv)
  const { runProbe } = await import('./probe/run.js')
  try {
    const out = await runProbe(options)
    process.stdout.write(out, () => process.exit(0))
  } catch (error) {
    setTimeout(() => process.exit(), 100).unref()
    throw error
  }
  return 0
}

const serveAll = async (argv: ReadonlyArray<string>): Promise<number> => {
  const options = readServeOptions(argv)
  const { serve } = await import('./serve/serve.js')
  const { untilTold } = await import('./serve/until-told.js')
  await untilTold(await serve(options, await load(options.validator)))
  return 0
}

/** Say in one line why nothing more comes; never with 1, which would say that the arguments are invalid. */
const refuse = (why: string): void => {
  process.exitCode = 2
  process.stderr.write(`toolfault: ${line(why)}\n`)
}

process.stdout.on('error', (error) => {
  // A reader that has seen enough (`| head`) is no failure, and changes no verdict; a disk that is full is one.
  if (own(error, 'code') === 'EPIPE') process.exit()
  refuse(`the answer cannot be written: ${String(own(error, 'code'))}`)
  process.exit()
})

// Nobody reads the warnings: the end says all the same what became of the call, and a server goes on.
process.stderr.on('error', () => undefined)

try {
  process.exitCode = await run(process.argv.slice(2))
} catch (error) {
  refuse(error instanceof Unusable ? error.message : `this is a bug of toolfault: ${String(error)}`)
}
