import { type Issue, kindOf, parsePointer } from '@toolfault/model'
import type { Told } from '../reading/told.js'
import { goRule } from './go-rules.js'
import { jsonText } from './json-text.js'
import type { Recogniser } from './recognise.js'
import { wrong } from './told.js'

/**
 * What the Go SDK writes of arguments, with the sentences of its JSON Schema package: one failure, with
 * the place in the schema before it.
 */
export const goSaid: Recogniser = (body, text) => {
  const rest =
    /^(?:calling "tools\/call": )?(?:invalid params: )?validating "arguments": (.*)/s.exec(
      body
    )?.[1]
  return rest === undefined ? undefined : wrong(undefined, told(rest), text)
}

const told = (text: string): Told => {
  let rest = text
  let pointer = ''
  for (let step = next(rest); step !== undefined; step = next(rest)) {
    pointer = step.pointer === 'root' ? '' : step.pointer
    rest = step.rest
  }
  const path = placeIn(pointer)
  const list =
    /^(?:required: missing properties|unexpected additional properties):? \[(.*)\]$/.exec(rest)?.[1]
  if (list !== undefined && path !== undefined) {
    const keyword = rest.startsWith('required') ? 'required' : 'additionalProperties'
    const keys = [...list.matchAll(/"((?:[^"\\]|\\.){0,200})"|([^\s",]{1,200})/g)].map(
      ([, quoted, bare]) => (quoted === undefined ? bare : jsonText(`"${quoted}"`))
    )
    if (!keys.every((key) => key !== undefined)) return { issues: [], whole: false }
    const message =
      keyword === 'required' ? { message: rest } : { message: rest, echo: true as const }
    const issues = keys.map(
      (key): Issue => ({ path: [...path, key], kind: kindOf(keyword), keyword, ...message })
    )
    return { issues, whole: issues.length > 0 }
  }
  const keyword = /^(\w{1,40}): /.exec(rest)?.[1]
  if (keyword === undefined || kindOf(keyword) === 'rule' || path === undefined)
    return { issues: [], whole: false }
  const rule = goRule(keyword, rest)
  return { issues: [{ path, ...rule }], whole: rule.echo !== true || rule.params !== undefined }
}

const next = (text: string): { readonly pointer: string; readonly rest: string } | undefined => {
  const head = /^validating (?:root|\/\S{0,1000}): /.exec(text)?.[0]
  return head === undefined
    ? undefined
    : { pointer: head.slice('validating '.length, -2), rest: text.slice(head.length) }
}

/** The place in the value, where that in the schema is one of properties alone. */
const placeIn = (pointer: string): ReadonlyArray<string> | undefined => {
  const keys = parsePointer(pointer)
  if (keys === undefined || keys.length % 2 > 0) return undefined
  const isOfKeys = keys.every((key, at) => at % 2 === 1 || key === 'properties')
  return isOfKeys ? keys.filter((_, at) => at % 2 === 1) : undefined
}
