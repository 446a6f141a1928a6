import { type Path, printPointer } from '@toolfault/model'
import { aboveOf, type Places } from './above.js'
import { isApplicator } from './kinds.js'
import { LONG } from './location.js'
import { blank, type Unit } from './unit.js'

/** A unit of a flat list, and those that were found to be part of it. */
interface Node {
  readonly unit: Unit
  readonly parts: Array<Node>
  home?: Node | undefined
}

interface Search extends Places {
  readonly nodes: ReadonlyArray<Node>
  /** Which units stand at a place of the schema, then of the value, by their numbers. */
  readonly known: ReadonlyMap<string, Map<string, Array<number>>>
  readonly made: Map<string, Node>
  readonly passed: ReadonlySet<string>
}

/**
 * Put the units of a flat list below those that only sum them up, by where their rules stand.
 *
 * A union that has no error of its own gets one, so that nobody takes what its branches say for demands;
 * of one that passed the branches are forgotten.
 */
export const nest = (
  units: ReadonlyArray<Unit>,
  passed: ReadonlySet<string>
): ReadonlyArray<Unit> => {
  const nodes = units.map((unit): Node => ({ unit, parts: [] }))
  const made = new Map<string, Node>()
  const search: Search = { nodes, known: indexed(nodes), above: new Map(), made, passed }
  const roots: Array<Node> = []
  const hang = (node: Node, nth: number): void => {
    const before = made.size
    const home = homeOf(node.unit, nth, search)
    if (home === 'passed') return
    node.home = home
    if (home !== undefined && made.size > before) hang(home, nth)
    if (home === undefined) roots.push(node)
    else home.parts.push(node)
  }
  nodes.forEach(hang)
  return roots.map(whole)
}

/** One place of the schema at one place of the value. */
export const placeKey = (at: Path, path: Path): string => keyOf(printPointer(at), path)

const keyOf = (head: string, path: Path): string => `${head} ${printPointer(path)}`

const whole = ({ parts, unit }: Node): Unit =>
  parts.length === 0 ? unit : { ...unit, children: [...unit.children, ...parts.map(whole)] }

/** Nobody wrote such a schema, and to compare its places would take long. */
const isLong = (at: Path, path: Path): boolean => at.length > LONG || path.length > LONG

const indexed = (nodes: ReadonlyArray<Node>): Search['known'] => {
  const known = new Map<string, Map<string, Array<number>>>()
  nodes.forEach(({ unit: { at, path } }, nth) => {
    if (at === undefined || isLong(at, path)) return
    const head = printPointer(at)
    const places = known.get(head) ?? new Map<string, Array<number>>()
    known.set(head, places)
    const place = printPointer(path)
    const others = places.get(place)
    if (others === undefined) places.set(place, [nth])
    else others.push(nth)
  })
  return known
}

const homeOf = (unit: Unit, nth: number, search: Search): Node | 'passed' | undefined => {
  const { at, path } = unit
  if (at === undefined) return besides(unit, search.nodes[nth - 1])
  if (isLong(at, path)) return undefined
  let home: Node | undefined
  for (const { at: above, head, isOfNames, union, up } of aboveOf(at, search)) {
    const place = path.slice(0, Math.max(0, path.length - up))
    if (union !== undefined && search.passed.has(keyOf(head, place))) return 'passed'
    home ??= find(search, head, place, nth)
    // Some say of a bad name that it stands at the object, some below it.
    if (isOfNames === true) home ??= find(search, head, place.slice(0, -1), nth)
    if (home === undefined && union !== undefined) {
      home = { unit: { ...blank, at: above, path: place, keyword: union }, parts: [] }
      search.made.set(keyOf(head, place), home)
    }
  }
  return home
}

/** A boolean schema that does not say where it stands comes right behind what sums it up. */
const besides = ({ keyword, path }: Unit, before: Node | undefined): Node | undefined => {
  if (keyword !== 'false schema' || before === undefined) return undefined
  if (before.unit.at === undefined) return before.home
  const isPart = isApplicator(before.unit.keyword) && path.length - before.unit.path.length <= 1
  return isPart ? before : before.home
}

const find = (
  { known, made, nodes }: Search,
  head: string,
  path: Path,
  nth: number
): Node | undefined => {
  const places = known.get(head)
  const node =
    places === undefined ? undefined : nodes[closest(places.get(printPointer(path)) ?? [], nth)]
  return made.get(keyOf(head, path)) ?? (node === nodes[nth] ? undefined : node)
}

/** The last number before this one, or the first behind it; -1 where there is none. */
const closest = (numbers: ReadonlyArray<number>, nth: number): number => {
  let low = 0
  let high = numbers.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((numbers[middle] ?? 0) < nth) low = middle + 1
    else high = middle
  }
  return numbers[low - 1] ?? numbers[low] ?? -1
}
