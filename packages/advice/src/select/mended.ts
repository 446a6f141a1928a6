import { type Advice, own, type Path, printPointer, valueAt, writeJson } from '@toolfault/model'
import { isFreeAt } from '../blank.js'
import { partsOf } from '../point/parts.js'
import { isSamePlace, pointersAbove } from '../pointers.js'
import { hasAt } from '../schema/at.js'
import { type Draft, edit } from '../schema/draft.js'
import { jsonIn, parsed } from '../schema/json-text.js'
import { missingAbove } from './missing-above.js'
import { heldIn } from './wrapper.js'

/** A longer run of rows is not followed. */
const ROWS = 256

/** Whether a piece of advice says exactly what one value becomes, or which key or value of each row of a run is another. */
export const isExact = (piece: Advice): boolean => {
  const { count, fix } = piece
  if (isJoining(piece)) return false
  if (isMoving(piece)) return !isUnsure(piece) && (count === undefined || isRun(piece))
  return count === undefined && (fix?.id === 'put' || fix?.id === 'remove')
}

/** Whether a key that has to go is to be put into what stands beside it, nobody says how. */
export const isJoining = ({ fix, kind }: Advice): boolean =>
  kind === 'unexpected' && fix?.id === 'convert' && fix.how === 'wrap'

const isUnsure = ({ fix }: Advice): boolean => fix?.id === 'rename' && fix.guess === true

/** Whether a key may have been meant as another, and may not. */
export const isGuess = (piece: Advice): boolean => piece.count === undefined && isUnsure(piece)

/** The same piece as if it had surely been meant. */
export const asMeant = (piece: Advice): Advice => {
  const { fix } = piece
  return fix?.id === 'rename' && isGuess(piece)
    ? { ...piece, fix: { id: 'rename', from: fix.from, to: fix.to } }
    : piece
}

const isRun = ({ at, last, path }: Advice): boolean =>
  at !== undefined && last !== undefined && last - Number(path[at]) < ROWS

/** The same for each row that a piece of advice stands for. */
export const eachOf = (advice: ReadonlyArray<Advice>): ReadonlyArray<Advice> =>
  // Most stand for one.
  advice.every(({ last }) => last === undefined) ? advice : advice.flatMap(rowsOf)

const rowsOf = (piece: Advice): ReadonlyArray<Advice> => {
  const { at, fix, last, path } = piece
  if (at === undefined || last === undefined || !isMoving(piece)) return [piece]
  const first = Number(path[at])
  return Array.from({ length: last - first + 1 }, (_, nth) => {
    const inRow = (place: Path): Path =>
      place.map((step, depth) => (depth === at ? `${first + nth}` : step))
    const row = { ...piece, path: inRow(path) }
    return fix?.id === 'rename'
      ? { ...row, fix: { ...fix, from: inRow(fix.from), to: inRow(fix.to) } }
      : row
  })
}

/** Whether it says to send what stands under one key in place of the object around it. */
export const isUnwrapping = ({ fix, kind }: Advice): boolean =>
  kind === 'unexpected' && fix?.id === 'convert'

/** Whether a key only gets another name, in the object that it is in. */
export const isRespelt = ({ fix }: Advice): boolean =>
  fix?.id === 'rename' && isSamePlace(fix.from.slice(0, -1), fix.to.slice(0, -1))

/** Whether a value comes to another place, or in another form, as a whole. */
export const isMoving = ({ fix }: Advice): boolean => fix?.id === 'rename' || fix?.id === 'convert'

/** The place at which that happens: what was wrapped is put in place of the wrapper. */
export const madeBy = (piece: Advice): Path =>
  isUnwrapping(piece)
    ? piece.path.slice(0, -1)
    : piece.fix?.id === 'rename'
      ? piece.fix.to
      : piece.path

/** The place that a piece is about when it has been followed. */
export const placeOf = ({ fix, path }: Advice): Path => (fix?.id === 'rename' ? fix.to : path)

/** A value as it would be if this advice were followed; what cannot be carried out is left as it is. */
export const mended = (value: unknown, advice: ReadonlyArray<Advice>): unknown => {
  const draft: Draft = { root: value, ours: new Set() }
  for (const piece of outerFirst(eachOf(advice))) follow(draft, piece)
  return draft.root
}

/** What becomes an object comes before what goes into that, which would else be made anew. */
const outerFirst = (advice: ReadonlyArray<Advice>): ReadonlyArray<Advice> => {
  const made = new Map(
    advice.flatMap((one) =>
      one.fix?.id === 'rename' ? [[printPointer(one.fix.to), one] as const] : []
    )
  )
  if (made.size < 2) return advice
  const outer = new Set(
    advice.flatMap(({ fix }) =>
      fix?.id === 'rename'
        ? pointersAbove(fix.to).flatMap((pointer) => made.get(pointer) ?? [])
        : []
    )
  )
  return outer.size === 0 ? advice : [...outer, ...advice.filter((one) => !outer.has(one))]
}

const follow = (draft: Draft, piece: Advice): void => {
  const { fix, path } = piece
  if (fix?.id === 'rename') move(draft, fix.from, fix.to)
  else if (fix?.id === 'put') write(draft, path, fix.value)
  else if (fix?.id === 'remove') edit(draft, path, 'remove')
  else if (fix?.id === 'convert') {
    const value = valueAt(draft.root, path)
    if (isUnwrapping(piece)) write(draft, path.slice(0, -1), heldIn(value))
    else write(draft, path, converted(value, fix.how, fix.key))
  }
}

const write = (draft: Draft, path: Path, value: unknown): void => {
  if (value === undefined) return
  if (path.length === 0) draft.root = value
  else edit(draft, path, 'replace', value)
}

const move = (draft: Draft, from: Path, to: Path): void => {
  if (!isFreeAt(draft.root, to) || !hasAt(draft.root, from)) return
  const value = valueAt(draft.root, from)
  edit(draft, from, 'remove')
  for (const { holder, path } of missingAbove(draft.root, to)) edit(draft, path, 'add', holder)
  edit(draft, to, 'add', value)
}

const converted = (value: unknown, how: string, key: string | undefined): unknown => {
  if (how === 'wrap') return key === undefined ? [value] : Object.fromEntries([[key, value]])
  if (how === 'unwrap') return own(value, key ?? '0')
  if (how === 'stringify') return writeJson(value)
  if (typeof value !== 'string') return undefined
  return how === 'split' ? partsOf(value, key ?? ',') : parsed(jsonIn(value))
}
