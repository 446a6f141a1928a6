import type { Advice, Convert } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { brief, proven } from './made.js'

const test = suite('advice/repair/convert')

const wrongType = (fix: Advice['fix'], ...types: ReadonlyArray<string>): Advice => ({
  path: ['a'],
  kind: 'type',
  expected: { id: 'type', types },
  ...(fix === undefined ? {} : { fix })
})

const send = (...types: ReadonlyArray<string>): Advice => wrongType({ id: 'send', types }, ...types)

const to = (how: Convert['how'], type: Convert['to'], key?: string): Advice =>
  wrongType({ id: 'convert', how, to: type, ...(key === undefined ? {} : { key }) }, type)

const put = (value: unknown): ReadonlyArray<unknown> => [{ op: 'replace', path: '/a', value }]

const integers = { type: 'array', items: { type: 'integer' } }
const texts = { type: 'array', items: { type: 'string' } }
const object = { type: 'object' }

for (const [name, schema, value, advice, expected] of [
  // Anchors, section 3.3: objects and numbers sent as text.
  ['a whole number in a text', { type: 'integer' }, '10', send('integer'), ['certain', 10]],
  ['a number in a text', { type: 'number' }, ' -1.5e3 ', send('number'), ['certain', -1500]],
  ['a number that is whole', { type: 'integer' }, '10.0', send('integer'), ['certain', 10]],
  ['no whole number', { type: 'integer' }, '10.5', send('integer'), undefined],
  ['a number that JSON does not write', { type: 'integer' }, '0x10', send('integer'), undefined],
  // In other ways than JSON's; a comma may be before a fraction as well.
  ['a whole number in threes', { type: 'integer' }, '1,000', send('integer'), ['likely', 1000]],
  ['a number in threes', { type: 'number' }, '-12,345', send('number'), ['guess', -12345]],
  ['threes of a program', { type: 'number' }, '1_000', send('number'), ['likely', 1000]],
  ['threes with spaces', { type: 'integer' }, '1 000 000', send('integer'), ['likely', 1_000_000]],
  ['no threes', { type: 'integer' }, '10,00', send('integer'), undefined],
  ['the sign of a number', { type: 'integer' }, '#123', send('integer'), ['likely', 123]],
  ['a plus', { type: 'number' }, '+1.5', send('number'), ['likely', 1.5]],
  ['a plus, of a whole number', { type: 'integer' }, '+15', send('integer'), ['likely', 15]],
  ['a dot behind', { type: 'integer' }, '5.', send('integer'), ['likely', 5]],
  ['a dot before', { type: 'number' }, '-.5', send('number'), ['likely', -0.5]],
  ['a dot alone', { type: 'number' }, '.', send('number'), undefined],
  ['a number in quotes', { type: 'integer' }, '"5"', send('integer'), ['likely', 5]],
  ['a word in quotes', { type: 'integer' }, "'Twelve'", send('integer'), ['likely', 12]],
  ['nothing as a word', { type: 'integer' }, 'zero', send('integer'), ['likely', 0]],
  ['what it is of', { type: 'integer' }, 'PR #5', send('integer'), ['guess', 5]],
  ['how many of what', { type: 'integer' }, '5 items', send('integer'), ['guess', 5]],
  ['about how many', { type: 'integer' }, '~5', send('integer'), ['guess', 5]],
  ['thousands', { type: 'integer' }, '10k', send('integer'), ['guess', 10_000]],
  ['millions', { type: 'number' }, '1.5M', send('number'), ['guess', 1_500_000]],
  ['a part of a name', { type: 'integer' }, 'a5b', send('integer'), undefined],
  [
    'a long text with a number',
    { type: 'integer' },
    `5 ${'a'.repeat(31)}`,
    send('integer'),
    undefined
  ],
  ['too many digits', { type: 'integer' }, '#1234567890123456', send('integer'), undefined],
  ['a word for another type', { type: 'boolean' }, 'one', send('boolean'), undefined],
  [
    'a number that would lose digits',
    { type: 'integer' },
    '12345678901234567890',
    send('integer'),
    undefined
  ],
  [
    'more digits than are kept',
    { type: 'number' },
    '0.1234567890123456789',
    send('number'),
    ['likely', Number('0.1234567890123456789')]
  ],
  ['a text of letters', { type: 'integer' }, 'x', send('integer'), undefined],
  ['true in a text', { type: 'boolean' }, 'true', send('boolean'), ['certain', true]],
  ['False in a text', { type: 'boolean' }, 'False', send('boolean'), ['certain', false]],
  ['yes for true', { type: 'boolean' }, 'yes', send('boolean'), ['likely', true]],
  ['on for true', { type: 'boolean' }, ' On ', send('boolean'), ['likely', true]],
  ['1 in a text for true', { type: 'boolean' }, '1', send('boolean'), ['likely', true]],
  ['no for false', { type: 'boolean' }, 'NO', send('boolean'), ['likely', false]],
  ['off for false', { type: 'boolean' }, 'off', send('boolean'), ['likely', false]],
  ['0 in a text for false', { type: 'boolean' }, '0', send('boolean'), ['likely', false]],
  ...(['y', 't', 'Enabled', 'enable'] as const).map(
    (word) => [word, { type: 'boolean' }, word, send('boolean'), ['likely', true]] as const
  ),
  ...(['n', 'f', 'disabled', 'Disable'] as const).map(
    (word) => [word, { type: 'boolean' }, word, send('boolean'), ['likely', false]] as const
  ),
  ['another word for a boolean', { type: 'boolean' }, 'maybe', send('boolean'), undefined],
  ['1 for true', { type: 'boolean' }, 1, send('boolean'), ['certain', true]],
  ['0 for false', { type: 'boolean' }, 0, send('boolean'), ['certain', false]],
  ['2 for a boolean', { type: 'boolean' }, 2, send('boolean'), undefined],
  ['a number for a text', { type: 'string' }, 28264, send('string'), ['certain', '28264']],
  ['a fraction for a text', { type: 'string' }, 1.5, send('string'), ['likely', '1.5']],
  ['a boolean for a text', { type: 'string' }, true, send('string'), ['likely', 'true']],
  ['a fraction for a whole number', { type: 'integer' }, 6.6, send('integer'), ['guess', 7]],
  [
    'null in a text',
    { type: ['integer', 'null'] },
    'null',
    send('integer', 'null'),
    ['likely', null]
  ],
  ['a text that says nothing', { type: 'integer' }, 'some', send('integer'), undefined],

  ['an object in a text', object, '{"b":1}', to('parse', 'object'), ['certain', { b: 1 }]],
  ['an array in a text', integers, '[1,2]', to('parse', 'array'), ['certain', [1, 2]]],
  [
    'an object in a text, without a conversion',
    object,
    '{"b":1}',
    send('object'),
    ['certain', { b: 1 }]
  ],
  ['an object with a key twice', object, '{"b":1,"b":2}', to('parse', 'object'), undefined],
  [
    'an object with too many digits',
    object,
    '{"b":12345678901234567890}',
    to('parse', 'object'),
    undefined
  ],
  [
    'digits in a text are no number',
    object,
    '{"b":"12345678901234567890"}',
    to('parse', 'object'),
    ['certain', { b: '12345678901234567890' }]
  ],
  ['a text with an array for an object', object, '[1]', to('parse', 'object'), undefined],
  ['a text that is cut off', object, '{"b":1', to('parse', 'object'), undefined],
  [
    'Python',
    object,
    "{'b': [True, None, 1, 'it\\'s', \"x\"], 'c': (1, 2),}",
    to('parse', 'object'),
    ['likely', { b: [true, null, 1, "it's", 'x'], c: [1, 2] }]
  ],
  // What is before the items or around them is no part of them.
  ['lines with dashes', texts, '- a\n- b', to('split', 'array'), ['likely', ['a', 'b']]],
  ['lines with dots', texts, '* a b\n\u2022 c', to('split', 'array'), ['likely', ['a b', 'c']]],
  ['numbered lines', texts, '1. a\n2) b', to('split', 'array'), ['likely', ['a', 'b']]],
  ['texts in quotes', texts, '"a", "b c"', to('split', 'array'), ['likely', ['a', 'b c']]],
  [
    'lines of which one has a dash',
    texts,
    '- a\nb',
    to('split', 'array'),
    ['likely', ['- a', 'b']]
  ],
  ['options', texts, '-a\n-b', to('split', 'array'), ['likely', ['-a', '-b']]],
  ['numbers of versions', texts, '1.5\n2.5', to('split', 'array'), ['likely', ['1.5', '2.5']]],
  ['an array of Python', texts, "['a', 'b']", send('array'), ['likely', ['a', 'b']]],
  ['an apostrophe that ends the text', texts, "['it's']", send('array'), undefined],
  ['what only looks like Python', texts, "['a', b]", send('array'), undefined],

  ['texts with commas', texts, 'a, b,c', to('split', 'array'), ['likely', ['a', 'b', 'c']]],
  ['numbers with commas', integers, '1,2', to('split', 'array'), ['likely', [1, 2]]],
  ['numbers and others', integers, '1,b', to('split', 'array'), undefined],
  ['nothing between the commas', texts, 'a,,b', to('split', 'array'), undefined],
  ['a sentence', texts, 'Well, no. Or yes', to('split', 'array'), undefined],

  ['one item', texts, 'a', to('wrap', 'array'), ['certain', ['a']]],
  [
    'one object',
    { type: 'array', items: object },
    { b: 1 },
    to('wrap', 'array'),
    ['certain', [{ b: 1 }]]
  ],
  ['one item of any type', { type: 'array' }, 'a', to('wrap', 'array'), ['likely', ['a']]],
  ['one item in another form', integers, '5', to('wrap', 'array'), ['likely', [5]]],
  ['one item that does not fit', integers, 'a', to('wrap', 'array'), undefined],
  [
    'a text for an object that has to hold it',
    { ...object, properties: { id: { type: 'string' } }, required: ['id'] },
    'x',
    to('wrap', 'object', 'id'),
    ['likely', { id: 'x' }]
  ],
  [
    'a value for an object of one key with a strange name',
    { ...object, properties: { ['__proto__']: { type: 'string' } } },
    'x',
    to('wrap', 'object', '__proto__'),
    ['likely', JSON.parse('{"__proto__":"x"}')]
  ]
] as const) {
  test(name, () => {
    const found = proven({ properties: { a: schema } }, { a: value }, advice)
    assert.equal(brief(found), expected === undefined ? [] : [[expected[0], ...put(expected[1])]])
  })
}

