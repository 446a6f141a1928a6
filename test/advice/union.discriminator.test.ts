import { judge } from '@toolfault/advice/judge'
import * as text from '@toolfault/protocols/text'
import { compile } from '@toolfault/validators/ajv'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('advice/union.discriminator')

const string = { type: 'string' }
const object = (properties: object, more: object = {}): object => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  ...more
})
const defs = {
  Card: object({ method: string, number: string, cvc: string }),
  Bank: object({ method: string, iban: string }),
  Base: object({ method: string }),
  Gift: { allOf: [{ $ref: '#/$defs/Base' }, object({ code: string })] },
  Cash: object({ method: { const: 'coins' }, amount: string }),
  Either: { oneOf: [{ $ref: '#/$defs/Card' }, { $ref: '#/$defs/Bank' }] },
  Numbered: object({ method: { type: 'integer' }, code: string }),
  schema1: object({ method: string, a: string }),
  schema2: object({ method: string, b: string })
}
const refs = (...names: ReadonlyArray<string>): ReadonlyArray<object> =>
  names.map((name) => ({ $ref: `#/$defs/${name}` }))

const saidOf = (union: object, e: unknown): string => {
  const inputSchema = { type: 'object', properties: { e: union }, $defs: defs }
  const verdict = judge(compile)({ name: 't', inputSchema }, { e })
  assert.is(verdict.valid, false)
  return verdict.valid ? '' : text.encode(verdict.fault)
}

/** The keys that are said to be missing. */
const missing = (union: object, e: unknown): ReadonlyArray<string> =>
  [...saidOf(union, e).matchAll(/`e\.(\w+)` is missing/g)].map(([, key = '']) => key)

const mapped = (mapping: object, branches: ReadonlyArray<object>, keyword = 'oneOf'): object => ({
  [keyword]: branches,
  discriminator: { propertyName: 'method', mapping }
})
const byName = (...names: ReadonlyArray<string>): object => ({
  oneOf: refs(...names),
  discriminator: { propertyName: 'method' }
})
const to = (name: string): string => `#/$defs/${name}`
const ways = { card: to('Card'), bank: to('Bank') }

// OpenAPI 3.1.0, 4.8.25: the mapping names the schema of each value; without one the value is the schema's name.
for (const [name, union, method, wanted] of [
  ['a mapping', mapped(ways, refs('Card', 'Bank')), 'card', ['number', 'cvc']],
  ['a mapping of anyOf', mapped(ways, refs('Card', 'Bank'), 'anyOf'), 'card', ['number', 'cvc']],
  ['its other value', mapped(ways, refs('Card', 'Bank')), 'bank', ['iban']],
  [
    'a mapping to where the schemas were before they were bundled',
    mapped({ card: '#/components/schemas/Card', bank: 'Bank' }, refs('Card', 'Bank')),
    'card',
    ['number', 'cvc']
  ],
  [
    'two values of one schema',
    mapped({ ...ways, debit: to('Card') }, refs('Card', 'Bank')),
    'debit',
    ['number', 'cvc']
  ],
  [
    'a tag in a base',
    mapped({ gift: to('Gift'), bank: to('Bank') }, refs('Bank', 'Gift')),
    'gift',
    ['code']
  ],
  ['the names of the schemas', byName('Card', 'Bank'), 'Card', ['number', 'cvc']],
  [
    'a mapping of one, and the name of the other',
    mapped({ bank: to('Bank') }, refs('Card', 'Bank')),
    'Card',
    ['number', 'cvc']
  ],
  // Its constant is what the validator reads.
  ['a constant in the way', byName('Card', 'Cash'), 'coins', ['amount']]
] as const) {
  test(`the branch is told by ${name}`, () => assert.equal(missing(union, { method }), wanted))
}

test('a value that no branch has is told those of the mapping', () => {
  assert.match(
    saidOf(mapped(ways, refs('Card', 'Bank')), { method: 'paypal' }),
    '`e.method` must be one of "card" or "bank"'
  )
})

test('what is near to one is that one', () => {
  assert.match(saidOf(mapped(ways, refs('Card', 'Bank')), { method: 'crad' }), 'send "card"')
})

test('a tag that is missing is told the value of the branch', () => {
  assert.match(saidOf(mapped(ways, refs('Card', 'Bank')), { iban: 'x' }), 'add `e.method` ("bank")')
})

test('a key of the branch that the tag does not say has to go', () => {
  const said = saidOf(mapped({ gift: to('Gift'), bank: to('Bank') }, refs('Bank', 'Gift')), {
    method: 'gift',
    code: 'x',
    iban: 'y'
  })
  assert.match(said, '`e` must not have `iban`, received an object of 3 keys: remove `iban`')
})

// Where nobody knows what a name stands for, nothing is said of it.
for (const [name, union] of [
  ['names that a library made up', byName('schema1', 'schema2')],
  ['a mapping to other schemas', mapped({ x: to('X') }, refs('Card', 'Bank'))],
  ['schemas of the same name', byName('Card', 'Card')],
  ['branches that refer to nothing', mapped(ways, [defs.Card, defs.Bank])],
  ['a tag that is no text', byName('Numbered', 'Numbered')],
  ['a union in a union', byName('Either', 'Gift')],
  ['a mapping without a tag', { oneOf: refs('Card', 'Bank'), discriminator: { mapping: ways } }],
  ['a tag that is no name', { oneOf: refs('Card', 'Bank'), discriminator: { propertyName: 5 } }],
  ['data', { enum: [mapped(ways, refs('Card', 'Bank'))] }]
] as const) {
  test(`no value is listed for ${name}`, () => {
    assert.not.match(saidOf(union, {}), /one of "(?:card|Card|schema1|x|Either|Numbered)"/)
  })
}

test('a schema is not written to', () => {
  const union = mapped(ways, refs('Card', 'Bank'))
  const before = JSON.stringify(union)
  saidOf(union, { method: 'card' })
  assert.is(JSON.stringify(union), before)
})

test('the branch that a text names is told whole, with what it inherits', () => {
  const union = { oneOf: refs('Gift', 'Bank'), discriminator: { propertyName: 'method' } }
  assert.match(saidOf(union, 'Gift'), 'send an object { method: "Gift", code: string }')
})

test('what is wrapped in the name of its branch is told the tag, in whatever case that came', () => {
  const union = { oneOf: refs('Card', 'Bank'), discriminator: { propertyName: 'method' } }
  assert.is(
    saidOf(union, { bank: { iban: 'x' } }),
    `Invalid arguments for tool t:
- \`e\` is wrapped in \`e.bank\`: send the object inside \`e.bank\` as \`e\` itself
- \`e.method\` is missing: add \`e.method\` ("Bank") (taken as "Bank" by its \`e.bank\`; other shapes: "Card")`
  )
})

test.run()
