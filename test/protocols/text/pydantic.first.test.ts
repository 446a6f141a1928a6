import { own } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { pathsIn, read } from './reading.js'

const test = suite('protocols/text/pydantic.first')

const said = (...errors: ReadonlyArray<readonly [where: string, reason: string]>): string =>
  `${errors.length} validation error${errors.length === 1 ? '' : 's'} for searchArguments\n${errors.map(([where, reason]) => `${where}\n  ${reason}`).join('\n')}`

// pydantic 1.10, error_wrappers.py (display_errors) and errors.py.
for (const [reason, issue] of [
  ['field required (type=value_error.missing)', { kind: 'missing', keyword: 'required' }],
  [
    'extra fields not permitted (type=value_error.extra)',
    { kind: 'unexpected', keyword: 'additionalProperties' }
  ],
  [
    'value is not a valid integer (type=type_error.integer)',
    { kind: 'type', keyword: 'type', params: { type: 'integer' } }
  ],
  [
    'none is not an allowed value (type=type_error.none.not_allowed)',
    { kind: 'type', keyword: 'type' }
  ],
  [
    "unexpected value; permitted: 'a', 'b' (type=value_error.const; given= (type=; permitted=('a', 'b'))",
    { kind: 'unknown' }
  ],
  [
    "unexpected value; permitted: 'a', 'b' (type=value_error.const; given=c; permitted=('a', 'b'))",
    { kind: 'choice', keyword: 'enum', params: { allowedValues: ['a', 'b'] } }
  ],
  [
    "value is not a valid enumeration member; permitted: 'a', 2 (type=type_error.enum; enum_values=[<E.a: 'a'>])",
    { kind: 'choice', keyword: 'enum', params: { allowedValues: ['a', 2] } }
  ],
  [
    'ensure this value is greater than or equal to 3 (type=value_error.number.not_ge; limit_value=3)',
    { kind: 'range', keyword: 'minimum', params: { comparison: '>=', limit: 3 } }
  ],
  [
    'ensure this value has at least 3 characters (type=value_error.any_str.min_length; limit_value=3)',
    { kind: 'size', keyword: 'minLength', params: { limit: 3 } }
  ],
  [
    'string does not match regex "^a" (type=value_error.str.regex; pattern=^a)',
    { kind: 'pattern', keyword: 'pattern', params: { pattern: '^a' } }
  ]
] as const) {
  test(reason, () => {
    const text = said(['a -> 0 -> b', reason])
    if (issue.kind === 'unknown') {
      assert.equal(own(read(text)[0], 'message'), text)
      return
    }
    const message = reason.slice(0, reason.indexOf(' (type='))
    assert.equal(read(text), [
      {
        kind: 'invalid_arguments',
        tool: 'search',
        issues: [{ path: ['a', '0', 'b'], ...issue, message }]
      },
      'certain'
    ])
  })
}

test('what is said of one place are the branches of a union', () => {
  const text = said(
    ['a', 'value is not a valid integer (type=type_error.integer)'],
    ['a', 'value is not a valid list (type=type_error.list)'],
    ['b', 'field required (type=value_error.missing)']
  )
  assert.equal(pathsIn(text), [['a'], ['b']])
  assert.is(own(own(own(read(text)[0], 'issues'), '0'), 'kind'), 'alternative')
  // Of a part of it nobody knows.
  const inside = said(
    ['a', 'value is not a valid integer (type=type_error.integer)'],
    ['a -> c', 'field required (type=value_error.missing)']
  )
  assert.equal(own(read(inside)[0], 'message'), inside)
})

test('what an author says may repeat what came', () => {
  const text = said(['a', 'no town is called Xyzzy (type=value_error)'])
  const [fault] = read(text)
  assert.equal([fault.message, own(own(own(fault, 'issues'), '0'), 'echo')], [text, true])
})

test('a line too many or too few leaves the text', () => {
  for (const text of [
    said(['a', 'field required']),
    said(['a', 'field required (type=value_error.missing)\nb']),
    said(['a', 'field required (type=other)']),
    said([' a', 'field required (type=value_error.missing)']),
    `2${said(['a', 'field required (type=value_error.missing)']).slice(1)}`
  ])
    assert.equal(
      read(text)[0],
      { kind: 'invalid_arguments', tool: 'search', issues: [], message: text },
      text
    )
})

test.run()
