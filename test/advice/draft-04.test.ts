import { Validator } from '@cfworker/json-schema'
import { advise } from '@toolfault/advice/advise'
import { repairs } from '@toolfault/advice/repair'
import { type Expected, type Findings, type Issue, invalidArguments } from '@toolfault/model'
import { fromJsonSchema } from '@toolfault/sources/json-schema'
import { sentence } from '@toolfault/words/sentence'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { issueOf } from './lines.js'
import { surely } from './schema/surely.js'

const test = suite('advice/draft-04')

const over: Expected = { id: 'compare', comparison: '>', limit: 0 }
const under: Expected = { id: 'compare', comparison: '<', limit: 5 }
const least: Expected = { id: 'compare', comparison: '>=', limit: 0 }
const limits = { minimum: 0, maximum: 5 }
const excluded = { ...limits, exclusiveMinimum: true, exclusiveMaximum: true }
const schema = { properties: { n: { type: 'number' as const, ...excluded } }, required: ['n'] }

const said = (issue: Issue, value: object): string =>
  (advise(invalidArguments('t', { issues: [issue] }), { schema, value }).advice ?? [])
    .map((piece) => sentence(piece))
    .join('; ')

// JSON Schema draft-04, Validation, sections 5.1.2 and 5.1.3: the flag makes the limit beside it exclusive.
for (const [what, given, value, wanted] of [
  ['a least value that is excluded', excluded, 0, [['', over]]],
  ['a greatest value that is excluded', excluded, 5, [['', under]]],
  ['what is between', excluded, 1, []],
  ['a flag that is not set', { ...limits, exclusiveMinimum: false }, 0, []],
  ['less than a flag that is not set', { ...limits, exclusiveMinimum: false }, -1, [['', least]]],
  ['a flag without a limit', { exclusiveMinimum: true, exclusiveMaximum: true }, 0, []]
] as const) {
  test(`what is surely wrong: ${what}`, () => assert.equal(surely(given, value), wanted))
}

test('a new value has to be beyond an excluded limit', () => {
  assert.match(said(issueOf('required', '/n'), {}), /greater than 0, less than 5/)
  assert.match(
    said(issueOf('type', '/n', { type: 'number' }), { n: {} }),
    /greater than 0, less than 5/
  )
})

const validator = new Validator(schema, '4')
const refused = (n: number): Findings => fromJsonSchema(validator.validate({ n }), { schema })

// @cfworker/json-schema names the limit, as Python's jsonschema does, and not the flag.
test('the validator that names the limit alone is read with its flag', () => {
  assert.equal(refused(0).issues[0]?.params, { comparison: '>', limit: 0 })
  assert.equal(refused(5).issues[0]?.params, { comparison: '<', limit: 5 })
})

test('no repair offers what is excluded', () => {
  const fault = (n: number) => advise(invalidArguments('t', refused(n)), { schema, value: { n } })
  assert.equal(
    repairs(fault(0), { schema, value: { n: 0 } }).map(({ ops }) => ops),
    [[{ op: 'replace', path: '/n', value: 1 }]]
  )
})

test.run()
