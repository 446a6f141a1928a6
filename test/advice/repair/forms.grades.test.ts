import type { Advice, Convert, Fix } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { brief, proven } from './made.js'

const test = suite('advice/repair/forms.grades')

const wrong = (fix: Fix): Advice => ({ path: ['a'], kind: 'type', fix })
const to = (how: Convert['how'], type: Convert['to'], key?: string): Fix => ({
  id: 'convert',
  how,
  to: type,
  ...(key === undefined ? {} : { key })
})
const put = (grade: string, value: unknown): ReadonlyArray<unknown> => [
  [grade, { op: 'replace', path: '/a', value }]
]
const moved = (grade: string, key: string): ReadonlyArray<unknown> => [
  [grade, { op: 'move', from: `/a/${key}`, path: '/a' }]
]
const texts = { type: 'array', items: { type: 'string' } }
const text = { type: 'string' }

const chosen = (value: string | number | boolean | null | ReadonlyArray<number>): Advice => ({
  path: ['a'],
  kind: 'choice',
  fix: { id: 'put', value }
})

// docs/repair.md, "Grades".
for (const [name, schema, a, advice, wanted] of [
  [
    'one under its own name',
    text,
    { a: 'x' },
    wrong(to('unwrap', 'string', 'a')),
    moved('certain', 'a')
  ],
  [
    'one under value',
    text,
    { value: 'x' },
    wrong(to('unwrap', 'string', 'value')),
    moved('certain', 'value')
  ],
  [
    'one under another name',
    text,
    { b: 'x' },
    wrong(to('unwrap', 'string', 'b')),
    moved('likely', 'b')
  ],
  [
    'one beside another',
    text,
    { value: 'x', b: 1 },
    wrong(to('unwrap', 'string', 'value')),
    moved('likely', 'value')
  ],
  ['an item of a known type', texts, 'x', wrong(to('wrap', 'array')), put('certain', ['x'])],
  [
    'an item of any type',
    { type: 'array', items: {} },
    'x',
    wrong(to('wrap', 'array')),
    put('likely', ['x'])
  ],
  [
    'an item of a length',
    { type: 'array', items: { minLength: 1 } },
    'x',
    wrong(to('wrap', 'array')),
    put('likely', ['x'])
  ],
  ['the only value, in a list', { const: 'x' }, ['x'], chosen('x'), put('certain', 'x')],
  [
    'the only value, for a list of two',
    { const: 'x' },
    ['x', 'y'],
    chosen('x'),
    put('likely', 'x')
  ],
  [
    'one of two, for a list of two',
    { enum: ['x', 'z'] },
    ['x', 'y'],
    chosen('x'),
    put('guess', 'x')
  ],
  ['one of any, for an object', { type: 'array' }, { b: 1 }, chosen([1]), put('guess', [1])],
  ['a list of another', { enum: [[1, 2]] }, [2], chosen([1, 2]), put('guess', [1, 2])],
  ['the only value, for its opposite', { const: true }, false, chosen(true), put('guess', true)],
  [
    'the only value, for the text of its opposite',
    { const: true },
    'False',
    chosen(true),
    put('guess', true)
  ],
  [
    'the only value, for a word that says it',
    { const: true },
    'yes',
    chosen(true),
    put('likely', true)
  ],
  [
    'the only value, for a word that says another',
    { const: true },
    'no',
    chosen(true),
    put('guess', true)
  ],
  ['the only value, for another number', { const: 2 }, 1, chosen(2), put('guess', 2)],
  ['the only value, for a text', { const: null }, 'x', chosen(null), put('guess', null)],
  ['the only value, for nothing', { const: 2 }, null, chosen(2), put('likely', 2)],
  ['the only text, for a blank one', { const: 'Pod' }, ' ', chosen('Pod'), put('likely', 'Pod')],
  ['the only text, for another', { const: 'Pod' }, 'Job', chosen('Pod'), put('guess', 'Pod')],
  ['the only text, with a slip', { const: 'Pod' }, 'Pdo', chosen('Pod'), put('likely', 'Pod')],
  [
    'the only text, as a constant is called',
    { const: 'Pod' },
    'Kind.Pod',
    chosen('Pod'),
    put('likely', 'Pod')
  ],
  [
    'the only text, under a key',
    { const: 'Pod' },
    { kind: 'Pod' },
    chosen('Pod'),
    put('likely', 'Pod')
  ],
  ['the only text, as a key', { const: 'Pod' }, { Pod: {} }, chosen('Pod'), put('likely', 'Pod')],
  ['the only text, for an object', { const: 'Pod' }, { b: 1 }, chosen('Pod'), put('guess', 'Pod')],
  ['a list for a number', { type: 'array' }, 1, chosen([1]), put('likely', [1])],
  ['a number for a word', { type: 'integer' }, 'x', chosen(5), put('guess', 5)],
  ['a word for a number', { enum: ['small', 'big'] }, 7, chosen('small'), put('guess', 'small')],
  [
    'a number between spaces',
    { type: 'number' },
    ' 0.0000000000000012 ',
    chosen(1.2e-15),
    put('certain', 1.2e-15)
  ],
  ['yes or no between spaces', { type: 'boolean' }, ' True ', chosen(true), put('certain', true)],
  ['1 for yes', { type: 'boolean' }, 1, chosen(true), put('certain', true)],
  ['a text of a whole number', text, 12, chosen('12'), put('certain', '12')],
  [
    'a text of a number so large that other digits may have been sent (RFC 8259, section 6)',
    text,
    2 ** 53,
    chosen('9007199254740992'),
    put('guess', '9007199254740992')
  ],
  ['a text of a fraction', text, 1.5, chosen('1.5'), put('likely', '1.5')],
  ['a text of yes', text, true, chosen('true'), put('likely', 'true')],
  [
    'null in a text',
    { type: 'null' },
    'null',
    wrong({ id: 'send', types: ['null'] }),
    put('likely', null)
  ]
] as const) {
  test(`as sure as it can be: ${name}`, () => {
    assert.equal(brief(proven({ properties: { a: schema } }, { a }, advice)), wanted)
  })
}

test.run()
