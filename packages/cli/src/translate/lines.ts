import { isRecord, own, owns, readJson } from '@toolfault/model'
import { revisions } from '@toolfault/protocols/mcp'
import { wires } from '@toolfault/protocols/wires'
import { oneOf, quoted, Unusable } from '../flags.js'
import { misspelt, text } from '../members.js'
import { unmarked } from '../tools.js'
import { answer, translated } from './made.js'
import type { TranslateOptions } from './options.js'

const members = ['id', 'from', 'to', 'wire', 'mcpVersion', 'baseUrl', 'tool', 'callId']

/** Translate lines one at a time, in order. */
export const translating =
  (options: TranslateOptions): ((line: string) => string) =>
  (line) => {
    let id: unknown = null
    try {
      const read = readJson(unmarked(line))
      if (read._tag === 'Left') throw new Unusable(`the line is not JSON: ${read.left.detail}`)
      const json = read.right
      if (!isRecord(json))
        throw new Unusable('a line must be an object with "from", "to" and "wire"')
      id = own(json, 'id') ?? null
      if (!owns(json, 'wire'))
        throw new Unusable(`the line has no "wire"${misspelt(json, 'wire', members)}`)
      const from = named(json, 'from', wires) ?? options.from
      const to = named(json, 'to', wires) ?? options.to
      if (from === undefined || to === undefined)
        throw new Unusable(
          `the line needs "from" and "to"${misspelt(json, from === undefined ? 'from' : 'to', members)}`
        )
      const mcpVersion = named(json, 'mcpVersion', revisions) ?? options.mcpVersion
      const baseUrl = text(json, 'baseUrl') ?? options.baseUrl
      const name = text(json, 'tool') ?? options.name
      const callId = text(json, 'callId') ?? options.callId
      const made = translated(own(json, 'wire'), from, to, {
        ...options,
        ...(mcpVersion === undefined ? {} : { mcpVersion }),
        ...(baseUrl === undefined ? {} : { baseUrl }),
        ...(name === undefined ? {} : { name }),
        ...(callId === undefined ? {} : { callId })
      })
      return JSON.stringify({ id, ...answer(made) })
    } catch (error) {
      const why = error instanceof Unusable ? error.message : 'the line cannot be translated'
      return JSON.stringify({ id, error: why })
    }
  }

const named = <A extends string>(
  json: object,
  name: string,
  list: ReadonlyArray<A>
): A | undefined => {
  const given = text(json, name)
  return given === undefined ? undefined : oneOf(quoted(name), given, list)
}
