// Bundled with and without all features, and run; prints what the ways of the bench take, as one line of JSON.
import { fixtures } from '../../test/.dist/bench/fixtures.js'
import { floor, ours } from '../../test/.dist/bench/ours.js'
import { timesOf } from '../../test/.dist/bench/rounds.js'
import { formatting } from '../../test/.dist/bench/subjects.js'

const ways = [ours.text, ours.mcp]
const pace = { rounds: 6, time: 40e6, warm: 200e6 }
const [floors, ...taken] = timesOf([floor, ...ways].map(formatting), fixtures, pace)
const rows = ways.map(({ name }, way) => ({
  name,
  ratios: taken[way].map((time, at) => time / floors[at])
}))
console.log(JSON.stringify({ fixtures: fixtures.map(({ name }) => name), rows }))
