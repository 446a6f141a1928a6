import { own } from '@toolfault/model'
import { line } from '@toolfault/words/escape'
import { check } from './check.js'
import { meant, quoted, Unusable } from './flags.js'
import { answering } from './ndjson.js'
import { readOptions } from './options.js'
import { readProbeOptions } from './probe/options.js'
import { readServeOptions } from './serve/options.js'
import { palette } from './show.js'
import { stream } from './stream.js'
import { readTranslateOptions, type TranslateOptions } from './translate/options.js'
import { load } from './validators.js'
import { version } from './version.js'

const usage = `toolfault check --tool FILE [--name TOOL] --args FILE|-  [--to LIST]
toolfault check --ndjson        one case per line in, one answer per line out
toolfault translate --from WIRE --to WIRE [--mcp-version V] [--loss]
toolfault translate --ndjson    {"id"?, "from", "to", "wire"} per line in, one answer per line out
toolfault serve --tools FILE [--port N] [--host H]    live MCP, F7 and OXP endpoints on one port
toolfault probe --mcp COMMAND|URL [--all] [--limit N] [--timeout MS] [--json]
toolfault probe --f7 URL [--tools FILE]        or: probe --oxp URL

  --tool FILE        a tool, an array of tools, or {"tools": [...]}, as JSON
  --name TOOL        which of them
  --args FILE        the arguments of the call as JSON; - is standard input
  --to LIST          mcp, json-rpc, oxp, f7, ncp, problem-details, bad-request, fault, text;
                     several with commas; one of them for translate
  --validator NAME   ajv (the default), typebox, or cfworker, which makes no code from text
  --mcp-version V    2024-11-05 to 2026-07-28 (the default)
  --call-id ID       the id of the call, where a wire has room for it
  --verbosity LEVEL  brief, normal or full
  --from WIRE        what stands on standard input
  --loss             also say which fields of the model the other wire has no room for
  --base-url URL     what the address of a setting's page is relative to
  --tools FILE       what serve offers: as --tool; a valid call is answered with its own arguments
  --port N           4170 when left out; 0 takes one that is free
  --host H           127.0.0.1 when left out, which nobody else can reach
  --latency MS       how long each call takes
  --fail KIND[:N]    each (N-th) valid call fails: execution_failed, unavailable, misconfigured, internal
  --challenge TOOLS  names, with commas: calls that need an authorization first
  --elicit           ask the user over MCP, where the client can
  --allow-execute    open F7's POST /tools/{name}/call
  --max-body BYTES   1048576 when left out; --max-requests N at once, 256
  --mcp, --f7, --oxp whose server is sent calls that must fail
  --all              probe tools too that may change something
  --limit N          at most so many tools
  --timeout MS       for each call of probe, 10000; for each body that serve waits for, 30000
  --ndjson           {"id"?, "tool"?, "schema", "args", "to"?, "mcpVersion"?, "callId"?}

Ends with 0 when the call is valid, translated or probed, 1 when it is not valid, 2 when the input is of no use.
`

const commands = ['check', 'translate', 'serve', 'probe']

/** Run one command; the exit code is 0, 1 or 2. */
const run = async (argv: ReadonlyArray<string>): Promise<number> => {
  const [command, ...rest] = argv
  if (
    command === '--help' ||
    command === '-h' ||
    rest.some((flag) => flag === '--help' || flag === '-h')
  ) {
    process.stdout.write(usage)
    return 0
  }
  if (command === '--version') {
    process.stdout.write(`${version()}\n`)
    return 0
  }
  if (command === undefined)
    throw new Unusable('say what to do, as in: toolfault check --tool FILE --args FILE')
  if (command === 'translate') return translateAll(readTranslateOptions(rest))
  if (command === 'probe') return probeAll(rest)
  if (command === 'serve') return serveAll(rest)
  if (command !== 'check') {
    throw new Unusable(
      `${quoted(command)} is no command; there is ${commands.join(', ')}${meant(command, commands)}`
    )
  }
  const options = readOptions(rest)
  if (options.ndjson) {
    if ([options.tool, options.args, options.name].some((given) => given !== undefined)) {
      throw new Unusable(
        '--ndjson reads its cases from standard input: leave --tool, --name and --args out'
      )
    }
    await stream(answering(options, await load(options.validator)))
    return 0
  }
  const colour = process.stdout.isTTY === true && (process.env['NO_COLOR'] ?? '') === ''
  const { code, out } = check(options, palette(colour), await load(options.validator))
  process.stdout.write(out)
  return code
}

/** The readers cost as much to load as all the rest, so they come only when they are asked for. */
const translateAll = async (options: TranslateOptions): Promise<number> => {
  if (options.ndjson) {
    const { translating } = await import('./translate/lines.js')
    await stream(translating(options))
    return 0
  }
  const { translateOne } = await import('./translate/one.js')
  const { out, warnings } = translateOne(options)
  process.stdout.write(out)
  for (const warning of warnings) process.stderr.write(`toolfault: ${line(warning)}\n`)
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

/** The servers of all protocols are larger than the rest, so they too come when they are asked for. */
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
  // A reader that has seen enough (`| head`) is no failure; a disk that is full is one.
  if (own(error, 'code') === 'EPIPE') process.exit(0)
  refuse(`the answer cannot be written: ${String(own(error, 'code'))}`)
  process.exit()
})

try {
  process.exitCode = await run(process.argv.slice(2))
} catch (error) {
  refuse(error instanceof Unusable ? error.message : `this is a bug of toolfault: ${String(error)}`)
}
