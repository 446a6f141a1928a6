import { type Advice, type InvalidArguments, invalidArguments, type Path } from '@toolfault/model'
import { decode } from '@toolfault/protocols/text/read'
import { digest } from '@toolfault/words/digest'
import { en } from '@toolfault/words/en'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('words/gathering')

const moved = (from: Path, to: Path, more: Partial<Advice> = {}): Advice => ({
  path: to,
  kind: 'missing',
  fix: { id: 'rename', from, to },
  ...more
})

const refused = (from: Path, to: Path): Advice => ({
  path: from,
  kind: 'unexpected',
  fix: { id: 'rename', from, to }
})

const lacking: Advice = { path: ['q'], kind: 'missing' }

const faultOf = (...advice: ReadonlyArray<Advice>): InvalidArguments => ({
  ...invalidArguments('t', { issues: advice.map(({ kind, path }) => ({ kind, path })) }),
  advice
})

const textsOf = (...advice: ReadonlyArray<Advice>): ReadonlyArray<string> =>
  digest(faultOf(lacking, ...advice))
    .split('\n')
    .slice(2)
    .map((line) => line.slice(2))

const into = (name: string): Advice => moved([name], ['body', name])
const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']

for (const [name, advice, wanted] of [
  ['one is told alone', [into('a')], ['`body.a` is missing: move `a` to `body.a`']],
  [
    'what one object lacks is one line',
    [into('a'), into('b'), into('c')],
    ['`body.a`, `body.b` and `body.c` are missing: move `a`, `b` and `c` into `body`']
  ],
  [
    'so is what another one refuses',
    [refused(['o', 'a'], ['o', 'in', 'a']), refused(['o', 'b'], ['o', 'in', 'b'])],
    ['`o.a` and `o.b` are not accepted keys: move `o.a` and `o.b` into `o.in`']
  ],
  [
    'what goes into another object, or is told of another way, is another line',
    [into('a'), moved(['b'], ['c', 'b']), into('d'), refused(['e'], ['body', 'e'])],
    [
      '`body.a` and `body.d` are missing: move `a` and `d` into `body`',
      '`c.b` is missing: move `b` to `c.b`',
      '`e` is not an accepted key: move `e` to `body.e`'
    ]
  ],
  [
    'eight are one line, and a ninth the next',
    names.map(into),
    [
      '`body.a`, `body.b`, `body.c`, `body.d`, `body.e`, `body.f`, `body.g` and `body.h` are missing: move `a`, `b`, `c`, `d`, `e`, `f`, `g` and `h` into `body`',
      '`body.i` is missing: move `i` to `body.i`'
    ]
  ],
  [
    'a guess is told alone',
    [
      into('a'),
      moved(['b'], ['body', 'b'], {
        fix: { id: 'rename', from: ['b'], to: ['body', 'b'], guess: true }
      })
    ],
    [
      '`body.a` is missing: move `a` to `body.a`',
      '`body.b` is missing: move `b` to `body.b` if that was meant, else add `body.b`'
    ]
  ],
  [
    'so is what gets another name, or stays in its object',
    [
      into('a'),
      moved(['b'], ['body', 'c']),
      moved(['d'], ['body', 'e']),
      moved(['f'], ['g']),
      moved(['h'], ['i'])
    ],
    [
      '`body.a` is missing: move `a` to `body.a`',
      '`body.c` is missing: move `b` to `body.c`',
      '`body.e` is missing: move `d` to `body.e`',
      '`g` is missing: rename `f` to `g`',
      '`i` is missing: rename `h` to `i`'
    ]
  ],
  [
    'paths that were written as keys are a line for each object',
    [
      into('a'),
      moved(['list[0].a'], ['list', '0', 'a']),
      moved(['list[0].b'], ['list', '0', 'b']),
      moved(['list[1].a'], ['list', '1', 'a']),
      moved(['body.b'], ['body', 'b']),
      moved(['body.c'], ['body', 'c']),
      refused(['o', 'in.a'], ['o', 'in', 'a']),
      refused(['o', 'in.b'], ['o', 'in', 'b'])
    ],
    [
      '`body.a` is missing: move `a` to `body.a`',
      '`list[0].a` and `list[0].b` are missing: move `["list[0].a"]` and `["list[0].b"]` into `list[0]`, as `a` and `b`',
      '`list[1].a` is missing: move `["list[1].a"]` into `list[1]`, as `a`',
      '`body.b` and `body.c` are missing: move `["body.b"]` and `["body.c"]` into `body`, as `b` and `c`',
      '`o["in.a"]` and `o["in.b"]` are not accepted keys: move `o["in.a"]` and `o["in.b"]` into `o.in`, as `a` and `b`'
    ]
  ],
  [
    'so are those of many rows, items of a list, and keys that get to the top',
    [
      moved(['rows', '0', 'a'], ['rows', '0', 'in', 'a'], { at: 1, last: 2, count: 3 }),
      moved(['rows', '0', 'b'], ['rows', '0', 'in', 'b'], { at: 1, last: 2, count: 3 }),
      moved(['0'], ['list', '0']),
      moved(['1'], ['list', '1']),
      moved(['o', 'a'], ['a']),
      moved(['o', 'b'], ['b'])
    ],
    [
      '`rows[0…2].in.a` is missing, 3 values: move `rows[0…2].a` to `rows[0…2].in.a`',
      '`rows[0…2].in.b` is missing, 3 values: move `rows[0…2].b` to `rows[0…2].in.b`',
      '`list[0]` is missing: move `[0]` to `list[0]`',
      '`list[1]` is missing: move `[1]` to `list[1]`',
      '`a` is missing: move `o.a` to `a` at the top level',
      '`b` is missing: move `o.b` to `b` at the top level'
    ]
  ],
  [
    'so is one of which a cause or the author says more',
    [
      into('a'),
      moved(['b'], ['body', 'b'], { because: { id: 'present', path: ['c'] } }),
      moved(['d'], ['body', 'd'], {
        expected: { id: 'pattern', pattern: '^d$' },
        about: { description: 'A day' }
      })
    ],
    [
      '`body.a` is missing: move `a` to `body.a`',
      '`body.b` is missing because `c` is present: move `b` to `body.b`',
      '`body.d` is missing: move `d` to `body.d` (described as "A day")'
    ]
  ]
] as const) {
  test(`of keys that are moved ${name}`, () => {
    assert.equal(textsOf(...advice), wanted)
  })
}

