import { isList, isRecord, own } from '@toolfault/model'
import { contentText } from './mcp/result.js'

/**
 * The text that an answer shows, wherever its protocol puts it: the text blocks of a result, the message
 * of an error, the `error` of an Edge Function. `''` where there is none.
 */
export const visibleText = (wire: unknown): string => {
  if (typeof wire === 'string') return wire
  if (isList(own(wire, 'content'))) return contentText(wire)
  for (const name of ['message', 'error', 'detail', 'body', 'result']) {
    const member = own(wire, name)
    const text = typeof member === 'string' || isRecord(member) ? visibleText(member) : ''
    if (text !== '') return text
  }
  return ''
}
