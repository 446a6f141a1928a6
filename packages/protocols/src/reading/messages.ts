import { isList } from '@toolfault/model'

/** Slack, "Evaluating responses": a line for each error, behind its level, and with the place at the end. */
const LEVEL = '[ERROR] '
const POINTER = ' [json-pointer:'

/** What the lines of `response_metadata` say that are errors; `undefined` where none is. */
export const messagesIn = (lines: unknown): ReadonlyArray<unknown> | undefined => {
  const found = (isList(lines) ? lines : [])
    .filter(isError)
    .map((line) => said(line.slice(LEVEL.length)))
  return found.length === 0 ? undefined : found
}

const isError = (line: unknown): line is string =>
  typeof line === 'string' && line.startsWith(LEVEL)

const said = (line: string): object => {
  const name = /^missing required field: (\S{1,200})$/.exec(line)?.[1]
  if (name !== undefined) return { type: 'missing', name, message: line }
  const at = line.endsWith(']') ? line.lastIndexOf(POINTER) : -1
  return at < 0
    ? { message: line }
    : { message: line.slice(0, at), pointer: line.slice(at + POINTER.length, -1) }
}
