import { type About, type Advice, type Fix, invalidArguments } from '@toolfault/model'
import { digest } from '@toolfault/words/digest'
import { sentence } from '@toolfault/words/sentence'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('words/hinting')

const number = { id: 'type', types: ['number'] } as const
const text = { id: 'type', types: ['string'] } as const
const came = { id: 'type', type: 'string', size: 3 } as const

const at = (more: Omit<Advice, 'path' | 'kind'>, about: About): Advice => ({
  path: ['from'],
  kind: 'type',
  received: came,
  about,
  ...more
})

const send = (...types: ReadonlyArray<string>): Fix => ({ id: 'send', types })
const start = { description: 'Start time in epoch seconds' }
const hint = ', described as "Start time in epoch seconds"'
const aside = ' (described as "Start time in epoch seconds")'

// What no command names: the unit, the format, the meaning of a code; in brackets behind a command that names a value or a key,
// of which the author did not say it.
for (const [name, advice, wanted] of [
  ['a type', at({ expected: number, fix: send('number') }, start), true],
  ['a key to add', at({ expected: number, fix: { id: 'add' } }, start), true],
  [
    'a choice',
    at(
      { expected: { id: 'one_of', values: [1, 2] }, fix: { id: 'choose', values: [1, 2] } },
      start
    ),
    'aside'
  ],
  [
    'a key to add that lists its values',
    at({ expected: { id: 'one_of', values: [1] }, fix: { id: 'add' } }, start),
    false
  ],
  [
    'a shape that is shown',
    at(
      { expected: { id: 'type', types: ['object'] }, fix: send('object') },
      { ...start, signature: '{ a: string }' }
    ),
    false
  ],
  [
    'a shape that does not say what its keys hold',
    at(
      { expected: { id: 'type', types: ['object'] }, fix: send('object') },
      { ...start, signature: '{ a: any }' }
    ),
    true
  ],
  [
    'a shape that names no key',
    at(
      { expected: { id: 'type', types: ['object'] }, fix: send('object') },
      { ...start, signature: '{ [key]: integer }' }
    ),
    true
  ],
  [
    'a key to rename or to add',
    {
      ...at(
        { expected: number, fix: { id: 'rename', from: ['at'], to: ['from'], guess: true } },
        start
      ),
      kind: 'missing'
    },
    true
  ],
  [
    'a key to rename or to add whose shape is shown',
    {
      ...at(
        {
          expected: { id: 'type', types: ['object'] },
          fix: { id: 'rename', from: ['at'], to: ['from'], guess: true }
        },
        { ...start, signature: '{ a: string }' }
      ),
      kind: 'missing'
    },
    false
  ],
  [
    'a key to rename or to remove',
    {
      ...at({ fix: { id: 'rename', from: ['at'], to: ['from'], guess: true } }, start),
      kind: 'unexpected'
    },
    false
  ],
  [
    'a number that is sent as text',
    at(
      {
        expected: text,
        received: { id: 'type', type: 'integer', value: 7 },
        fix: { id: 'put', value: '7' }
      },
      start
    ),
    'aside'
  ],
  ['a value to put', at({ expected: number, fix: { id: 'put', value: 7 } }, start), false],
  [
    'another text to put',
    at({ expected: { id: 'one_of', values: ['a'] }, fix: { id: 'put', value: 'a' } }, start),
    false
  ],
  [
    'a pattern',
    at({ expected: { id: 'pattern', pattern: '^a$' }, fix: { id: 'meet' } }, start),
    'aside'
  ],
  [
    'a pattern with an example',
    at(
      { expected: { id: 'pattern', pattern: '^a$' }, fix: { id: 'meet' } },
      { ...start, example: 'a' }
    ),
    false
  ],
  [
    'a limit',
    at({ expected: { id: 'compare', comparison: '<=', limit: 1 }, fix: { id: 'meet' } }, start),
    'aside'
  ],
  [
    'a length',
    at({ expected: { id: 'count', of: 'characters', most: 3 }, fix: { id: 'meet' } }, start),
    'aside'
  ],
  [
    'one of several rules',
    at(
      {
        expected: { id: 'one_branch', rules: [{ id: 'one_of', values: ['a', 'b'] }] },
        fix: { id: 'meet' }
      },
      start
    ),
    'aside'
  ],
  [
    'one of several shapes',
    at({ expected: { id: 'one_branch', names: ['p', 'q'] }, fix: { id: 'meet' } }, start),
    false
  ],
  [
    'a number of items',
    at({ expected: { id: 'count', of: 'items', most: 3 }, fix: { id: 'meet' } }, start),
    false
  ],
  [
    'a format, which has an example',
    at({ expected: { id: 'format', format: 'date' }, fix: { id: 'meet' } }, start),
    false
  ],
  [
    'a conversion',
    at({ expected: number, fix: { id: 'convert', how: 'parse', to: 'object' } }, start),
    false
  ],
  [
    'a place with a pattern, which nobody runs',
    at(
      {
        expected: text,
        also: [{ id: 'pattern', pattern: '^a$' }],
        fix: { id: 'rename', from: ['x'], to: ['from'] }
      },
      start
    ),
    'aside'
  ],
  [
    'a place without one',
    at({ expected: text, fix: { id: 'rename', from: ['x'], to: ['from'] } }, start),
    false
  ],
  [
    'another name, for a form that nobody shows',
    at({ expected: text, fix: { id: 'rename', from: ['since'], to: ['from'] } }, start),
    false
  ],
  ['no command', at({ expected: number }, start), false],
  [
    'the name of the key alone',
    at({ expected: number, fix: send('number') }, { description: 'From.' }),
    false
  ],
  ['no description', at({ expected: number, fix: send('number') }, { title: 'Start' }), false]
] as const) {
  test(`an author's words beside ${name}: ${wanted}`, () => {
    assert.is(sentence(advice).endsWith(wanted === 'aside' ? aside : hint), wanted !== false)
    assert.is(sentence(advice).includes('described'), wanted !== false)
    assert.not.match(sentence(advice, { verbosity: 'brief' }), 'described')
    assert.not.match(sentence(advice, { hints: false }), 'described')
  })
}

