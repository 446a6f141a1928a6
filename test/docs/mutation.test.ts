import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { read } from '../house.js'

const test = suite('docs/mutation')

interface Class {
  readonly class: string
  readonly reason: string
  readonly mutants: ReadonlyArray<{ readonly file: string; readonly line: string }>
}

const classes: ReadonlyArray<Class> = JSON.parse(read('tools/mutation/survivors.json'))

test('a change that is listed to survive is one of a line that still stands there', () => {
  const listed = classes.flatMap(({ mutants }) => mutants)
  assert.ok(listed.length > 500)
  assert.equal(
    listed.filter(({ file, line }) => !read(file).includes(line)),
    []
  )
})

test('the page has each class, how many changes it lists, and the reason', () => {
  const page = read('docs/mutation.md')
  const rows = /^## Survivors with a reason$[\s\S]*/m.exec(page)?.[0].match(/^\| .* \|$/gm) ?? []
  assert.equal(
    rows.slice(2),
    classes.map((one) => `| ${one.class} | ${one.mutants.length} | ${one.reason} |`)
  )
})

test.run()
