import { isList, isRecord, own } from '@toolfault/model'
import { statusIn } from './of-name.js'

/** What says itself that it went well. */
export const isSuccess = (given: unknown): boolean => {
  const isWell = (statusIn(given) ?? 200) < 300
  // Blocks of MCP; with a status that refuses, texts of that name are what is wrong with a field of it.
  const isContent = (content: unknown): boolean =>
    isList(content) && (isWell || content.every(isRecord))
  return (
    [given, own(given, 'body'), own(given, 'result'), own(own(given, 'body'), 'result')].some(
      (body) =>
        own(body, 'success') === true ||
        (own(body, 'success') !== false &&
          own(body, 'isError') !== true &&
          (isContent(own(body, 'content')) || own(body, 'structuredContent') !== undefined))
    ) ||
    [given, (statusIn(given) ?? 400) < 300 ? own(given, 'body') : undefined].some(
      (response) => own(response, 'jsonrpc') !== undefined && own(response, 'result') !== undefined
    )
  )
}
