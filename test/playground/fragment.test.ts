import { deflateRawSync } from 'node:zlib'
import fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { fragmentOf, stateFrom } from './parts.js'

const test = suite('playground/fragment')

const packed = (text: string): string => `z${deflateRawSync(text).toString('base64url')}`

test('a case is read as it was written', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.record(
        { args: fc.string({ unit: 'grapheme' }), wire: fc.string() },
        { requiredKeys: [], noNullPrototype: true }
      ),
      async (state) => {
        const fragment = await fragmentOf(state)
        assert.ok(fragment !== undefined && /^[\w-]*$/.test(fragment))
        assert.equal(await stateFrom(`#${fragment}`), state)
      }
    ),
    { numRuns: 50 }
  )
})

test('a case in which nothing is said has no fragment', async () => {
  assert.is(await fragmentOf({}), '')
  assert.equal(await stateFrom(''), {})
  assert.equal(await stateFrom('#'), {})
})

test('a platform that cannot compress reads and writes plain JSON', async () => {
  assert.equal(await stateFrom('#jeyJ3aXJlIjoib3hwIn0'), { wire: 'oxp' })
})

test('RFC 1951 is what others write', async () => {
  assert.equal(await stateFrom(packed('{"wire":"oxp"}')), { wire: 'oxp' })
})

test('members that are no texts, and those that nobody knows, are left out', async () => {
  const given = '{"wire":"f7","args":{"a":1},"view":null,"onload":"alert(1)","__proto__":"x"}'
  assert.equal(await stateFrom(packed(given)), { wire: 'f7' })
})

for (const [name, fragment] of [
  ['is no base64url', '#z%%%'],
  ['is no deflated stream', '#zAAAA'],
  ['ends too early', `#${packed('{"wire":"oxp","args":"abcdefgh"}').slice(0, -6)}`],
  ['has another mark', '#xeyJ3aXJlIjoib3hwIn0'],
  ['is no JSON', `#${packed('{')}`],
  ['is no object', `#${packed('[1]')}`],
  ['is a word', '#about'],
  ['unpacks to megabytes', `#${packed(`{"args":"${'a'.repeat(5_000_000)}"}`)}`]
] as const) {
  test(`a link that ${name} is told of in a sentence`, async () => {
    assert.is(
      await stateFrom(fragment),
      'The link is broken and could not be read, so the first example is shown.'
    )
  })
}

test('a link that is too long is neither read nor made', async () => {
  const noise = Array.from({ length: 60_000 }, (_, at) =>
    String.fromCharCode(33 + ((at * at * 7919) % 30_011))
  )
  assert.is(await fragmentOf({ args: noise.join('') }), undefined)
  assert.is(
    await stateFrom(`#z${'a'.repeat(70_000)}`),
    'The link is too long to be read, so the first example is shown.'
  )
})

test.run()
