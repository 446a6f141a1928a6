import { isList, isRecord, keysOf, own } from '@toolfault/model'
import { listShared, readShared } from './shared.js'

/** A call that a model really could make, and that its tool refuses. */
export interface Case {
  readonly id: string
  readonly tool: string
  readonly schema: unknown
  readonly args: unknown
}

/** Every case of every `cases-*.json`, in the order of the files. */
export const readCases = (): ReadonlyArray<Case> =>
  listShared('corpus')
    .filter((file) => /^cases-.*\.json$/.test(file))
    .flatMap((file) => {
      const cases = readShared(`corpus/${file}`)
      if (!isList(cases)) throw new TypeError(`${file} is no list of cases`)
      return cases.map((one) => caseOf(one, file))
    })

/** How many cases the corpus says that it has, source by source. */
export const promised = (): number => {
  const sources = own(readShared('corpus/README.json'), 'sources')
  return keysOf(sources).reduce((sum, name) => sum + Number(own(own(sources, name), 'cases')), 0)
}

/** A case as a line of `check --ndjson`. */
export const lineOf = (one: Case, more: object = {}): string => JSON.stringify({ ...one, ...more })

const caseOf = (one: unknown, file: string): Case => {
  const id = own(one, 'id')
  const tool = own(one, 'tool')
  const isCase = isRecord(one) && 'schema' in one && 'bad' in one
  if (!isCase || typeof id !== 'string' || typeof tool !== 'string') {
    throw new TypeError(`${file} holds what is no case: ${JSON.stringify(one).slice(0, 200)}`)
  }
  return { id, tool, schema: one.schema, args: one.bad }
}
