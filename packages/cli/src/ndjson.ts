import { judge } from '@toolfault/advice/judge'
import { type Compile, isList, isRecord, own, owns, readJson, type Verdict } from '@toolfault/model'
import { revisions } from '@toolfault/protocols/mcp'
import { oneOf, quoted, Unusable } from './flags.js'
import { misspelt, text } from './members.js'
import { distinct, type Options } from './options.js'
import { unmarked } from './tools.js'
import { everyWire, type Spelling, type WireName, wires, write } from './wires.js'

/** One line of `check --ndjson`. */
interface Case extends Spelling {
  readonly id: unknown
  readonly tool: string | undefined
  readonly schema: unknown
  readonly args: unknown
  readonly to: ReadonlyArray<WireName>
}

const members = ['id', 'tool', 'schema', 'args', 'to', 'mcpVersion', 'callId']

/** Answer lines one at a time, in order; the compiled schemas are kept in a bounded cache. */
export const answering = (options: Options, compile: Compile): ((line: string) => string) => {
  const decide = judge(compile)
  return (line) => {
    try {
      const given = readCase(line, options)
      const tool = { name: given.tool ?? '', inputSchema: given.schema }
      return JSON.stringify(answer(given, unnamed(given, decide(tool, given.args))))
    } catch (error) {
      const why = error instanceof Unusable ? error.message : 'the line cannot be answered'
      return JSON.stringify({ id: null, error: why })
    }
  }
}

const answer = (given: Case, verdict: Verdict): object => ({
  id: given.id,
  valid: verdict.valid,
  // Left out by JSON where there is none, as is each wire below.
  fault: write(verdict, 'fault', given),
  wires: Object.fromEntries(given.to.map((wire) => [wire, write(verdict, wire, given)]))
})

/** A case that names no tool has none in its fault either. */
const unnamed = ({ tool }: Case, verdict: Verdict): Verdict => {
  if (tool !== undefined || verdict.valid || verdict.fault.kind === 'unknown_tool') return verdict
  const { tool: _, ...fault } = verdict.fault
  return { ...verdict, fault }
}

const readCase = (line: string, options: Options): Case => {
  const read = readJson(unmarked(line))
  if (read._tag === 'Left') throw new Unusable(`the line is not JSON: ${read.left.detail}`)
  const json = read.right
  if (!isRecord(json)) throw new Unusable('a line must be an object with "schema" and "args"')
  for (const name of ['schema', 'args']) {
    if (!owns(json, name))
      throw new Unusable(`the line has no ${quoted(name)}${misspelt(json, name, members)}`)
  }
  const version = text(json, 'mcpVersion') ?? options.mcpVersion
  const callId = text(json, 'callId') ?? options.callId
  return {
    id: own(json, 'id') ?? null,
    tool: text(json, 'tool'),
    schema: own(json, 'schema'),
    args: own(json, 'args'),
    to: wiresOf(own(json, 'to'), options),
    ...(version === undefined ? {} : { mcpVersion: oneOf('"mcpVersion"', version, revisions) }),
    ...(callId === undefined ? {} : { callId }),
    ...(options.verbosity === undefined ? {} : { verbosity: options.verbosity })
  }
}

const wiresOf = (to: unknown, options: Options): ReadonlyArray<WireName> => {
  if (to === undefined || to === null) return options.to ?? everyWire
  if (!isList(to)) throw new Unusable('"to" must be an array of wires')
  return distinct(to.map((wire) => oneOf('"to"', named(wire), wires)))
}

const named = (wire: unknown): string => {
  if (typeof wire === 'string') return wire
  throw new Unusable('"to" must be an array of strings')
}
