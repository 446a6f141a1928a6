import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { ours, scoreOf } from './guesses.js'
import { slips } from './names.js'

const test = suite('bench/guesses')

test('the list is large enough for its percentages, and names each slip once', () => {
  const [hits, misses] = [true, false].map((isMeant) =>
    slips.filter(({ meant }) => (meant !== undefined) === isMeant)
  )
  assert.ok((hits?.length ?? 0) >= 40 && (misses?.length ?? 0) >= 50)
  assert.is(
    new Set(slips.map(({ given, names }) => `${given} ${names.join(' ')}`)).size,
    slips.length
  )
})

test('a guess of anything has every hit that is first, and false hits for all others', () => {
  const { falseHits, hits } = scoreOf(({ names }) => names[0])
  assert.ok(hits < 1 && falseHits > 1, `${hits}, ${falseHits}`)
  assert.equal(
    scoreOf(() => undefined),
    { hits: 0, falseHits: 0 }
  )
})

// Design section 6: did-you-mean, hits / false hits.
test('at least 95 % of the names that were meant are found', () => {
  const missed = slips.filter((slip) => slip.meant !== undefined && ours(slip) !== slip.meant)
  assert.ok(scoreOf(ours).hits >= 0.95, JSON.stringify(missed))
})

test('at most 2 % of the others are taken for a name', () => {
  const wrong = slips.filter((slip) => ![undefined, slip.meant].includes(ours(slip)))
  assert.ok(scoreOf(ours).falseHits <= 0.02, JSON.stringify(wrong))
})

test.run()
