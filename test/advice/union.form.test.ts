import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { boolean, type Case, integer, list, object, text, told } from './chosen.js'

const test = suite('advice/union.form')

const email = { ...text, format: 'email' }
const host = { ...text, format: 'hostname' }
const all = { enum: ['all', 'none'] }

// docs/advice.md: "the right value in another form" tells the branch as well.
const cases: ReadonlyArray<Case> = [
  ['a text that spells a number', [integer, all], '50', ['0 progress']],
  ['a text that spells a number, with room around it', [integer, all], ' 50 ', ['0 progress']],
  ['a text that spells yes or no', [boolean, all], 'True', ['0 progress']],
  ['a text that spells an object', [object({ a: text }), all], '{"a": "x"}', ['0 progress']],
  ['a text that spells a list', [list(integer), all], ' [1]', ['0 progress']],
  ['a text that is listed but for its case', [integer, list(text), all], 'ALL', ['2 type']],
  ['a text near to none of the listed ones', [integer, list(text), all], 'always', ['1 progress']],
  ['a text near to none of the listed ones, in no list', [integer, all], 'always', ['1 type']],
  ['a text near to none, beside a number', [integer, { const: 'all' }], 'always', ['']],
  ['a text near to none, beside yes and no', [boolean, { const: 'all' }], 'always', ['']],
  ['a text near to none beside a list of others', [list(integer), all], 'always', ['']],
  ['a text near to none beside a list of numbers', [list(integer), all], '5', ['0 progress']],
  ['numbers in a text beside a list of numbers', [list(integer), all], '5, 6', ['0 progress']],
  ['a text near to none beside two lists', [list(text), list({}), all], 'always', ['']],
  ['a text near to none beside a list of the same', [list(all), all], 'always', ['1 type']],
  ['true beside false', [{ const: false }, object({ a: text })], true, ['']],
  ['a number beside another', [{ const: 0 }, list(integer)], 5, ['1 progress']],
  ['a number beside another and texts', [{ const: 0 }, list(all)], 5, ['']],
  ['a number with a unit', [integer, all], '40px', ['']],
  ['the same where no number is taken', [boolean, all], '40px', ['1 type']],
  [
    'a text near to one branch of two that list some',
    [integer, { enum: ['red'] }, { enum: ['green'] }],
    'gren',
    ['2 progress']
  ],
  ['a number that does not fit is not meant', [{ type: 'integer', maximum: 9 }, all], '50', ['']],
  [
    'an object whose only key holds a listed text',
    [object({ a: text }), all],
    { preset: 'all' },
    ['1 progress']
  ],
  [
    'the same under a key that a branch knows',
    [object({ a: integer }), all],
    { a: 'all' },
    ['a 0 type']
  ],
  [
    'the same under the tag of another branch',
    [object({ a: { const: 'x' } }), all],
    { a: 'all' },
    ['1 progress']
  ],
  [
    'the same under the tag of others',
    [object({ a: { const: 'x' } }), object({ a: { const: 'y' } }), all],
    { a: 'all' },
    ['2 progress']
  ],
  [
    'the same where that branch lists it too',
    [object({ a: { enum: ['x', 'all'] }, b: text }), all],
    { a: 'all' },
    ['b 0 type']
  ],
  [
    'a tag that nobody lists',
    [object({ a: { const: 'x' } }), object({ a: { const: 'y' } }), all],
    { a: 'z' },
    ['a']
  ],
  ['the same, not listed', [object({ a: text }), all], { preset: 'x' }, ['a 0 type']],
  [
    'the same beside another key',
    [object({ a: text }), all],
    { preset: 'all', b: 1 },
    ['a 0 type']
  ],
  [
    'the same, listed by two',
    [object({ a: text }), all, { enum: ['all'] }],
    { preset: 'all' },
    ['a 0 type']
  ],
  [
    'a number for two branches tells nothing',
    [{ type: 'integer', minimum: 1 }, { type: 'number', minimum: 2 }, all],
    '50',
    ['']
  ],
  ['a list that no branch takes', [object({ a: text }), all], '[1]', ['']],
  ['what only looks like JSON', [object({ a: text }), list(integer), all], '{1}', ['']],
  [
    'what begins like an object and ends like a list',
    [object({ a: text }), list(integer), all],
    '{]',
    ['']
  ],
  ['a branch that takes anything is not the one for a number', [{ minLength: 9 }, all], '50', ['']],
  [
    'a text that spells an object in which something is wrong',
    [object({ a: text }), all],
    '{"a": 1}',
    ['0 progress', 'a']
  ],
  [
    'a text that spells null is none of these',
    [{ type: 'null' }, integer, all],
    'null',
    ['2 type']
  ],
  [
    'a text of 100 000 signs is looked into',
    [integer, all],
    '50'.padStart(100_000),
    ['0 progress']
  ],
  ['a longer one is not', [integer, all], '50'.padStart(100_001), ['']],
  // Of several objects that one which takes it, or knows it.
  [
    'a text that spells one of two objects',
    [all, object({ a: integer }), object({ b: integer })],
    '{"b":1}',
    ['2 progress']
  ],
  [
    'a text that spells one of two objects, wrong inside',
    [all, object({ a: integer }), object({ b: integer })],
    '{"b":"x"}',
    ['2 progress', 'b']
  ],
  [
    'a text that spells none of two objects',
    [all, object({ a: integer }), object({ b: integer })],
    '{"c":1}',
    ['']
  ],
  [
    'a text that spells either of two objects',
    [all, { type: 'object' }, object({ b: integer })],
    '{"b":1}',
    ['']
  ],
  [
    'a text that spells one of two lists',
    [all, list(integer), list(boolean)],
    '[true]',
    ['2 progress']
  ],
  ['listed texts between commas', [list(all), { enum: ['x', 'y'] }], 'all, none', ['0 progress']],
  ['a listed text alone in a list', [list({ enum: ['x'] }), all], ['all'], ['1 progress']],
  ['a listed text alone in a list of such', [list(text), all, integer], ['all'], ['']],
  ['two listed texts in a list', [list({ enum: ['x'] }), all], ['all', 'none'], ['0 0 type', '1']],
  ['several of those that are listed', [list(all), all], 'all, none', ['0 progress']],
  ['several in another case', [list(all), all], 'ALL; none', ['0 progress']],
  ['several of which one is not listed', [list(all), all], 'all, some', ['1 type']],
  ['more than are listed', [list({ enum: ['all'] }), all], 'all, none', ['1 type']],
  ['several addresses', [email, list(email)], 'a@x.org, b@x.org', ['1 progress']],
  ['one address', [email, list(email)], 'a@x.org', ['']],
  ['an address and a name', [email, list(email)], 'Doe, a@x.org', ['']],
  [
    'several addresses for one of two lists',
    [email, list(email), list(email)],
    'a@x.org,b@x.org',
    ['']
  ],
  ['several of a format that nobody knows', [host, list(host)], 'x.org, y.org', ['']]
]

for (const [what, branches, value, wanted] of cases) {
  test(what, () => assert.equal(told(branches, value), wanted))
}

test.run()
