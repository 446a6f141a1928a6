import type { Issue, Path } from '@toolfault/model'
import { either } from './either.js'
import { located } from './located.js'

/** Longer texts are dumps. */
const LONGEST = 8_000

/**
 * What a service says of places in what was sent in one sentence: AWS ("1 validation error detected: Value '' at
 * 'tableName' failed to satisfy constraint: …"), Notion ("body failed validation: body.parent should be defined, …").
 * What came is not told again. None for other sentences, and where not all of one is understood.
 */
export const serviceSaid = (text: string): ReadonlyArray<Issue> => {
  if (text.length > LONGEST) return []
  const said = text.replace(raised, '')
  const [head, count] = detected.exec(said) ?? []
  if (head !== undefined) return constraintsIn(said.slice(head.length), Number(count))
  const [start, isOne] = failed.exec(said) ?? []
  return start === undefined ? [] : ofBody(said.slice(start.length), isOne !== undefined)
}

/** What the SDKs put before the sentence. */
const raised =
  /^(?:An error occurred \(\w{1,60}\) when calling the \w{1,60} operation: |\w{1,60}(?:Error|Exception): )/

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

const failed = /^body failed validation(?:: |\. (Fix one):\s)(?=body[.[ ])/

/** A place, and what should be there; behind that stands what was. */
const should = /^body(?:\.([^\s`]{1,500}))? (should [^`\n]{1,1000}?)(?:, instead was `[^\n]*)?\.?$/

/** Of several lines each one alone would do. */
const ofBody = (text: string, isOne: boolean): ReadonlyArray<Issue> => {
  const lines = isOne ? text.split(/\n|(?<=`\.) (?=body[.[])/) : [text]
  const found = lines.map(lineOf)
  if (!found.every((issue) => issue !== undefined)) return []
  return found.length < 2
    ? found
    : [
        either({
          path: [],
          kind: 'alternative',
          keyword: 'anyOf',
          branches: found.map((issue) => [issue])
        })
      ]
}

const lineOf = (text: string): Issue | undefined => {
  const [whole, place = '', message = ''] = should.exec(text) ?? []
  if (whole === undefined) return undefined
  const { path } = located(place)
  if (message === 'should be defined') {
    return { path, kind: 'missing', keyword: 'required', message }
  }
  return message === 'should be not present'
    ? { path, kind: 'unexpected', keyword: 'additionalProperties', message, echo: true }
    : { path, kind: 'unknown', message }
}
