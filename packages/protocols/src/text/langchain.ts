import {
  type Issue,
  isIndex,
  isList,
  isRecord,
  own,
  type Path,
  readJson,
  unknownTool
} from '@toolfault/model'
import { unbranched } from '../reading/pydantic-branch.js'
import type { PydanticError } from '../reading/pydantic-error.js'
import { shown } from '../reading/pydantic-json.js'
import { untagged } from '../reading/pydantic-tagged.js'
import { jsonOfPython } from '../reading/python.js'
import type { Told } from '../reading/told.js'
import { pydantic } from './pydantic.js'
import { issueOf } from './pydantic-issue.js'
import { pydanticWord } from './pydantic-sentence.js'
import { ofTag } from './pydantic-tag.js'
import type { Recogniser } from './recognise.js'
import { wrong } from './told.js'

/**
 * What LangGraph shows a model of a call whose arguments it refused: a line for each of pydantic's errors, or all that
 * pydantic printed, behind what was sent, of which nothing is told again. Up to its version 0.6 it had that alone.
 */
export const invokedSaid: Recogniser = (body, text) => {
  if (body.startsWith("Error invoking tool '")) {
    const [head = '', tool, kwargs = ''] = invoked.exec(body) ?? []
    if (tool === undefined || !body.endsWith(AGAIN)) return undefined
    const said = body.slice(head.length, -AGAIN.length)
    return wrong(tool, pydantic(said, tool, true) ?? lines(said, sentIn(kwargs)), text)
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
  /^Error invoking tool '([^'\n]{1,128})' with kwargs (\{[^\n]{0,19000}\}) with error:\n /

/** `undefined` where it holds what JSON does not. */
const sentIn = (kwargs: string): unknown => {
  const json = readJson(jsonOfPython(kwargs) ?? kwargs)
  return json._tag === 'Right' ? json.right : undefined
}

const AGAIN = '\n Please fix the error and try again.'
const MISTAKES = '\n Please fix your mistakes.'

/** So many errors are told, for each shows what was sent. */
const MOST = 64

const lines = (said: string, sent: unknown): Told => {
  const parts = said.split('\n')
  const errors = parts.slice(0, MOST).map((line) => errorOf(line, sent))
  const known = errors.filter((error) => error !== undefined)
  const told = unbranched(untagged(known))
  const isAll = known.length === parts.length && known.every(({ issue }) => issue.echo !== true)
  // What was sent tells a key from the name of a branch.
  return { ...told, whole: told.whole && isAll && sent !== undefined }
}

const errorOf = (line: string, sent: unknown): PydanticError | undefined => {
  const [head = '', where = ''] = /^([^\s:][^\n:]{0,500}): /.exec(line) ?? []
  const message = line.slice(head.length)
  if (where === '') return undefined
  const path = where.split('.')
  const word = pydanticWord(message)
  const tag = word === undefined ? undefined : ofTag(path, word, message)
  // What an author says may repeat what came.
  const issue: Issue =
    tag ??
    (word === undefined
      ? { path, kind: 'rule', message, echo: true }
      : issueOf(path, message, word, ''))
  // Of what is missing the object counts that lacks it.
  const depth = path.length - (tag === undefined && issue.kind === 'missing' ? 1 : 0)
  return { issue, came: shown(valueAt(sent, path.slice(0, depth))), depth }
}

/** The value that a path leads to, without the steps that are no keys. */
const valueAt = (sent: unknown, path: Path): unknown =>
  path.reduce((value, step) => {
    const isStep = isList(value) ? isIndex(step) : isRecord(value) && own(value, step) !== undefined
    return isStep ? own(value, step) : value
  }, sent)
