import type { Issue } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { told } from './told.js'

const test = suite('advice/ground.absent')

const text = { type: 'string' }
const schema = {
  type: 'object',
  required: ['city', 'guest'],
  properties: {
    city: text,
    guest: { type: 'object', properties: { name: text } },
    tags: { type: 'array', items: text },
    mail: text
  }
}
const city = 'missing /city type types=["string"]'

for (const kind of [
  'type',
  'choice',
  'format',
  'pattern',
  'range',
  'size',
  'multiple',
  'duplicate',
  'alternative',
  'rule',
  'unknown'
] as const) {
  test(`D5: ${kind} of a key that is not there is a missing key`, () => {
    assert.equal(told([{ path: ['city'], kind }], { schema, value: { guest: {} } }), [city])
  })
}

for (const [name, issue, value, wanted] of [
  [
    'below it, the outermost is missing',
    { path: ['guest', 'name'], kind: 'type' },
    { city: 'x' },
    ['missing /guest type types=["object"]']
  ],
  [
    'an item that is not there is missing',
    { path: ['tags', '1'], kind: 'type' },
    { tags: ['a'] },
    ['missing /tags/1 type types=["string"]']
  ],
  [
    'a key of Object.prototype is missing like others',
    { path: ['__proto__', 'x'], kind: 'type' },
    {},
    ['missing /__proto__ -']
  ],
  [
    'an undefined value is there',
    { path: ['city'], kind: 'format', params: { format: 'x' } },
    { city: undefined },
    ['format /city format format="x"']
  ],
  [
    'the whole is always there',
    { path: [], kind: 'size', keyword: 'minProperties', params: { limit: 1 } },
    {},
    ['size  count of="keys" least=1']
  ],
  [
    'a missing key below one that is not there stays',
    { path: ['guest', 'name'], kind: 'missing' },
    {},
    ['missing /guest/name type types=["string"]']
  ],
  [
    'a key that is refused stays so, there or not',
    { path: ['other'], kind: 'unexpected' },
    {},
    ['unexpected /other -']
  ],
  [
    'a key that another needs stays so',
    { path: ['mail'], kind: 'dependency', keyword: 'dependentRequired', params: { property: 'a' } },
    { a: 1 },
    ['dependency /mail type types=["string"]']
  ],
  [
    'an author’s check of a key that has to be there is about that key',
    { path: ['city'], kind: 'rule', message: 'Which city?' },
    {},
    ['missing /city said text="Which city?"']
  ],
  [
    'an author’s check of one that need not be is none',
    { path: ['mail'], kind: 'rule', message: 'Which mail?' },
    {},
    ['rule /mail said text="Which mail?"']
  ],
  [
    'an author’s sentence for a rule is kept',
    { path: ['mail'], kind: 'size', keyword: 'errorMessage', message: 'Which mail?' },
    {},
    ['missing /mail said text="Which mail?"']
  ],
  [
    'unless it repeats the call',
    { path: ['mail'], kind: 'size', keyword: 'errorMessage', message: 'No mail', echo: true },
    {},
    ['missing /mail type types=["string"]']
  ],
  [
    'the limit of a key that no schema knows is of what the call was made into before',
    { path: ['firstName'], kind: 'size', keyword: 'minLength', params: { limit: 2 } },
    { first_name: 'A' },
    ['size /firstName count of="characters" least=2']
  ],
  [
    'not without the limit',
    { path: ['firstName'], kind: 'size' },
    { first_name: 'A' },
    ['missing /firstName -']
  ],
  [
    'nor of a key that the schema knows',
    { path: ['city'], kind: 'size', keyword: 'minLength', params: { limit: 2 } },
    { town: 'A' },
    [city]
  ],
  [
    'a validator’s sentence is about a value that is not there',
    { path: ['mail'], kind: 'type', message: 'Expected string, received undefined' },
    {},
    ['missing /mail type types=["string"]']
  ],
  [
    'what the validator asks for helps where the schema does not',
    { path: ['other'], kind: 'type', params: { type: 'number' } },
    {},
    ['missing /other type types=["number"]']
  ],
  [
    'so do the values that it lists',
    { path: ['other'], kind: 'choice', params: { allowedValues: ['a', 'b'] } },
    {},
    ['missing /other one_of values=["a","b"]']
  ]
] as const satisfies ReadonlyArray<readonly [string, Issue, unknown, ReadonlyArray<string>]>) {
  test(`D5: of a value that is not there: ${name}`, () => {
    assert.equal(told([issue], { schema, value }), wanted)
  })
}

test('what stands in a text or in null was read out of it', () => {
  const issue: Issue = { path: ['guest', 'name'], kind: 'format', params: { format: 'x' } }
  for (const guest of ['{"name":5}', null, 7]) {
    const wanted = ['format /guest/name format format="x"']
    assert.equal(told([issue], { schema, value: { guest } }), wanted)
  }
})

test('without the value nobody knows that it is not there', () => {
  const issue: Issue = { path: ['city'], kind: 'format', params: { format: 'x' } }
  assert.equal(told([issue], { schema }), ['format /city format format="x"'])
})

test.run()
