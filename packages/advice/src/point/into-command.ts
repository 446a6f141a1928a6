import { type Convert, type Fix, type Issue, isList, valueAt } from '@toolfault/model'
import { isNothing } from '../blank.js'
import { lastOf } from '../pointers.js'
import { listedBy } from '../schema/shape.js'
import { setOf } from '../set-of.js'
import { sole } from '../union/sole.js'
import { knownOf } from '../walk/known.js'
import { rulesAt } from '../walk/rules.js'
import { shapesAt } from '../walk/shapes.js'
import type { Walk } from '../walk/walk.js'
import { useOf } from './command.js'
import { convert } from './unwrap.js'

/** More keys of an object are not looked at. */
const MANY = 64

/** What is handed to a command and has to go (`args` beside `command`) belongs into that, or the command would run without it. */
export const intoCommand = (
  walk: Walk,
  { kind, path }: Issue,
  fix: Fix | undefined
): Convert | undefined => {
  if (kind !== 'unexpected' || fix?.id !== 'remove' || !isHanded(lastOf(path))) return undefined
  const value = valueAt(walk.value, path)
  const words = isList(value) ? value : [value]
  if (words.length === 0 || words.some((word) => isNothing(word) || typeof word === 'object'))
    return undefined
  const owner = path.slice(0, -1)
  const { keys } = knownOf(rulesAt(walk, owner))
  if (keys.size > MANY) return undefined
  const key = sole([...keys].filter((name) => useOf(name, []) === 'words'))
  if (key === undefined) return undefined
  const place = [...owner, key]
  // A command that may be left out, and was, is not meant.
  const isNeeded = shapesAt(walk, owner).some(({ required }) => required.has(key))
  if (valueAt(walk.value, place) === undefined && !isNeeded) return undefined
  // One of several that are listed has its arguments elsewhere.
  if (rulesAt(walk, place).some(({ schema }) => listedBy(schema) !== undefined)) return undefined
  const types = shapesAt(walk, place).flatMap((shape) => [...shape.types])
  const to = (['string', 'array'] as const).find((type) => types.includes(type))
  return to === undefined ? undefined : convert('wrap', to, key)
}

/** Whether what stands under a key stands on a command line. */
export const isCommandLine = (key: string): boolean => ofCommandLine.has(key.toLowerCase())

const ofCommandLine: ReadonlySet<string> = /* @__PURE__ */ setOf('arguments args argv flags')

/** Whether what stands under a key is handed to a command. */
export const isHanded = (key: string): boolean =>
  isCommandLine(key) || key.toLowerCase() === 'options'
