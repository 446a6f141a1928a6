import { type Advice, type InvalidArguments, isIndex } from '@toolfault/model'
import type { AskingParameter, QuestionWord } from './author.js'

/**
 * The word that asks for a parameter: its author's, else by its values, format, type and name. Which
 * for listed values and for yes or no, Who for a person or an address, Where for a path or a URL, How
 * many for a count, else What.
 */
export const wordOf = (
  { about, also = [], expected, path }: Advice,
  author: AskingParameter,
  { asking, tool }: InvalidArguments
): QuestionWord => {
  if (author.word !== undefined && words.has(author.word)) return author.word
  const type = about?.parameterType
  const rules = expected === undefined ? also : [expected, ...also]
  const types = expected?.id === 'type' ? expected.types : type === undefined ? [] : [type]
  const isBoolean = types[0] === 'boolean' && types.length === 1
  if (isBoolean || rules.some((rule) => rule.id === 'one_of')) return 'which'
  const format = rules.find((rule) => rule.id === 'format')
  if (format !== undefined) return formats.get(format.format) ?? 'what'
  if (type === 'email_address') return 'who'
  const name = wordsOf(path.findLast((key) => !isIndex(key)) ?? '')
  if (types.some((one) => one === 'integer' || one === 'number')) {
    return isCount(name, types.includes('integer')) ? 'how_many' : 'what'
  }
  if (types.includes('object')) return 'what'
  return isPerson(name, `${asking?.action ?? ''} ${tool ?? ''}`)
    ? 'who'
    : isPlace(name)
      ? 'where'
      : 'what'
}

const words: ReadonlySet<string> = /* @__PURE__ */ new Set([
  'who',
  'which',
  'where',
  'how_many',
  'what'
])

const formats: ReadonlyMap<string, QuestionWord> = /* @__PURE__ */ new Map([
  ['email', 'who'],
  ['idn-email', 'who'],
  ['uri', 'where'],
  ['uri-reference', 'where'],
  ['iri', 'where'],
  ['iri-reference', 'where'],
  ['url', 'where'],
  ['hostname', 'where'],
  ['path', 'where']
])

/** `userIds`, `user_ids` and `user-ids` are the words user and ids. */
const wordsOf = (name: string): ReadonlyArray<string> =>
  name
    // A name that is longer than this is none.
    .slice(0, 100)
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter((word) => word !== '')

const isCount = (name: ReadonlyArray<string>, isInteger: boolean): boolean => {
  const last = name.at(-1) ?? ''
  if (!isInteger) return counts.test(last)
  return (
    counts.test(last) ||
    /^(?:num|max|min|total|count|n)$/.test(name.length > 1 ? (name[0] ?? '') : '') ||
    (name.length > 2 && name[0] === 'number' && name[1] === 'of') ||
    (name.length > 1 && name[0] === 'per') ||
    // The name of a count is most often what is counted, in the plural: `nights`.
    (/[a-z]{2}s$/.test(last) && !/(?:ss|us|is|ids|coordinates|ms|radius|axis)$/.test(last))
  )
}

const counts = /^(?:counts?|limits?|quantity|quantities|qty|num|max|maximum|min|minimum|howmany)$/

const isPerson = (name: ReadonlyArray<string>, context: string): boolean => {
  const last = name.at(-1) ?? ''
  const isPostal = last.startsWith('address') && places.test(name.at(-2) ?? '')
  if (isPostal) return false
  if (name.length === 1 && last === 'to')
    return /mail|message|send|invit|notif|share|sms/i.test(context)
  // The id or the name of a person is a person.
  const main = /^(?:ids?|names?|uuid|handle)$/.test(last) ? name.at(-2) : last
  return persons.test(main ?? '')
}

const persons =
  /^(?:e?mails?|recipients?|receivers?|senders?|users?|usernames?|contacts?|assignees?|persons?|people|members?|owners?|authors?|attendees?|participants?|guests?|reviewers?|customers?|employees?|managers?|invitees?|collaborators?|candidates?|patients?|passengers?|friends?|logins?|cc|bcc|addressees?|address(?:es)?|who|whom)$/

const isPlace = (name: ReadonlyArray<string>): boolean => {
  const last = name.at(-1) ?? ''
  return places.test(last) || (last.startsWith('address') && places.test(name.at(-2) ?? ''))
}

const places =
  /^(?:(?:file)?paths?|files?|filepaths?|dirs?|director(?:y|ies)|folders?|ur[li]s?|links?|href|locations?|destinations?|endpoints?|cwd|websites?|webhooks?|hosts?|hostnames?|domains?|ip|where)$/
