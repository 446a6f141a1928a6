import { writeJson } from '@toolfault/model'

/** So many members of a list are written. */
export const VALUES = 6

/** More listed values than these are written where all of them have room: what is not written cannot be chosen. */
const ROOM = 120
const SPARE = 240

/** Listed values as JSON, each in a text of its own: all of them where they have room, else the first ones. */
export const listed = (values: ReadonlyArray<unknown>, depth: number): ReadonlyArray<string> => {
  const room = depth < 1 ? SPARE : ROOM
  const all = values.slice(0, room).map((value) => writeJson(value) ?? '')
  const fits = all.length === values.length && all.join(' | ').length <= room
  return fits || all.length <= VALUES ? all : [...all.slice(0, VALUES), '…']
}
