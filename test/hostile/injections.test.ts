import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type InjectedCall, injectionProbes, passedIn } from './injections.js'
import { judged, type Said, saidOf } from './wires.js'

const test = suite('hostile/injections')

const said = ({ schema, tool = 'send', value }: InjectedCall): ReadonlyArray<Said> => {
  const verdict = judged(tool, schema, value)
  return verdict === undefined ? [] : saidOf(verdict)
}

test('there are 18 probes, each under its own name', () => {
  assert.is(new Set(injectionProbes.map(({ name }) => name)).size, 18)
})

test('what gets through of a careless text is seen', () => {
  for (const probe of injectionProbes) {
    const careless = (text: string): ReadonlyArray<string> => [`must not have ${text}`]
    assert.not.equal(passedIn(careless(probe.text), careless('k'), probe), [], probe.name)
    assert.equal(passedIn(careless('k'), careless('k'), probe), [], probe.name)
  }
})

for (const probe of injectionProbes) {
  test(`${probe.name}: adds no line, no order and nothing unseen to any sentence`, () => {
    const tame = said(probe.call(probe.tame ?? 'k'))
    const hostile = said(probe.call(probe.text))
    assert.ok(hostile.length > 0 && hostile.length === tame.length, 'the call is valid')
    const passed = hostile
      // F7's messages are the validator's, which may quote the schema (row V2).
      .filter(({ wire }) => probe.by === 'caller' || wire !== 'f7')
      .flatMap(({ sentences, wire }) => {
        const calm = tame.find((other) => other.wire === wire)?.sentences ?? []
        return passedIn(sentences, calm, probe).map((what) => `${wire}: ${what}`)
      })
    assert.equal(passed, [])
  })
}

test.run()
