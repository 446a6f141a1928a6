import { isList, isRecord, keysOf, own, readJson } from '@toolfault/model'
import { jsonOfPython } from '../reading/python.js'

/** A body that a text hands on, and what stands before it. */
export interface BodyIn {
  readonly head: string
  readonly body: unknown
  /** The body as JSON. */
  readonly source: string
}

/** What stands before a body is short, and of one line, or of one that says which status came. */
const HEAD = 160
const ofStatus =
  /^[^\n]{0,160}\b(?:400|422|validation)\b[^\n]{0,160}\n(?:(?:details|response|body): ?)?$/i

/** The object that a text ends with, as JSON or as Python prints it; `undefined` where something was done all the same. */
export const bodyIn = (text: string): BodyIn | undefined => {
  const start = text.indexOf('{')
  const head = text.slice(0, Math.max(start, 0))
  if (
    start < 0 ||
    start > HEAD ||
    (head.includes('\n') && !ofStatus.test(head)) ||
    !text.trimEnd().endsWith('}')
  ) {
    return undefined
  }
  const printed = text.slice(start)
  const source = jsonOfPython(printed) ?? printed
  const json = readJson(source)
  const body = json._tag === 'Right' ? json.right : undefined
  return hasMore(body) ? undefined : { head, body, source }
}

/** Whether something was done all the same, which is told beside what was not. */
const hasMore = (body: unknown): boolean =>
  own(body, 'success') === true ||
  ['result', 'results', 'items', 'succeeded', 'created', 'updated', 'data'].some((name) => {
    const value = own(body, name)
    // WordPress has its status there.
    if (name === 'data' && [400, 422].includes(Number(own(value, 'status')))) return false
    return isList(value) ? value.length > 0 : isRecord(value) && keysOf(value).length > 0
  })
