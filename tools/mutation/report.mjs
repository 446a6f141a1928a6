// The score, and each survivor that nobody has given a reason for.
import { readFileSync } from 'node:fs'
import { interval } from './sample.mjs'

const classes = JSON.parse(readFileSync(new URL('survivors.json', import.meta.url), 'utf8'))
/** What tells a mutant from others, whatever its line is numbered: the text of the line, and the change. */
export const keyOf = ({ file, line, mutator, from, to }) =>
  JSON.stringify([file, line, mutator, from, to])
const listed = new Set(classes.flatMap(({ mutants }) => mutants.map(keyOf)))

const percent = (share) => `${(share * 100).toFixed(1)} %`
const shown = (text) => (text.length > 60 ? `${text.slice(0, 57)}...` : text).replaceAll('\n', ' ')

const scored = (label, hits, of, whole) => {
  const [low, high] = interval(hits, of)
  const within = whole ? '' : ` (95 %: ${percent(low)} to ${percent(high)})`
  console.log(`  ${label} ${percent(hits / of)}${within}, ${hits} of ${of}`)
}

/** Print a mutant that no test noticed and that nobody has given a reason for. */
export const shownAlive = (one) => {
  if ((one.status === 'survived' || one.status === 'unreached') && !listed.has(keyOf(one)))
    console.log(
      `  ${one.status} ${one.file}:${one.at} ${one.mutator}: ${shown(one.from)} => ${shown(one.to)}`
    )
}

/** Print what was found in a package; `share` is the part that was killed, without those listed. */
export const told = (name, results, { whole, ms }) => {
  const count = (status) => results.filter((one) => one.status === status).length
  const alive = results.filter(({ status }) => status === 'survived' || status === 'unreached')
  const named = alive.filter((one) => listed.has(keyOf(one)))
  const killed = results.length - alive.length
  for (const one of results)
    if (listed.has(keyOf(one)) && !alive.includes(one))
      console.log(`  listed, yet killed: ${one.file}:${one.at} ${one.mutator} => ${shown(one.to)}`)
  console.log(
    `${name}: ${results.length} tried, ${count('killed')} killed, ${count('late')} late, ${results.filter(({ second }) => second).length} of both in the second pass, ${count('survived')} survived, ${count('unreached')} unreached, ${named.length} listed; ${Math.round(ms / results.length)} ms each`
  )
  scored('score', killed, results.length - named.length, whole)
  scored('score with the listed', killed, results.length, whole)
  return { name, share: killed / (results.length - named.length), whole, ms, results }
}
