import type { Issue } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { integer, issueOf, linesFor, linesOfUnion, open } from './lines.js'

const test = suite('advice/select.nested')

const boolean = { type: 'boolean' }
const anyOf = (...branches: ReadonlyArray<unknown>): object => ({ anyOf: branches })
const oneOf = (...branches: ReadonlyArray<unknown>): object => ({ oneOf: branches })
const card = open({ by: { const: 'card' }, n: integer }, 'by', 'n')
const cash = open({ by: { const: 'cash' }, m: integer }, 'by', 'm')
const any = issueOf('anyOf', '/u')
const one = issueOf('oneOf', '/u')
const nameless: Issue = { path: ['u'], kind: 'alternative' }

// A union in a union, of which the validator says no more than that the outer one failed.
for (const [name, schema, value, issues, wanted] of [
  [
    'under another name in the same place',
    oneOf(anyOf(card, cash), integer),
    { by: 'card' },
    [one],
    ['/u/n missing: add']
  ],
  [
    'and one deeper in that',
    oneOf(anyOf(open({ by: { const: 'card' }, v: anyOf(card, cash) }, 'by', 'v'), cash), integer),
    { by: 'card', v: { by: 'cash' } },
    [one],
    ['/u/v/m missing: add']
  ],
  [
    'where nobody says what the union is called',
    anyOf(card, cash),
    { by: 'card' },
    [nameless],
    ['/u/n missing: add']
  ],
  [
    'where the validator has a name of its own for it',
    oneOf(card, cash),
    { by: 'cash' },
    [{ ...nameless, keyword: 'union' }],
    ['/u/m missing: add']
  ],
  [
    'of more values than are listed elsewhere',
    anyOf(...Array.from({ length: 257 }, (_, at) => ({ const: `v${at}` }))),
    'V25',
    [any],
    ['/u choice: put "v25"']
  ]
] as const) {
  test(`of a union that failed: ${name}`, () => {
    assert.equal(linesOfUnion(schema, value, issues), wanted)
  })
}

// A reference may lead round in a ring.
for (const [name, A, B, value, wanted] of [
  [
    'of one name',
    { required: ['k'], ...anyOf({ $ref: '#/$defs/A' }) },
    {},
    {},
    ['/k missing: add']
  ],
  [
    'of two names',
    { required: ['k'], ...oneOf({ $ref: '#/$defs/B' }) },
    anyOf({ $ref: '#/$defs/A' }),
    {},
    ['/k missing: add']
  ],
  [
    'of two names, with types beside',
    oneOf({ $ref: '#/$defs/B' }, integer),
    anyOf({ $ref: '#/$defs/A' }, boolean),
    'x',
    [' type: send integer,boolean']
  ]
] as const) {
  test(`a ring ${name} ends, and what is wrong in it is told`, () => {
    const schema = { $ref: '#/$defs/A', $defs: { A, B } }
    const keyword = 'anyOf' in A ? 'anyOf' : 'oneOf'
    assert.equal(linesFor({ schema, value }, issueOf(keyword, '')), wanted)
  })
}

test.run()