// The value of another name may be a part alone of what the author quotes.
for (const [name, from, description, wanted] of [
  ['parts to fill in', 'x', "As 'projects/{id}' or so", true],
  ['parts in brackets', 'x', 'As "projects/<id>"', true],
  ['parts in capitals', 'x', "format 'user:ID' or 'team:ID'", true],
  ['a word', 'x', "As 'projects'", false],
  ['an address', 'x', 'As "https://example.com"', false],
  ['the same name elsewhere', 'from', "As 'projects/{id}'", false]
] as const) {
  test(`a quoted form beside a key to rename: ${name}`, () => {
    const fix = { id: 'rename', from: ['o', from], to: ['o', 'from'] } as const
    const said = sentence({ ...at({ expected: text, fix }, { description }), path: ['o', 'from'] })
    assert.is(said.includes('described as "'), wanted, said)
  })
}

test("a key that may be left out is said to be so behind an author's words", () => {
  const expected = { id: 'one_of', values: [1, 2] } as const
  const choice = at({ expected, fix: { id: 'choose', values: [1, 2], optional: true } }, start)
  assert.ok(
    sentence(choice).endsWith(`: use one of them${aside}, or leave it out if none fits`),
    sentence(choice)
  )
})

test("an author's words stand on one line, clipped at 240 characters, in quotation marks of their own", () => {
  const said = (description: string): string =>
    sentence({
      path: ['n'],
      kind: 'missing',
      expected: number,
      fix: { id: 'add' },
      about: { description }
    })
  const head = '`n` is missing: add `n` (number), described as'
  assert.is(said(' One\n  two\t"three" '), `${head} "One two \\"three\\""`)
  assert.is(said('x'.repeat(240)), `${head} "${'x'.repeat(240)}"`)
  assert.is(said('x'.repeat(241)), `${head} "${'x'.repeat(239)}…"`)
  // An author's marks of code are no names of ours.
  assert.is(said('`a`\u202e'), `${head} "${"'a'\\u202e"}"`)
})

const surplus = (path: ReadonlyArray<string>, others: string): Advice => ({
  path,
  kind: 'unexpected',
  fix: { id: 'remove' },
  about: { others }
})

