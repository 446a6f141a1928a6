import { type Issue, isList, readJson } from '@toolfault/model'
import { listed } from './errors.js'

/** The errors as Octokit has them behind the sentence. */
const ofOctokit =
  /^(?:422 )?Validation Failed: (\{[\s\S]{1,6000}\})(?: - https:\/\/docs\.github\.com\/\S{0,300})?$/
const structure =
  /^Resource:(\S{0,60}) Field:(\S{0,100}) Code:(\S{0,60})(?: Message:([\s\S]{0,2000}))?$/

/** What the libraries of GitHub print of fields that it refused; none for other texts, and where an error is of no field. */
export const githubSaid = (text: string): ReadonlyArray<Issue> => {
  if (!text.includes('Validation Failed')) return []
  const { issues } = listed([itemsIn(text)])
  return issues.every(({ path: [field = ''] }) => field !== '') ? issues : []
}

const itemsIn = (text: string): ReadonlyArray<unknown> => {
  const printed = printedIn(text)
  if (printed !== undefined) return printed.split(/\} \{(?=Resource:)/).map(ofStructure)
  const json = readJson(`[${ofOctokit.exec(text)?.[1] ?? ''}]`)
  return json._tag === 'Right' && isList(json.right) ? json.right : []
}

/** The errors as Go prints a list of structures behind the status. */
const printedIn = (text: string): string | undefined => {
  const at = text.indexOf('[{Resource:')
  const line = text.slice(text.lastIndexOf('\n', at) + 1, Math.max(at, 0))
  return line.includes(': 422 ') && text.endsWith('}]') ? text.slice(at + 2, -2) : undefined
}

const ofStructure = (text: string): unknown => {
  const [, resource, field, code, message = ''] = structure.exec(text) ?? []
  return { resource, field, code, ...(message === '' ? {} : { message }) }
}