const moved = (from: string): ReadonlyArray<unknown> => [{ op: 'move', from, path: '/a' }]

for (const [name, schema, value, advice, expected] of [
  [
    'an array of one',
    { type: 'string' },
    ['x'],
    to('unwrap', 'string'),
    ['certain', ...moved('/a/0')]
  ],
  [
    'an object for the text of JSON',
    { type: 'string' },
    { b: [1] },
    to('stringify', 'string'),
    ['likely', ...put('{"b":[1]}')]
  ],
  ['a text for the text of JSON', { type: 'integer' }, 'x', to('stringify', 'string'), undefined],
  ['an array of two', { type: 'string' }, ['x', 'y'], to('unwrap', 'string'), undefined],
  ['an array of another', { type: 'string' }, [1], to('unwrap', 'string'), undefined],
  [
    'an object in an array',
    object,
    [{ b: 1 }],
    to('unwrap', 'object'),
    ['certain', ...put({ b: 1 })]
  ],
  [
    'what stands under value',
    { type: 'string' },
    { value: 'x' },
    to('unwrap', 'string', 'value'),
    ['certain', ...moved('/a/value')]
  ],
  [
    'what stands under its own name',
    { type: 'string' },
    { a: 'x' },
    send('string'),
    ['certain', ...moved('/a/a')]
  ],
  [
    'what stands under a key that says more',
    { type: 'string' },
    { $ne: 'x' },
    send('string'),
    undefined
  ],
  [
    'the same, as advised',
    { type: 'string' },
    { text: 'x' },
    to('unwrap', 'string', 'text'),
    ['likely', ...moved('/a/text')]
  ],
  [
    'what stands beside another',
    { type: 'string' },
    { value: 'x', unit: 'm' },
    send('string'),
    undefined
  ]
] as const) {
  test(`unwraps ${name}`, () => {
    const found = proven({ properties: { a: schema } }, { a: value }, advice)
    assert.equal(brief(found), expected === undefined ? [] : [expected])
  })
}