test('what cannot be read, or comes twice, costs no other line', () => {
  const broken: Advice = JSON.parse('{"path":["x"],"kind":"missing","fix":{"id":"rename"}}')
  const text = '- `body.a` and `body.b` are missing: move `a` and `b` into `body`'
  assert.ok(digest(faultOf(into('a'), broken, into('b'))).includes(text))
  assert.is(digest(faultOf(lacking, lacking)), 'Invalid arguments for tool t: `q` is missing.')
})

test('where all is said that is known, each has its own line', () => {
  assert.is(digest(faultOf(into('a'), into('b')), { verbosity: 'full' }).split('\n').length, 3)
})

test('they are said in the words and the spelling that were asked for', () => {
  const pack = {
    ...en,
    points: { ...en.points, missingAll: (places: string) => `${places} fehlen` },
    fixes: {
      ...en.fixes,
      moveAll: (keys: string, owner: string) => `${keys} nach ${owner}`,
      moveAllAs: (keys: string, owner: string, names: string) =>
        `${keys} nach ${owner} als ${names}`
    }
  }
  const spell = (path: Path): string => path.join('/')
  assert.is(
    digest(faultOf(into('a'), into('b')), { pack, spell }),
    'Invalid arguments for tool t: `body/a` and `body/b` fehlen: `a` and `b` nach `body`.'
  )
  const others = faultOf(moved(['body.b'], ['body', 'b']), moved(['body.d'], ['body', 'd']))
  assert.is(
    digest(others, { pack, spell }),
    'Invalid arguments for tool t: `body/b` and `body/d` fehlen: `body.b` and `body.d` nach `body` als `b` and `d`.'
  )
})

test('of lines for which there is no room each key is counted', () => {
  const text = digest(faultOf(lacking, ...names.map(into)), { budget: 20 })
  assert.ok(text.endsWith('\n- and 9 more'), text)
})

test('read back, each key is an issue', () => {
  for (const [advice, kind] of [
    [[into('a'), into('b'), into('o c')], 'missing'],
    [[moved(['x.y'], ['x', 'y']), moved(['x.z'], ['x', 'z'])], 'missing'],
    [names.slice(0, 2).map((name) => refused([name], ['body', name])), 'unexpected']
  ] as const) {
    const fault = faultOf(...advice)
    const text = digest(fault)
    const read = decode(text)
    assert.is(read._tag, 'Right')
    if (read._tag === 'Right')
      assert.equal(read.right.value, {
        kind: 'invalid_arguments',
        tool: 't',
        issues: advice.map(({ path }) => ({ path, kind })),
        message: text
      })
  }
})

test.run()
