import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { adviceOf } from './advised.js'
import { closed, integer, open, text } from './lines.js'
import { saidOf } from './said.js'

const test = suite('advice/shapes')

const mail = closed({ kind: { const: 'mail' }, to: text }, 'kind', 'to')
const call = closed({ kind: { const: 'call' }, phone: text, ring: integer }, 'kind', 'phone')
const both = '{ kind: "mail", to: string } | { kind: "call", phone: string, ring?: integer }'

const union = (...oneOf: ReadonlyArray<object>): object => ({ oneOf })

const shapesOf = (schema: object, value: unknown): ReadonlyArray<string | undefined> =>
  adviceOf(schema, value).map(({ about }) => about?.shapes)

// docs/advice.md: "where the right tag alone would not do in most of them, what each of these branches takes is said with it".
for (const [name, schema, value, wanted] of [
  ['is not there', union(mail, call), {}, [both]],
  ['is not there, beside a key of none', union(mail, call), { body: 'x' }, [both]],
  ['has a value of none', union(mail, call), { kind: 'post', body: 'x' }, [both]],
  [
    'is inside, once for all items of a list',
    closed({ acts: { type: 'array', items: union(mail, call) } }),
    { acts: [{ kind: 'post' }, {}] },
    [both, undefined]
  ],
  ['is all that is wrong', union(mail, call), { kind: 'post', to: 'x' }, [undefined]],
  ['is all that is missing', union(mail, open({ kind: { const: 'b' } }, 'kind')), {}, [undefined]],
  [
    'is all that is missing in one of three',
    union(mail, call, closed({ kind: { const: 'none' } }, 'kind')),
    {},
    [`${both} | { kind: "none" }`]
  ],
  ['is near', union(mail, call), { kind: 'Mail', phone: 1 }, [undefined, undefined, undefined]],
  [
    'is a secret',
    union(
      closed({ api_key: { const: 'k1' }, a: text }, 'api_key', 'a'),
      closed({ api_key: { const: 'k2' }, b: text }, 'api_key', 'b')
    ),
    { api_key: 'k3' },
    [undefined]
  ],
  [
    'is a secret by its schema',
    union(
      closed({ code: { const: 'k1', writeOnly: true }, a: text }, 'code', 'a'),
      closed({ code: { const: 'k2', writeOnly: true }, b: text }, 'code', 'b')
    ),
    { code: 'k3' },
    [undefined]
  ],
  [
    'has as many values as somebody reads',
    union(
      ...Array.from({ length: 12 }, (_, at) =>
        closed({ kind: { const: at }, [`a${at}`]: {} }, 'kind', `a${at}`)
      )
    ),
    { kind: 'x' },
    [Array.from({ length: 12 }, (_, at) => `{ kind: ${at}, a${at}: any }`).join(' | ')]
  ],
  [
    'has more values than anybody reads',
    union(
      ...Array.from({ length: 17 }, (_, at) =>
        closed({ kind: { const: at }, [`a${at}`]: text }, 'kind', `a${at}`)
      )
    ),
    { kind: 'x' },
    [undefined]
  ],
  [
    'has a longer branch than anybody reads',
    union(
      closed({ kind: { const: 1 }, ['a'.repeat(600)]: text, b: text }, 'kind', 'b'),
      closed({ kind: { const: 2 }, c: text }, 'kind', 'c')
    ),
    { kind: 'x', d: 1 },
    ['{ kind: 1, b, … } | { kind: 2, c: string }']
  ],
  [
    'has longer branches than there is room for',
    union(
      ...[1, 2].map((at) =>
        closed({ kind: { const: at }, ['a'.repeat(600)]: text }, 'kind', 'a'.repeat(600))
      )
    ),
    { kind: 'x', b: 1 },
    [undefined, undefined]
  ],
  [
    'is beside an object that holds others',
    union(
      closed(
        { kind: { const: 'pin' }, at: closed({ point: closed({ lat: integer }, 'lat') }, 'point') },
        'kind',
        'at'
      ),
      call
    ),
    {},
    [
      '{ kind: "pin", at: { point: { lat: integer } } } | { kind: "call", phone: string, ring?: integer }'
    ]
  ]
] as const) {
  test(`the shapes of a union whose tag ${name}`, () =>
    assert.equal(shapesOf(schema, value), wanted))
}

// docs/model.md: "what the object takes beside what it has", and "each shape that it may have, as a whole".
test('an object in place of a tag makes no difference to what is told of the shapes', () =>
  assert.equal(saidOf(closed({ act: union(mail, call) }), { act: { kind: { a: 1 }, body: 'x' } }), [
    '`act.kind` must be one of "mail" or "call", received an object of 1 key: use one of them, not an object' +
      ` (\`act\` takes ${both})`
  ]))

test('what an object takes beside a key that is missing is not all that it takes', () => {
  const address = closed({ line1: text, city: text, country: text }, 'line1')
  const schema = closed({ shipping: closed({ name: text, address }, 'address') })
  assert.equal(saidOf(schema, { shipping: { name: 'A', line_1: 'x', zip: '8000' } }), [
    '`shipping.address.line1` is missing: move `shipping.line_1` to `shipping.address.line1`' +
      ' (`shipping.address` also takes { city?: string, country?: string })',
    '`shipping.zip` is not an accepted key: remove `shipping.zip`'
  ])
})

test('of the branches that are near the shapes alone are said', () => {
  const post = closed({ kind: { const: 'post' }, to: text, zip: text }, 'kind', 'to', 'zip')
  const post2 = closed({ kind: { const: 'fax' }, to: text, fax: text }, 'kind', 'to', 'fax')
  assert.equal(shapesOf(union(post, post2, call), { to: 'x' }), [
    '{ kind: "post", to: string, zip: string } | { kind: "fax", to: string, fax: string }'
  ])
})

test.run()
