import {
  type Advice,
  type Convert,
  isIndex,
  isList,
  isRecord,
  own,
  type Path,
  printPointer,
  valueAt,
  writeJson
} from '@toolfault/model'
import { isFreeAt } from '../blank.js'
import { partsIn } from '../point/copied.js'
import { joined } from '../point/joined.js'
import { partsOf } from '../point/parts.js'
import { remade } from '../point/remade.js'
import { lastOf, pointersAbove } from '../pointers.js'
import { hasAt } from '../schema/at.js'
import { type Draft, edit } from '../schema/draft.js'
import { jsonIn, parsed } from '../schema/json-text.js'
import { missingAbove } from './missing-above.js'
import { eachOf, isMoving, isUnwrapping, madeBy } from './piece.js'
import { heldIn } from './wrapped-again.js'

/** A value as it would be if this advice were followed; what cannot be carried out is left as it is. */
export const mended = (value: unknown, advice: ReadonlyArray<Advice>): unknown => {
  const draft: Draft = { root: value, ours: new Set() }
  for (const piece of fromTheEnd(value, outerFirst(eachOf(advice)))) follow(draft, piece)
  return draft.root
}

/** What becomes an object comes before what goes into that, which would else be made anew, or find no room. */
const outerFirst = (advice: ReadonlyArray<Advice>): ReadonlyArray<Advice> => {
  const holders = new Set(
    advice.flatMap(({ fix }) => (fix?.id === 'rename' ? pointersAbove(fix.to) : []))
  )
  const isOuter = (piece: Advice): boolean =>
    isMoving(piece) && !isUnwrapping(piece) && holders.has(printPointer(madeBy(piece)))
  const outer = new Set(
    holders.size === 0
      ? []
      : advice.filter(isOuter).sort((a, b) => madeBy(a).length - madeBy(b).length)
  )
  return outer.size === 0 ? advice : [...outer, ...advice.filter((one) => !outer.has(one))]
}

/** Of what is taken out of one list the later items go first, so that no index that is still needed moves. */
const fromTheEnd = (value: unknown, advice: ReadonlyArray<Advice>): ReadonlyArray<Advice> => {
  const isShifting = (piece: Advice): boolean => {
    const path = takenBy(piece)
    return (
      path !== undefined && isIndex(lastOf(path)) && isList(valueAt(value, path, path.length - 1))
    )
  }
  const shifting = advice.filter(isShifting)
  if (shifting.length < 2) return advice
  const indexOf = (piece: Advice): number => Number(lastOf(takenBy(piece) ?? []))
  const sorted = [...shifting].sort((a, b) => indexOf(b) - indexOf(a))
  let next = 0
  return advice.map((piece) => (isShifting(piece) ? (sorted[next++] ?? piece) : piece))
}

/** The place that is taken out of what holds it. */
const takenBy = ({ fix, path }: Advice): Path | undefined => {
  if (fix?.id === 'rename') return fix.from
  return fix?.id === 'remove' ? path : undefined
}

const follow = (draft: Draft, piece: Advice): void => {
  const { fix, path } = piece
  if (fix?.id === 'rename') move(draft, fix.from, fix.to)
  else if (fix?.id === 'put') write(draft, path, fix.value)
  else if (fix?.id === 'remove') edit(draft, path, 'remove')
  else if (fix?.id === 'convert') {
    const value = valueAt(draft.root, path)
    if (isUnwrapping(piece)) write(draft, path.slice(0, -1), heldIn(value))
    else write(draft, path, converted(value, fix))
  }
  const beside = fix?.id === 'put' || fix?.id === 'remove' ? fix.beside : undefined
  if (beside !== undefined) writeBeside(draft, [...path.slice(0, -1), beside.key], beside.value)
}

const write = (draft: Draft, path: Path, value: unknown): void => {
  if (value === undefined) return
  if (path.length === 0) draft.root = value
  else edit(draft, path, 'replace', value)
}

const writeBeside = (draft: Draft, path: Path, value: unknown): void => {
  edit(draft, path, hasAt(draft.root, path) ? 'replace' : 'add', value)
}

const move = (draft: Draft, from: Path, to: Path): void => {
  if (!isFreeAt(draft.root, to) || !hasAt(draft.root, from)) return
  const value = valueAt(draft.root, from)
  edit(draft, from, 'remove')
  for (const { holder, path } of missingAbove(draft.root, to)) edit(draft, path, 'add', holder)
  edit(draft, to, 'add', value)
}

const converted = (value: unknown, convert: Convert): unknown => {
  const { how, key, to } = convert
  if (how === 'wrap') return key === undefined ? [value] : Object.fromEntries([[key, value]])
  if (how === 'unwrap')
    return key === undefined ? own(value, '0') : (partsIn(value)?.text ?? own(value, key))
  if (how === 'stringify') return writeJson(value)
  if (how === 'join') return joined(value, key ?? ',')
  if (typeof value !== 'string') return remade(value, convert)
  if (how === 'split') return partsOf(value, key ?? ',')
  const said = parsed(jsonIn(value))
  return to === 'array' && isRecord(said) ? [said] : said
}
