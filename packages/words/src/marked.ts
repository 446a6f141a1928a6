import { faultKinds, isList, type Path, parsePointer } from '@toolfault/model'
import { type Pack, points } from './en.js'
import { atom } from './escape.js'
import { naming } from './naming.js'
import { place } from './place.js'

/** Longest place, in characters. */
const PLACE = 64

/** Longer lists were made by nobody who counts marks. */
const MARKS = 64

/** Longer marks neither. */
const MARK = 256

/** The places of marks, each once; a mark that has none is passed over. */
export const placesOf = (marks: ReadonlyArray<string>, pack?: Pack): ReadonlyArray<string> => {
  const paths = (isList(marks) ? marks : []).slice(0, MARKS).map(pathOf)
  const known = paths.filter((path) => path !== undefined)
  return [...new Set(known.map((path) => naming(path, pack?.points ?? points, spell)))]
}

/** The pointer behind the kind of an issue; behind the kind of a fault there is a message. */
const pathOf = (mark: unknown): Path | undefined => {
  const [, kind, pointer = ''] = (typeof mark === 'string' && parts.exec(mark.slice(0, MARK))) || []
  const isOfFault = faultKinds.some((name) => name === kind)
  return kind === undefined || isOfFault ? undefined : parsePointer(pointer)
}

const parts = /^([a-z]+) (\/.*)?$/s

const spell = (path: Path): string => atom(folded(path), PLACE)

/** Marks hold `#` for an index. */
const folded = (path: Path): string => {
  const at = path.indexOf('#')
  if (at < 0) return place(path)
  const rest = folded(path.slice(at + 1))
  return `${place(path.slice(0, at))}[…]${rest === '' || rest.startsWith('[') ? rest : `.${rest}`}`
}