test('what else an object takes stands in brackets, and names it', () => {
  assert.is(
    sentence(surplus(['size'], '{ width?: number }')),
    '`size` is not an accepted key: remove `size` (the arguments also take { width?: number })'
  )
  assert.is(
    sentence(surplus(['box', '0', 'size'], '{ width?: number }')),
    '`box[0].size` is not an accepted key: remove `box[0].size` (`box[0]` also takes { width?: number })'
  )
  const long = sentence(surplus(['size'], `{ ${'x'.repeat(700)} }`))
  assert.match(long, /\(the arguments also take \{ x{597}…\)$/)
})

test('what else an object takes is said at full length, too', () => {
  const about = { others: '{ width?: number }' }
  const surplus: Advice = { path: ['size'], kind: 'unexpected', fix: { id: 'remove' }, about }
  const said =
    '`size` is not an accepted key: remove `size` (the arguments also take { width?: number }'
  assert.is(sentence(surplus, { verbosity: 'full' }), `${said})`)
  const more = { ...surplus, about: { ...about, title: 'Its size' } }
  assert.is(sentence(more, { verbosity: 'full' }), `${said}; Its size)`)
  assert.not.match(sentence(surplus, { verbosity: 'brief' }), 'width')
})

test('a key that nothing refuses is told as that', () => {
  const expected = { id: 'known' } as const
  const path = ['due']
  assert.is(
    sentence({ path, kind: 'unexpected', expected }),
    '`due` is not a known key, and may be ignored: use another for what it holds, or leave it out'
  )
  const fix = { id: 'rename', from: path, to: ['dueDate'], guess: true } as const
  assert.is(
    sentence({ path, kind: 'unexpected', expected, fix }),
    '`due` is not a known key: rename `due` to `dueDate` if that was meant, else remove `due`'
  )
})

const ignored: ReadonlyArray<Advice> = [
  { path: ['due'], kind: 'unexpected', expected: { id: 'known' } }
]

test('it is told after all that is wrong, but where that is not told whole, briefly or by another party', () => {
  const advice = [at({ expected: number, fix: send('number') }, {})]
  const fault = invalidArguments('t', { issues: [{ path: ['from'], kind: 'type' }] })
  const whole = { ...fault, advice, ignored }
  assert.is(
    digest(whole),
    [
      'Invalid arguments for tool t:',
      '- `from` must be a number, received a string of 3 characters: send a number',
      '- `due` is not a known key, and may be ignored: use another for what it holds, or leave it out'
    ].join('\n')
  )
  assert.not.match(digest(whole, { verbosity: 'brief' }), 'due')
  assert.not.match(digest({ ...whole, message: 'Bad Request' }), 'due')
  assert.not.match(digest({ ...whole, unadvised: 1 }), 'due')
  assert.not.match(digest(whole, { budget: 100 }), 'due')
})

test("an author's words are one line, and what is no text is left out", () => {
  const said = (about: unknown): string =>
    sentence(at({ expected: number, fix: send('number') }, about as About))
  const bare = said({})
  assert.is(
    said({ description: 'In seconds.\n\n  Not in days.' }),
    `${bare}, described as "In seconds. Not in days."`
  )
  for (const description of [5, null, {}, ['In seconds']]) assert.is(said({ description }), bare)
})

test('hints give way to lines, the first keep theirs', () => {
  const points = (size: number): ReadonlyArray<Advice> =>
    Array.from({ length: 3 }, (_, index) => ({
      path: [`k${index}`],
      kind: 'missing' as const,
      expected: number,
      fix: { id: 'add' as const },
      about: { description: 'x'.repeat(size) }
    }))
  const said = (size: number, budget: number): ReadonlyArray<string> =>
    digest(
      { kind: 'invalid_arguments', tool: 't', issues: [], advice: points(size) },
      { budget }
    ).split('\n')
  // A line has 37 characters with its dash and end, a hint of 9 has 26 more.
  assert.equal(
    said(9, 3 * 37 + 26).map((line) => line.includes('described')),
    [false, true, false, false]
  )
  assert.equal(
    said(9, 3 * 37 + 25).map((line) => line.includes('described')),
    [false, false, false, false]
  )
  assert.equal(
    said(9, 3 * (37 + 26)).map((line) => line.includes('described')),
    [false, true, true, true]
  )
})

test('where not all has room the words of an author are kept for who has to find the value', () => {
  const about = { description: 'x'.repeat(40) }
  const put: Advice = at(
    {
      expected: text,
      received: { id: 'type', type: 'integer', value: 7 },
      fix: { id: 'put', value: '7' }
    },
    about
  )
  const open: Advice = { ...at({ expected: number, fix: send('number') }, about), path: ['to'] }
  const said = digest(
    { kind: 'invalid_arguments', tool: 't', issues: [], advice: [put, open] },
    { budget: 200 }
  )
  assert.equal(
    said.split('\n').map((line) => line.includes('described')),
    [false, false, true]
  )
})

test('what else an object takes is said of the one that holds the list of an item in a wrong form', () => {
  const about = { others: '{ a?: string }' }
  const item = (path: ReadonlyArray<string>, kind: Advice['kind']): string =>
    sentence({ path, kind, fix: { id: 'send', types: ['string'] }, about })
  assert.match(item(['box', 'list', '0'], 'type'), '(`box` also takes { a?: string })')
  assert.match(item(['list', '0', '1'], 'type'), '(the arguments also take { a?: string })')
  assert.match(item(['box', '0'], 'unexpected'), '(`box` also takes { a?: string })')
})

test('of a tag that is missing or unknown the shapes are all that its object takes, not what it takes as well', () => {
  const keys = '{ kind: "a" } | { kind: "b" }'
  const expected = { id: 'one_of', values: ['a', 'b'] } as const
  const tag = (more: Omit<Advice, 'path' | 'about' | 'expected'>, about: About): string =>
    sentence({ path: ['box', 'kind'], about, expected, ...more })
  const choose = { id: 'choose', values: ['a', 'b'] } as const
  const shapes = '(`box` takes { kind: "a" } | { kind: "b" })'
  const others = '(`box` also takes { kind: "a" } | { kind: "b" })'
  const received = { id: 'type', type: 'object', size: 1 } as const
  for (const point of [
    { kind: 'missing', fix: { id: 'add' } },
    { kind: 'choice', fix: choose, received: came },
    { kind: 'choice', fix: choose, received }
  ] as const) {
    assert.match(tag(point, { shapes: keys }), shapes)
    assert.match(tag(point, { others: keys }), others)
  }
})

test('where not all has room, a value to send stands alone, and the first as long as they may', () => {
  const values = ['a', 'b', 'c'].map((letter) => letter.repeat(20))
  const points = values.map(
    (value, index): Advice => ({
      path: ['list', `${index}`],
      kind: 'choice',
      expected: { id: 'one_of', values },
      fix: { id: 'put', value }
    })
  )
  const fault = { ...invalidArguments('t', { issues: [] }), advice: points }
  const whole = points.map((point) => `- ${sentence(point)}`)
  const short = values.map((value, index) => `- \`list[${index}]\`: send "${value}"`)
  const lines = (budget: number): ReadonlyArray<string> => digest(fault, { budget }).split('\n')
  const sizes = [whole, short].map((texts) => texts.join('\n').length + 1)
  assert.equal(lines(sizes[0] ?? 0).slice(1), whole)
  assert.equal(lines((sizes[0] ?? 0) - 1).slice(1), [...whole.slice(0, 2), short[2]])
  assert.equal(lines(sizes[1] ?? 0).slice(1), short)
  assert.equal(lines((sizes[1] ?? 0) - 1).slice(1), [...short.slice(0, 2), '- and 1 more'])
})

// Whoever sent the tag has said which one is meant; of other ways to tell it that may be wrong.
for (const [reason, isNamed] of [
  ['tag', false],
  ['keys', true]
] as const) {
  test(`where not all has room, the other branches of a union told by its ${reason} are ${isNamed ? '' : 'not '}named`, () => {
    const branch = { reason, branch: 0, name: 'card', others: ['cash'], tag: ['by'] } as const
    const point: Advice = {
      path: ['sum'],
      kind: 'type',
      expected: number,
      fix: send('number'),
      chosen: branch
    }
    const fault = invalidArguments('t', { issues: [] })
    const said = (budget: number): string =>
      digest({ ...fault, advice: [point, at({}, {})] }, { budget })
    assert.match(said(1_000), 'other shapes: "cash"')
    assert.is(said(100).includes('other shapes'), isNamed)
    assert.match(said(100), 'taken as "card"')
  })
}

test.run()
