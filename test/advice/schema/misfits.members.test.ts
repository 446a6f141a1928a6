import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { becauses, type Said, surely } from './surely.js'

const test = suite('advice/schema/misfits.members')

const text = { type: 'string' }
const whole = { type: 'integer' }
const types = (...wanted: ReadonlyArray<string>): Said[1] => ({ id: 'type', types: wanted })
const needs = (...required: ReadonlyArray<string>): object => ({ required })
const closed = { additionalProperties: false }

// What is surely wrong, by JSON Schema 2020-12, where no validator says it.
for (const [name, schema, value, wanted] of [
  [
    'items',
    { items: text },
    ['a', 1, 'b', 2],
    [
      ['1', types('string')],
      ['3', types('string')]
    ]
  ],
  [
    'prefixItems',
    { prefixItems: [text, whole] },
    [1, 'a', 'b'],
    [
      ['0', types('string')],
      ['1', types('integer')]
    ]
  ],
  [
    'items behind prefixItems',
    { prefixItems: [true], items: whole },
    ['a', 'b'],
    [['1', types('integer')]]
  ],
  [
    'items, one by one',
    { items: [text, whole] },
    [1, 'a', 'b'],
    [
      ['0', types('string')],
      ['1', types('integer')]
    ]
  ],
  [
    'additionalItems',
    { items: [true], additionalItems: whole },
    ['a', 'b'],
    [['1', types('integer')]]
  ],
  ['required', needs('k', 'l'), { k: 1 }, [['l', 'missing']]],
  ['required, which is no list', { required: 'k' }, {}, []],
  ['required, with what is no key', { required: [1, null, 'k'] }, {}, [['k', 'missing']]],
  ['required of what is no object', needs('k'), ['k'], []],
  ['required of a text', needs('k'), 'k', []],
  [
    'a key that only every object has',
    needs('toString', '__proto__'),
    {},
    [
      ['toString', 'missing'],
      ['__proto__', 'missing']
    ]
  ],
  [
    'dependentRequired',
    { dependentRequired: { k: ['l', 1, 'm'] } },
    { k: 1, m: 1 },
    [['l', 'dependency']]
  ],
  ['dependencies', { dependencies: { k: ['l'], m: ['n'] } }, { k: 1 }, [['l', 'dependency']]],
  ['dependentRequired of what is not there', { dependentRequired: { k: ['l'] } }, { m: 1 }, []],
  ['dependentRequired, which is no list', { dependentRequired: { k: 'l' } }, { k: 1 }, []],
  [
    'dependentSchemas',
    { dependentSchemas: { k: { properties: { l: whole } } } },
    { k: 1, l: 'a' },
    [['l', types('integer')]]
  ],
  [
    'dependencies on a schema',
    { dependencies: { k: { properties: { l: whole } } } },
    { k: 1, l: 'a' },
    [['l', types('integer')]]
  ],
  [
    'properties',
    { properties: { k: { properties: { l: whole } } } },
    { k: { l: 'a' } },
    [['k/l', types('integer')]]
  ],
  ['properties of what is no object', { properties: { k: whole } }, 'a', []],
  [
    'no other keys',
    { properties: { k: true }, ...closed },
    { k: 1, zzzz: 2 },
    [['zzzz', 'unexpected']]
  ],
  [
    'other keys by a schema',
    { properties: { k: true }, additionalProperties: whole },
    { k: 'a', l: 'b' },
    [['l', types('integer')]]
  ],
  [
    'other keys beside a pattern',
    { patternProperties: { '^x': true }, additionalProperties: whole },
    { l: 'b' },
    []
  ],
  [
    'no other keys beside a pattern',
    { patternProperties: { '^x': true }, ...closed },
    { l: 'b' },
    []
  ],
  [
    'keys of __proto__',
    { properties: { k: true }, ...closed },
    JSON.parse('{"k":1,"__proto__":1}'),
    [['__proto__', 'unexpected']]
  ]
] as const satisfies ReadonlyArray<readonly [string, unknown, unknown, ReadonlyArray<Said>]>) {
  test(`what is surely wrong by ${name}`, () => {
    assert.equal(surely(schema, value, { $defs: { n: whole } }), wanted)
  })
}

for (const keyword of ['dependentRequired', 'dependencies']) {
  test(`of ${keyword} the key that is there is the cause`, () => {
    const [first] = becauses({ [keyword]: { k: ['l'] } }, { k: 1 })
    assert.equal(first, { id: 'present', path: ['a', 'k'] })
  })
}

test.run()
