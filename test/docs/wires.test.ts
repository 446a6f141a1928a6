import { wires } from '@toolfault/protocols/wires'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { read } from '../house.js'

/** Pages that list or count the wires, which no code writes. */
const test = suite('docs/wires')

for (const page of [
  'docs/command-line.md',
  'docs/formats/README.md',
  'docs/schemas.md',
  'docs/servers/fastify.md'
]) {
  test(`${page} lists every wire`, () => {
    const text = read(page)
    assert.equal(
      wires.filter((wire) => !text.includes(`\`${wire}\``) && !text.includes(`[${wire}]`)),
      []
    )
  })
}

const numbers =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen'.split(' ')

test('the readmes count the wires, and the protocols: all but the model and the bare text', () => {
  const all = numbers[wires.length] ?? String(wires.length)
  const published = numbers[wires.length - 2] ?? String(wires.length - 2)
  assert.match(read('README.md').toLowerCase(), `${published} published protocols`)
  assert.match(read('README.md').toLowerCase(), `these are ${all} wires`)
  assert.match(read('README.md').toLowerCase(), `**${all} wires`)
  assert.match(read('packages/protocols/README.md').toLowerCase(), `${all} wires`)
})

test.run()
