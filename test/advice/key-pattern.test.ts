import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { adviceOf } from './advised.js'
import { closed, integer, open, text } from './lines.js'
import { brief, proven } from './repair/made.js'
import { saidOf } from './said.js'

const test = suite('advice/key-pattern')

const keyed = (patternProperties: object, more: object = { additionalProperties: false }): object =>
  open({ env: { type: 'object', patternProperties, ...more } })

const upper = { '^[A-Z_]+$': text }
const headers = { '^x-': text, '^y-': integer }
const shut = { additionalProperties: false }
const named = { ...shut, properties: { kind: text, size: integer } }

const refused = '`env.path` is not an accepted key'
const renamed = 'rename or remove `env.path`'

// docs/advice.md: "a key that fits no pattern for keys": what is refused for its name may have another.
for (const [name, schema, value, wanted] of [
  [
    'one',
    keyed(upper),
    { path: '/bin' },
    [`${refused}, keys must match the pattern \`^[A-Z_]+$\`: ${renamed}`]
  ],
  [
    'one, beside a key that matches',
    keyed(upper),
    { HOME: '/root', path: '/bin' },
    [`${refused}, keys must match the pattern \`^[A-Z_]+$\`: ${renamed}`]
  ],
  [
    'one, where nothing is left to take other keys',
    keyed(upper, { unevaluatedProperties: false }),
    { path: '/bin' },
    [`${refused}, keys must match the pattern \`^[A-Z_]+$\`: ${renamed}`]
  ],
  [
    'one of which the values have a pattern of their own',
    keyed({ '^[A-Z_]+$': { ...text, pattern: '^/' } }),
    { path: '/bin' },
    [`${refused}, keys must match the pattern \`^[A-Z_]+$\`: ${renamed}`]
  ],
  [
    'two',
    keyed(headers),
    { path: '/bin' },
    [`${refused}, keys must match the pattern \`^x-\` or match the pattern \`^y-\`: ${renamed}`]
  ],
  [
    'not those of keys that nobody may send',
    keyed({ ...headers, '^z-': false }),
    { path: '/bin' },
    [`${refused}, keys must match the pattern \`^x-\` or match the pattern \`^y-\`: ${renamed}`]
  ],
  [
    'not beside a rule for names that it breaks, since it may match',
    keyed({ '^[a-z]+$': text }, { ...shut, propertyNames: { maxLength: 3 } }),
    { path: '/bin' },
    [`${refused}, keys must have at most 3 characters: ${renamed}`]
  ],
  [
    'more than four are not said',
    keyed({ '^a': text, '^b': text, '^c': text, '^d': text, '^e': text }),
    { path: '/bin' },
    [`${refused}: remove \`env.path\``]
  ],
  [
    'beside names, which do not match it, as what the object takes',
    keyed({ '^x-': text }, named),
    { path: '/bin' },
    [
      `${refused}: remove \`env.path\` (\`env\` also takes { [key: /^x-/]: string, kind?: string, size?: integer })`
    ]
  ],
  [
    'beside names that are all there',
    keyed({ '^x-': text }, { ...shut, properties: { kind: text } }),
    { path: '/bin', kind: 'a' },
    [`${refused}: remove \`env.path\` (\`env\` also takes { [key: /^x-/]: string })`]
  ],
  [
    'a long one beside names is not said',
    keyed({ [`^x-${'y'.repeat(80)}`]: text }, { ...shut, properties: { kind: text } }),
    { path: '/bin', kind: 'a' },
    [`${refused}: remove \`env.path\``]
  ],
  [
    'none, where only names are taken',
    keyed({}, named),
    { path: '/bin' },
    [`${refused}: remove \`env.path\` (\`env\` also takes { kind?: string, size?: integer })`]
  ]
] as const) {
  test(`the patterns of keys: ${name}`, () => assert.equal(saidOf(schema, { env: value }), wanted))
}

// docs/advice.md: "the shape where the type alone says too little".
for (const [name, schema, wanted] of [
  ['of one pattern', keyed(upper), ' { [key: /^[A-Z_]+$/]: string }'],
  ['of two', keyed(headers), ' { [key: /^x-/]: string, [key: /^y-/]: integer }'],
  ['of a long one', keyed({ [`^${'x'.repeat(80)}`]: text }), ''],
  ['of one beside which other keys are taken', keyed(upper, {}), ''],
  [
    'of one beside which others are taken by their values',
    keyed(upper, { additionalProperties: text }),
    ''
  ]
] as const) {
  test(`a list in place of a map: ${name}`, () =>
    assert.equal(saidOf(schema, { env: ['PATH=/bin'] }), [
      `\`env\` must be an object, received an array of 1 item: send an object${wanted}`
    ]))
}

test('a key that goes elsewhere needs no other name', () => {
  const schema = closed({ env: { type: 'object', patternProperties: upper, ...shut }, cwd: text })
  assert.equal(saidOf(schema, { env: { cwd: '/' } }), [
    '`env.cwd` is not an accepted key: move `env.cwd` to `cwd` at the top level'
  ])
})

// docs/repair.md: "a guess: a value that would do".
for (const [name, schema, value, grade] of [
  ['may be meant where it breaks a pattern for names', keyed(upper), '/bin', 'guess'],
  ['may be meant where some are a matter of one', keyed(headers, named), '/bin', 'guess'],
  ['is no loss where it holds nothing', keyed(upper), null, 'likely'],
  [
    'is not meant where all have names, and none of them takes it',
    open({ env: { type: 'object', ...named } }),
    [[1]],
    'likely'
  ]
] as const) {
  test(`a key left out ${name}`, () => {
    const args = { env: { path: value } }
    assert.equal(brief(proven(schema, args, ...adviceOf(schema, args))), [
      [grade, { op: 'remove', path: '/env/path' }]
    ])
  })
}

// What the only pattern of a closed object does not claim has no place there.
test('what stands under a key of the only pattern is told as surely as under a name', () => {
  const held = {
    type: 'object',
    properties: { d: text, from: { type: 'array', items: text } },
    required: ['d']
  }
  const schema = open({ e: { type: 'object', patternProperties: { '^[a-z]+$': held }, ...shut } })
  assert.equal(saidOf(schema, { e: { knows: { from: 'x' } } }), [
    '`e.knows.d` is missing: add `e.knows.d` (string)',
    '`e.knows.from` must be an array of strings, received a string of 1 character: put it in an array'
  ])
  assert.equal(saidOf(schema, { e: [{ name: 'x', d: 'y' }] }), [
    '`e` must be an object, received an array of 1 item: send an object { [key: /^[a-z]+$/]: { d: string, from?: string[] } }, with what each item has under `name` as a key, and the rest of the item as its value'
  ])
  assert.equal(saidOf(schema, { e: { KNOWS: { from: 'x' } } }), [
    '`e.KNOWS` is not an accepted key, keys must match the pattern `^[a-z]+$`: rename or remove `e.KNOWS`'
  ])
})

test.run()
