import { judge } from '@toolfault/advice/judge'
import { type Compile, readTool, type Verdict } from '@toolfault/model'
import { quoted, Unusable } from './flags.js'
import type { Options } from './options.js'
import { type Palette, show } from './show.js'
import type { Input } from './terminal.js'
import { pickTool, readDefinitions, readJsonFile, toolsOf } from './tools.js'
import { unseenSchemas } from './unseen.js'
import { type WireName, write } from './wires.js'

/** What one run prints, and how it ends. */
export interface Outcome {
  readonly out: string
  readonly code: 0 | 1
  readonly warnings: ReadonlyArray<string>
}

/** Check one call: 0 when it is valid, 1 when not; throws {@link Unusable} for input that is of no use. */
export const check = async (
  options: Options,
  palette: Palette,
  compile: Compile,
  input: Input
): Promise<Outcome> => {
  if (options.tool === undefined) throw new Unusable('check needs --tool FILE (or --ndjson)')
  if (options.args === undefined)
    throw new Unusable('check needs --args FILE, or --args - for standard input')
  if (options.tool === '-' && options.args === '-') {
    throw new Unusable('--tool and --args cannot both be read from standard input')
  }
  const definitions = await readDefinitions(options.tool, '--tool', input)
  const tool = pickTool(toolsOf(definitions), options.name)
  const args = await readJsonFile(options.args, '--args', input)
  const verdict = judge(compile)(tool, args)
  if (!verdict.valid && verdict.fault.kind === 'invalid_schema') {
    throw new Unusable(
      `the schema of tool ${JSON.stringify(tool.name)} cannot be used: ${verdict.fault.detail}`
    )
  }
  const out =
    options.to === undefined
      ? show(tool, args, verdict, options, palette)
      : print(verdict, options.to, options)
  return { out, code: verdict.valid ? 0 : 1, warnings: remarks(definitions, tool.name) }
}

/** What the user may not have seen of the definition that counts. */
const remarks = (definitions: ReadonlyArray<unknown>, name: string): ReadonlyArray<string> => {
  const same = definitions.filter((definition) => readTool(definition)?.name === name)
  return [
    ...(same.length > 1 ? [`${quoted(name)} is defined more than once, and the last counts`] : []),
    ...unseenSchemas(same.slice(-1))
  ]
}

/** One wire prints that wire, several one object keyed by wire; `text` alone is plain text. */
const print = (verdict: Verdict, to: ReadonlyArray<WireName>, options: Options): string => {
  const [first, second] = to
  if (first === 'text' && second === undefined) {
    const text = write(verdict, 'text', options)
    return typeof text === 'string' ? `${text}\n` : ''
  }
  const one = first !== undefined && second === undefined
  return `${JSON.stringify(one ? (write(verdict, first, options) ?? null) : byWire(verdict, to, options), null, 2)}\n`
}

const byWire = (verdict: Verdict, to: ReadonlyArray<WireName>, options: Options): object =>
  Object.fromEntries(to.map((wire) => [wire, write(verdict, wire, options)]))