for (const [key, place, grade] of [
  ['name', 'query', 'guess'],
  ['id', 'oldText', 'guess'],
  ['name', 'city', 'likely'],
  ['text', 'query', 'likely']
] as const) {
  test(`what stands under ${key} is ${grade} for ${place}`, () => {
    const advice: Advice = { ...to('unwrap', 'string', key), path: [place] }
    const value = Object.fromEntries([[place, Object.fromEntries([[key, 'x']])]])
    const properties = Object.fromEntries([[place, { type: 'string' }]])
    assert.equal(
      proven({ properties }, value, advice).map((one) => one.grade),
      [grade]
    )
  })
}

for (const schema of [
  { enum: ['x', 'y'] },
  { type: 'string', enum: ['x', 'y'] },
  { anyOf: [{ enum: ['x', 'y'] }, { type: 'null' }] }
]) {
  test(`what stands under name is likely where values are listed: ${JSON.stringify(schema)}`, () => {
    const advice: Advice = { ...to('unwrap', 'string', 'name'), path: ['query'] }
    const found = proven({ properties: { query: schema } }, { query: { name: 'x' } }, advice)
    assert.equal(
      found.map((one) => one.grade),
      ['likely']
    )
  })
}

test('in an array an item is put, because to move is to insert (RFC 6902, section 4.4)', () => {
  const advice: Advice = { ...send('string'), path: ['a', '1'] }
  const found = proven({ properties: { a: texts } }, { a: ['x', ['y']] }, advice)
  assert.equal(brief(found), [['certain', { op: 'replace', path: '/a/1', value: 'y' }]])
})

