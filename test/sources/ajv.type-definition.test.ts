import { type Issue, printPointer } from '@toolfault/model'
import { type AjvErrors, fromAjv } from '@toolfault/sources/ajv'
import { Ajv } from 'ajv'
import AjvJtd from 'ajv/dist/jtd.js'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('sources/ajv.type-definition')

const booking = {
  properties: {
    city: { type: 'string' },
    nights: { type: 'uint8' },
    price: { type: 'float64' },
    from: { type: 'timestamp' },
    class: { enum: ['eco', 'biz'] },
    tags: { elements: { type: 'string' } },
    rates: { values: { type: 'float32' } },
    pay: {
      discriminator: 'kind',
      mapping: { card: { properties: { number: { type: 'string' } } }, cash: { properties: {} } }
    }
  },
  optionalProperties: { note: { type: 'string', nullable: true } }
}

const good = {
  city: 'Oslo',
  nights: 2,
  price: 1.5,
  from: '2026-01-31T12:00:00Z',
  class: 'eco',
  tags: ['a'],
  rates: { NOK: 1 },
  pay: { kind: 'card', number: '1' }
}

const bare = ({ keyword, kind, params, path }: Issue): ReadonlyArray<unknown> => [
  printPointer(path),
  kind,
  keyword,
  ...(params === undefined ? [] : [params])
]

const validate = new AjvJtd.default({ allErrors: true }).compile(booking)

const read = (value: object): ReadonlyArray<unknown> => {
  validate({ ...good, ...value })
  return fromAjv(validate.errors as AjvErrors).issues.map(bare)
}

for (const [value, ...said] of [
  [{ city: undefined }, '/city', 'missing', 'required', { error: 'missing' }],
  [{ 'a/b': 1 }, '/a~1b', 'unexpected', 'additionalProperties', { error: 'additional' }],
  [{ city: 1 }, '/city', 'type', 'type', { type: 'string' }],
  [{ price: 'x' }, '/price', 'type', 'type', { type: 'number' }],
  [{ rates: { 'a.b': 'x' } }, '/rates/a.b', 'type', 'type', { type: 'number' }],
  [{ rates: 3 }, '/rates', 'type', 'type', { type: 'object' }],
  [{ nights: 300 }, '/nights', 'type', 'type', { type: 'integer', minimum: 0, maximum: 255 }],
  [{ from: 'soon' }, '/from', 'format', 'format', { format: 'date-time' }],
  [{ class: 'first' }, '/class', 'choice', 'enum', { allowedValues: ['eco', 'biz'] }],
  [{ tags: 'a' }, '/tags', 'type', 'type', { type: 'array' }],
  [{ note: 3 }, '/note', 'type', 'type', { type: ['string', 'null'] }],
  [{ pay: 'card' }, '/pay', 'type', 'type', { type: 'object' }],
  [{ pay: {} }, '/pay/kind', 'missing', 'discriminator', { error: 'tag' }],
  [{ pay: { kind: 3 } }, '/pay/kind', 'type', 'discriminator', { error: 'tag' }],
  [{ pay: { kind: 'gold' } }, '/pay/kind', 'choice', 'discriminator', { error: 'mapping' }],
  [{ pay: { kind: 'card' } }, '/pay/number', 'missing', 'required', { error: 'missing' }]
] as const) {
  test(`a JSON Type Definition says of ${JSON.stringify(value)} what a schema would`, () => {
    assert.equal(read(value), [[...said]])
  })
}

// RFC 8927, section 2.2.3, table 1: what each type of whole numbers takes.
for (const [type, minimum, maximum] of [
  ['int8', -128, 127],
  ['uint8', 0, 255],
  ['int16', -32_768, 32_767],
  ['uint16', 0, 65_535],
  ['int32', -2_147_483_648, 2_147_483_647],
  ['uint32', 0, 4_294_967_295]
] as const) {
  test(`the bits of ${type} are a range of integers, also where null would do`, () => {
    for (const nullable of [false, true]) {
      const whole = new AjvJtd.default({ allErrors: true }).compile({ type, nullable })
      whole(maximum + 1)
      const wanted = nullable ? ['integer', 'null'] : 'integer'
      assert.equal(fromAjv(whole.errors as AjvErrors).issues.map(bare), [
        ['', 'type', 'type', { type: wanted, minimum, maximum }]
      ])
    }
  })
}

test('keywords of that name in a JSON Schema are what they were', () => {
  const tagged = new Ajv({ allErrors: true, discriminator: true }).compile({
    type: 'object',
    discriminator: { propertyName: 'kind' },
    required: ['kind'],
    oneOf: [
      { properties: { kind: { const: 'card' } } },
      { properties: { kind: { const: 'cash' } } }
    ]
  })
  tagged({ kind: 'gold' })
  assert.equal(fromAjv(tagged.errors).issues.map(bare), [
    ['/kind', 'choice', 'discriminator', { error: 'mapping' }]
  ])
  const named = new Ajv({ strict: false })
    .addKeyword({ keyword: 'elements', validate: () => false })
    .compile({ properties: { tags: { elements: true } } })
  named({ tags: [] })
  assert.equal(fromAjv(named.errors).issues.map(bare), [['/tags', 'rule', 'elements']])
})

test.run()
