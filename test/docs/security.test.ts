import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { files, read } from '../house.js'

const test = suite('docs/security')

const page = read('docs/security.md')

/** A limit of the table: its number, and the name that has it in a file. */
const limits = [...page.matchAll(/^\| .+ \| ([\d ]+) \| \[`(\w+)`\]\(\.\.\/([^)]+)\) \|$/gm)].map(
  ([, number = '', name = '', file = '']) => ({ file, name, number })
)

test('each limit is the number that the code has', () => {
  const rows = /^## Limits$[\s\S]*?^## /m.exec(page)?.[0].match(/^\| .* \|$/gm) ?? []
  assert.is(limits.length, rows.length - 1, 'a row without a number, a name or a file')
  assert.ok(limits.length > 20)
  for (const { file, name, number } of limits) {
    const spelled = number.replaceAll(' ', '_?')
    assert.match(
      read(file),
      new RegExp(`\\b${name}\\b[^\\n]*(?<![\\d_])${spelled}(?![\\d_])`),
      `${name} of ${file}`
    )
  }
})

test('each rule, and each of those who choose something, has its test', () => {
  const claims = [
    ...(/^## What is shown$[\s\S]*?^## /m.exec(page)?.[0].matchAll(/^\| (?!rule|-).*$/gm) ?? []),
    ...(/^## Who can reach what$[\s\S]*?^## /m.exec(page)?.[0].matchAll(/^\| (?!who|-).*$/gm) ?? [])
  ].map(([row]) => row)
  assert.ok(claims.length > 15)
  assert.equal(
    claims.filter((row) => !/\]\(\.\.\/test\/[^)]+\) \|$/.test(row)),
    []
  )
})

/** The packages that a schema, a wire and a value pass through, and what compiles a schema. */
const inner = ['advice', 'model', 'protocols', 'sources', 'types', 'words']

const namingIn = (folders: ReadonlyArray<string>, what: RegExp): ReadonlyArray<string> =>
  folders
    .flatMap((folder) => files(`packages/${folder}/src`, '.ts'))
    .filter((file) => what.test(read(file).replace(/\/\*[\s\S]*?\*\//g, '')))

test('no expression is made of a text that came, but by what compiles a schema', () => {
  assert.equal(namingIn(inner, /\bRegExp\(/), [
    // How issuers begin their tokens, and the rest of one.
    'packages/words/src/unrevealed.ts',
    // A table of code points of our own.
    'packages/words/src/unseen.ts'
  ])
  assert.ok(namingIn(['validators'], /\bRegExp\(/).length > 0)
})

test('nothing in them asks the network', () => {
  const asks = /\bfetch\(|\bXMLHttpRequest\b|\bWebSocket\b|'node:/
  assert.equal(namingIn([...inner, 'validators'], asks), [])
  assert.ok(namingIn(['cli'], asks).length > 0)
})

test.run()
