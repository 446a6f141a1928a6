import { judge } from '@toolfault/advice/judge'
import { compile } from '@toolfault/validators/ajv'
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

/** What is told of the whole call, keys that may be ignored included. */
const saidOf = (inputSchema: unknown, u: unknown): string =>
  JSON.stringify(judge(compile)({ name: 't', inputSchema }, { u }))

/** Objects in each other under `p`; the innermost has `n`, and a key of its own. */
const nested = (depth: number, own: string): object =>
  depth === 1 ? object({ n: integer, [own]: text }) : object({ p: nested(depth - 1, own) })

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
    'a rule that all have',
    either(
      tagged('a', { n: { ...integer, minimum: 1 } }),
      tagged('b', { n: { minimum: 1, ...integer } })
    ),
    { op: 'c', n: -5 },
    [OP, 'u.n range meet']
  ],
  [
    'not one that two of three have',
    either(
      tagged('a', { n: { ...integer, minimum: 1 } }),
      tagged('b', { n: { ...integer, minimum: 1 } }),
      tagged('d', { n: { ...integer, minimum: -9 } })
    ),
    { op: 'c', n: -5 },
    [OP]
  ],
  [
    'not a type that two of three have',
    either(
      tagged('a', { n: { ...integer, minimum: 1 } }),
      tagged('b', { n: { ...integer, minimum: 2 } }),
      tagged('d', { n: text })
    ),
    { op: 'c', n: true },
    [OP]
  ],
  [
    'not types of which one is the same',
    either(
      tagged('a', { n: { type: ['integer', 'null'], minimum: 1 } }),
      tagged('b', { n: { type: ['integer', 'string'], minimum: 2 } })
    ),
    { op: 'c', n: true },
    [OP]
  ],
  [
    'not types of which one has more',
    either(tagged('a', { n: integer }), tagged('b', { n: { type: ['integer', 'string'] } })),
    { op: 'c', n: true },
    [OP]
  ],
  [
    'not the type of listed values',
    either(tagged('a', { m: { enum: ['x', 'y'] } }), tagged('b', { m: { enum: ['x', 'z'] } })),
    { op: 'c', m: 5 },
    [OP]
  ],
  [
    'nor of those that one of them lists',
    either(tagged('a', { m: { enum: ['x', 'y'] } }), tagged('b', { m: text })),
    { op: 'c', m: 5 },
    [OP]
  ],
  [
    'nor the second of them',
    either(tagged('a', { m: text }), tagged('b', { m: { enum: ['x', 'y'] } })),
    { op: 'c', m: 5 },
    [OP]
  ],
  [
    'not a key of which one takes anything',
    either(tagged('a', { n: true }), tagged('b', { n: integer })),
    { op: 'c', n: 'x' },
    [OP]
  ],
  [
    'not a key that two of three need',
    either(
      tagged('a', { id: text }, ['id']),
      tagged('b', { id: text }, ['id']),
      tagged('d', { id: text })
    ),
    { op: 'c' },
    [OP]
  ],
  [
    'what is four levels down',
    either(tagged('a', { p: nested(3, 'x') }), tagged('b', { p: nested(3, 'y') })),
    { op: 'c', p: { p: { p: { n: '7' } } } },
    [OP, 'u.p.p.p.n type put']
  ],
  [
    'not what is five levels down',
    either(tagged('a', { p: nested(4, 'x') }), tagged('b', { p: nested(4, 'y') })),
    { op: 'c', p: { p: { p: { p: { n: '7' } } } } },
    [OP]
  ],
  [
    'no key of an object that one of them may take by a pattern',
    either(
      tagged('a', { p: closed({ x: text }) }),
      tagged('b', { p: { ...closed({ y: text }), patternProperties: { '^z': text } } })
    ),
    { op: 'c', p: { verbose: true } },
    [OP]
  ],
  [
    'no key of an object that one of them leaves open',
    either(tagged('a', { p: closed({ x: text }) }), tagged('b', { p: object({ y: text }) })),
    { op: 'c', p: { verbose: true } },
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

for (const word of ['$comment', 'default', 'description', 'examples', 'title'] as const) {
  test(`what all say is told whatever stands under ${word}`, () => {
    const n = (said: string): object => ({
      ...integer,
      minimum: 1,
      [word]: word === 'examples' ? [said] : said
    })
    const schema = either(tagged('a', { n: n('of a') }), tagged('b', { n: n('of b') }))
    assert.equal([...linesOf(schema, { op: 'c', n: -5 })].sort(), [OP, 'u.n range meet'].sort())
  })
}

test('the words of an author that all branches have stand beside it', () => {
  const note = { ...text, description: 'A remark' }
  const schema = either(tagged('a', { note, x: text }), tagged('b', { note, y: text }))
  const pieces = adviceOf(schema, { u: { op: 'c', note: [7] } })
  assert.equal(pieces.find(({ path }) => path[1] === 'note')?.about, {
    parameterType: 'string',
    description: 'A remark'
  })
})

for (const [name, more] of [
  ['a pattern', { patternProperties: { '^z': text } }],
  ['a schema for all others', { additionalProperties: text }]
] as const) {
  test(`a key that one branch may take by ${name} is not said to be unknown`, () => {
    const schema = either(
      tagged('a', { p: object({ x: text }) }),
      tagged('b', { p: { ...object({ y: text }), ...more } })
    )
    assert.not.match(saidOf(schema, { op: 'c', p: { zz: 'v' } }), /zz/)
    const open = either(tagged('a', { p: object({ x: text }) }), tagged('b', { p: object({}) }))
    assert.match(saidOf(open, { op: 'c', p: { zz: 'v' } }), /zz/)
  })
}

test('no words of an author stand beside what several say', () => {
  const note = (description: string): object => ({ ...text, description })
  const schema = either(tagged('a', { note: note('of a') }), tagged('b', { note: note('of b') }))
  const about = adviceOf(schema, { u: { op: 'c', note: 1 } }).map((piece) => piece.about)
  assert.is(JSON.stringify(about).includes('of a'), false)
})

// A key that one of the branches takes in a union of its own is known, and is not called unknown by the others.
test('a key that a branch takes in a union is not called unknown', () => {
  const inner = { anyOf: [closed({ kind: text, els: list(text) }), closed({ els: text, x: text })] }
  const first = { ...object({ kind: { enum: ['s', 'l'] } }), ...inner }
  const second = closed({ kind: { const: 'button' }, text })
  const schema = either(tagged('rt', { el: first }), tagged('acts', { el: second }))
  assert.not.match(saidOf(schema, { op: 'none', el: { els: 1 } }), /known|remove/)
})

test('a key that no branch takes is called unknown', () => {
  const element = (key: string): object => ({ el: object({ kind: text, [key]: text }) })
  const schema = either(tagged('rt', element('a')), tagged('acts', element('b')))
  assert.match(saidOf(schema, { op: 'none', el: { els: 1 } }), /"known"/)
})

test.run()
