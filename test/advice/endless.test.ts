import { advise } from '@toolfault/advice/advise'
import { invalidArguments, printPointer } from '@toolfault/model'
import type { Json } from '@toolfault/types/json'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { integer, issueOf, lists, open, text, wants } from './lines.js'

const test = suite('advice/endless')

/** Objects, each of which holds the one before twice: whoever looks at all of them does not come back. */
const sharing = (levels: number): Json =>
  Array.from({ length: levels }).reduce<Json>((part) => ({ a: part, b: part }), {})

const endless = sharing(60)

const allowedValues = [endless, 2]

const short = issueOf('minLength', '/a', { limit: 9 })

// Schemas that a program made, or YAML with aliases, may share parts: what they list is read as far as it is of use.
for (const [name, schema, value, issues, wanted] of [
  ['a default', open({ a: { ...text, default: endless } }), { a: 'x' }, [short], ['/a size: meet']],
  ['examples', open({ a: { examples: [endless] } }), { a: 'x' }, [short], ['/a size: meet']],
  [
    'a value that a shape lists',
    open({ o: open({ a: { enum: [endless] } }) }),
    { o: 1 },
    [wants('object', '/o')],
    ['/o type: send']
  ],
  [
    'the tags of a union',
    open({
      u: { anyOf: [open({ by: { const: endless }, n: integer }), open({ by: { const: 2 } })] }
    }),
    { u: { n: 'x' } },
    [wants('integer', '/u/n'), issueOf('anyOf', '/u')],
    ['/u/n type: send']
  ],
  [
    'what a sentence of the author may name',
    open({ a: {} }),
    { a: 1 },
    [{ ...lists('/a', endless, 2), keyword: 'errorMessage', message: 'must be good' }],
    ['/a choice: choose']
  ],
  [
    'what the schema and the validator list each for itself',
    open({ a: { enum: [sharing(30), 2] } }),
    { a: 1 },
    [lists('/a', sharing(30), 2)],
    ['/a choice: choose']
  ],
  [
    'what is listed for several rows',
    open({ rows: { items: open({ a: { enum: allowedValues } }) } }),
    { rows: [{ a: 1 }, { a: 1 }, { a: 1 }] },
    ['/rows/0/a', '/rows/1/a', '/rows/2/a'].map((path) => issueOf('enum', path, { allowedValues })),
    ['/rows/0/a choice: choose']
  ]
] as const) {
  test(`${name} may have parts that share parts`, () => {
    const { advice = [] } = advise(invalidArguments('t', { issues }), { schema, value })
    const told = advice.map(({ fix, kind, path }) => `${printPointer(path)} ${kind}: ${fix?.id}`)
    assert.equal(told, wanted)
  })
}

test('what a schema lists is written as far as it is of use, whatever it shares', () => {
  const schema = open({
    a: { ...text, default: endless, enum: allowedValues, examples: [endless] }
  })
  const fault = invalidArguments('t', { issues: [short, wants('string', '/a')] })
  const { advice = [] } = advise(fault, { schema, value: { a: 1 } })
  assert.equal(
    advice.map(({ kind }) => kind),
    ['type']
  )
})

test.run()
