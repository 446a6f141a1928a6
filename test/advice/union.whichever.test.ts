import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { adviceOf } from './advised.js'

const test = suite('advice/union.whichever')

const text = { type: 'string' }
const integer = { type: 'integer' }
const list = (items: unknown): object => ({ type: 'array', items })
const object = (properties: object, required: ReadonlyArray<string> = []): object => ({
  type: 'object',
  properties,
  required
})
const closed = (properties: object): object => ({
  ...object(properties),
  additionalProperties: false
})
const either = (...oneOf: ReadonlyArray<unknown>): object => ({ properties: { u: { oneOf } } })
const tagged = (name: string, more: object, required: ReadonlyArray<string> = []): object =>
  object({ op: { const: name }, ...more }, ['op', ...required])

/** Place, kind and command of each piece. */
const linesOf = (schema: unknown, u: unknown): ReadonlyArray<string> =>
  adviceOf(schema, { u }).map(({ fix, kind, path }) => `${path.join('.')} ${kind} ${fix?.id}`)

const OP = 'u.op choice choose'

// What all branches say holds whichever was meant (design section 3: "a tag that matches nothing lists the tags").
for (const [name, schema, value, wanted] of [
  [
    'a key of which all say the same',
    either(tagged('a', { note: text, x: text }), tagged('b', { note: text, y: text })),
    { op: 'c', note: null },
    [OP, 'u.note type remove']
  ],
  [
    'whatever their authors say of it',
    either(
      tagged('a', { note: { ...text, description: 'of a' } }),
      tagged('b', { note: { ...text, description: 'of b', title: 'B', default: '' } })
    ),
    { op: 'c', note: null },
    [OP, 'u.note type remove']
  ],
  [
    'not a key of which one says something else',
    either(tagged('a', { note: text }), tagged('b', { note: integer })),
    { op: 'c', note: null },
    [OP]
  ],
  [
    'not a key that one does not know',
    either(tagged('a', { note: text }), tagged('b', {})),
    { op: 'c', note: null },
    [OP]
  ],
  [
    'the type alone where the rest differs',
    either(
      tagged('a', { n: { ...integer, minimum: 1 } }),
      tagged('b', { n: { ...integer, maximum: 9 } })
    ),
    { op: 'c', n: 'x' },
    [OP, 'u.n type send']
  ],
  [
    'not the rest',
    either(
      tagged('a', { n: { ...integer, minimum: 1 } }),
      tagged('b', { n: { ...integer, minimum: 2 } })
    ),
    { op: 'c', n: 0 },
    [OP]
  ],
  [
    'a key that all need',
    either(tagged('a', { id: text }, ['id']), tagged('b', { id: text }, ['id'])),
    { op: 'c' },
    [OP, 'u.id missing add']
  ],
  [
    'not one that only one needs',
    either(tagged('a', { id: text }, ['id']), tagged('b', { id: text })),
    { op: 'c' },
    [OP]
  ],
  [
    'what an object holds',
    either(
      tagged('a', { p: object({ n: integer, x: text }) }),
      tagged('b', { p: object({ n: integer, y: text }) })
    ),
    { op: 'c', p: { n: '7', x: 1 } },
    [OP, 'u.p.n type put']
  ],
  [
    'an object in the wrong form, whatever it holds',
    either(tagged('a', { p: object({ x: text }) }), tagged('b', { p: object({ y: text }) })),
    { op: 'c', p: '{"x":"1"}' },
    [OP, 'u.p type convert']
  ],
  [
    'a key of an object that all of them refuse',
    either(tagged('a', { p: closed({ x: text }) }), tagged('b', { p: closed({ y: text }) })),
    { op: 'c', p: { verbose: true } },
    [OP, 'u.p.verbose unexpected remove']
  ],
  [
    'not one that one of them takes',
    either(tagged('a', { p: closed({ x: text }) }), tagged('b', { p: closed({ y: text }) })),
    { op: 'c', p: { x: 'a' } },
    [OP]
  ],
  [
    'no key beside the tag that all refuse: it may tell which was meant',
    either(closed({ op: { const: 'a' }, x: text }), closed({ op: { const: 'b' }, y: text })),
    { op: 'c', verbose: true },
    [OP]
  ],
  [
    'the items of lists',
    either(list(object({ id: text, n: integer })), list(object({ id: text, n: text }))),
    [{ id: 7, n: true }],
    ['u alternative meet', 'u.0.id type put']
  ],
  [
    'by references',
    {
      ...either(
        { $ref: '#/$defs/a' },
        { allOf: [{ $ref: '#/$defs/b' }], description: 'another one' }
      ),
      $defs: { a: tagged('a', { note: text }), b: tagged('b', { note: text }) }
    },
    { op: 'c', note: null },
    [OP, 'u.note type remove']
  ],
  [
    'of the branches for such a value alone',
    either(tagged('a', { note: text }), tagged('b', { note: text }), text),
    { op: 'c', note: null },
    [OP, 'u.note type remove']
  ]
] as const satisfies ReadonlyArray<readonly [string, object, unknown, ReadonlyArray<string>]>) {
  test(`of branches that nobody chose is told ${name}`, () => {
    assert.equal([...linesOf(schema, value)].sort(), [...wanted].sort())
  })
}

test('what differs has no shape', () => {
  const of = (key: string): object => object({ [key]: text }, [key])
  const pieces = adviceOf(
    either(tagged('a', { p: of('x') }, ['p']), tagged('b', { p: of('y') }, ['p'])),
    { u: { op: 'c' } }
  )
  assert.equal(
    pieces.find(({ kind }) => kind === 'missing'),
    {
      path: ['u', 'p'],
      kind: 'missing',
      expected: { id: 'type', types: ['object'] },
      fix: { id: 'add', types: ['object'] },
      about: { parameterType: 'object' }
    }
  )
})

test('no words of an author stand beside what several say', () => {
  const note = (description: string): object => ({ ...text, description })
  const schema = either(tagged('a', { note: note('of a') }), tagged('b', { note: note('of b') }))
  const about = adviceOf(schema, { u: { op: 'c', note: 1 } }).map((piece) => piece.about)
  assert.is(JSON.stringify(about).includes('of a'), false)
})

test.run()
