import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { toolfault } from '../cli/toolfault.js'
import { read } from '../house.js'

const test = suite('docs/command-line')

const flags = (text: string): ReadonlyArray<string> => [
  ...new Set([...text.matchAll(/(?<![\w-])--[a-z][a-z-]*/g)].map(([flag]) => flag))
]

test('every option of --help is on the page, and the page has no other', async () => {
  const help = (await toolfault(['--help'])).out
  const page = read('docs/command-line.md').replace(/^```sh[\s\S]*?^```$/gm, '')
  const known = flags(help)
  assert.ok(known.length > 20)
  assert.equal(
    known.filter((flag) => !flags(page).includes(flag)),
    []
  )
  assert.equal(
    flags(page).filter((flag) => !known.includes(flag)),
    []
  )
})

test.run()
