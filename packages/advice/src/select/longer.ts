import { owns, type Path, valueAt } from '@toolfault/model'
import { isPart } from '../names/part.js'
import type { Walk } from '../walk/walk.js'
import { mayChoose } from './far.js'
import { takes } from './takes.js'

/**
 * Whether one of the keys of an object that was not sent, other than the one a key may go to, has a word more or less than
 * that key and takes its value, or lists texts where that is one: it may have been meant as well.
 */
export const hasLonger = (walk: Walk, names: Iterable<string>, from: Path, to: Path): boolean => {
  const [path, key = ''] = [from.slice(0, -1), from.at(-1)]
  const value = valueAt(walk.value, path)
  const takesIt = (place: Path): boolean => takes(walk, place, from) || mayChoose(walk, place, from)
  const isOther = (name: string): boolean => to.length !== from.length || name !== to.at(-1)
  return [...names].some(
    (name) => !owns(value, name) && isOther(name) && isPart(key, name) && takesIt([...path, name])
  )
}
