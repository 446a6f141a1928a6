import { readFileSync } from 'node:fs'
import { own, readJson, readTool, type Tool, toolsIn } from '@toolfault/model'
import { meant, quoted, Unusable } from './flags.js'

/** Read the tools of a file: one tool, an array of them, or an object with `tools`. */
export const readTools = (file: string, flag = '--tool'): ReadonlyArray<Tool> =>
  readDefinitions(file, flag)
    .map(readTool)
    .filter((tool) => tool !== undefined)

/** The same as they stand in the file, each with a name. */
export const readDefinitions = (file: string, flag: string): ReadonlyArray<unknown> => {
  const json = readJsonFile(file, flag)
  const definitions = toolsIn(json) ?? [json]
  const bad = definitions.findIndex((definition) => readTool(definition) === undefined)
  if (bad >= 0) {
    throw new Unusable(
      `${quoted(file)} must hold a tool, an array of tools or {"tools": […]}, each an object with a name and an inputSchema: number ${bad + 1} has no name`
    )
  }
  return definitions
}

/** The tool of a name, or the only one. */
export const pickTool = (tools: ReadonlyArray<Tool>, name: string | undefined): Tool => {
  const names = tools.map((tool) => tool.name)
  const [only] = tools
  if (only === undefined) throw new Unusable('the --tool file holds no tool')
  if (name === undefined) {
    if (tools.length === 1) return only
    throw new Unusable(
      `the --tool file holds ${tools.length} tools; choose one with --name: ${few(names)}`
    )
  }
  const found = tools.find((tool) => tool.name === name)
  if (found !== undefined) return found
  throw new Unusable(
    `no tool is called ${quoted(name)}${meant(name, names) || `; there is ${few(names)}`}`
  )
}

/** Read a file, or standard input for `-`, as JSON. */
export const readJsonFile = (file: string, flag: string): unknown => {
  const read = readJson(unmarked(readText(file, flag)))
  if (read._tag === 'Right') return read.right
  throw new Unusable(`${flag} ${quoted(file)} is not JSON: ${read.left.detail}`)
}

/** A text without the byte order mark that some editors and shells put before it. */
export const unmarked = (text: string): string => text.replace(/^\ufeff/, '')

/** The text of a file, or of standard input for `-`. */
export const readText = (file: string, flag: string): string => {
  try {
    return readFileSync(file === '-' ? 0 : file, 'utf8')
  } catch (error) {
    const why =
      own(error, 'code') === 'ENOENT' ? 'there is no such file' : String(own(error, 'code'))
    throw new Unusable(`${flag} ${quoted(file)} cannot be read: ${why}`)
  }
}

/** The first of some names, and how many there are beside. */
export const few = (names: ReadonlyArray<string>): string =>
  names.slice(0, 5).map(quoted).join(', ') +
  (names.length > 5 ? ` and ${names.length - 5} more` : '')
