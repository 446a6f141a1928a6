import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { adviceOf } from './advised.js'
import { closed, open, text } from './lines.js'

const test = suite('advice/shape.secret')

const secret = { ...text, enum: ['hunter2'], writeOnly: true }
const patterned = { type: 'object', additionalProperties: false }

// design.md 3: values that the schema itself lists are shown "unless their key, their schema (…) or their look says secret".
for (const [name, schema, value, wanted] of [
  [
    'of a missing object',
    open({ d: open({ password: secret, x: text }, 'password') }, 'd'),
    {},
    '{ password: string, x?: string }'
  ],
  [
    'of a list of them',
    open({ d: { type: 'array', items: open({ pin: { enum: [1234] } }) } }, 'd'),
    {},
    '{ pin?: integer }[]'
  ],
  ['by the schema alone', open({ d: open({ mode: secret }) }, 'd'), {}, '{ mode?: string }'],
  [
    'by a pattern',
    open({ d: { ...patterned, patternProperties: { '^password$': secret } } }),
    { d: 3 },
    '{ [key: /^password$/]: string }'
  ],
  [
    'in an object whose shape is none',
    open({ d: open({ auth: open({ user: text, kind: { enum: ['a', 'b'] } }) }) }, 'd'),
    {},
    '{ auth?: { user?: string, kind?: "a" | "b" } }'
  ],
  [
    'that may be an object as well',
    open({ d: open({ auth: { anyOf: [{ const: 'hunter2' }, open({ user: text })] } }) }, 'd'),
    {},
    '{ auth?: { user?: string } | string }'
  ],
  [
    'of a list',
    open({ d: open({ tokens: { type: 'array', items: { enum: ['hunter2'] } } }) }, 'd'),
    {},
    '{ tokens?: array }'
  ]
] as const) {
  test(`a shape has the type of a secret, and none of its values: ${name}`, () => {
    const [only] = adviceOf(schema, value)
    assert.is(only?.about?.signature, wanted)
  })
}

test('nor has what else an object takes', () => {
  const schema = open({
    d: closed({ x: text, password: secret }),
    e: { ...closed({ x: text }), patternProperties: { '^password': secret } }
  })
  assert.equal(
    adviceOf(schema, { d: { b: 3 }, e: { b: 3 } }).map(({ about }) => about?.others),
    ['{ x?: string, password?: string }', '{ [key: /^password/]: string, x?: string }']
  )
})

test.run()
