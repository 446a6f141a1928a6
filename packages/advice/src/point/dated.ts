import { own } from '@toolfault/model'

/** Whether the author says in words what could be a format, or names a time with its unit (`30s`) or a text with digits. */
export const isDated = (schema: unknown): boolean =>
  isInWords(schema, dates) || isInWords(schema, /\b\d+(?:ms|[smhdw])\b|["'`]\d[\d.]*[-:A-Za-z]/)

/** Whether the author says that the number of a time would do as well: "RFC 3339 or Unix timestamp". */
export const isCounted = (schema: unknown): boolean =>
  isInWords(schema, /\bor (?:an? )?(?:unix|epoch)\b|\b(?:unix|epoch)(?: \w+){0,3},? or\b/i)

/** The formats of a text by its schema: the one that it names, or those of a date that it is said to be. */
export const formatsOf = (schema: unknown): ReadonlyArray<unknown> => {
  const format = own(schema, 'format')
  if (format !== undefined) return [format]
  return isInWords(schema, dates) ? ['date-time', 'date'] : []
}

const dates = /\b(?:RFC ?3339|ISO[ -]?8601|YYYY-MM-DD|\d{4}-\d\d-\d\d)/i

/** Whether the author says that a text is JSON, and not that a file or an answer is. */
export const isJson = (schema: unknown): boolean =>
  own(schema, 'contentMediaType') === 'application/json' ||
  isInWords(
    schema,
    /\b(?:(?:as an?|as|in|valid|stringified|serialized|escaped|raw) JSON\b(?! (?:file|path|api|format))|JSON(?:[ -](?:string|text|encoded|object|array|body|payload|representation|serialized)\b|$))/i
  )

const isInWords = (schema: unknown, words: RegExp): boolean => {
  const description = own(schema, 'description')
  return typeof description === 'string' && words.test(description)
}
