import { isList, own, printPointer } from '@toolfault/model'
import { type AjvErrors, fromAjv } from '@toolfault/sources/ajv'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { isShared, readShared } from '../corpus/shared.js'
import { frozen } from '../hostile/frozen.js'
import { discriminated, everyError, extras, firstError, type Wanted } from './recorded-cases.js'

const test = suite('sources/recorded-ajv')

const rows = isShared ? readShared('raw-validator-outputs.json') : []

const recorded = (isList(rows) ? rows : [])
  .map((row) => ({
    validator: String(own(row, 'validator')),
    name: String(own(row, 'case')),
    output: own(row, 'output')
  }))
  .filter(({ validator }) => validator.startsWith('ajv'))

const wantedOf = (validator: string, name: string): Wanted | undefined => {
  if (name.startsWith('extra:')) return extras[name]
  if (validator.includes('"discriminator"')) return discriminated[name]
  return (validator.includes('"allErrors":true') ? everyError : firstError)[name]
}

/** What the table has for the kinds that ajv's dialects spell differently. */
const spelled = (validator: string): string =>
  validator.startsWith('ajv draft-07') ? 'dependencies' : 'dependentRequired'

/** A border: what was recorded has no type. A valid value was recorded as `{ valid: true }`. */
const errorsOf = (output: unknown): AjvErrors =>
  own(output, 'valid') === true ? null : (output as AjvErrors)

test('all that was recorded of ajv is expected, in each dialect', () => {
  if (!isShared) return
  assert.is(recorded.length, 145)
  assert.equal(
    recorded.filter(({ name, validator }) => wantedOf(validator, name) === undefined),
    []
  )
  const dialects = ['ajv draft-07', 'ajv 2019-09', 'ajv 2020-12']
  for (const dialect of dialects) {
    assert.ok(recorded.filter(({ validator }) => validator.startsWith(dialect)).length >= 30)
  }
})

for (const { name, output, validator } of recorded) {
  test(`${validator}: ${name}`, () => {
    const { issues, truncated } = fromAjv(frozen(errorsOf(output)))
    assert.equal(
      issues.map(({ kind, path }) => [printPointer(path), kind]),
      wantedOf(validator, name)
    )
    assert.is(truncated, undefined)
    for (const { keyword, kind, params } of issues) {
      if (kind !== 'dependency' || keyword === 'if') continue
      assert.is(keyword, spelled(validator))
      assert.is(params?.['property'], 'card')
    }
  })
}

test('without the recording the table is still one', () => {
  for (const table of [everyError, firstError, extras, discriminated]) {
    for (const wanted of Object.values(table)) {
      for (const [pointer] of wanted) assert.match(pointer, /^(?:\/|$)/)
    }
  }
})

test.run()
