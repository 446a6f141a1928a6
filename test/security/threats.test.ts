import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { files, read } from '../house.js'

const test = suite('security/threats')

const page = read('SECURITY.md')
const table = /^## Threats$[\s\S]*/m.exec(page)?.[0] ?? ''
const rows = table.match(/^\| (?!threat|-).*$/gm) ?? []
const named = rows.flatMap((row) => {
  const [, name = '', file = ''] = / \| \[([^\]]+)\]\((test\/[^)]+\.ts)\) \|$/.exec(row) ?? []
  return file === '' ? [] : [{ file, name }]
})

test('each threat names a test that is there', () => {
  assert.ok(rows.length > 30)
  assert.is(named.length, rows.length)
  assert.equal(
    named.filter(({ file, name }) => !read(file).includes(`test(${quoted(name)}`)),
    []
  )
})

const quoted = (name: string): string => (name.includes("'") ? `"${name}"` : `'${name}'`)

test('each file of these tests holds a threat', () => {
  const own = files('test/security', '.test.ts').filter((file) => !file.includes('threats'))
  const held = new Set(named.map(({ file }) => file))
  assert.equal(
    own.filter((file) => !held.has(file)),
    []
  )
})

test('no address to report to is made up', () => {
  assert.not.match(page, /\S@\S|mailto:/)
  assert.match(page, 'a person who owns this project has to put one here')
})

test.run()
