import { malformedRequest, unquoted } from '@toolfault/model'
import type { Recogniser } from './recognise.js'

/** What stands before that the arguments of a call are no JSON; its first group is the name of the tool. */
const heads: ReadonlyArray<RegExp> = [
  // Goose.
  /^(?:Tool call could not be parsed: (?:-32602: )?)?Could not interpret tool use parameters for id \S{1,200}: ()/,
  // The AI SDK, which shows what came before what the engine says of it.
  /^Invalid input for tool (\S{1,128}): JSON parsing failed: Text: [\s\S]{0,19000}\nError message: /,
  // The Agents SDK of OpenAI, which shows nothing but what came.
  /^(?:An error occurred while running the tool\. Please try again\. Error: )?(?:Error: )?Invalid JSON input for tool(?: (\S{1,128}?))?(?=:|$)[\s\S]*/,
  // Codex; what else serde says of them is of their places.
  /^failed to parse function arguments: ()(?=(?:EOF while parsing|expected (?:`[^`]{1,3}`|value|ident)|trailing (?:characters|comma)|key must be a string|control character|invalid (?:escape|number)|lone leading surrogate)[^\n]{0,100} at line \d{1,9} column \d{1,9}$)/,
  // Semantic Kernel.
  /^The tool call arguments are malformed\. Arguments must be in JSON format\. Please try again\.()$/
]

/** How one of them begins. */
const begins = /^(?:Tool call |Could not |Invalid |An error |Error: Invalid |failed to |The tool )/

/** What agents show a model whose arguments are no JSON, with what their parser says of it and nothing of what came. */
export const unparsedSaid: Recogniser = (body) => {
  if (!begins.test(body)) return undefined
  for (const head of heads) {
    const [heading, tool = ''] = head.exec(body) ?? []
    if (heading === undefined) continue
    const [detail = ''] = body.slice(heading.length).split('\n', 1)
    const fault = malformedRequest('syntax', unquoted(detail), tool === '' ? {} : { tool })
    return { fault, confidence: 'certain' }
  }
  return undefined
}
