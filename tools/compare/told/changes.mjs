import { isDeepStrictEqual } from 'node:util'
import { differing } from './pointers.mjs'
import { changeOf } from './shape.mjs'

/** Slower than so many times before, and than so many ms, is told. */
const TIMES = 10
const LEAST = 20

const isGood = (word) => word === 'meant' || word === 'valid'

const ofCall = ({ kind, tool }, before, after) => {
  const { certain: a, likely: b } = before.mended ?? {}
  const { certain: c, likely: d } = after.mended ?? {}
  const at = (grade, from, to) => {
    const values = [before, after].map(({ values }) => values?.[grade])
    if (from === to && isDeepStrictEqual(...values)) return []
    const name = from === to ? `another call at ${grade}` : `${from} → ${to} at ${grade}`
    return [
      { about: 'mended', name: `${name}: ${kind}`, isLost: isGood(from) && !isGood(to), values }
    ]
  }
  const mended = [...at('certain', a, c), ...at('likely', b, d)]
  return before.text === after.text
    ? mended
    : [...mended, { about: 'text', name: changeOf(before.text, after.text, tool) }]
}

const ASPECTS = ['status', 'category', 'who', 'retry', 'tool', 'sentence']

/** What one way of reading says otherwise: the values of few kinds, of others that they differ; of a sentence alone, how. */
const readOtherwise = (before, after) => {
  const found = ASPECTS.filter((aspect) => before[aspect] !== after[aspect])
  if (found.join() === 'sentence' && before.sentence && after.sentence) {
    return changeOf(before.sentence, after.sentence)
  }
  return found
    .map((aspect) =>
      aspect === 'tool' || aspect === 'sentence'
        ? aspect
        : `${aspect} ${before[aspect] ?? 'none'} → ${after[aspect] ?? 'none'}`
    )
    .join(', ')
}

const ofRead = (_, before, after) => {
  const found = new Map()
  for (const [way, old] of Object.entries(before.ways)) {
    const now = after.ways[way] ?? {}
    if (isDeepStrictEqual(old, now)) continue
    const name = readOtherwise(old, now)
    const one = { about: 'read', name, ways: way, values: [old, now] }
    found.set(
      name,
      found.has(name) ? { ...found.get(name), ways: `${found.get(name).ways}, ${way}` } : one
    )
  }
  return [...found.values()]
}

const ofWrite = (_, before, after) =>
  Object.keys(before.wires).flatMap((wire) => {
    const [old, now] = [before.wires[wire], after.wires[wire]]
    const places = differing(old, now)
    if (places.length === 0) return []
    return [{ about: 'written', name: `${wire}: ${places.join(', ')}`, values: [old, now] }]
  })

const kinds = { call: ofCall, read: ofRead, write: ofWrite }

/** What of a case is otherwise than before; each change has a name that all of its class have. */
export const changes = ({ given, before, after }) => {
  if (after.thrown !== undefined || before.thrown !== undefined) {
    if (before.thrown === after.thrown) return []
    const name = after.thrown === undefined ? 'no more' : after.thrown.split('\n')[0]
    return [{ about: 'exception', name, isLost: after.thrown !== undefined }]
  }
  const isSlow = after.ms > LEAST && after.ms > TIMES * before.ms
  const slow = isSlow ? [{ about: 'slow', name: `more than ${TIMES} times` }] : []
  return [...slow, ...kinds[given.of](given, before, after)]
}
