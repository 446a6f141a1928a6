import { isList } from '@toolfault/model'

/** Slack, "Evaluating responses": a line for each error, behind its level, and with the place at the end. */
const form = /^\[(ERROR|WARN)\] (.{1,1000}?)(?: \[json-pointer:([^\]]{0,400})\])?$/

/** What the lines of `response_metadata` say that are errors; `undefined` where none is. */
export const messagesIn = (lines: unknown): ReadonlyArray<unknown> | undefined => {
  const found = (isList(lines) ? lines : []).flatMap((line): ReadonlyArray<object> => {
    const [, level, message = '', pointer] = typeof line === 'string' ? (form.exec(line) ?? []) : []
    if (level !== 'ERROR') return []
    const name = /^missing required field: (\S{1,200})$/.exec(message)?.[1]
    if (name !== undefined) return [{ type: 'missing', name, message }]
    return [{ message, ...(pointer === undefined ? {} : { pointer }) }]
  })
  return found.length === 0 ? undefined : found
}
