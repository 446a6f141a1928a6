import { own } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { read } from './reading.js'

const test = suite('protocols/text/go')

const head = 'validating "arguments": validating root: '

// jsonschema-go, `validate.go`: what came stands first and may hold anything; a number is printed with %f.
for (const [said, params, message = said] of [
  [
    'type: two has type "string", want "integer"',
    { type: 'integer' },
    'type: has type "string", want "integer"'
  ],
  [
    'type: , want "null" has type "string", want "integer"',
    { type: 'integer' },
    'type: has type "string", want "integer"'
  ],
  [
    'type: two has type "string", want one of "null, integer"',
    { type: ['null', 'integer'] },
    'type: has type "string", want one of "null, integer"'
  ],
  [
    'multipleOf: 3 is not a multiple of 0.500000',
    { multipleOf: 0.5 },
    'multipleOf: is not a multiple of 0.500000'
  ],
  [
    'minimum: 1/2 is less than 1.000000',
    { comparison: '>=', limit: 1 },
    'minimum: is less than 1.000000'
  ],
  [
    'maximum: 3 is greater than -2.500000',
    { comparison: '<=', limit: -2.5 },
    'maximum: is greater than -2.500000'
  ],
  [
    'exclusiveMinimum: 1 is less than or equal to 1.000000',
    { comparison: '>', limit: 1 },
    'exclusiveMinimum: is less than or equal to 1.000000'
  ],
  [
    'minLength: "a" contains 1 Unicode code points, fewer than 3',
    { limit: 3 },
    'minLength: contains 1 Unicode code points, fewer than 3'
  ],
  [
    'maxLength: "than 9" contains 6 Unicode code points, more than 3',
    { limit: 3 },
    'maxLength: contains 6 Unicode code points, more than 3'
  ],
  [
    'minLength: "a does not equal b" contains 18 Unicode code points, fewer than 20',
    { limit: 20 },
    'minLength: contains 18 Unicode code points, fewer than 20'
  ],
  [
    'exclusiveMaximum: 2 is greater than or equal to 2.000000',
    { comparison: '<', limit: 2 },
    'exclusiveMaximum: is greater than or equal to 2.000000'
  ],
  ['maxItems: array length 3 is greater than 2', { limit: 2 }],
  ['minProperties: object has 0 properties, less than 1', { limit: 1 }],
  ['minItems: array length 0 is less than 1', { limit: 1 }],
  ['maxProperties: object has 3 properties, greater than 2', { limit: 2 }],
  [
    'pattern: "x" does not match regular expression "^a\\\\d$"',
    { pattern: '^a\\d$' },
    'pattern: does not match regular expression "^a\\\\d$"'
  ]
] as const) {
  test(said, () => {
    const [fault, confidence] = read(`${head}validating /properties/a: ${said}`)
    const issue = own(own(fault, 'issues'), '0')
    assert.equal([own(issue, 'path'), own(issue, 'params')], [['a'], params])
    assert.is(own(issue, 'keyword'), said.slice(0, said.indexOf(':')))
    assert.equal([own(issue, 'message'), own(issue, 'echo')], [message, undefined])
    assert.equal([confidence, fault.message], ['certain', undefined])
  })
}

// Its values are printed without marks, so that they stay a sentence, but without what came.
test('what is listed stays, and what came does not', () => {
  for (const [said, message] of [
    ['enum: x does not equal any of: [eco biz]', 'enum: does not equal any of: [eco biz]'],
    [
      'enum: a does not equal any of: [b] does not equal any of: [eco]',
      'enum: does not equal any of: [eco]'
    ],
    [
      'enum: x does not equal any of: [a does not equal b]',
      'enum: does not equal any of: [a does not equal b]'
    ],
    ['const: x does not equal eco', 'const: does not equal eco']
  ]) {
    const [fault, confidence] = read(`${head}validating /properties/a: ${said}`)
    const issue = own(own(fault, 'issues'), '0')
    assert.equal([own(issue, 'kind'), own(issue, 'message')], ['choice', message])
    assert.equal([own(issue, 'echo'), confidence], [undefined, 'certain'])
  }
})

test('what a sentence does not tell stays in the text', () => {
  for (const said of [
    'anyOf: did not validate against any of [x y]:\nvalidating /a: type: 5 has type "integer", want "null"',
    'not: validated against x',
    'required: missing properties: ["b"] or so',
    'not: validated against undefined',
    'type: 1 has type "integer"',
    'pattern: "x" does not match regular expression 5',
    'minimum: 1 is too small',
    'minimum: so: 5',
    'pattern: "x" is odd',
    // `\a` is Go's alone.
    'pattern: "x" does not match regular expression "\\a"'
  ]) {
    const text = `${head}validating /properties/a: ${said}`
    const [fault, confidence] = read(text)
    assert.equal([fault.message, confidence], [text, 'likely'])
    const issue = own(own(fault, 'issues'), '0')
    assert.equal([own(issue, 'path'), own(issue, 'params')], [['a'], undefined], said)
  }
})

test('of items that are equal only the places are said, so that nothing is the caller’s', () => {
  const said = 'uniqueItems: array items 0 and 1 are equal'
  assert.equal(read(`${head}validating /properties/a: ${said}`), [
    {
      kind: 'invalid_arguments',
      issues: [{ path: ['a'], kind: 'duplicate', keyword: 'uniqueItems', message: said }]
    },
    'certain'
  ])
})

test('a place that is none, or leads through more than properties, is not read', () => {
  for (const place of ['/properties/a~2b', '/items', '/items/0', '/properties/a/items'])
    for (const said of ['uniqueItems: x', 'required: missing properties: ["a"]']) {
      const text = `${head}validating ${place}: ${said}`
      assert.equal(read(text), [{ kind: 'invalid_arguments', issues: [], message: text }, 'likely'])
    }
})

test('a key is printed as Go quotes it', () => {
  const keysIn = (list: string): unknown => {
    const [fault, confidence] = read(`${head}unexpected additional properties [${list}]`)
    return [
      confidence,
      ...Object.values(Object(own(fault, 'issues'))).map((one) => own(one, 'path'))
    ]
  }
  assert.equal(keysIn('"a\\"b" "c d" "\\u00e9"'), ['certain', ['a"b'], ['c d'], ['é']])
  // `\x00` is Go's alone.
  assert.equal(keysIn('"a\\x00"'), ['likely'])
  assert.equal(keysIn('"a" "b\\x00"'), ['likely'])
  const text = `${head}unexpected additional properties ["a\\x00"]`
  assert.equal(read(text)[0], { kind: 'invalid_arguments', issues: [], message: text })
})

test.run()
