import { isList, isRecord, own } from '@toolfault/model'
import { listShared, readShared } from '../corpus/shared.js'
import { embedding } from './remotes.js'

/** The drafts of the official suite that we run, and how each is called in a schema. */
export const drafts = {
  draft7: 'http://json-schema.org/draft-07/schema#',
  'draft2019-09': 'https://json-schema.org/draft/2019-09/schema',
  'draft2020-12': 'https://json-schema.org/draft/2020-12/schema'
} as const

/** A draft, as its folder is called. */
export type Draft = keyof typeof drafts

/** One value of the suite, and whether it is valid. */
export interface Case {
  /** The file, the group and the test: the same in every draft that has it. */
  readonly id: string
  readonly data: unknown
  readonly valid: boolean
}

/** A schema of the suite, and the values that are judged by it. */
export interface Group {
  readonly draft: Draft
  readonly schema: unknown
  readonly cases: ReadonlyArray<Case>
}

const tests = 'json-schema-test-suite/tests'

const filesOf = (draft: Draft): ReadonlyArray<string> =>
  ['', 'optional/', 'optional/format/'].flatMap((folder) =>
    listShared(`${tests}/${draft}/${folder}`)
      .filter((name) => name.endsWith('.json'))
      .map((name) => `${folder}${name}`)
  )

/**
 * The groups of a draft, with `optional` and `optional/format`. Documents that a schema refers to are put into
 * it, since no validator here fetches any.
 */
export const groupsOf = (draft: Draft): ReadonlyArray<Group> => {
  const embed = embedding(draft)
  return filesOf(draft).flatMap((file) => {
    const groups = readShared(`${tests}/${draft}/${file}`)
    return (isList(groups) ? groups : []).map((group) => {
      const given = own(group, 'schema')
      const all = own(group, 'tests')
      const title = `${file} | ${String(own(group, 'description'))}`
      return {
        draft,
        schema: isRecord(given) ? embed({ $schema: drafts[draft], ...given }) : given,
        cases: (isList(all) ? all : []).map((one) => ({
          id: `${title} | ${String(own(one, 'description'))}`,
          data: own(one, 'data'),
          valid: own(one, 'valid') === true
        }))
      }
    })
  })
}
