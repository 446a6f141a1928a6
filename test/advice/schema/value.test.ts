import { advise } from '@toolfault/advice/advise'
import { invalidArguments, type Received } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('advice/schema/value')

/** What is said to have come. */
const received = (value: unknown): Received | undefined => {
  const issue = { path: ['a'], kind: 'rule', message: 'm' } as const
  const { advice } = advise(invalidArguments('t', { issues: [issue] }), {
    schema: {},
    value: { a: value }
  })
  return advice?.[0]?.received
}

for (const [value, wanted] of [
  [null, { id: 'type', type: 'null', value: null }],
  [[], { id: 'type', type: 'array', size: 0 }],
  [[1, 2], { id: 'type', type: 'array', size: 2 }],
  [{}, { id: 'type', type: 'object', size: 0 }],
  [
    { a: 1, b: 2 },
    { id: 'type', type: 'object', size: 2 }
  ],
  [5, { id: 'type', type: 'integer', value: 5 }],
  [-5.0, { id: 'type', type: 'integer', value: -5 }],
  [1e300, { id: 'type', type: 'integer', value: 1e300 }],
  [5.5, { id: 'type', type: 'number', value: 5.5 }],
  [true, { id: 'type', type: 'boolean', value: true }],
  [false, { id: 'type', type: 'boolean', value: false }],
  ['abc', { id: 'type', type: 'string', size: 3 }],
  [undefined, undefined],
  [Symbol('a'), undefined],
  [5n, undefined],
  [() => 5, undefined]
] as const) {
  test(`a ${typeof value} is ${wanted === undefined ? 'no JSON' : JSON.stringify(wanted)}`, () => {
    assert.equal(received(value), wanted)
  })
}

// "A string that is exactly a JSON number or boolean" is shown (docs/advice.md); RFC 8259, section 6.
for (const [isShown, texts] of [
  [
    true,
    [
      '0',
      '-0',
      '5',
      '-5',
      '10',
      '1234567890',
      '0.5',
      '-0.50',
      '10.25',
      '1e5',
      '1E5',
      '1e+5',
      '1e-5',
      '1.5e10',
      '0e0',
      '0.0e-12'
    ]
  ],
  [
    false,
    [
      '',
      '+5',
      '05',
      '-05',
      '00',
      '.5',
      '5.',
      '-',
      '-.5',
      'e5',
      '1e',
      '1e+',
      '1.e5',
      '1.5.5',
      '1 ',
      ' 1',
      '1a',
      'a1',
      '0x1',
      '1_0',
      '1,5',
      '--1',
      '1e5.5',
      'NaN',
      'Infinity',
      '٣'
    ]
  ],
  [true, ['true', 'false', 'True', 'False', 'TRUE', 'FALSE', 'tRuE']],
  [false, ['truee', 'falsee', 'tru', 'fals', 'true ', ' true', 'yes', 'null', 'truefalse']]
] as const) {
  for (const text of texts) {
    test(`"${text}" is ${isShown ? '' : 'not '}shown`, () => {
      const size = text.length
      const bare = { id: 'type', type: 'string', size }
      assert.equal(received(text), isShown ? { ...bare, value: text } : bare)
    })
  }
}

// JSON Schema 2020-12 Validation, section 6.3.1: characters as RFC 8259 defines them, a pair of surrogates is one.
for (const [name, text, size] of [
  ['letters of other scripts', 'äß東', 3],
  ['a pair', '\u{1f600}', 1],
  ['two pairs', '\u{1f600}\u{1f600}', 2],
  ['a pair between letters', 'a\u{1f600}b', 3],
  ['the first and the last pair', '\ud800\udc00\udbff\udfff', 2],
  ['a first half', '\ud83d', 1],
  ['a second half', '\ude00', 1],
  ['halves in the wrong order', '\ude00\ud83d', 2],
  ['two first halves', 'a\ud83d\ud83db', 4],
  ['a first half and a pair', '\ud83d\u{1f600}', 2],
  ['a letter and its accent', 'e\u0301', 2]
] as const) {
  test(`the size of ${name}`, () => {
    assert.equal(received(text), { id: 'type', type: 'string', size })
  })
}

test.run()
