import { advise } from '@toolfault/advice/advise'
import { type Advice, type Issue, invalidArguments } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { missing, one, said, type, union, value } from './branches.js'

const test = suite('advice/ground.author')

const first = (issue: Issue, about: object = {}): Advice | undefined =>
  advise(invalidArguments('t', { issues: [issue] }), about).advice?.[0]

const other = type('a', 'null')

// An author's sentence for a whole union leaves open which types would do, where the branches ask for nothing else.
for (const [name, branches, types] of [
  ['types', [[type('a', 'integer')], [other]], ['integer', 'null']],
  ['one type', [[other]], ['null']],
  ['one type twice, as arktype says of two formats', [[other], [other]], ['null']],
  ['a type and more', [[type('a', 'integer'), one('size', 'a')], [other]], undefined],
  ['a type inside', [[type('a.b', 'integer')], [other]], undefined],
  ['a type inside, last', [[other], [type('a.b', 'integer')]], undefined],
  ['what is no type', [[one('unknown', 'a', { type: 'string' })], [other]], undefined],
  ['listed values', [[value('a', 'x')], [other]], undefined],
  ['a missing key', [[missing('a.b')], [other]], undefined],
  ['a type that is not said', [[one('type', 'a')], [other]], undefined],
  ['nothing', [[], [other]], undefined]
] as const) {
  test(`what mends a union that its author speaks for, of ${name}`, () => {
    const piece = first(said(union('a', ...branches)), { value: { a: 'many' } })
    assert.equal(piece?.expected, { id: 'said', text: 'no' })
    assert.equal(piece?.fix, types === undefined ? undefined : { id: 'send', types })
  })
}

test('a value that is not there is a missing key of the branch that was meant', () => {
  const pet = (kind: string, key: string): object => ({
    properties: { kind: { const: kind }, [key]: { type: 'string' } },
    required: ['kind', key]
  })
  const about = {
    schema: { oneOf: [pet('cat', 'name'), pet('dog', 'size')] },
    value: { kind: 'cat' }
  }
  const piece = first(type('name', 'string'), about)
  assert.is(piece?.kind, 'missing')
  assert.is(piece?.chosen?.branch, 0)
  assert.is(piece?.chosen?.reason, 'tag')
})

test.run()
