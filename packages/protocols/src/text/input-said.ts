import { type Issue, kindOf } from '@toolfault/model'
import { typesRule } from '../reading/rules.js'
import { type Told, together } from '../reading/told.js'
import { pathOf } from '../reading/written-place.js'
import type { Recogniser } from './recognise.js'
import { wrong } from './told.js'
import { zodList } from './zod.js'

const head =
  /^(?:<tool_use_error>)?InputValidationError: (?:(\S{1,128}) failed due to the following issues?:\n)?/

/** What Claude Code shows a model of a call that it refused: a line for each parameter, or zod's list as older versions print it. */
export const inputSaid: Recogniser = (body, text) => {
  const [heading, tool] = head.exec(body) ?? []
  if (heading === undefined) return undefined
  const said = body.slice(heading.length).replace(/<\/tool_use_error>$/, '')
  const told = zodList(said)
  if (told !== undefined) return wrong(tool, told, text)
  return wrong(tool, together(said.split('\n').map(parameter)), text)
}

const parameter = (line: string): Told => {
  const [, missing, surplus, wrongly, type = ''] =
    /^(?:The required parameter `([^`]{1,200})` is missing|An unexpected parameter `([^`]{1,200})` was provided|The parameter `([^`]{1,200})` type is expected as `(\w{1,20})` but provided as `\w{1,20}`)$/.exec(
      line
    ) ?? []
  const path = pathOf(missing ?? surplus ?? wrongly ?? '')
  if (path === undefined) return { issues: [], whole: false }
  const keyword =
    missing === undefined ? (surplus === undefined ? 'type' : 'additionalProperties') : 'required'
  const issue: Issue = {
    path,
    kind: kindOf(keyword),
    keyword,
    message: line,
    ...(surplus === undefined ? {} : { echo: true }),
    ...typesRule(type === '' ? [] : [type])
  }
  return { issues: [issue], whole: true }
}
