import { isList, own } from '@toolfault/model'

/** Whether a result asks the user something in place of an answer (MCP 2026-07-28, InputRequiredResult). */
const asksUser = (result: unknown): boolean => own(result, 'resultType') === 'input_required'

/** The question to the user in an answer: bare, in the response of JSON-RPC, with an HTTP status or without. */
export const inputRequired = (wire: unknown): unknown => resultsIn(wire).find(asksUser)

/** Whether an answer is a result in which a tool says that it failed, wherever it stands as above. */
export const saysFailed = (wire: unknown): boolean => resultsIn(wire).some(isErrorResult)

/** Whether it is a result of MCP in which a tool says that it failed. */
export const isErrorResult = (value: unknown): boolean =>
  own(value, 'isError') === true && isList(own(value, 'content'))

const resultsIn = (wire: unknown): ReadonlyArray<unknown> =>
  [wire, own(wire, 'body')].flatMap((it) => [it, own(it, 'result')])

/** Whether a result of `tools/call` is no success: an error, or a question to the user. */
export const isFailure = (result: unknown): boolean =>
  own(result, 'isError') === true || asksUser(result)

/** The texts of its blocks, one below the other; `''` where it has none. */
export const contentText = (result: unknown): string => {
  const content = own(result, 'content')
  const texts = isList(content) ? content.map((block) => own(block, 'text')) : []
  return texts.filter((text) => typeof text === 'string').join('\n')
}
