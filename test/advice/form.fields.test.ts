import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { fieldOf } from './field.js'

const test = suite('advice/form.fields')

const text = { type: 'string' }
const a = { const: 'a', title: 'A' }
const array = { type: 'array' }

// protocols.md 1.6, "What `requestedSchema` may contain".
const fields: ReadonlyArray<readonly [string, unknown, unknown]> = [
  ['what holds properties', { properties: {} }, 'object'],
  ['what names no type', {}, text],
  ['two parts', { allOf: [text, { minLength: 1 }] }, 'unknown'],
  ['a part that may be null', { allOf: [text, { type: 'null' }] }, 'unknown'],
  ['three branches', { anyOf: [text, { type: 'null' }, { type: 'null' }] }, 'unknown'],
  ['two branches in oneOf', { oneOf: [text, { type: 'integer' }] }, 'unknown'],
  ['one branch in oneOf', { oneOf: [{ ...text, maxLength: 2 }] }, { ...text, maxLength: 2 }],
  [
    'a branch or null, null first',
    { oneOf: [{ type: 'null' }, { type: 'integer' }] },
    { type: 'integer' }
  ],
  [
    'one branch beside parts that no form follows',
    { allOf: [text, text], anyOf: [{ ...text, maxLength: 2 }] },
    { ...text, maxLength: 2 }
  ],
  [
    'parts of parts',
    { allOf: [{ anyOf: [{ $ref: '#/$defs/day' }, { type: 'null' }] }] },
    { ...text, title: 'Day', format: 'date' }
  ],
  ['a part that is always met', { allOf: [true] }, 'unknown'],
  [
    'a part by reference, under a title of its own',
    { title: 'T', allOf: [{ $ref: '#/$defs/day' }] },
    { ...text, title: 'T', format: 'date' }
  ],
  ['a dynamic reference', { $dynamicRef: '#x' }, 'unknown'],
  ['one of several types, a text first of all', { type: ['array', 'integer', 'string'] }, text],
  [
    'one of several types, an integer before a number',
    { type: ['number', 'integer'] },
    { type: 'integer' }
  ],
  [
    'one of several types, yes or no before a list',
    { type: ['array', 'boolean'] },
    { type: 'boolean' }
  ],
  [
    'one of several types, a list before an object',
    { type: ['object', 'array'], items: { enum: ['a'] } },
    { ...array, items: { ...text, enum: ['a'] } }
  ],
  ['an object or null', { type: ['object', 'null'] }, 'object'],
  ['a title and a description that are no texts', { title: 5, description: {} }, text],
  ['a title of 200 signs', { title: 'x'.repeat(200) }, { ...text, title: 'x'.repeat(200) }],
  [
    'a size beyond the integers',
    { minLength: 2 ** 53, maxLength: 2 ** 53 - 1 },
    { ...text, maxLength: 2 ** 53 - 1 }
  ],
  ['a format that is no text', { format: ['email'] }, text],
  [
    'limits that are no numbers',
    { type: 'integer', minimum: '1', maximum: null, exclusiveMinimum: '1', exclusiveMaximum: '9' },
    { type: 'integer' }
  ],
  [
    'excluded limits within an integer',
    { type: 'integer', exclusiveMinimum: 1.5, exclusiveMaximum: 8.5 },
    { type: 'integer', minimum: 2, maximum: 8 }
  ],
  [
    'excluded limits of a number',
    { type: 'number', exclusiveMinimum: 1, exclusiveMaximum: 9 },
    { type: 'number' }
  ],
  [
    'limits that a flag of draft-04 excludes',
    { type: 'integer', minimum: 1, maximum: 9, exclusiveMinimum: true, exclusiveMaximum: true },
    { type: 'integer', minimum: 2, maximum: 8 }
  ],
  [
    'limits of a number around zero',
    { type: 'number', minimum: 0, maximum: 0 },
    { type: 'number', minimum: 0, maximum: 0 }
  ],
  ['no limits of a number in a text', { type: 'string', minimum: 1, maximum: 9 }, text],
  ['no sizes of a text in a number', { type: 'number', minLength: 1 }, { type: 'number' }],
  ['a text by default', { default: '' }, { ...text, default: '' }],
  [
    'a choice by default',
    { ...text, oneOf: [a], default: 'a' },
    { ...text, oneOf: [a], default: 'a' }
  ],
  [
    'a choice by default without a type',
    { oneOf: [a], default: 'a' },
    { ...text, oneOf: [a], default: 'a' }
  ],
  [
    'a choice with null by default',
    { anyOf: [a, { type: 'null' }], default: 'a' },
    { ...text, oneOf: [a], default: 'a' }
  ],
  ['no default beside the choices', { oneOf: [a], default: 'b' }, { ...text, oneOf: [a] }],
  [
    'no default beside listed values',
    { enum: ['a', null], default: 'b' },
    { ...text, enum: ['a'] }
  ],
  ['no null by default', { enum: ['a', null], default: null }, { ...text, enum: ['a'] }],
  ['no yes or no by default for a text', { default: true }, text],
  ['no text by default for yes or no', { type: 'boolean', default: 'true' }, { type: 'boolean' }],
  ['no number by default for yes or no', { type: 'boolean', default: 0 }, { type: 'boolean' }],
  [
    'no number by default for a choice of texts',
    { enum: ['a'], default: 1 },
    { ...text, enum: ['a'] }
  ],
  [
    'an integer by default for a number',
    { type: 'number', default: 3 },
    { type: 'number', default: 3 }
  ],
  ['no object by default', { type: 'object', enum: ['a'], default: {} }, { ...text, enum: ['a'] }],
  [
    'no text by default for a list',
    { ...array, items: { enum: ['a'] }, default: 'a' },
    { ...array, items: { ...text, enum: ['a'] } }
  ]
]

for (const [what, schema, wanted] of fields) {
  test(`the field for ${what}`, () => assert.equal(fieldOf(schema), wanted))
}

test.run()
