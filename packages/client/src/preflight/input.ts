import { isInvalidArguments, isList, isRecord, type Judge, judged, own } from '@toolfault/model'
import { toolOf } from '@toolfault/protocols/ncp/read'
import type { ToolValidationRequest } from '@toolfault/types/ncp'
import type { Question } from './checked.js'

/** A tool as a server lists it, as far as it is looked at. */
export interface ListedTool {
  readonly name: string
  readonly inputSchema?: unknown
}

type Listed = ReadonlyArray<ListedTool> | undefined

/** Rows N1 and N2: `arguments`, and the name without a prefix, unless the server lists it with one. */
export const requestOf = ({ args, tool }: Question, tools: Listed): Sendable | undefined => {
  if (!isSendable(args)) return undefined
  const bare = toolOf(tool.name).tool
  if (bare === tool.name || bare === '') return { tool: tool.name, arguments: args }
  const isListed = listedAs(tools, tool.name) !== undefined
  return { tool: isListed ? tool.name : bare, arguments: args }
}

/** What is in the arguments is for the transport to write. */
export type Sendable = Omit<ToolValidationRequest, 'arguments'> & {
  readonly arguments: Readonly<Record<string, unknown>>
}

/** What the validation tool is called with. */
export type Input = Readonly<Record<string, unknown>>

const isSendable = (args: unknown): args is Sendable['arguments'] => isRecord(args)

const listedAs = (tools: Listed, name: string): unknown =>
  isList(tools) ? tools.find((listed) => own(listed, 'name') === name) : undefined

/** Whether the tool is listed with a schema that refuses the question itself, as NCP's own server does. */
export const takesOther = async (
  tools: Listed,
  method: string,
  judge: Judge | undefined,
  asked: Input
): Promise<boolean> => {
  const listed = listedAs(tools, method)
  if (listed === undefined || judge === undefined) return false
  const verdict = await judged(
    judge,
    { name: method, inputSchema: own(listed, 'inputSchema') },
    asked
  )
  return (
    !verdict.valid &&
    isInvalidArguments(verdict.fault) &&
    verdict.fault.issues.some((issue) => Number(own(own(issue, 'path'), 'length')) <= 1)
  )
}
