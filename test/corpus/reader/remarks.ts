import { issuesIn } from './issues.js'
import { child, isList, isObject } from './value.js'

/** The wires that a caller may read an error on. */
export type Wire = 'mcp' | 'json-rpc' | 'oxp' | 'ncp' | 'f7' | 'text'

/** A sentence, and the place that the wire itself puts beside it. */
export interface Remark {
  readonly text: string
  readonly where?: string
}

/** Everything that an answer says to its caller, in the order in which it says it. */
export const remarksOf = (wire: Wire, answer: unknown): ReadonlyArray<Remark> => {
  switch (wire) {
    case 'text':
      return said(answer)
    case 'mcp':
      return said(child(child(child(answer, 'content'), '0'), 'text'))
    case 'json-rpc':
      return [...said(child(answer, 'message')), ...fromData(child(answer, 'data'))]
    case 'oxp':
      return fromBody(child(answer, 'body'))
    case 'ncp':
      return ['errors', 'suggestions', 'warnings'].flatMap((key) => each(child(answer, key), said))
    case 'f7':
      return each(child(child(answer, 'body'), 'errors'), fromF7)
  }
}

const said = (text: unknown, where?: string): ReadonlyArray<Remark> => {
  if (typeof text !== 'string' || text === '') return []
  return issuesIn(text) ?? [where === undefined ? { text } : { text, where }]
}

const each = (
  list: unknown,
  read: (one: unknown) => ReadonlyArray<Remark>
): ReadonlyArray<Remark> => (isList(list) ? list.flatMap((one) => read(one)) : [])

/** Where F7 puts a surplus key into the path, its sentence names none (row V1). */
const fromF7 = (error: unknown): ReadonlyArray<Remark> => {
  const path = child(error, 'path')
  const where = typeof path === 'string' ? path : ''
  const keyword = child(error, 'keyword')
  return keyword === 'additionalProperties' || keyword === 'unevaluatedProperties'
    ? said('unexpected key', where)
    : said(child(error, 'message'), where)
}

/** The body of an HTTP answer: its sentences, and those that stand under the name of a parameter. */
const fromBody = (body: unknown): ReadonlyArray<Remark> => [
  ...said(child(body, 'message')),
  ...said(child(body, 'developer_message')),
  ...said(child(body, 'additional_prompt_content')),
  ...Object.entries(entriesOf(child(body, 'parameter_errors'))).flatMap(([where, text]) =>
    isList(text) ? text.flatMap((one) => said(one, where)) : said(text, where)
  ),
  ...fromMissing(child(body, 'missing_parameters'))
]

const entriesOf = (value: unknown): object => (isObject(value) ? value : {})

const fromMissing = (names: unknown): ReadonlyArray<Remark> =>
  each(names, (name) => (typeof name === 'string' ? said('is missing', name) : []))

/** Agentopia's data: names of parameters, and what is known of them. */
const fromData = (data: unknown): ReadonlyArray<Remark> => {
  const required = child(data, 'required_parameter')
  const parameter = child(data, 'parameter')
  const type = child(data, 'parameter_type')
  const format = child(data, 'expected_format')
  const where = typeof parameter === 'string' ? parameter : required
  return [
    ...(typeof required === 'string'
      ? said(typeof type === 'string' ? `is missing (${type})` : 'is missing', required)
      : []),
    ...fromMissing(child(data, 'missing_parameters')),
    ...(typeof where === 'string' && typeof format === 'string'
      ? said(`expected format: ${format}`, where)
      : []),
    ...said(child(data, 'guidance')),
    ...each(child(data, 'suggestions'), said),
    ...(typeof where === 'string' ? said(child(data, 'details'), where) : [])
  ]
}