test('a key that comes twice in Python is silence', () => {
  const value = { a: "{'b': 1, 'b': 2}" }
  assert.equal(proven({ properties: { a: object } }, value, to('parse', 'object')), [])
})

test('two types that fit are silence, and the only one that is valid is not', () => {
  const advice = send('integer', 'array')
  assert.equal(
    proven({ properties: { a: { type: ['integer', 'array'] } } }, { a: '10' }, advice),
    []
  )
  const few = { properties: { a: { type: ['integer', 'array'], minItems: 2 } } }
  assert.equal(brief(proven(few, { a: '10' }, advice)), [['certain', ...put(10)]])
  const exact = wrongType({ id: 'put', value: 10 }, 'integer', 'array')
  assert.equal(
    proven({ properties: { a: { type: ['integer', 'array'] } } }, { a: '10' }, exact),
    []
  )
})

test('what is wrong in the text that is parsed makes it less sure', () => {
  const schema = { properties: { a: { type: 'object', properties: { b: { type: 'integer' } } } } }
  const found = proven(schema, { a: '{"b":"x"}' }, to('parse', 'object'))
  assert.equal(brief(found), [['likely', ...put({ b: 'x' })]])
})

const wrapper: Advice = {
  path: ['args'],
  kind: 'unexpected',
  fix: { id: 'convert', how: 'unwrap', to: 'object', key: 'args' }
}
const closed = {
  type: 'object',
  properties: { b: { type: 'integer' }, c: { type: 'integer' }, args: { type: 'integer' } },
  required: ['b'],
  additionalProperties: false
}

test('wrapped arguments are moved out, and the root stays', () => {
  assert.equal(brief(proven(closed, { args: { b: 1, c: 2 } }, wrapper)), [
    [
      'likely',
      { op: 'move', from: '/args/b', path: '/b' },
      { op: 'move', from: '/args/c', path: '/c' },
      { op: 'remove', path: '/args' }
    ]
  ])
})

test('a member with the name of the wrapper comes last', () => {
  assert.equal(brief(proven(closed, { args: { args: 3, b: 1 } }, wrapper)), [
    [
      'likely',
      { op: 'move', from: '/args/b', path: '/b' },
      { op: 'move', from: '/args/args', path: '/args' }
    ]
  ])
})

test('a wrapper beside a key of the same name stays', () => {
  assert.equal(proven(closed, { b: 2, args: { b: 1 } }, wrapper), [])
})

test('the root is never put, whatever it holds', () => {
  for (const value of ['{"b":1}', [{ b: 1 }], 'b']) {
    for (const how of ['parse', 'stringify', 'unwrap', 'wrap', 'split'] as const) {
      const advice: Advice = { path: [], kind: 'type', fix: { id: 'convert', how, to: 'object' } }
      assert.equal(proven(closed, value, advice), [])
    }
    const sent: Advice = { path: [], kind: 'type', fix: { id: 'send', types: ['object'] } }
    const exact: Advice = { path: [], kind: 'type', fix: { id: 'put', value: { b: 1 } } }
    assert.equal(proven(closed, value, sent, exact), [])
  }
})

test.run()
