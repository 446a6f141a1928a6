import { type Advice, type Issue, lacksKey, owns, type Path, printPointer } from '@toolfault/model'
import type { Describing } from '../point/describe.js'
import { valueAt } from '../schema/at.js'
import { homeOf } from './home.js'
import { nests } from './nest.js'
import { once } from './once.js'
import { keysAt, renames } from './rename.js'
import { type Renamed, renamedTogether } from './renamed.js'
import type { Told } from './told.js'
import { unwraps } from './wrapper.js'

/** What is said of keys that stand under another name or a level too deep, and what is left to say. */
export interface Moved {
  readonly said: ReadonlyArray<Advice>
  readonly rest: ReadonlyArray<Told>
}

/** More missing keys than this are not looked for one by one. */
const MANY = 64

/** Find the keys that only have to be renamed or moved; each takes the place of the issues it explains. */
export const moves = (to: Describing, told: ReadonlyArray<Told>): Moved => {
  const { walk } = to
  if (!walk.hasValue || walk.root === undefined) return { said: [], rest: told }
  const missing = once(told.filter(({ issue }) => lacksKey(issue)))
  const surplus = once(told.filter(({ issue }) => isSurplus(issue)))
  if (missing.length + surplus.length === 0 || missing.length > MANY)
    return { said: [], rest: told }
  const { gone, said } = unwraps(walk, [...missing, ...surplus])
  const left = missing.filter((one) => !gone.has(one))
  const refused = new Set(surplus.map(({ issue }) => printPointer(issue.path)))
  const found = renames(
    walk,
    left.map(({ issue }) => issue.path),
    refused
  )
  const sources = new Set([...found.values()].map(({ from }) => printPointer(from)))
  const renamed: Array<Renamed> = []
  for (const one of left) {
    const source = found.get(printPointer(one.issue.path))
    if (source === undefined) continue
    gone.add(one)
    renamed.push({ told: one, fix: { id: 'rename', ...source, to: one.issue.path } })
  }
  const deeper = nests(
    walk,
    left.filter((one) => !gone.has(one)),
    refused,
    sources
  )
  for (const one of deeper.gone) gone.add(one)
  for (const one of surplus) if (sources.has(printPointer(one.issue.path))) gone.add(one)
  const meantBy = new Map(
    surplus.filter((one) => !gone.has(one)).map((one) => [one, target(to, one.issue.path)] as const)
  )
  // Two that look like one: nobody knows which of them is the slip.
  const wanted = counted([...meantBy.values()].filter((path) => path !== undefined))
  for (const [one, path] of meantBy) {
    if (path === undefined || wanted.get(printPointer(path)) !== 1) continue
    gone.add(one)
    renamed.push({ told: one, fix: { id: 'rename', from: one.issue.path, to: path } })
  }
  const known = new Set([...missing, ...surplus])
  const isLeft = (one: Told): boolean =>
    !gone.has(one) && (known.has(one) || !(lacksKey(one.issue) || isSurplus(one.issue)))
  return {
    said: [...said, ...renamedTogether(to, [...renamed, ...deeper.renamed])],
    rest: [...told.filter(isLeft), ...deeper.lacking]
  }
}

const isSurplus = ({ keyword, kind, params }: Issue): boolean =>
  kind === 'unexpected' && keyword !== 'false schema' && params?.['propertyName'] === undefined

/** The known key that a surplus one was meant to be, where that is not there. */
const target = ({ walk }: Describing, path: Path): Path | undefined => {
  const owner = path.slice(0, -1)
  const value = valueAt(walk.value, owner)
  const lacking = [...keysAt(walk, owner).known.keys()].filter((key) => !owns(value, key))
  const name = walk.meant(path.at(-1) ?? '', lacking)
  return name === undefined ? homeOf(walk, path) : [...owner, name]
}

const counted = (paths: ReadonlyArray<Path>): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const path of paths) {
    const pointer = printPointer(path)
    counts.set(pointer, (counts.get(pointer) ?? 0) + 1)
  }
  return counts
}
