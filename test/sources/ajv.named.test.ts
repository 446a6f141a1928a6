import { own, printPointer } from '@toolfault/model'
import { type AjvErrors, fromAjv } from '@toolfault/sources/ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('sources/ajv.named')

/** Keyword, place and the key that is spoken of, of each issue of errors. */
const read = (errors: AjvErrors): ReadonlyArray<string> =>
  fromAjv(errors).issues.map(({ keyword, params, path }) =>
    [keyword, printPointer(path), own(params, 'propertyName')].join(' ').trim()
  )

const compiledApart = new Ajv2020({ allErrors: true, strict: false, inlineRefs: false })
const said = (schema: object, value: unknown): ReadonlyArray<string> => {
  const validate = compiledApart.compile(schema)
  validate(value)
  return read(validate.errors)
}

const K = { enum: ['a', 'b'] }
const names = { propertyNames: { $ref: '#/$defs/K' } }
const inside = (map: object, defs: object): object => ({
  properties: { m: map },
  $defs: defs
})

// D1: "propertyNames gives the inner error with the key beside it", whoever compiled it: pydantic's `dict[Color, int]`.
for (const [name, schema, value, wanted] of [
  ['at the root', { ...names, $defs: { K } }, { x: 1 }, ['enum  x', 'propertyNames /x']],
  ['inside', inside(names, { K }), { m: { x: 1 } }, ['enum /m x', 'propertyNames /m/x']],
  [
    'of several keys each its own',
    inside(names, { K }),
    { m: { x: 1, a: 1, y: 1 } },
    ['enum /m x', 'propertyNames /m/x', 'enum /m y', 'propertyNames /m/y']
  ],
  [
    'of several rules',
    { ...names, $defs: { K: { type: 'string', pattern: '^b', maxLength: 2 } } },
    { xyz: 1 },
    ['maxLength  xyz', 'pattern  xyz', 'propertyNames /xyz']
  ],
  [
    'and no rule of the object itself',
    inside({ ...names, enum: [{}], maxProperties: 0 }, { K }),
    { m: { x: 1 } },
    ['enum /m', 'maxProperties /m', 'enum /m x', 'propertyNames /m/x']
  ],
  [
    'and no union of the object itself',
    { ...names, anyOf: [{ required: ['q'] }], $defs: { K } },
    { x: 1 },
    ['required /q', 'anyOf', 'enum  x', 'propertyNames /x']
  ],
  [
    'nor one beside it that stands elsewhere',
    { properties: { m: names, n: K }, $defs: { K } },
    { n: 'z', m: { x: 1 } },
    ['enum /m x', 'propertyNames /m/x', 'enum /n']
  ],
  [
    'what is no list of keys',
    { ...names, $defs: { K: false } },
    { x: 1 },
    ['false schema  x', 'propertyNames /x']
  ]
] as const) {
  test(`a rule about a key that is compiled apart says the key: ${name}`, () => {
    assert.equal(said(schema, value), wanted)
  })
}

test('errors that cannot be read spoil no other', () => {
  const bad = new Proxy({}, { get: () => assert.unreachable() })
  const errors = [
    bad,
    { instancePath: '', schemaPath: '#/enum', keyword: 'enum', params: {} },
    {
      instancePath: '',
      schemaPath: '#/propertyNames',
      keyword: 'propertyNames',
      params: { propertyName: 'x' }
    },
    { instancePath: '', schemaPath: bad, keyword: 'pattern', params: {} },
    { instancePath: '', schemaPath: '#/pattern', keyword: 'pattern', params: {} },
    { instancePath: '', schemaPath: 7, keyword: 'propertyNames', params: {} }
  ]
  // A border: what comes from elsewhere is of any shape.
  assert.equal(read(errors as unknown as AjvErrors), [
    '',
    'enum  x',
    'propertyNames /x',
    'pattern',
    'pattern',
    'propertyNames'
  ])
})

test.run()
