import { judge } from '@toolfault/advice/judge'
import { type Findings, internal, invalid, invalidSchema, left, right } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('advice/judge.compiler')

const tool = { name: 't', inputSchema: { properties: { a: true } } }
const fine = (): Findings => ({ issues: [] })
const wrong = (): Findings => ({ issues: [{ path: ['a'], kind: 'unknown' }] })
const broken = (): never => {
  throw new Error('no')
}

for (const given of [undefined, null, 'ajv', { compile: () => right(fine) }]) {
  test(`what is no compiler is the operator's matter, and is told to nobody else: ${JSON.stringify(given)}`, () => {
    // A border: a caller without types, as JavaScript has it.
    const decide = judge(JSON.parse(JSON.stringify({ given })).given)
    const developerMessage =
      'judge takes the compiler of a validator: judge(compile), with compile of @toolfault/validators/ajv'
    assert.equal(decide(tool, {}), invalid(internal({ developerMessage })))
  })
}

test('what is no tool, as a schema or the arguments in its place, is told to the operator', () => {
  const decide = judge(() => right(fine))
  const developerMessage =
    'what judge(compile) makes is given a tool, which has a name, and then its arguments'
  // A border: a caller without types.
  for (const given of [tool.inputSchema, { a: 1 }, undefined, null, 't'])
    assert.equal(decide(given as never, tool), invalid(internal({ developerMessage })))
  class Named {
    get name(): string {
      return 't'
    }
  }
  assert.equal(decide(new Named(), {}), { valid: true })
  assert.equal(decide({ inputSchema: tool.inputSchema } as never, {}), { valid: true })
})

for (const [what, compile, args, wanted] of [
  ['a call that fits', () => right(fine), {}, { valid: true }],
  [
    'a call with a key that is let through',
    () => right(fine),
    { b: 1 },
    { valid: true, warnings: [{ id: 'ignored_key', path: ['b'] }] }
  ],
  [
    'a schema that cannot be compiled',
    () => left(invalidSchema('no')),
    {},
    { valid: false, fault: { kind: 'invalid_schema', detail: 'no', tool: 't' } }
  ],
  ['a compiler that throws', broken, {}, { valid: false, fault: { kind: 'internal' } }],
  ['a check that throws', () => right(broken), {}, { valid: false, fault: { kind: 'internal' } }]
] as const) {
  test(`the whole verdict on ${what}`, () => assert.equal(judge(compile)(tool, args), wanted))
}

test('a call that does not fit has its warnings, too', () => {
  const verdict = judge(() => right(wrong))(tool, { a: 1, b: 1 })
  assert.equal([verdict.valid, verdict.warnings], [false, [{ id: 'ignored_key', path: ['b'] }]])
  assert.not('warnings' in judge(() => right(wrong))(tool, { a: 1 }))
})

test.run()
