import { isList, isRecord, keysOf, own, readJson } from '@toolfault/model'
import { type Foreign, foreign } from '../reading/foreign.js'
import { jsonOfPython } from '../reading/python.js'
import { sentenceOf } from '../reading/sentence.js'
import type { Recognised, Recogniser } from './recognise.js'

/** A refusal of arguments that a server hands on as it got it: the JSON of a body, with its status before it or without. */
export const bodySaid: Recogniser = (body) => refusal(body, undefined)

/** The same behind the name of the tool. */
export const refusal = (text: string, tool: string | undefined): Recognised | undefined => {
  const found = refusedIn(text)
  if (found === undefined) return undefined
  const { issues, text: message } = found
  return {
    fault: {
      kind: 'invalid_arguments',
      ...(tool === undefined ? {} : { tool }),
      issues,
      ...(message === '' ? {} : { message })
    },
    confidence: 'likely'
  }
}

/** What stands before a body is short, and of one line. */
const HEAD = 160

const refusedIn = (text: string): Foreign | undefined => {
  const start = text.indexOf('{')
  const head = text.slice(0, Math.max(start, 0))
  if (start < 0 || start > HEAD || head.includes('\n') || !text.trimEnd().endsWith('}')) {
    return undefined
  }
  const printed = text.slice(start)
  const source = jsonOfPython(printed) ?? printed
  const json = readJson(source)
  const body = json._tag === 'Right' ? json.right : undefined
  const isRefusal = head.trim() === '' ? refuses(body) : status.test(head) || refuses(body)
  if (!isRefusal || hasMore(body) || ofFiles.test(source)) return undefined
  const found = foreign(body)
  const isOfArguments = found.issues.every(
    ({ path: [first = ''] }) => first !== '' && !first.includes('/')
  )
  return found.issues.length > 0 && isOfArguments ? found : undefined
}

/** A tool that ran may list what is wrong in files, each with a path that is none of arguments. */
const ofFiles = /"(?:file|filename|line)"\s{0,9}:|"(?:path|name)"\s{0,9}:\s{0,9}"(?:\/|\w:|\.)/i

/** Only these two are of what was sent (RFC 9110, sections 15.5.1 and 15.5.21). */
const status = /\b(?:400|422)\b/

/** Whether a body says itself that what was sent is wrong: by its status, its sentence or its code, or as FastAPI does. */
const refuses = (body: unknown): boolean => {
  const parts = [body, own(body, 'error')]
  return (
    isOfFastApi(own(body, 'detail')) ||
    parts.some((part) =>
      ['status', 'statusCode', 'code', 'status_code'].some((name) =>
        /^(?:400|422)$/.test(String(own(part, name)))
      )
    ) ||
    parts.some((part) =>
      ['code', 'type', 'name', 'error'].some((name) => refused.test(plain(own(part, name))))
    ) ||
    refused.test(plain(sentenceOf(body)))
  )
}

const refused =
  /\b(?:validation (?:error|failed|failure|exception)|(?:invalid|bad) (?:input|arguments?|param(?:eter)?s?|request)|zod ?error|unprocessable (?:entity|content))\b/i

/** Codes join their words. */
const plain = (text: unknown): string =>
  typeof text === 'string' && text.length <= 400
    ? text.replace(/([a-z])([A-Z])/g, '$1 $2').replaceAll('_', ' ')
    : ''

const isOfFastApi = (list: unknown): boolean =>
  isList(list) &&
  list.length > 0 &&
  list.every((item) => isList(own(item, 'loc')) && typeof own(item, 'type') === 'string')

/** Whether something was done all the same, which is told beside what was not. */
const hasMore = (body: unknown): boolean =>
  own(body, 'success') === true ||
  ['result', 'results', 'items', 'succeeded', 'created', 'updated', 'data'].some((name) => {
    const value = own(body, name)
    return isList(value) ? value.length > 0 : isRecord(value) && keysOf(value).length > 0
  })
