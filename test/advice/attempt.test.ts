import { advise } from '@toolfault/advice/advise'
import {
  type Attempt,
  attempt,
  attempted,
  type Fault,
  type Issue,
  invalidArguments,
  marks
} from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('advice/attempt')

const card = {
  properties: {
    by: { const: 'card' },
    number: { type: 'string' },
    year: { type: 'integer' },
    brand: { enum: ['visa', 'amex'] }
  },
  required: ['by', 'number', 'year', 'brand']
}
const cash = { properties: { by: { const: 'cash' } }, required: ['by', 'coins'] }
const pay = { anyOf: [card, cash] }
const tool = { type: 'object', properties: { with: pay } }

/** What a validator says that tells nothing of the branches: the union failed, whatever is wrong in it. */
const failed = (path: Issue['path'], schema: object, value: unknown): Fault =>
  advise(invalidArguments('pay', { issues: [{ path, kind: 'alternative', keyword: 'anyOf' }] }), {
    schema,
    value
  })

const calls: ReadonlyArray<readonly [object, ReadonlyArray<string>]> = [
  [{ by: 'card' }, ['missing brand', 'missing number', 'missing year']],
  [{ by: 'card', number: '4' }, ['missing brand', 'missing year']],
  [{ by: 'card', number: '4', year: 'soon' }, ['missing brand', 'type year']],
  [{ by: 'card', number: '4', year: 30, brand: 'vsia' }, ['choice brand']],
  [{ by: 'card', number: '4', year: 30, brand: 'x' }, ['choice brand']]
]

for (const [name, path, schema, whole] of [
  ['in a call', ['with'], tool, (value: object) => ({ with: value })],
  ['of the arguments themselves', [], pay, (value: object) => value],
  [
    'in rows',
    ['rows', '0'],
    { type: 'object', properties: { rows: { items: pay } } },
    (value: object) => ({ rows: [value] })
  ]
] as const) {
  test(`in a union ${name}, each call that is closer fails in another way`, () => {
    const at = path.map((key) => `/${key === '0' ? '#' : key}`).join('')
    let last: Attempt | undefined
    const counts = calls.map(([value, wanted]) => {
      const fault = failed(path, schema, whole(value))
      assert.equal(
        marks(fault),
        wanted.map((mark) => mark.replace(' ', ` ${at}/`))
      )
      last = attempt(fault, last)
      return last.count
    })
    // Another value that is not listed is the same mistake once more.
    assert.equal(counts, [1, 1, 1, 1, 2])
  })
}

test('what is mended in the branch is said to be fixed', () => {
  const [one, two] = calls.map(([value]) => failed(['with'], tool, { with: value }))
  if (one === undefined || two === undefined) throw new TypeError('no calls')
  assert.equal(attempted(two, attempt(one)).attempt, {
    count: 1,
    fixed: ['missing /with/number'],
    still: ['missing /with/brand', 'missing /with/year'],
    fresh: []
  })
})

test('a union of which no branch was meant is a place like others', () => {
  const open = { anyOf: [{ pattern: '^a' }, { minLength: 9 }] }
  const schema = { type: 'object', properties: { with: open } }
  const fault = failed(['with'], schema, { with: 'b' })
  assert.equal(marks(fault), ['alternative /with'])
})

test('what a validator says of every branch counts as little as what it says of the union', () => {
  const issues: ReadonlyArray<Issue> = [
    { path: ['with', 'year'], kind: 'missing', keyword: 'required' },
    { path: ['with', 'coins'], kind: 'missing', keyword: 'required' },
    { path: ['with'], kind: 'alternative', keyword: 'anyOf' },
    { path: ['to'], kind: 'missing', keyword: 'required' }
  ]
  const value = { with: { by: 'card', number: '4', brand: 'visa' } }
  const fault = advise(invalidArguments('pay', { issues }), {
    schema: { ...tool, required: ['to'] },
    value
  })
  assert.equal(marks(fault), ['missing /to', 'missing /with/year'])
})

test.run()
