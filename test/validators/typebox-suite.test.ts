import { isList, isRecord, own } from '@toolfault/model'
import { compile as ajv } from '@toolfault/validators/ajv'
import { compile } from '@toolfault/validators/typebox'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { isShared, listShared, readShared } from '../corpus/shared.js'

const test = suite('validators/typebox-suite')

interface Draft {
  readonly folder: string
  readonly $schema: string
  /** Cases of the official suite, without its optional part. */
  readonly cases: number
  /** How many each decides as the suite says; a schema that is refused decides nothing. */
  readonly typebox: number
  readonly ajv: number
  /** Where they differ from the suite, and how often. */
  readonly deviations: { readonly [file: string]: number }
}

/** Other documents are never fetched, and a dialect of one's own is not known. */
const drafts: ReadonlyArray<Draft> = [
  {
    folder: 'draft7',
    $schema: 'http://json-schema.org/draft-07/schema#',
    cases: 927,
    typebox: 903,
    ajv: 900,
    deviations: {
      // What stands beside a `$ref` counts, where draft-07 says that it does not.
      'ref.json': 1,
      'refRemote.json': 23
    }
  },
  {
    folder: 'draft2019-09',
    $schema: 'https://json-schema.org/draft/2019-09/schema',
    cases: 1259,
    typebox: 1223,
    ajv: 1200,
    deviations: { 'refRemote.json': 31, 'vocabulary.json': 5 }
  },
  {
    folder: 'draft2020-12',
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    cases: 1299,
    typebox: 1231,
    ajv: 1183,
    deviations: {
      'dynamicRef.json': 13,
      // Formats are checked, as with ajv.
      'format.json': 19,
      'refRemote.json': 31,
      'vocabulary.json': 5
    }
  }
]

interface Group {
  readonly file: string
  readonly schema: unknown
  readonly tests: ReadonlyArray<unknown>
}

const groupsOf = ({ $schema, folder }: Draft): ReadonlyArray<Group> =>
  listShared(`json-schema-test-suite/tests/${folder}`)
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => {
      const groups = readShared(`json-schema-test-suite/tests/${folder}/${file}`)
      return (isList(groups) ? groups : []).map((group) => {
        const schema = own(group, 'schema')
        const tests = own(group, 'tests')
        return {
          file,
          schema: isRecord(schema) ? { $schema, ...schema } : schema,
          tests: isList(tests) ? tests : []
        }
      })
    })

/** How often each file's cases are decided otherwise than the suite says. */
const deviationsOf = (
  judgeOf: typeof compile,
  groups: ReadonlyArray<Group>
): { readonly [file: string]: number } => {
  const wrong = new Map<string, number>()
  for (const { file, schema, tests } of groups) {
    const judge = judgeOf(schema)
    for (const one of tests) {
      const said =
        judge._tag === 'Left' ? undefined : judge.right(own(one, 'data')).issues.length === 0
      if (said !== own(one, 'valid')) wrong.set(file, (wrong.get(file) ?? 0) + 1)
    }
  }
  return Object.fromEntries(wrong)
}

const sum = (counts: { readonly [file: string]: number }): number =>
  Object.values(counts).reduce((all, one) => all + one, 0)

test('the table adds up', () => {
  for (const { cases, deviations, typebox } of drafts) assert.is(cases - sum(deviations), typebox)
})

for (const draft of isShared ? drafts : []) {
  test(`${draft.folder}: the official suite is decided as it says, but for what is listed`, () => {
    const groups = groupsOf(draft)
    assert.is(
      groups.reduce((all, { tests }) => all + tests.length, 0),
      draft.cases
    )
    assert.equal(deviationsOf(compile, groups), draft.deviations)
    assert.is(draft.cases - sum(deviationsOf(ajv, groups)), draft.ajv)
  })
}

test.run()
