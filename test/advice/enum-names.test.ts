import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { closed } from './lines.js'
import { saidOf } from './said.js'

const test = suite('advice/enum-names')

const kind = { type: 'integer', enum: [0, 1, 2] }
const names = ['None', 'ReadOnly', 'Write']
const b = { ...kind, 'x-enumNames': names }
const list = 'must be one of 0, 1 or 2'
const four = 'received a string of 4 characters'

// docs/advice.md, "Four points": what generators call a listed number, by NSwag and by OpenAPI Generator.
for (const [name, given, value, wanted] of [
  [
    'a name that means nothing elsewhere',
    { ...kind, 'x-enumNames': names },
    'None',
    `${list}, ${four}: send 0 without quotes`
  ],
  [
    'a name in another spelling',
    { ...kind, 'x-enum-varnames': names },
    'read_only',
    `${list}, received a string of 9 characters: send 1 without quotes`
  ],
  [
    'a name beside null',
    { oneOf: [{ type: 'null' }, { ...kind, 'x-enumNames': names }] },
    'None',
    `must be one of 0, 1, 2 or null, ${four}: send 0 without quotes`
  ],
  [
    'a name behind a reference beside null',
    { oneOf: [{ type: 'null' }, { $ref: '#/properties/b' }] },
    'None',
    `must be one of 0, 1, 2 or null, ${four}: send 0 without quotes`
  ],
  [
    'another number, where the author describes them beside null',
    { oneOf: [{ type: 'null' }, { ...kind, description: 'What for.' }] },
    5,
    'must be one of 0, 1, 2 or null, received 5: use one of them (described as "What for."), or leave it out if none fits'
  ],
  [
    'a word for nothing that is listed',
    { anyOf: [{ enum: ['none', 'all'] }, { type: 'null' }] },
    'None',
    'must be one of "none", "all" or null, received "None": send "none"'
  ],
  [
    'another text, with what the values are called',
    { ...kind, 'x-enumNames': names },
    'Post',
    `${list}, ${four}: use one of them (described as "0 = None, 1 = ReadOnly, 2 = Write"), or leave it out if none fits`
  ],
  [
    'another text, where the author describes them',
    { ...kind, 'x-enumNames': names, description: 'What for.' },
    'Post',
    `${list}, ${four}: use one of them (described as "What for."), or leave it out if none fits`
  ],
  [
    'names of some values alone',
    { ...kind, 'x-enumNames': ['Wait', 'Read'] },
    'Read',
    `${list}, ${four}: use one of them, or leave it out if none fits`
  ],
  [
    'a name of two',
    { ...kind, 'x-enumNames': ['Read', 'read', 'Write'] },
    'READ',
    `${list}, ${four}: use one of them (described as "0 = Read, 1 = read, 2 = Write"), or leave it out if none fits`
  ]
] as const) {
  test(name, () => assert.equal(saidOf(closed({ a: given, b }), { a: value }), [`\`a\` ${wanted}`]))
}

const level = {
  oneOf: [
    { const: 1, title: 'Low' },
    { const: 2, title: 'Medium' },
    { const: 3, title: 'High' }
  ]
}
const run = {
  oneOf: [
    { type: 'string', const: 'shell', description: 'Runs in a shell' },
    { type: 'string', const: 'exec', description: 'Runs it directly' }
  ]
}
const levels = 'must be one of 1, 2 or 3'

// MCP 2025-11-25, elicitation, `TitledSingleSelectEnumSchema`, and how schemars writes an enum with doc comments.
for (const [name, given, value, wanted] of [
  ['a title', level, 'low', `${levels}, received a string of 3 characters: send 1 without quotes`],
  [
    'another text, with the titles',
    level,
    'urgent',
    `${levels}, received a string of 6 characters: use one of them (described as "1 = Low, 2 = Medium, 3 = High"), or leave it out if none fits`
  ],
  [
    'a title of a text',
    {
      oneOf: [
        { const: 'q', title: 'Quarter' },
        { const: 'y', title: 'Calendar year' }
      ]
    },
    'calendar-year',
    'must be one of "q" or "y", received a string of 13 characters: send "y"'
  ],
  [
    'a title beside null',
    { anyOf: [...level.oneOf, { type: 'null' }] },
    'HIGH',
    'must be one of 1, 2, 3 or null, received a string of 4 characters: send 3 without quotes'
  ],
  [
    'another text, with what each is described as',
    run,
    'direct',
    'must be one of "shell" or "exec", received a string of 6 characters: use one of them (described as "shell = Runs in a shell, exec = Runs it directly"), or leave it out if none fits'
  ],
  [
    'titles that only say the values again',
    {
      oneOf: [
        { const: 'up', title: 'Up' },
        { const: 'down', title: 'Down' }
      ]
    },
    'sideways',
    'must be one of "up" or "down", received a string of 8 characters: use one of them, or leave it out if none fits'
  ],
  [
    'the same title of all',
    {
      oneOf: [
        { const: 1, title: 'Size' },
        { const: 2, title: 'Size' }
      ]
    },
    'size',
    'must be one of 1 or 2, received a string of 4 characters: use one of them, or leave it out if none fits'
  ],
  [
    'a title that one lacks',
    { oneOf: [{ const: 1, title: 'Low' }, { const: 2 }] },
    'low',
    'must be one of 1 or 2, received a string of 3 characters: use one of them, or leave it out if none fits'
  ]
] as const) {
  test(`what the constants of a union are called: ${name}`, () =>
    assert.equal(saidOf(closed({ a: given }), { a: value }), [`\`a\` ${wanted}`]))
}

test('texts that are their own names are not told twice', () => {
  const given = { enum: ['up', 'down'], 'x-enumNames': ['up', 'down'] }
  assert.equal(saidOf(closed({ a: given }, 'a'), { a: 'over there' }), [
    '`a` must be one of "up" or "down", received a string of 10 characters: use one of them'
  ])
})

// OpenAPI 3.0.3, Schema Object: `nullable` means nothing beside no `type`.
test('null is not offered beside no type, and comes last', () => {
  const either = { anyOf: [{ type: 'integer' }, { type: 'boolean' }] }
  assert.equal(saidOf(closed({ a: { nullable: true, ...either } }, 'a'), { a: 'x' }), [
    '`a` must be an integer or a boolean, received a string of 1 character: send an integer or a boolean'
  ])
  const row = closed({ zip: { type: 'string' } }, 'zip')
  assert.equal(saidOf(closed({ a: { oneOf: [{ type: 'null' }, row] } }, 'a'), { a: 5 }), [
    '`a` must be an object or null, received 5: send an object { zip: string } or null'
  ])
})

test.run()
