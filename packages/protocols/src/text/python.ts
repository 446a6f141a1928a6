import { executionFailed, type Issue, unknownTool } from '@toolfault/model'
import { unknownBefore } from '../no-tool.js'
import { refusal } from './body.js'
import { jsonSchemaSentence } from './json-schema.js'
import { pydantic } from './pydantic.js'
import { pythonCall } from './python-call.js'
import type { Recognised, Recogniser } from './recognise.js'
import { refusedByService } from './service.js'
import { wrong } from './told.js'

/**
 * What the Python SDK and FastMCP write: the name of the tool before whatever was raised, pydantic's
 * errors, and the sentence of jsonschema that the low-level server shows.
 */
export const pythonSaid: Recogniser = (body, text, code) => {
  const [head = '', tool, quoted] =
    /^Error (?:executing|calling|validating) tool (?:([^\s':]{1,200})|'([^'\n]{1,200})')(?:: |$)/.exec(
      body
    ) ?? []
  const name = tool ?? quoted
  const raised = pydantic(body.slice(head.length), name, code === -32602)
  const isSure = code === -32602 || (raised?.tool ?? name) !== undefined
  // Where but the name of their model says that they are arguments, it has to be an error of pydantic's.
  if (raised !== undefined && (isSure || raised.issues.length > 0)) {
    return wrong(raised.tool ?? name, raised, text, isSure ? 'certain' : 'likely')
  }
  if (name !== undefined) {
    const said = body.slice(head.length)
    const failed = executionFailed({ tool: name, message: text })
    // Another tool may be one that the tool itself calls.
    const unknown =
      unknownBefore(said)?.tool === name ? unknownTool(name, undefined, { message: text }) : failed
    return (
      refusal(said, name) ??
      miscalled(said, name, text) ??
      refusedByService(said, text, name) ?? { fault: unknown, confidence: 'likely' }
    )
  }
  // FastMCP writes a name with Python's quotation marks, which no name has.
  const unknown = /^Unknown tool: '([\w./-]{1,128})'$/.exec(body)?.[1]
  if (unknown !== undefined) return { fault: unknownTool(unknown), confidence: 'certain' }
  const start = 'Input validation error: '
  if (!body.startsWith(start)) return undefined
  const sentence = body.slice(start.length)
  const named = jsonSchemaSentence(sentence)
  // An object inside another one is not named.
  if (named !== undefined) return wrong(undefined, { issues: named, whole: true }, text, 'likely')
  // Neither the place nor the value's end can be told, but that it was the caller's value.
  const issues: ReadonlyArray<Issue> = []
  return wrong(undefined, { issues, whole: false }, text)
}

/** A function that is called as the tool is gets its arguments; another may be called wrongly by the tool itself. */
const miscalled = (said: string, tool: string, text: string): Recognised | undefined => {
  const called = pythonCall(said)
  return called !== undefined && called.name === tool.replace(/\W/g, '_')
    ? wrong(tool, called, text, 'likely')
    : undefined
}
