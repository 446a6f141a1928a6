import { type Advice, type InvalidArguments, invalidArguments, type Path } from '@toolfault/model'
import { decode } from '@toolfault/protocols/text/read'
import { digest } from '@toolfault/words/digest'
import { en } from '@toolfault/words/en'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('words/ignoring')

const unknown = (path: Path, more: Partial<Advice> = {}): Advice => ({
  path,
  kind: 'unexpected',
  expected: { id: 'known' },
  ...more
})

const lacking = (...ignored: ReadonlyArray<Advice>): InvalidArguments => ({
  ...invalidArguments('t', { issues: [{ path: ['q'], kind: 'missing' }] }),
  advice: [{ path: ['q'], kind: 'missing' }],
  ignored
})

const linesOf = (fault: InvalidArguments, saying = {}): ReadonlyArray<string> =>
  digest(fault, saying)
    .split('\n')
    .slice(2)
    .map((line) => line.slice(2))

const takes = { about: { others: '{ limit?: integer }' } }
const may =
  'are not known keys, and may be ignored: use others for what they hold, or leave them out'

for (const [name, ignored, wanted] of [
  [
    'one is told alone',
    [unknown(['a'])],
    ['`a` is not a known key, and may be ignored: use another for what it holds, or leave it out']
  ],
  [
    'those of one object are one line, with what else it takes',
    [unknown(['a'], takes), unknown(['b'])],
    [`\`a\` and \`b\` ${may} (the arguments also take { limit?: integer })`]
  ],
  [
    'those of another object are another line',
    [unknown(['a']), unknown(['o', 'x']), unknown(['b']), unknown(['o', 'y']), unknown(['c'])],
    [`\`a\`, \`b\` and \`c\` ${may}`, `\`o.x\` and \`o.y\` ${may}`]
  ],
  [
    'one that may have been meant as another has a line of its own',
    [
      unknown(['a']),
      unknown(['lmit'], { fix: { id: 'rename', from: ['lmit'], to: ['limit'] } }),
      unknown(['b'])
    ],
    [`\`a\` and \`b\` ${may}`, '`lmit` is not a known key: rename `lmit` to `limit`']
  ],
  [
    'of rows, those over the same rows are one line',
    [
      unknown(['rows', '0', 'a'], { at: 1, last: 2, count: 3 }),
      unknown(['rows', '0', 'b'], { at: 1, last: 2, count: 3 }),
      unknown(['rows', '0', 'c'])
    ],
    [
      `\`rows[0…2].a\` and \`rows[0…2].b\` ${may}`,
      '`rows[0].c` is not a known key, and may be ignored: use another for what it holds, or leave it out'
    ]
  ]
] as const) {
  test(`keys that may be ignored: ${name}`, () => {
    assert.equal(linesOf(lacking(...ignored)), wanted)
  })
}

const outer = unknown(['rows'], { fix: { id: 'rename', from: ['rows'], to: ['Rows'] } })
const inside: Advice = { path: ['Rows', '0', 'Id'], kind: 'missing' }
const renamed = '`rows` is not a known key: rename `rows` to `Rows`'
const short = '`q` is missing'
const within = '`Rows[0].Id` is missing'

// Before the key is renamed there is no such place.
for (const [name, budget, wanted] of [
  ['before', 1_000, [short, renamed, within]],
  ['behind, as far as there is room', 60, [short, within]]
] as const) {
  test(`a key that is renamed is told ${name} what it holds`, () => {
    const fault = lacking(unknown(['a']), outer)
    const advice = [...(fault.advice ?? []), inside]
    const lines = digest({ ...fault, advice }, { budget })
      .split('\n')
      .slice(1)
    const last = `\`a\` is not a known key, and may be ignored: use another for what it holds, or leave it out`
    assert.equal(
      lines.map((line) => line.slice(2)),
      budget > 100 ? [...wanted, last] : wanted
    )
  })
}

test('without hints, or where there is room for no more, the line is short', () => {
  const fault = lacking(unknown(['a'], takes), unknown(['b']))
  assert.equal(linesOf(fault, { hints: false }), [`\`a\` and \`b\` ${may}`])
  assert.equal(linesOf(fault, { budget: 140 }), [`\`a\` and \`b\` ${may}`])
  assert.equal(linesOf(fault, { budget: 60 }), [])
})

test('they are said in the words and the spelling that were asked for', () => {
  const fault = lacking(unknown(['a']), unknown(['b']))
  const pack = {
    ...en,
    points: { ...en.points, ignoredAll: (places: string) => `egal: ${places}` },
    fixes: { ...en.fixes, useOthers: 'weglassen' }
  }
  const spell = (path: Path): string => path.join('/').toUpperCase()
  assert.equal(linesOf(fault, { pack, spell }), ['egal: `A` and `B`: weglassen'])
})

test('read back, they are no issues', () => {
  const text = digest(lacking(unknown(['a']), unknown(['o b']), unknown(['c'])))
  const read = decode(text)
  assert.is(read._tag, 'Right')
  if (read._tag === 'Right')
    assert.equal(read.right.value, {
      kind: 'invalid_arguments',
      tool: 't',
      issues: [{ path: ['q'], kind: 'missing' }],
      message: text
    })
})

test.run()
