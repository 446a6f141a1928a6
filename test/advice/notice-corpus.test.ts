import { judge } from '@toolfault/advice/judge'
import { isList, own, type Remark } from '@toolfault/model'
import { compile } from '@toolfault/validators/ajv'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { isShared, listShared, readShared } from '../corpus/shared.js'

const test = suite('advice/notice on the corpus')

const decide = judge(compile)

/** The same schema, which now lets every key through. */
const opened = (schema: unknown): unknown =>
  JSON.parse(
    JSON.stringify(schema, (key, value: unknown) =>
      /^(?:additional|unevaluated)Properties$/.test(key) && value === false ? undefined : value
    )
  )

const cases = (): ReadonlyArray<unknown> =>
  listShared('corpus')
    .filter((file) => file.startsWith('cases-'))
    .flatMap((file) => {
      const list = readShared(`corpus/${file}`)
      return isList(list) ? list : []
    })

const warned = (one: unknown, args: string, open: boolean): ReadonlyArray<Remark> => {
  const schema = own(one, 'schema')
  const tool = { name: 't', inputSchema: open ? opened(schema) : schema }
  return decide(tool, own(one, args)).warnings ?? []
}

const shared = (): void => {
  const all = cases()

  test('no right call of a real tool is said to hold a wrong key, even if its schema were open', () => {
    const false_ = all.flatMap((one) =>
      [false, true].flatMap((open) =>
        warned(one, 'valid', open).filter(({ id }) => id !== 'deprecated')
      )
    )
    assert.equal(false_, [])
    assert.ok(all.length > 1_000)
  })

  test('a misspelt key is told of with the right one in nine cases of ten, with a wrong one never', () => {
    const slips = all.filter((one) => /^prop_(?:typo|case)_/.test(String(own(one, 'kind'))))
    let hits = 0
    for (const one of slips) {
      const truth = own(own(own(one, 'mutations'), '0'), 'correct')
      for (const remark of warned(one, 'bad', true)) {
        if (remark.id !== 'misspelt_key') continue
        assert.is(remark.suggestion.at(-1), truth)
        hits++
      }
    }
    assert.ok(slips.length > 100)
    assert.ok(hits >= 0.89 * slips.length, `${hits} of ${slips.length}`)
  })

  test('a key of another name is told of as unknown', () => {
    const synonyms = all.filter((one) => /^prop_synonym_/.test(String(own(one, 'kind'))))
    assert.ok(synonyms.length > 50)
    for (const one of synonyms) assert.ok(warned(one, 'bad', true).length > 0)
  })
}

if (isShared) shared()
else test('the corpus is not here', () => assert.not(isShared))

test.run()
