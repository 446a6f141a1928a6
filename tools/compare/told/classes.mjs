import { createHash } from 'node:crypto'

/** So many of a class are shown, where not all are asked for. */
const EXAMPLES = 2

/** What is always shown whole. */
const whole = new Set(['exception', 'slow'])

const idOf = (about, name) =>
  createHash('sha256').update(`${about} ${name}`).digest('hex').slice(0, 6)

/** Changes by class: how many, and some of them, or all of the classes whose id or name has what is asked for. */
export const collecting = (shown) => {
  const classes = new Map()
  const add = (pair, { about, name, isLost = false, ...more }) => {
    const id = idOf(about, name)
    const fresh = { id, about, name, isLost: false, count: 0, pairs: [] }
    const one = classes.get(id) ?? classes.set(id, fresh).get(id)
    one.count++
    one.isLost ||= isLost
    const isAsked = shown !== undefined && (id === shown || `${about} ${name}`.includes(shown))
    if (isAsked || whole.has(about) || one.pairs.length < EXAMPLES)
      one.pairs.push({ ...pair, ...more })
    one.isAsked = isAsked
  }
  return { add, all: () => [...classes.values()].sort((a, b) => b.count - a.count) }
}
