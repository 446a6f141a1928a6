import { type Issue, keysOf, readJson } from '@toolfault/model'
import { jsonOfPython } from '../reading/python.js'
import { ruled, typesRule } from '../reading/rules.js'
import type { Told } from '../reading/told.js'
import { pythonCall } from './python-call.js'
import type { Recogniser } from './recognise.js'
import { wrong } from './told.js'

const argument =
  /^Argument (\w{1,100}) (?:(is required)|(is not in the tool's input schema)|has type '\w{1,20}' but should be '(\w{1,20})')$/

/** What smolagents says of one argument; `undefined` for any other sentence. */
export const argumentSaid = (message: string): Told | undefined => {
  const [, name, isMissing, isUnknown, type = ''] = argument.exec(message) ?? []
  if (name === undefined) return undefined
  const rule =
    isMissing !== undefined
      ? ruled('required')
      : isUnknown !== undefined
        ? ruled('additionalProperties')
        : (typesRule([type]) ?? ruled('type'))
  const echo = isUnknown === undefined ? {} : ({ echo: true } as const)
  return { issues: [{ path: [name], ...rule, message, ...echo }], whole: true }
}

/** What frameworks say of a whole call, in words that no other has. */
export const refusedCall: Recogniser = (body, text) =>
  body.startsWith('Invoking `')
    ? mandatory(body, text)
    : body.startsWith('There are `')
      ? counted(body, text)
      : body.startsWith('Failed to invoke Tool `')
        ? invoked(body, text)
        : undefined

/** Google's ADK: the names of what lacks, a line for each. */
const mandatory: Recogniser = (body, text) => {
  const [head = '', tool] =
    /^Invoking `([^`\n]{1,128})\(\)` failed as the following mandatory input parameters are not present:\n/.exec(
      body
    ) ?? []
  const end = body.indexOf('\nYou could retry ', head.length)
  const names = body.slice(head.length, end < 0 ? undefined : end).split('\n')
  const isList = head !== '' && names.every((name) => /^[\w$-]{1,100}$/.test(name))
  return isList ? wrong(tool, { issues: lacks(names), whole: true }, text) : undefined
}

/** Semantic Kernel: how many came of those that it wants, and which these are: where none came, all of them lack. */
const counted: Recogniser = (body, text) => {
  const [, came, list = ''] =
    /^There are `\d{1,4}` tool call arguments required and only `(\d{1,4})` received\. The required arguments are: \[([^\]\n]{1,4000})\]\. /.exec(
      body
    ) ?? []
  if (came === undefined) return undefined
  const names = [...list.matchAll(/'([^'\n]{1,100})'/g)].map(([, name = '']) => name)
  const issues = came === '0' ? lacks(names) : []
  return wrong(undefined, { issues, whole: issues.length > 0 }, text)
}

const lacks = (names: ReadonlyArray<string>): ReadonlyArray<Issue> =>
  names.map((name) => ({ path: [name], ...ruled('required'), message: `${name} is missing` }))

/** What stands between the two. */
const RAISED = '}. Error: '

/** Haystack: the function that is called has another name than the tool, so that what it does not know has to be what came. */
const invoked: Recogniser = (body, text) => {
  const [head = '', tool = ''] =
    /^Failed to invoke Tool `([^`\n]{1,128})` with parameters (?=\{)/.exec(body) ?? []
  const end = body.lastIndexOf(RAISED)
  if (head === '' || end < head.length || body.includes('\n')) return undefined
  const sent = body.slice(head.length, end + 1)
  const said = body.slice(end + RAISED.length)
  const called = pythonCall(said)
  if (called === undefined) return undefined
  const json = readJson(jsonOfPython(sent) ?? sent)
  const keys = json._tag === 'Right' ? keysOf(json.right) : []
  const isOfTool =
    called.name === tool.replace(/\W/g, '_') ||
    called.issues.every(({ kind, path: [key = ''] }) => kind === 'unexpected' && keys.includes(key))
  return isOfTool ? wrong(tool, called, text, 'likely') : undefined
}
