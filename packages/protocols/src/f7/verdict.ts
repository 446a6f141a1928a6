import { type Fault, invalid, invalidSchema, type Verdict, valid } from '@toolfault/model'
import { faults } from '@toolfault/words/en'
import type { Note } from '../reading/notes.js'
import { issuesOf, type Paths } from './issues.js'
import { invalidJson, malformed } from './said.js'
import type { Entry, Envelope } from './shape.js'

/** A verdict, and what was guessed to get it. */
export interface Told {
  readonly value: Verdict
  readonly notes: ReadonlyArray<Note>
}

/** A fault as the verdict that it is. */
export const told = (fault: Fault, ...notes: ReadonlyArray<Note>): Told => ({
  value: invalid(fault),
  notes
})

/** What an envelope says; a status, where one came, decides before any text (rows X1, V11). */
export const verdictOf = (
  { errors, valid: isValid }: Envelope,
  status: number | undefined,
  paths: Paths
): Told => {
  const entries = errors ?? []
  if (status === 400 && entries.every(({ path }) => path === '')) {
    return told(malformed(entries.map(({ message }) => message ?? '').join('; ')))
  }
  if (isValid) return granted(entries)
  const [only] = entries
  if (only !== undefined && entries.length === 1 && only.path === '') {
    const message = only.message ?? ''
    // Without a status keyword and prefix have to do (row V11).
    if (status === undefined && only.keyword === 'format' && invalidJson.test(message)) {
      return told(malformed(message), 'from_text')
    }
    if (only.keyword === 'schema') return told(uncompilable(message))
  }
  const { issues, notes } = issuesOf(entries, paths)
  return told({ kind: 'invalid_arguments', issues }, ...notes)
}

/** Row N6 holds here as well: a yes is a yes, and what it names is not lost. */
const granted = (entries: ReadonlyArray<Entry>): Told =>
  entries.length === 0
    ? { value: valid, notes: [] }
    : {
        value: { valid: true, warnings: entries.map((it) => ({ id: 'said', text: lineOf(it) })) },
        notes: ['valid_with_errors']
      }

const lineOf = ({ message, path }: Entry): string =>
  [path, message ?? ''].filter((text) => text !== '').join(': ')

/** Row V5. */
const uncompilable = (message: string): Fault => {
  const prefix = faults.invalidSchema('')
  return invalidSchema(message.startsWith(prefix) ? message.slice(prefix.length) : message)
}
