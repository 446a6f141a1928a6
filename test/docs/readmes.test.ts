import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { packages, read, subpaths } from '../house.js'

/** The readme of a package is all that a register shows of it. */
const test = suite('docs/readmes')

for (const { folder, manifest } of packages) {
  const text = read(`packages/${folder}/README.md`)

  test(`${manifest.name} has a short readme with its name, how to get it and where more stands`, () => {
    const lines = text.split('\n')
    assert.is(lines[0], `# ${manifest.name}`)
    assert.match(text, /^(?:npm install|npx) /m)
    assert.match(text, /^\*\*Use it\*\* /m)
    assert.match(text, /^More: \[/m)
    assert.ok(lines.length <= 75, `${lines.length} lines`)
  })

  test(`${manifest.name} has each of its subpaths in the table, and no other`, () => {
    const code = subpaths.filter((path) => `${path}/`.startsWith(`${manifest.name}/`))
    const rows = [...text.matchAll(/^\| `(@toolfault\/[^`]+)` \|/gm)]
      .map((found) => found[1] ?? '')
      // Data that is exported may stand in a row of its own.
      .filter((path) => !path.endsWith('.json'))
    assert.equal(rows, [...code].sort())
  })
}

test.run()
