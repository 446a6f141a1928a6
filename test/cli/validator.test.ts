import { own } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { bad, files, forecast, schema } from './files.js'
import { answers, program, toolfault } from './toolfault.js'

const test = suite('cli/validator')
const { file, remove } = files()
const tool = file('tool.json', forecast)
const call = ['check', '--tool', tool, '--args', file('bad.json', bad)]
const valid = ['check', '--tool', tool, '--args', file('good.json', { city: 'Oslo' })]
const strict = { node: ['--disallow-code-generation-from-strings'] }

test('all validators tell a model the same', async () => {
  const named = ['ajv', 'typebox', 'cfworker'].map((name) => [`--validator=${name}`])
  const texts: Array<string> = []
  for (const flags of [[], ['--validator', 'ajv'], ...named]) {
    const { code, err, out } = await toolfault([...call, '--to', 'text', ...flags])
    assert.is(code, 1)
    assert.is(err, '')
    texts.push(out)
  }
  assert.match(texts[0] ?? '', '`city` is missing')
  assert.equal(new Set(texts).size, 1)
})

test("F7 has the validator's own words", async () => {
  const { out } = await toolfault([...call, '--to', 'f7', '--validator', 'cfworker'])
  assert.equal(own(own(JSON.parse(out), 'body'), 'errors'), [
    {
      path: '/city',
      message: 'Instance does not have required property "city".',
      keyword: 'required'
    },
    {
      path: '/days',
      message: 'Instance type "string" is invalid. Expected "integer".',
      keyword: 'type'
    }
  ])
})

test('cfworker makes no code from text, and ajv cannot do without', () => {
  assert.is(program([...valid, '--validator', 'cfworker'], strict).code, 0)
  // TypeBox interprets where it may not make code.
  assert.is(program([...valid, '--validator', 'typebox'], strict).code, 0)
  const { code, err } = program(valid, strict)
  assert.is(code, 2)
  assert.match(err, 'cannot be used')
})

test('a stream of cases is judged by it as well', async () => {
  const line = JSON.stringify({ schema, args: bad, to: ['f7'] })
  const [got] = await answers([line], ['--validator', 'cfworker'])
  assert.is(own(got, 'valid'), false)
  assert.match(JSON.stringify(own(own(got, 'wires'), 'f7')), 'Instance does not have')
  const [refused] = await answers(
    [JSON.stringify({ schema: { type: 'objekt' }, args: {} })],
    ['--validator', 'cfworker']
  )
  assert.is(own(own(refused, 'fault'), 'kind'), 'invalid_schema')
})

/** Says on standard error which validators are loaded. */
const watching = `data:text/javascript,${encodeURIComponent(
  `import { register } from 'node:module'
  register('data:text/javascript,' + encodeURIComponent(
    'export const resolve = (name, context, next) => {' +
    '  if (/^(ajv|typebox|@cfworker)/.test(name)) process._rawDebug(name);' +
    '  return next(name, context) }'))`
)}`

test('only the validator that is asked for is loaded', () => {
  const loaded = (flags: ReadonlyArray<string>): string =>
    program([...valid, ...flags], { node: ['--import', watching] }).err
  assert.match(loaded([]), /^ajv$/m)
  assert.not.match(loaded([]), 'cfworker')
  assert.not.match(loaded([]), 'typebox')
  assert.match(loaded(['--validator', 'typebox']), 'typebox/schema')
  assert.not.match(loaded(['--validator', 'typebox']), /^ajv|cfworker/m)
  assert.match(loaded(['--validator', 'cfworker']), '@cfworker/json-schema')
  assert.not.match(loaded(['--validator', 'cfworker']), /^ajv/m)
})

test('one that is not there is refused, with those that are', async () => {
  const { code, err, out } = await toolfault([...valid, '--validator', 'cfworkr'])
  assert.is(code, 2)
  assert.is(out, '')
  assert.match(
    err,
    /--validator takes ajv, typebox.*cfworker.*"cfworkr": did you mean "cfworker"\?/
  )
})

test.after(remove)

test.run()
