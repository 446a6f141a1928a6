import type { Advice, Path } from '@toolfault/model'
import { isSamePlace } from '../pointers.js'

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
