import { readFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { own, readJson, readTool, type Tool, toolsIn } from '@toolfault/model'
import { textIn } from './encoding.js'
import { few, meant, quoted, Unusable } from './flags.js'
import { heldIn } from './held.js'
import type { Input } from './terminal.js'

/** The program's own standard input. */
export const standardInput: Input = () => process.stdin

/** Read the tools of a file: one tool, an array of them, or an object with `tools`. */
export const readTools = async (file: string, flag = '--tool'): Promise<ReadonlyArray<Tool>> =>
  toolsOf(await readDefinitions(file, flag))

/** The tools that are defined; a later one of the same name replaces the former. */
export const toolsOf = (definitions: ReadonlyArray<unknown>): ReadonlyArray<Tool> => {
  const tools = definitions.map(readTool).filter((tool) => tool !== undefined)
  return [...new Map(tools.map((tool) => [tool.name, tool])).values()]
}

/** The tools of a file as they stand in it, each with a name. */
export const readDefinitions = async (
  file: string,
  flag: string,
  input: Input = standardInput
): Promise<ReadonlyArray<unknown>> => {
  const json = await readJsonFile(file, flag, input)
  const definitions = toolsIn(json) ?? [json]
  const bad = definitions.findIndex((definition) => readTool(definition) === undefined)
  if (bad >= 0) {
    throw new Unusable(
      `${quoted(file)} must hold a tool, an array of tools or {"tools": […]}, each an object with a name and an inputSchema: number ${bad + 1} has no name${heldIn(definitions[bad])}`
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
export const readJsonFile = async (file: string, flag: string, input: Input): Promise<unknown> => {
  const text = unmarked(await readText(file, flag, input))
  const read = readJson(text)
  if (read._tag === 'Right') return read.right
  const why = text.includes('\0') ? 'it has bytes of 0, so save it as UTF-8' : read.left.detail
  throw new Unusable(`${flag} ${quoted(file)} is not JSON: ${why}`)
}

/** A text without the byte order mark that some editors and shells put before it. */
export const unmarked = (text: string): string => text.replace(/^\ufeff/, '')

/** The text of a file, or of standard input for `-`. */
export const readText = async (file: string, flag: string, input: Input): Promise<string> => {
  const text = await decoded(file, flag, input)
  if (text !== undefined) return text
  throw new Unusable(`${flag} ${quoted(file)} is no text in UTF-8: save it as UTF-8`)
}

const decoded = async (file: string, flag: string, input: Input): Promise<string | undefined> => {
  try {
    // A pipe that has nothing yet is waited for.
    return textIn(await (file === '-' ? buffer(input()) : readFile(file)))
  } catch (error) {
    const isAbsent = own(error, 'code') === 'ENOENT'
    const why = isAbsent ? `there is no such file${inPlace(file)}` : String(own(error, 'code'))
    throw new Unusable(`${flag} ${quoted(file)} cannot be read: ${why}`)
  }
}

/** JSON in the place of the file that it should stand in. */
const inPlace = (file: string): string => {
  const [first = '', second = ''] = file.trimStart()
  const head = first === "'" || first === '"' ? second : first
  return head === '{' || head === '[' ? '; JSON itself goes to standard input, which is -' : ''
}
