import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type SecretProbe, secretProbes, shownIn } from './secrets.js'
import { judged, type Said, saidOf } from './wires.js'

const test = suite('hostile/secrets')

const said = ({ schema, value }: SecretProbe): ReadonlyArray<Said> => {
  const verdict = judged('send', schema, value)
  return verdict === undefined ? [] : saidOf(verdict)
}

test('there are 23 probes, each under its own name', () => {
  assert.is(new Set(secretProbes.map(({ name }) => name)).size, 23)
})

test('a part of a secret counts as shown, and so does a short one as a whole', () => {
  const probe = { name: '', schema: {}, value: '', secrets: ['abcdefgh', 'pqr'] }
  assert.equal(shownIn('received "bcdefg…"', probe), ['abcdefgh'])
  assert.equal(shownIn('received pqr', probe), ['pqr'])
  assert.equal(shownIn('received bcdef pq', probe), [])
})

for (const probe of secretProbes) {
  test(`${probe.name}: in the call, and on no wire`, () => {
    assert.equal(shownIn(JSON.stringify(probe.value), probe), probe.secrets)
    const wires = said(probe)
    assert.ok(wires.length > 0, 'the call is valid')
    const shown = wires
      .filter(({ whole }) => shownIn(JSON.stringify(whole), probe).length > 0)
      .map(({ wire, whole }) => [wire, whole])
    assert.equal(shown, [])
  })
}

test.run()
