import type { Issue, Path } from '@toolfault/model'
import { valueIn, valuesIn } from '../reading/values.js'

/** What pydantic says of the tag of a union, at the key of the tag; `undefined` for anything else. */
export const ofTag = (path: Path, type: string, message: string): Issue | undefined => {
  if (type === 'union_tag_invalid') return unknownTag(path, message)
  if (type !== 'union_tag_not_found') return undefined
  const key = keyIn(message.slice(message.lastIndexOf(' ') + 1))
  return key === undefined
    ? undefined
    : { path: [...path, key], kind: 'missing', keyword: 'required', message }
}

const FOUND = ' found using '
const EXPECTED = ' does not match any of the expected tags: '

/** The tag that came stands first, and may hold anything. */
const unknownTag = (path: Path, message: string): Issue | undefined => {
  const end = message.lastIndexOf(EXPECTED)
  const start = end < 0 ? -1 : message.lastIndexOf(FOUND, end)
  if (start < 0) return undefined
  const key = keyIn(message.slice(start + FOUND.length, end))
  const list = message.slice(end + EXPECTED.length)
  const tags = list.includes('\\') ? undefined : valuesIn(list, ', ')
  return {
    path: key === undefined ? path : [...path, key],
    kind: 'choice',
    keyword: 'enum',
    message: `Input tag${message.slice(start)}`,
    ...(tags === undefined ? {} : { params: { allowedValues: tags } })
  }
}

/** A key stands between quotation marks, a function does not. */
const keyIn = (text: string): string | undefined => {
  const key = valueIn(text)?.[0]
  return typeof key === 'string' && !text.includes('\\') ? key : undefined
}
