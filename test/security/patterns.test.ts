import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { files, read } from '../house.js'
import { scanned } from './literals.js'

const test = suite('security/patterns')

/** What recheck found of each pattern (`node tools/redos.mjs`): linear, or a reason why a square does no harm. */
// A border: the file is ours.
const known = JSON.parse(read('test/security/patterns.json')) as {
  readonly linear: ReadonlyArray<string>
  readonly bounded: Readonly<Record<string, string>>
}

const sources = files('packages', '.ts').filter((file) => file.includes('/src/'))
const found = sources.map((file) => ({ file, ...scanned(read(file)) }))
const patterns = found.flatMap(({ file, patterns: of }) =>
  of.map(({ flags, source }) => ({ file, flags, source, whole: `/${source}/${flags}` }))
)

test('a scan takes patterns, and neither comments, texts nor divisions', () => {
  const text = [
    "const a = b / c / d // no /x/g, 'here'",
    `const e = /[/'"]\\//gi.test(\`a \${f / 2} \${{ g: /h+/ }} /i/\`) /* /j/ */ && '/k/'`,
    'const l = (m) / n; return /o`/'
  ].join('\n')
  assert.equal(
    scanned(text).patterns.map(({ flags, source }) => `${source} ${flags}`),
    ['[/\'"]\\/ gi', 'h+ ', 'o` ']
  )
})

test('each pattern is found, and nothing that could be one is left', () => {
  assert.ok(patterns.length > 400)
  for (const { flags, source, whole } of patterns) {
    assert.not.throws(() => new RegExp(source, flags), whole)
  }
  // The formatter puts a space on either side of a division.
  assert.equal(
    found.flatMap(({ file, rest }) => (/(?<! )\/|\/(?! )/.test(rest) ? [file] : [])),
    []
  )
})

test('each pattern was checked, and what is more than linear has its bound', () => {
  const linear = new Set(known.linear)
  assert.equal(
    patterns.filter(({ whole }) => !linear.has(whole) && known.bounded[whole] === undefined),
    []
  )
})

test('nothing stands in the list that is no pattern any more', () => {
  const all = new Set(patterns.map(({ whole }) => whole))
  const listed = [...known.linear, ...Object.keys(known.bounded)]
  assert.equal(
    listed.filter((one) => !all.has(one)),
    []
  )
  assert.is(new Set(listed).size, listed.length)
})

test('expressions are made at run time where a schema or a name is looked for, and nowhere else', () => {
  assert.equal(
    found.flatMap(({ file, rest }) => (/\bRegExp\(/.test(rest) ? [file] : [])),
    [
      'packages/cli/src/probe/directing.ts',
      'packages/cli/src/probe/expecting.ts',
      'packages/cli/src/probe/named.ts',
      'packages/validators/src/ajv/instance.ts',
      'packages/validators/src/cfworker/pattern.ts',
      'packages/validators/src/typebox/respelled.ts',
      // How issuers begin their tokens, and the rest of one.
      'packages/words/src/unrevealed.ts',
      // A table of code points of our own.
      'packages/words/src/unseen.ts'
    ]
  )
})

test.run()
