import { judge } from '@toolfault/advice/judge'
import { repairs } from '@toolfault/advice/repair'
import { compile } from '@toolfault/validators/ajv'
import { digest } from '@toolfault/words/digest'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('advice/secret-pair')

const decide = judge(compile)

const pair = {
  type: 'object',
  properties: { name: {}, value: { type: 'string', pattern: '^[a-z]+$' } }
}
const schema = { type: 'object', properties: { env: { type: 'array', items: pair } } }

/** All that is told, and every repair, in one text. */
const toldOf = (value: unknown): string => {
  const verdict = decide({ name: 't', inputSchema: schema }, value)
  assert.not(verdict.valid)
  if (verdict.valid) return ''
  return `${digest(verdict.fault)} ${JSON.stringify(repairs(verdict.fault, { schema, value }))}`
}

const digits = 48_151_623

for (const [why, entry] of [
  ['a number', { name: 'DB_PASSWORD', value: digits }],
  ['digits', { name: 'API_TOKEN', value: String(digits) }],
  ['what it holds', { Key: 'credentials', value: { at: digits } }]
] as const) {
  test(`the value of a pair is secret by the name beside it: ${why}`, () => {
    for (const env of [
      [entry],
      entry,
      JSON.stringify([entry]),
      [{ name: 'a', value: 'b' }, entry]
    ]) {
      assert.not.match(toldOf({ env }), /48151623/)
    }
  })
}

// What holds a value and what says its name, as lists of settings call them.
for (const name of [
  ...['name', 'key', 'id', 'label', 'title', 'field'],
  ...['header', 'variable', 'setting', 'parameter']
]) {
  for (const value of ['value', 'val', 'values', 'content', 'data']) {
    test(`${value} is secret by ${name}`, () => {
      const about = (called: string): string => {
        const verdict = decide(
          { name: 't', inputSchema: { properties: { [value]: { type: 'boolean' } } } },
          { [name]: called, [value]: digits }
        )
        assert.not(verdict.valid)
        return verdict.valid ? '' : digest(verdict.fault)
      }
      assert.not.match(about('DB_PASSWORD'), /48151623/)
      assert.match(about('PORT'), /48151623/)
    })
  }
}

test('a harmless name hides nothing, and neither does one of an object with many keys', () => {
  assert.match(toldOf({ env: [{ name: 'PORT', value: digits }] }), /48151623/)
  const wide = Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`k${at}`, at]))
  assert.match(toldOf({ env: [{ ...wide, name: 'token', value: digits }] }), /48151623/)
  assert.match(toldOf({ env: [{ name: 7, value: digits }] }), /48151623/)
})

test.run()
