import type { Issue, Path } from '@toolfault/model'
import { botoSaid } from './boto.js'
import { discordSaid } from './discord-said.js'
import { githubSaid } from './github-said.js'
import { graphqlSaid } from './graphql-said.js'
import { notionSaid } from './notion-said.js'

/** Longer texts are dumps. */
const LONGEST = 8_000

/**
 * What a service says of places in what was sent in one sentence: AWS ("1 validation error detected: Value '' at
 * 'tableName' failed to satisfy constraint: …"), Notion ("body failed validation: body.parent should be defined, …"),
 * the SDKs of AWS and GitHub, Discord, GraphQL. What came is not told again. None for other sentences, and where not all of
 * one is understood.
 */
export const serviceSaid = (text: string): ReadonlyArray<Issue> => {
  if (text.length > LONGEST) return []
  const said = text.replace(raised, '')
  const [head, count] = detected.exec(said) ?? []
  if (head !== undefined) return constraintsIn(said.slice(head.length), Number(count))
  for (const read of readers) {
    const issues = read(said)
    if (issues.length > 0) return issues
  }
  return []
}

/** Each knows its own text by how it begins, and no other's. */
const readers: ReadonlyArray<(text: string) => ReadonlyArray<Issue>> = [
  notionSaid,
  botoSaid,
  graphqlSaid,
  githubSaid,
  discordSaid
]

/** What the SDKs put before the sentence. */
const raised =
  /^(?:An error occurred \(\w{1,60}\) when calling the \w{1,60} operation: |\w{0,60}(?:Error|Exception): )/

const detected = /^(\d{1,3}) validation errors? detected: (?=Value )/

/** Behind a value, which may hold anything: of each error as many have to be found as there are. */
const constraint =
  / at '([^'\n]{1,200})' failed to satisfy constraint: ([^\n]+?)(?=; Value (?:null |')|$)/g

const constraintsIn = (text: string, count: number): ReadonlyArray<Issue> => {
  const found = [...text.matchAll(constraint)].map(([, place = '', said = '']): Issue => {
    const path = ofAws(place)
    const message = said.replace(/^Member /, '')
    return message === 'must not be null'
      ? { path, kind: 'missing', keyword: 'required', message }
      : { path, kind: 'unknown', message }
  })
  // A value that is written as the sentence is tells of places that there are none of.
  const isClear = found.every(({ message = '' }) => !message.includes(' failed to satisfy '))
  return found.length === count && isClear ? found : []
}

/** Items are counted from one, and behind each number stands that it is of a member. */
const ofAws = (place: string): Path => {
  const steps = place.split('.')
  return steps.flatMap((step, at) =>
    step === 'member' && isNumber(steps[at - 1])
      ? []
      : [isNumber(step) && steps[at + 1] === 'member' ? String(Number(step) - 1) : step]
  )
}

const isNumber = (step: string | undefined): boolean => /^[1-9]\d{0,6}$/.test(step ?? '')
