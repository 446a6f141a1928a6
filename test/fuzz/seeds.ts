import { isList, isRecord, keysOf, own } from '@toolfault/model'
import { type Case, readCases } from '../corpus/cases.js'
import { isShared, listShared, readShared } from '../corpus/shared.js'
import { files, read } from '../house.js'

/** What real validators, servers and protocol texts said; where `../shared` is not, what is in this repository. */

const items = (value: unknown): ReadonlyArray<unknown> => (isList(value) ? value : [])

const recorded = isShared ? items(readShared('raw-validator-outputs.json')) : []

/** What validators of such a name answered, as it was recorded. */
export const outputsOf = (validator: RegExp): ReadonlyArray<unknown> =>
  recorded
    .filter((row) => validator.test(String(own(row, 'validator'))))
    .map((row) => own(row, 'output'))

/** Calls of the corpus that their tools refuse. */
export const cases: ReadonlyArray<Case> = isShared ? readCases() : []

/** A schema of the JSON Schema Test Suite and a value that it takes or refuses. */
export interface SuiteCase {
  readonly schema: unknown
  readonly value: unknown
}

const drafts = ['draft7', 'draft2019-09', 'draft2020-12']

const dialects: Readonly<Record<string, string>> = {
  draft7: 'http://json-schema.org/draft-07/schema#',
  'draft2019-09': 'https://json-schema.org/draft/2019-09/schema',
  'draft2020-12': 'https://json-schema.org/draft/2020-12/schema'
}

/** Each schema names its draft. */
export const suite: ReadonlyArray<SuiteCase> = isShared
  ? drafts.flatMap((draft) => {
      const folder = `json-schema-test-suite/tests/${draft}`
      return listShared(folder)
        .filter((file) => file.endsWith('.json'))
        .flatMap((file) => items(readShared(`${folder}/${file}`)))
        .flatMap((group) => {
          const schema = own(group, 'schema')
          const named = isRecord(schema) ? { $schema: dialects[draft], ...schema } : schema
          return items(own(group, 'tests')).map((one) => ({
            schema: named,
            value: own(one, 'data')
          }))
        })
    })
  : []

/** What the texts of the protocols show, and what the vectors have by hand, whoever's it is. */
export const wires: ReadonlyArray<unknown> = [
  ...(isShared ? items(readShared('protocol-examples.json')).map((one) => own(one, 'wire')) : []),
  ...files('test/vectors', '.json')
    .filter((file) => !file.endsWith('schema.json'))
    .flatMap((file) => items(JSON.parse(read(file))))
    .map((vector) => own(vector, 'wire')),
  ...items(own(JSON.parse(read('test/conformance/cases.json')), 'cases')).flatMap((one) => {
    const all = own(one, 'wires')
    return keysOf(all).map((name) => own(all, name))
  })
]
