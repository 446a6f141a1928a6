import { unknownTool } from '@toolfault/model'
import { unbranched } from '../reading/pydantic-branch.js'
import type { PydanticError } from '../reading/pydantic-error.js'
import type { Told } from '../reading/told.js'
import { pydantic } from './pydantic.js'
import { issueOf } from './pydantic-issue.js'
import { pydanticWord } from './pydantic-sentence.js'
import type { Recogniser } from './recognise.js'
import { wrong } from './told.js'

/**
 * What LangGraph shows a model of a call whose arguments it refused: a line for each of pydantic's errors, or all that
 * pydantic printed, behind what was sent, of which nothing is told again. Up to its version 0.6 it had that alone.
 */
export const invokedSaid: Recogniser = (body, text) => {
  if (body.startsWith("Error invoking tool '")) {
    const [head = '', tool] = invoked.exec(body) ?? []
    if (tool === undefined || !body.endsWith(AGAIN)) return undefined
    const said = body.slice(head.length, -AGAIN.length)
    return wrong(tool, pydantic(said, tool, true) ?? lines(said), text)
  }
  if (body.endsWith(MISTAKES)) {
    const said = body.slice(0, -MISTAKES.length).replace(/^Error: /, '')
    // A tool that is made of a function gives its name to the model of its arguments, where a class begins with a capital.
    const tool = /^\d{1,6} validation errors? for ([a-z]\w{0,127}?)(?:Schema)?\n/.exec(said)?.[1]
    const told = pydantic(said, tool, tool !== undefined)
    return told === undefined ? undefined : wrong(tool, told, text, 'likely')
  }
  const unknown =
    /^(?:Error: )?(\S{1,128}) is not a valid tool, try one of \[[^\n]{0,9000}\]\.$/.exec(body)?.[1]
  return unknown === undefined ? undefined : { fault: unknownTool(unknown), confidence: 'certain' }
}

/** What was sent is printed without a break of a line. */
const invoked =
  /^Error invoking tool '([^'\n]{1,128})' with kwargs \{[^\n]{0,19000}\} with error:\n /
const AGAIN = '\n Please fix the error and try again.'
const MISTAKES = '\n Please fix your mistakes.'

const lines = (said: string): Told => {
  const errors = said.split('\n').map(errorOf)
  const known = errors.filter((error) => error !== undefined)
  const told = unbranched(known)
  const isAll = known.length === errors.length && known.every(({ issue }) => issue.echo !== true)
  return { ...told, whole: told.whole && isAll }
}

const errorOf = (line: string): PydanticError | undefined => {
  const [head = '', where = ''] = /^([^\s:][^\n:]{0,500}): /.exec(line) ?? []
  const message = line.slice(head.length)
  if (where === '') return undefined
  const path = where.split('.')
  const word = pydanticWord(message)
  // What an author says may repeat what came.
  return word === undefined
    ? { issue: { path, kind: 'rule', message, echo: true }, came: '', depth: -1 }
    : { issue: issueOf(path, message, word, ''), came: '', depth: -1 }
}
