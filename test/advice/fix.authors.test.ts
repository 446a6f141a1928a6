import { advise } from '@toolfault/advice/advise'
import { type Advice, type Issue, invalidArguments } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('advice/fix.authors')

/** What an author said of a value, and what is advised beside it. */
const fixOf = (issue: Omit<Issue, 'path'>, a: unknown, path = ['a']): Advice['fix'] => {
  const [piece, ...more] =
    advise(invalidArguments('t', { issues: [{ path, keyword: 'errorMessage', ...issue }] }), {
      value: { a }
    }).advice ?? []
  assert.is(more.length, 0)
  return piece?.fix
}

// A sentence that names all that would do is enough; of any other the list is told.
for (const [message, values, isWhole] of [
  ['send green or yellow', ['green', 'yellow'], true],
  ['send green', ['green', 'yellow'], false],
  ['send another', ['green', 'yellow'], false],
  ['greenish or yellowish', ['green', 'yellow'], true],
  // Four characters are told from a part of a word, three are not.
  ['bluest or greyest', ['blue', 'grey'], true],
  ['tired and tanned', ['red', 'tan'], false],
  ['a, or nothing', ['', 'a'], false],
  ['red or tan', ['red', 'tan'], true],
  ['red', ['red', 'tan'], false],
  ['a or b', ['a', 'b'], true],
  ['about', ['a', 'b'], false],
  ['"a" or "b"', ['a', 'b'], true],
  ["'a'/'b', 'a'", ['a', 'b'], true],
  ['one of: a,b', ['a', 'b'], true],
  ['a;b', ['a', 'b'], true],
  ['(a|b)', ['a', 'b'], true],
  ['either `a` or b.', ['a', 'b'], true],
  ['a\nb', ['a', 'b'], true],
  ['a-b', ['a', 'b'], false],
  ['either 1 or 2', [1, 2], true],
  ['from 12', [1, 2], false],
  ['null or {"k":1}', [null, { k: 1 }], true],
  ['{"k":2}', [{ k: 1 }, { k: 2 }], false],
  ['true, 1', [true, 1], true],
  ['true', [true, 1], false]
] as const) {
  test(`"${message}" ${isWhole ? 'names' : 'does not name'} all of ${JSON.stringify(values)}`, () => {
    const issue = { kind: 'choice', message, params: { allowedValues: values } } as const
    assert.equal(fixOf(issue, { far: 'off' }), isWhole ? undefined : { id: 'choose', values })
  })
}

for (const [name, issue, value, fix] of [
  [
    'the only value that would do',
    { kind: 'choice', params: { allowedValue: 'green' } },
    'x',
    { id: 'put', value: 'green' }
  ],
  [
    'the listed value that is near',
    { kind: 'choice', params: { allowedValues: ['green', 'yellow'] } },
    'Green',
    { id: 'put', value: 'green' }
  ],
  ['nothing where nothing is asked for', { kind: 'choice' }, 'x', undefined],
  [
    'the type where no value is listed',
    { kind: 'choice', params: { allowedValues: [], type: 'integer' } },
    'x',
    { id: 'send', types: ['integer'] }
  ],
  [
    'the type',
    { kind: 'type', params: { type: 'integer' } },
    'x',
    { id: 'send', types: ['integer'] }
  ],
  [
    'the form that has the type',
    { kind: 'type', params: { type: 'integer' } },
    '7',
    { id: 'put', value: 7 }
  ],
  [
    'the form, though the sentence names the type',
    { kind: 'type', message: 'an integer', params: { type: 'integer' } },
    '7',
    { id: 'put', value: 7 }
  ],
  [
    'nothing beside a sentence that names the types',
    { kind: 'type', message: 'integer or boolean', params: { type: ['integer', 'boolean'] } },
    'x',
    undefined
  ],
  [
    'the types beside a sentence that names one of them',
    { kind: 'type', message: 'integer', params: { type: ['integer', 'boolean'] } },
    'x',
    { id: 'send', types: ['integer', 'boolean'] }
  ],
  [
    'to leave out null, though the sentence names all values',
    { kind: 'choice', message: 'green or yellow', params: { allowedValues: ['green', 'yellow'] } },
    null,
    { id: 'remove' }
  ],
  ['to leave out null', { kind: 'type', params: { type: 'integer' } }, null, { id: 'remove' }],
  [
    'nothing of null where no type is asked for',
    { kind: 'type', params: { type: [] } },
    null,
    undefined
  ],
  ['nothing of a limit', { kind: 'range', params: { comparison: '<', limit: 3 } }, 4, undefined],
  // A check of an author's own asks for what it says, whatever stands beside it.
  [
    'nothing to a check of an own name',
    { kind: 'rule', keyword: 'isEven', params: { type: 'integer' } },
    'x',
    undefined
  ]
] as const satisfies ReadonlyArray<
  readonly [string, Omit<Issue, 'path'>, unknown, Advice['fix']]
>) {
  test(`beside an author's sentence is told ${name}`, () => {
    assert.equal(fixOf({ message: 'Not so.', ...issue }, value), fix)
  })
}

// Words of the author for what needs none of them.
for (const [name, issue, path, fix] of [
  ['a key that is missing', { kind: 'missing' }, ['b'], { id: 'add' }],
  ['a key too many', { kind: 'unexpected' }, ['a'], { id: 'remove' }],
  ['the whole, which cannot be left out', { kind: 'unexpected' }, [], undefined]
] as const) {
  test(`an author speaks of ${name}`, () => {
    assert.equal(fixOf({ ...issue, message: 'Not so.' }, 1, [...path]), fix)
  })
}

test.run()
