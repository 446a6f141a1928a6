import {
  type Advice,
  type Fix,
  foldIndexes,
  isList,
  keysOf,
  lacksKey,
  valueAt
} from '@toolfault/model'
import { textWithin } from '../text-within.js'
import { type Folded, LEAST } from '../told/fold.js'
import type { Told } from '../told/told.js'
import { type Describing, describeOne } from './describe.js'
import { describeGroup, together } from './grouped.js'

/** Of more values that are not the same nobody asks what would mend each. */
const MANY = 100

/** What is said of one of many alike, and may be true of it alone. */
const parts = ['because', 'chosen', 'fix', 'expected', 'also', 'about'] as const

/**
 * The advice on like issues: one piece where all that it says is true of each. Else a few are said one by
 * one, each with what mends it, and many as one that says what they share.
 */
export const apart = (to: Describing, group: Folded): ReadonlyArray<Advice> => {
  const { group: all, told } = group
  if (all === undefined) return [describeGroup(to, group)]
  // What was chosen of a union is said once, but not by those that are only compared.
  const alone = (): Describing => ({
    ...to,
    chosen: new Set(),
    spared: new Set(),
    strange: new Set(),
    filled: new Set()
  })
  const first = together(describeOne(alone(), told))
  const isBound = first.because !== undefined || first.chosen !== undefined
  const isOwn = isOfValue(first)
  const seen = new Set<unknown>()
  const unlike = new Set<(typeof parts)[number]>()
  for (const one of all.length > MANY && !isOwn && !isBound ? [] : all) {
    const { path } = one.issue
    // What a missing key is to have is told by the object around it.
    const isAround = isOwn && lacksKey(one.issue)
    const value = valueAt(to.walk.value, isAround ? path.slice(0, -1) : path)
    // The same value is mended in the same way, where nothing beside it tells.
    if (isOwn && !isBound && seen.has(value)) continue
    if (seen.add(value).size > MANY) {
      for (const part of parts.slice(0, 3)) unlike.add(part)
      break
    }
    const piece = together(describeOne(alone(), one))
    for (const part of parts) {
      if (first[part] !== piece[part] && saidIn(first, part) !== saidIn(piece, part))
        unlike.add(part)
    }
  }
  if (unlike.size > 0 && all.length < LEAST) return all.map((one) => describeOne(to, one))
  const piece = describeGroup(to, group)
  const said = { ...piece }
  // What else an object takes is true of all of them where they have the same keys.
  if (piece.about?.others !== undefined && !haveSameKeys(to, all)) delete said.about
  for (const part of unlike) delete said[part]
  const fix = unlike.has('fix') ? ofEach(piece.fix, said) : undefined
  return [fix === undefined ? said : { ...said, fix }]
}

const haveSameKeys = ({ walk }: Describing, all: ReadonlyArray<Told>): boolean => {
  const keys = ({ issue }: Told): string =>
    JSON.stringify(keysOf(valueAt(walk.value, issue.path.slice(0, -1))))
  const [first] = all
  return first === undefined || all.every((one) => keys(one) === keys(first))
}

/** What any of them can do, by what is expected of each. */
const ofEach = (fix: Fix | undefined, { expected }: Advice): Fix | undefined => {
  if (fix?.id === 'add' || fix?.id === 'meet' || fix?.id === 'remove') return { id: fix.id }
  if (expected?.id === 'format') return { id: 'meet' }
  if (expected?.id === 'one_of') return { id: 'choose', values: expected.values }
  return expected?.id === 'type' ? { id: 'send', types: expected.types } : undefined
}

/** Whether a fix was told from the value that came. */
const isOfValue = ({ expected, fix }: Advice): boolean =>
  fix?.id === 'convert' ||
  (fix?.id === 'add' && fix.within !== undefined) ||
  (fix?.id === 'meet' && fix.surplus !== undefined) ||
  (fix?.id === 'remove' && fix.beside !== undefined) ||
  (fix?.id === 'put' && !(expected?.id === 'one_of' && expected.values.length === 1))

/** What a schema lists is not compared when it is longer: of like issues it is the same. */
const COMPARED = 100_000

/** A part of a piece as a text; places over the indexes of an array are the same. */
const saidIn = (piece: Advice, part: (typeof parts)[number]): string | undefined =>
  textWithin(piece[part], COMPARED, (key, value) =>
    places.has(key) && isList(value) ? foldIndexes(value.map(String)) : value
  )

const places: ReadonlySet<string> = /* @__PURE__ */ new Set(['path', 'from', 'to', 'tag', 'of'])
