import { isList, isRecord, own } from '@toolfault/model'
import { withDecoded } from '../reading/decoded-body.js'
import { type Foreign, foreign } from '../reading/foreign.js'
import { graphqlSaid } from '../reading/graphql-said.js'
import { sentenceOf } from '../reading/sentence.js'
import { bodyIn } from './body-in.js'
import { grapeSaid } from './grape.js'
import type { Recognised, Recogniser } from './recognise.js'
import { spoken } from './spoken.js'

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

const refusedIn = (text: string): Foreign | undefined => {
  const handed = bodyIn(text)
  if (handed === undefined) return undefined
  const { body, head, source } = handed
  const isRefusal = head.trim() === '' ? refuses(body) : status.test(head) || refuses(body)
  if (!isRefusal || (!isOfElysia(body) && ofFiles.test(withoutAddress(body, source)))) {
    return undefined
  }
  const found = spokenOf(withDecoded(foreign(body)))
  const isOfArguments = found.issues.every(
    ({ branches, path: [first = ''] }) =>
      branches !== undefined || (first !== '' && !first.includes('/'))
  )
  return found.issues.length > 0 && isOfArguments ? found : undefined
}

/** A tool that ran may list what is wrong in files, each with a path that is none of arguments. */
const ofFiles = /"(?:file|filename|line)"\s{0,9}:|"(?:path|name)"\s{0,9}:\s{0,9}"(?:\/|\w:|\.)/i

/** Spring says beside the status which address was asked, GraphQL where in the query an error is. */
const withoutAddress = (body: unknown, source: string): string => {
  const path = own(body, 'path')
  const inside = source.replace(/"locations"\s{0,9}:\s{0,9}\[[^[\]]{0,2000}\]/g, '')
  return typeof path === 'string' && own(body, 'timestamp') !== undefined
    ? inside.replace(`"path":${JSON.stringify(path)}`, '')
    : inside
}

/** Elysia has a pointer for a place. */
const isOfElysia = (body: unknown): boolean =>
  own(body, 'type') === 'validation' &&
  ['body', 'query', 'params'].some((part) => own(body, 'on') === part)

/** What one sentence says of what was sent, where nothing is listed. */
const spokenOf = (found: Foreign): Foreign => {
  const text = found.text.replace(first, '')
  const told = found.issues.length > 0 ? undefined : (spoken(text) ?? grapeSaid(text))
  return told === undefined
    ? found
    : { issues: told.issues, notes: found.notes, text: told.whole ? '' : found.text }
}

/** What stands before it. */
const first = /^(?:bad request|invalid request|validation (?:error|failed)): /i

/** Only these two are of what was sent (RFC 9110, sections 15.5.1 and 15.5.21). */
const status = /\b(?:400|422)\b/

/** Whether a body says itself that what was sent is wrong: by its status, its sentence or its code, or as FastAPI and RFC 7807 do. */
const refuses = (body: unknown): boolean => {
  const errors = own(body, 'errors')
  return (
    isOfFastApi(own(body, 'detail')) ||
    ['invalid-params', 'invalid_params', 'invalidParams'].some((name) => isList(own(body, name))) ||
    isOfElysia(body) ||
    // Jira.
    (isList(own(body, 'errorMessages')) && isRecord(errors)) ||
    [body, own(body, 'error'), own(body, 'data'), own(own(body, 'error'), 'data')].some(blames) ||
    refused.test(plain(sentenceOf(body))) ||
    // JSON:API, "Error Objects"; GraphQL has a code beside each.
    (isList(errors) &&
      errors.length > 0 &&
      errors.every(
        (one) =>
          blames(one) ||
          blames(own(one, 'extensions')) ||
          graphqlSaid(String(own(one, 'message'))).length > 0
      ))
  )
}

const blames = (part: unknown): boolean =>
  ['status', 'statusCode', 'code', 'status_code', 'httpStatus', 'http_code'].some((name) =>
    /^(?:400|422)$/.test(String(own(part, name)))
  ) || ['code', 'type', 'name', 'error'].some((name) => refused.test(plain(own(part, name))))

const refused =
  /\b(?:validation (?:errors?|failed|failure|exception)|invalid form body|(?:invalid|bad) (?:(?:user )?input|arguments?|param(?:eter)?s?|request)|zod ?error|unprocessable (?:entity|content))\b/i

/** Codes join their words. */
const plain = (text: unknown): string =>
  typeof text === 'string' && text.length <= 400
    ? text.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/[_-]/g, ' ')
    : ''

const isOfFastApi = (list: unknown): boolean =>
  isList(list) &&
  list.length > 0 &&
  list.every((item) => isList(own(item, 'loc')) && typeof own(item, 'type') === 'string')
