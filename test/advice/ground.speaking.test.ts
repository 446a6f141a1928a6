import type { Issue } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { told } from './told.js'

const test = suite('advice/ground.speaking')

const text = { type: 'string' }

const wrong: Issue = { path: ['o', 'x'], kind: 'unknown' }
const isText = 'type /o/x type types=["string"]'
const nobody = 'unknown /o/x -'

// No pattern is run: of several subschemas for other keys nobody knows which is meant.
for (const [name, schema, wanted] of [
  ['one pattern', { patternProperties: { a: text } }, isText],
  ['two patterns', { patternProperties: { a: text, b: text } }, nobody],
  [
    'a pattern beside a schema for the rest',
    { patternProperties: { a: text }, additionalProperties: text },
    nobody
  ],
  [
    'two beside a schema for the rest',
    { patternProperties: { a: text, b: text }, additionalProperties: text },
    nobody
  ],
  [
    'a pattern beside no other keys',
    { patternProperties: { a: text }, additionalProperties: false },
    isText
  ],
  ['a schema for the rest', { additionalProperties: text }, isText],
  [
    'a pattern in each of two',
    { allOf: [{ patternProperties: { a: text } }, { patternProperties: { b: text } }] },
    nobody
  ],
  [
    'a pattern, and one that is sure',
    { allOf: [{ patternProperties: { a: { type: 'null' } } }, { properties: { x: text } }] },
    isText
  ]
] as const) {
  test(`a key beside ${name}`, () => {
    assert.equal(told([wrong], { schema: { properties: { o: schema } }, value: { o: { x: 7 } } }), [
      wanted
    ])
  })
}

test.run()
