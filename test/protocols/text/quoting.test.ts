import { own } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { read } from './reading.js'

const test = suite('protocols/text/quoting')

const head = 'Input validation error: Invalid arguments for tool t: '

type Rule = readonly [kind: string, keyword: string | undefined, params?: object]

const told = (house: string, rows: ReadonlyArray<readonly [said: string, ...Rule]>): void => {
  for (const [said, kind, keyword, params] of rows)
    test(`${house}: ${said}`, () => {
      const [fault, confidence] = read(`${head}a: ${said}`)
      // What is not known of a sentence stays in the text, and is shown there alone.
      const isWhole = params !== undefined || kind === 'missing' || kind === 'unexpected'
      const [unquoted = ''] = said.split(/ but received | \(was |: Received /)
      const isCut = isWhole && kind !== 'missing' && unquoted !== said
      assert.equal(own(fault, 'issues'), [
        {
          path: ['a'],
          kind,
          ...(keyword === undefined ? {} : { keyword }),
          message: isCut ? unquoted : said,
          ...(params === undefined ? {} : { params }),
          ...(isCut || kind === 'missing' ? {} : { echo: true })
        }
      ])
      assert.is(confidence, isWhole ? 'certain' : 'likely')
      assert.is(fault.message === undefined, isWhole)
    })
}

// What valibot 1.5 writes.
told('valibot', [
  ['Invalid key: Expected "a" but received undefined', 'missing', 'required'],
  ['Invalid key: Expected never but received "a"', 'unexpected', 'additionalProperties'],
  ['Invalid type: Expected string but received 5', 'type', 'type', { type: 'string' }],
  ['Invalid type: Expected Array but received Object', 'type', 'type', { type: 'array' }],
  ['Invalid type: Expected Object but received "x"', 'type', 'type', { type: 'object' }],
  [
    'Invalid type: Expected (string | null) but received 5',
    'type',
    'type',
    { type: ['string', 'null'] }
  ],
  ['Invalid type: Expected Date but received "x"', 'type', undefined],
  ['Invalid type: Expected (string | Date) but received 5', 'type', undefined],
  // Nobody can send it, so it is no value that is allowed.
  ['Invalid type: Expected undefined but received 5', 'type', undefined],
  ['Invalid type: Expected !string) but received 5', 'unknown', undefined],
  ['Invalid type: Expected (string but received 5', 'unknown', undefined],
  ['Invalid type: Expected string but received undefined5', 'type', 'type', { type: 'string' }],
  ['Invalid type: Expected MyArray but received 5', 'type', undefined],
  ['Invalid type: Expected string', 'unknown', undefined],
  ['Invalid key: Expected "a" but received "b"', 'unknown', undefined],
  [
    'Invalid type: Expected ("a|b" | "c" | 2) but received "z but received 5"',
    'choice',
    'enum',
    { allowedValues: ['a|b', 'c', 2] }
  ],
  ['Invalid type: Expected "x" but received "y"', 'choice', 'const', { allowedValue: 'x' }],
  [
    'Invalid value: Expected >=1 but received 0',
    'range',
    'minimum',
    { comparison: '>=', limit: 1 }
  ],
  [
    'Invalid value: Expected <1.5 but received 2',
    'range',
    'exclusiveMaximum',
    { comparison: '<', limit: 1.5 }
  ],
  ['Invalid value: Expected odd but received 2', 'unknown', undefined],
  ['Invalid value: Expected x>=1 but received 0', 'unknown', undefined],
  ['Invalid value: Expected >=1\n2 but received 0', 'unknown', undefined],
  ['Invalid multiple: Expected %5 but received 3', 'multiple', 'multipleOf', { multipleOf: 5 }],
  ['Invalid integer: Received 1.5', 'type', 'type', { type: 'integer' }],
  ['Invalid format: Expected /^a/ but received "b"', 'pattern', 'pattern', { pattern: '^a' }],
  ['Invalid format: Expected /^a/iu but received "b"', 'pattern', 'pattern', { pattern: '^a' }],
  ['Invalid format: Expected a but received "b"', 'unknown', undefined],
  ['Invalid format: Expected so /^a/ but received "b"', 'unknown', undefined],
  ['Invalid format: Expected /^a/ or so but received "b"', 'unknown', undefined],
  // Of a text or of a list.
  ['Invalid length: Expected >=3 but received 2', 'unknown', undefined],
  ['Invalid email: Received "x"', 'unknown', undefined]
])

// What arktype 2.2 writes.
told('arktype', [
  ['a must be a string (was missing)', 'missing', 'required'],
  ['a must be removed', 'unexpected', 'additionalProperties'],
  ['a must be a string (was a number)', 'type', 'type', { type: 'string' }],
  ['a must be boolean (was "x")', 'type', 'type', { type: 'boolean' }],
  ['a must be an integer (was 1.5)', 'type', 'type', { type: 'integer' }],
  ['a must be an array (was object)', 'type', 'type', { type: 'array' }],
  ['a must be a number or a string (was null)', 'type', 'type', { type: ['number', 'string'] }],
  ['a must be a string or null (was 3)', 'type', 'type', { type: ['string', 'null'] }],
  ['a must be "x" (was "y")', 'choice', 'const', { allowedValue: 'x' }],
  [
    'a must be "a or b" or "c" (was "z (was 3)")',
    'choice',
    'enum',
    { allowedValues: ['a or b', 'c'] }
  ],
  ['a must be "a", "b, c" or 3 (was 4)', 'choice', 'enum', { allowedValues: ['a', 'b, c', 3] }],
  ['a must be at least 1 (was 0)', 'range', 'minimum', { comparison: '>=', limit: 1 }],
  ['a must be more than 3 (was 1)', 'range', 'exclusiveMinimum', { comparison: '>', limit: 3 }],
  ['a must be at most 3 (was 4)', 'range', 'maximum', { comparison: '<=', limit: 3 }],
  ['a must be less than 3 (was 4)', 'range', 'exclusiveMaximum', { comparison: '<', limit: 3 }],
  ['a must be a multiple of 5 (was 3)', 'multiple', 'multipleOf', { multipleOf: 5 }],
  ['room.n must be at least 12 (was 1)', 'range', 'minimum', { comparison: '>=', limit: 12 }],
  ['room.n must be a multiple of 12 (was 3)', 'multiple', 'multipleOf', { multipleOf: 12 }],
  ['room.n must be removed', 'unexpected', 'additionalProperties'],
  ['so a must be removed', 'unknown', undefined],
  ['a must be removed or so', 'unknown', undefined],
  ['a must be a string (was missing) or so', 'unknown', undefined],
  ['so a must be a string (was 5)', 'unknown', undefined],
  ['a must be a string (was 5', 'unknown', undefined],
  ['a must be a string (or so)', 'unknown', undefined],
  ['a must be not at least 1 (was 0)', 'unknown', undefined],
  ['a must be at least 1 or so (was 0)', 'unknown', undefined],
  ['a must be not a multiple of 5 (was 0)', 'unknown', undefined],
  ['a must be a multiple of 5 or so (was 0)', 'unknown', undefined],
  ['a must be boola ean (was 5)', 'unknown', undefined],
  ['a must be at least length 3 (was 1)', 'unknown', undefined],
  ['a must be an email address (was "x")', 'unknown', undefined]
])

// The SDK puts a comma between issues; in a text of the caller one may stand that looks like it.
test('what stands between quotation marks is no other issue', () => {
  const issuesOf = (text: string): unknown => {
    const [fault, confidence] = read(`${head}${text}`)
    assert.is(confidence, 'certain', text)
    return Object.values(Object(own(fault, 'issues'))).map((issue) => [
      own(issue, 'kind'),
      own(issue, 'path')
    ])
  }
  const said = 'Invalid type: Expected number but received '
  assert.equal(issuesOf(`n: ${said}"x, a: Required, b: Unrecognized key: "c""`), [['type', ['n']]])
  assert.equal(issuesOf('n: Unrecognized key: "x, a: Required", b: Required'), [
    ['unexpected', ['n', 'x, a: Required']],
    ['missing', ['b']]
  ])
  assert.equal(issuesOf(`n: ${said}"x", b: Required`), [
    ['type', ['n']],
    ['missing', ['b']]
  ])
  // A place may be long, a comma in a sentence is none between issues.
  assert.equal(
    issuesOf('guest.tags[1]: Required, room-count: Required, rooms[12].n: must be null'),
    [
      ['missing', ['guest', 'tags', '1']],
      ['missing', ['room-count']],
      ['type', ['rooms', '12', 'n']]
    ]
  )
  assert.equal(issuesOf('ab: ab must be a string (was 5), cd: cd must be a number (was 6)'), [
    ['type', ['ab']],
    ['type', ['cd']]
  ])
  assert.equal(issuesOf('ab: ab must be a string (was 5, cd: ef must be 6)'), [['type', ['ab']]])
  assert.equal(issuesOf('a: Required, Unrecognized key: "b"'), [
    ['missing', ['a']],
    ['unexpected', ['b']]
  ])
  // What is said of the whole has no place before it.
  assert.equal(issuesOf('a: Required, Unrecognized keys: "b", "c"'), [
    ['missing', ['a']],
    ['unexpected', ['b']],
    ['unexpected', ['c']]
  ])
  // One mark alone leaves open where a text ends.
  const [fault, confidence] = read(`${head}n: Unrecognized key: "5" pipe", b: Required`)
  assert.is(Object.keys(Object(own(fault, 'issues'))).length, 2)
  assert.is(confidence, 'likely')
})

test.run()
