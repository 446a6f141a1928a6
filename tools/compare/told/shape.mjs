/** A line without what is of its call: names, texts, numbers and JSON. */
const shapeOf = (line) =>
  line
    .replace(/^ *- /, '')
    .replaceAll(/"(?:[^"\\]|\\.)*"/g, '"…"')
    .replaceAll(/``+.*?``+|`[^`]*`/g, '`…`')
    .replaceAll(/\{.*\}|\[.*\]/g, '{…}')
    .replaceAll(/-?\d+(?:\.\d+)?/g, '0')
    .replaceAll(/(`…`|"…"|0)(?:(?:,| and| or|, and|, or) \1)+/g, '$1…')

const clausesIn = (line) =>
  shapeOf(line)
    .trim()
    .split(/(?<=[.?!:;,]) /)
    .filter((clause) => clause !== '')

/** What a list has that another one has not. */
const without = (list, other) => {
  const left = [...other]
  return list.filter((one) => {
    const at = left.indexOf(one)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

const MANY = 4

const marked = (mark, clauses) =>
  [...new Set(clauses)].slice(0, MANY).map((one) => `${mark} ${one.slice(0, 120)}`)

/** How a text has changed, in words that are the same for other texts that have changed like it. */
export const changeOf = (before, after, tool = '') => {
  const linesIn = (text) => text.replace(`tool ${tool}:`, 'tool …:\n').split('\n')
  const [old, now] = [linesIn(before), linesIn(after)]
  const [gone, come] = [without(old, now), without(now, old)]
  const [less, more] = [gone, come].map((lines) => lines.flatMap(clausesIn))
  const changed = [...marked('-', without(less, more)), ...marked('+', without(more, less))]
  if (changed.length > 0) return changed.join(' ')
  return gone.length === 0 ? 'another order' : `other values in: ${less.join(' ').slice(0, 240)}`
}
