import type { About } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { aboutOf, has, missing, text, whole } from './about-of.js'
import { onlyAdvice } from './advised.js'

const test = suite('advice/about.authors')

const aboutMissing = (schema: object, key?: string): ReturnType<typeof aboutOf> =>
  aboutOf(missing, schema, undefined, key)

const long = (length: number): string => 'x'.repeat(length)

// The author's words, the nearest first, as far as they are words, and kept short.
for (const [name, schema, wanted] of [
  ['both', { ...whole, title: 'T', description: 'D' }, { title: 'T', description: 'D' }],
  ['a title', { ...whole, title: 'T' }, { title: 'T' }],
  ['a description', { ...whole, description: 'D' }, { description: 'D' }],
  [
    'the nearest',
    { ...whole, title: 'T', allOf: [{ title: 'U', description: 'D' }] },
    { title: 'T', description: 'D' }
  ],
  ['not an empty one', { ...whole, title: '', allOf: [{ title: 'U' }] }, { title: 'U' }],
  ['no number', { ...whole, title: 5, description: 5 }, {}],
  [
    'long ones',
    { ...whole, title: long(100), description: long(300) },
    { title: long(100), description: long(300) }
  ],
  [
    'longer ones',
    { ...whole, title: long(101), description: long(301) },
    { title: `${long(99)}…`, description: `${long(299)}…` }
  ],
  [
    'no half of a pair',
    { ...whole, title: `${long(98)}😀 and more`, description: 'D' },
    { title: `${long(98)}…`, description: 'D' }
  ]
] as const satisfies ReadonlyArray<readonly [string, object, About]>) {
  test(`what an author says: ${name}`, () => {
    assert.equal(aboutMissing(schema), { parameterType: 'integer', ...wanted })
  })
}

// docs/advice.md, "Hints": an item that has to be found is described as the list that it stands in.
for (const [name, items, value, wanted] of [
  ['that of the list', { type: 'number' }, 'news', 'The ids of tags'],
  ['its own', { type: 'number', description: 'An id' }, 'news', 'An id'],
  ['none where the value is known', { type: 'number' }, '5', undefined],
  ['none where it is listed', { enum: ['a', 'b'] }, 'news', undefined]
] as const) {
  test(`what is said of an item: ${name}`, () => {
    const tags = { type: 'array', items, description: 'The ids of tags' }
    const { about } = onlyAdvice({ properties: { tags } }, { tags: [value] })
    assert.is(about?.description, wanted)
  })
}

test('what is said of an item of a list that may be null', () => {
  const list = { type: 'array', items: { type: 'number' }, description: 'The ids of tags' }
  const schema = { properties: { tags: { anyOf: [list, { type: 'null' }] } } }
  assert.is(onlyAdvice(schema, { tags: ['news'] }).about?.description, 'The ids of tags')
})

test('where nobody says anything, nothing is said', () => {
  assert.is(aboutMissing({}), undefined)
})

// docs/advice.md, "What is shown of a value": a secret is shown by nobody, not by an example either.
for (const [key, schema, example] of [
  ['password', { ...text, default: 'hunter2' }, undefined],
  ['a', { ...text, default: 'hunter2', writeOnly: true }, undefined],
  ['a', { ...has(), default: { b: 'x' } }, { b: 'x' }],
  ['a', { ...has(), default: { password: 'x' } }, undefined],
  ['a', { ...has(), default: { b: { c: [{ api_key: 'x' }] } } }, undefined],
  ['a', { type: 'array', default: ['x', 'y'] }, ['x', 'y']],
  ['a', { ...has(), default: { b: 'ghp_0123456789abcdefghij0123456789abcdef' } }, undefined]
] as const satisfies ReadonlyArray<readonly [string, object, unknown]>) {
  test(`the example of ${key} by ${JSON.stringify(schema)}`, () => {
    assert.equal(aboutMissing(schema, key)?.example, example)
  })
}

test('a body at the top is a text', () => {
  assert.is(aboutMissing(text, 'body')?.parameterType, 'text')
})

const auto = { const: 'auto' }
const px = { ...whole, description: 'px' }

// Of a union whose value fits no branch: the words of the only one that lists no values.
for (const [name, branches, wanted] of [
  ['beside a listed value', [auto, px], 'px'],
  ['beside nothing as well', [auto, px, { type: 'null' }], 'px'],
  ['not those of what is listed', [{ ...auto, description: 'as it fits' }, whole], undefined],
  ['not one of two', [auto, px, { type: 'boolean' }], undefined]
] as const) {
  test(`an author's words of one branch: ${name}`, () => {
    const failed = { kind: 'alternative', keyword: 'anyOf' } as const
    assert.is(aboutOf(failed, { anyOf: branches }, '5px')?.description, wanted)
  })
}

test(`an author's words of the whole come before those of a branch`, () => {
  const failed = { kind: 'alternative', keyword: 'anyOf' } as const
  const union = { description: 'how wide', anyOf: [auto, px] }
  assert.is(aboutOf(failed, union, '5px')?.description, 'how wide')
})

test.run()
