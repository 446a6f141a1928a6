import type { Issue } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { format, missing, one, said, type, union, value, values } from './branches.js'
import { told } from './told.js'

const test = suite('advice/ground.leaves')

const types = (place: string, ...of: ReadonlyArray<string>): string =>
  `type ${place} type types=${JSON.stringify(of)}`
const oneOf = (place: string, ...of: ReadonlyArray<string>): string =>
  `choice ${place} one_of values=${JSON.stringify(of)}`
const whole = 'alternative /a one_branch'

// Without a schema: what the branches of a union say tells which of them was meant, as far as it can.
for (const [name, issue, wanted] of [
  // The type of the whole.
  ['one of the right type', union('a', [type('a', 'null')], [missing('a.x')]), ['missing /a/x -']],
  ['the same, the last', union('a', [missing('a.x')], [type('a', 'null')]), ['missing /a/x -']],
  [
    'another than a listed value',
    union('a', [value('a', 'x')], [missing('a.x')]),
    ['missing /a/x -']
  ],
  [
    'none of the right type',
    union('a', [type('a', 'null')], [type('a', 'string')]),
    [types('/a', 'string', 'null')]
  ],
  [
    'one whose inner type is wrong',
    union('a', [type('a', 'null')], [type('a.x', 'string')]),
    [types('/a/x', 'string')]
  ],
  [
    'several of which each lacks keys: what each lacks is no order',
    union('a', [missing('a.x'), type('a.z', 'string')], [missing('a.y')]),
    [`${whole} names=["{ x }","{ y }"]`]
  ],
  [
    'the same beside another type, and one that lacks more',
    union(
      'a',
      [type('a', 'null')],
      [missing('a.x')],
      [missing('a.y')],
      [missing('a.v'), missing('a.w')]
    ),
    [`${whole} names=["null","{ x }","{ y }","{ v, w }"]`]
  ],
  [
    'one of which nothing is missing',
    union('a', [missing('a.x')], [one('size', 'a.y')]),
    ['size /a/y -']
  ],
  [
    'one of two faults',
    union('a', [type('a', 'null'), missing('a.y')], [missing('a.x')]),
    ['missing /a/x -']
  ],
  // Listed values.
  [
    'values alone',
    union('a', [value('a', 'x')], [values('a', 'y', 'z')]),
    [oneOf('/a', 'x', 'y', 'z')]
  ],
  [
    'values of the whole call',
    union('', [value('', 'x')], [value('', 'y')]),
    [oneOf('', 'x', 'y')]
  ],
  ['the values of one branch', union('a', [values('a', 'x', 'y')]), [oneOf('/a', 'x', 'y')]],
  [
    'values and a limit',
    union('a', [value('a', 'x')], [one('size', 'a'), value('a', 'y')]),
    [oneOf('/a', 'x', 'y'), 'size /a -']
  ],
  [
    'values of a key',
    union('a', [values('a.k', 'x')], [values('a.k', 'y')]),
    [oneOf('/a/k', 'x', 'y'), whole]
  ],
  // Formats.
  [
    'formats alone: none of them is an order while another would do',
    union('a', [format('a', 'email')], [format('a', 'uri')], [type('a', 'null')]),
    [
      'alternative /a one_branch rules=[{"id":"format","format":"email"},{"id":"format","format":"uri"}]'
    ]
  ],
  [
    'one format, twice',
    union('a', [format('a', 'email')], [format('a', 'email')]),
    ['format /a format format="email"', whole]
  ],
  [
    'a format and a limit',
    union('a', [format('a', 'email')], [one('size', 'a')]),
    ['format /a format format="email"', 'size /a -', whole]
  ],
  [
    'formats of a key',
    union('a', [format('a.k', 'email')], [format('a.k', 'uri')]),
    ['format /a/k format format="email"', 'format /a/k format format="uri"', whole]
  ],
  [
    'formats of which an author says one',
    union('a', [said(format('a', 'email'))], [format('a', 'uri')]),
    ['format /a said text="no"', 'format /a format format="uri"', whole]
  ],
  // Unions in branches.
  [
    'a union in a branch',
    union('a', [union('a.b', [missing('a.b.x')], [type('a.b', 'null')])], [type('a', 'null')]),
    ['missing /a/b/x -']
  ],
  [
    'values of a union in one',
    union('a', [union('a', [value('a', 'x')], [value('a', 'y')])], [value('a', 'z')]),
    [oneOf('/a', 'x', 'y', 'z')]
  ],
  [
    'types of a union in one',
    union('a', [type('a', 'null')], [union('a', [type('a', 'string')], [missing('a.x')])]),
    ['missing /a/x -']
  ],
  [
    'a union and more in one',
    union(
      'a',
      [union('a', [value('a', 'x')], [value('a', 'y')]), one('size', 'a.l')],
      [value('a', 'z')]
    ),
    [oneOf('/a', 'x', 'y'), 'size /a/l -']
  ],
  [
    'a union deeper down in one',
    union('a', [union('a.b', [value('a.b', 'x')], [value('a.b', 'y')])], [value('a', 'z')]),
    [oneOf('/a/b', 'x', 'y')]
  ],
  [
    'an author’s sentence for a union in one',
    union('a', [said(union('a', [value('a', 'x')]))], [value('a', 'z')]),
    ['alternative /a said text="no"']
  ],
  [
    'an author’s sentence for all',
    said(union('a', [type('a', 'null')], [type('a', 'string')])),
    ['alternative /a said text="no"']
  ]
] as const) {
  test(`without a schema, of a union with branches: ${name}`, () => {
    assert.equal(told([issue]), wanted)
  })
}

test('a branch whose key was sent under a near name was meant', () => {
  const issue = union('a', [missing('a.not')], [missing('a.andAlso'), missing('a.or')])
  const wanted = ['missing /a/andAlso -', 'missing /a/or -']
  assert.equal(told([issue], { value: { a: { and_also: [] } } }), wanted)
})

test('a shape may have the keys that were sent, too', () => {
  const issue = union('a', [missing('a.not')], [missing('a.and')])
  assert.equal(told([issue], { value: { a: { b: 1 } } }), [
    `${whole} names=["{ not, … }","{ and, … }"]`
  ])
  assert.equal(told([issue], { value: { a: {} } }), [`${whole} names=["{ not }","{ and }"]`])
})

test('issues without branches stand as they are beside a union, in their order', () => {
  const issues = [missing('c'), union('a', [type('a', 'null')], [missing('a.x')]), missing('b')]
  assert.equal(told(issues), ['missing /c -', 'missing /a/x -', 'missing /b -'])
})

test('where the schema knows the union, it chooses', () => {
  const branch = (...required: ReadonlyArray<string>): object => ({
    properties: Object.fromEntries(required.map((key) => [key, {}])),
    required
  })
  const schema = { properties: { a: { anyOf: [branch('x', 'y', 'w'), branch('z')] } } }
  const issue = union('a', [missing('a.y'), missing('a.w')], [missing('a.z')])
  const wanted = ['missing /a/y -', 'missing /a/w -']
  assert.equal(told([issue], { schema, value: { a: { x: 1 } } }), wanted)
})

test('branches that are no lists of issues are passed over', () => {
  for (const branches of ['x', [7, null, [7, null, {}, { path: 'a' }]]]) {
    const issue: Issue = JSON.parse(JSON.stringify({ ...union('a'), branches }))
    assert.equal(told([issue]), [whole])
  }
})

test.run()
