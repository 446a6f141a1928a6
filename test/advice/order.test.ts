import { advise } from '@toolfault/advice/advise'
import { type Issue, invalidArguments, printPointer } from '@toolfault/model'
import fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('advice/order')

/** Issue 4: advice's text is the same bytes for all validators; so the order in which one speaks decides nothing. */
const schema = {
  type: 'object',
  required: ['z', 'm'],
  properties: {
    z: { type: 'string' },
    rows: { type: 'array', items: { type: 'object', properties: { n: { type: 'integer' } } } },
    10: { type: 'string' },
    k: {},
    m: { type: 'string' },
    last: { type: 'string' }
  }
}
const value = { last: 5, extra: 1, rows: [{ n: 'x' }, 5, { n: 'x' }], k: 1, 10: 5, other: 1 }

const issue = (kind: Issue['kind'], keyword: string, ...path: ReadonlyArray<string>): Issue => ({
  path,
  kind,
  keyword,
  ...(kind === 'type' ? { params: { type: 'array' } } : {}),
  ...(kind === 'rule' ? { message: 'no' } : {})
})

const sorted: ReadonlyArray<Issue> = [
  issue('size', 'maxProperties'),
  issue('missing', 'required', 'z'),
  issue('missing', 'required', 'm'),
  issue('missing', 'required', 'a'),
  issue('missing', 'required', 'b'),
  issue('unexpected', 'additionalProperties', 'extra'),
  issue('unexpected', 'additionalProperties', 'k'),
  issue('unexpected', 'additionalProperties', 'other'),
  issue('type', 'type', '10'),
  issue('size', 'minItems', 'rows'),
  issue('type', 'type', 'rows', '0', 'n'),
  issue('type', 'type', 'rows', '2', 'n'),
  issue('rule', 'checked', 'rows', '10'),
  issue('rule', 'checked', 'rows', 'size'),
  // Nothing may stand under this key, which is not said of its name: it comes with the values.
  issue('unexpected', 'false schema', 'k'),
  issue('type', 'type', 'last'),
  issue('rule', 'checked', 'last')
]

const said = (issues: ReadonlyArray<Issue>): ReadonlyArray<string> =>
  (advise(invalidArguments('t', { issues }), { schema, value }).advice ?? []).map(
    ({ expected, kind, path }) => `${kind} ${printPointer(path)} ${expected?.id ?? ''}`
  )

test('in whatever order a validator speaks, what is said stands in the order of the schema', () => {
  const expected = [
    'size  ',
    'missing /z type',
    'missing /m type',
    'missing /a ',
    'missing /b ',
    'unexpected /extra ',
    'unexpected /k ',
    'unexpected /other ',
    'type /10 type',
    'size /rows ',
    'type /rows/0/n type',
    'type /rows/2/n type',
    'rule /rows/10 said',
    'rule /rows/size said',
    'unexpected /k nothing',
    'type /last type',
    'rule /last said'
  ]
  assert.equal(said(sorted), expected)
  fc.assert(
    fc.property(fc.shuffledSubarray([...sorted], { minLength: sorted.length }), (issues) =>
      assert.equal(said(issues), expected)
    ),
    { numRuns: 300, seed: 20_261_120 }
  )
})

test('of a long list each index has its place, and no other key costs anything', () => {
  const items = Array.from({ length: 100_000 }, () => 'x')
  const issues = [70_000, 9, 70_001, 10].map((at) => issue('type', 'type', String(at)))
  const about = { schema: { items: { type: 'array' } }, value: items }
  const advice = advise(invalidArguments('t', { issues }), about).advice ?? []
  assert.equal(
    advice.map(({ path }) => path[0]),
    ['9', '10', '70000', '70001']
  )
})

test.run()
