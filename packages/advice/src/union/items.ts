import { own } from '@toolfault/model'
import { accepts } from '../schema/accepts.js'
import { formatOf, isOfForm } from '../schema/format.js'
import { fits } from '../schema/misfits.js'
import { shapeOf } from '../schema/shape.js'
import { isOneOf, LONG, spelledBy } from './form.js'
import type { Scene } from './scene.js'
import { sole } from './sole.js'
import type { Branch } from './tag.js'

/** The only branch that takes an array of what came, or of what a text names, each as it is or as what it spells. */
export const byItem = (
  scene: Scene,
  branches: ReadonlyArray<Branch>,
  value: unknown
): Branch | undefined => {
  const items = typeof value === 'string' && value.length <= LONG ? partsOf(value) : [value]
  const lists = [[value], items, items.map((item) => spelled(item))]
  return sole(
    branches.filter(
      ({ schema, shape: { types } }) =>
        accepts([...types], 'array') && lists.some((list) => fits(scene, schema, list))
    )
  )
}

/**
 * The only branch for arrays of what a text is several of: each part of it is listed there, or near to what is, or looks as its
 * format has it, which says of none that it may have a comma: `a@x.org, b@x.org` beside an array of addresses.
 */
export const bySeveral = (
  scene: Scene,
  branches: ReadonlyArray<Branch>,
  value: unknown
): Branch | undefined => {
  if (typeof value !== 'string' || value.length > LONG || !BETWEEN.test(value)) return undefined
  const parts = partsOf(value)
  const isItem = (items: unknown): boolean => {
    const { values } = shapeOf(scene, items)
    const format = formatOf(items)
    if (values === undefined) return parts.every((part) => isOfForm(format, part))
    // Each is asked once, and there are no more of them than are listed.
    const distinct = [...new Set(parts)]
    return (
      distinct.length <= values.length && distinct.every((part) => isOneOf(scene, part, values))
    )
  }
  return sole(
    branches.filter(
      ({ schema, shape: { types } }) => types.has('array') && isItem(own(schema, 'items'))
    )
  )
}

/** What stands between the items of a list that is written as a text. */
const BETWEEN = /[,;|\n]/

const partsOf = (text: string): ReadonlyArray<string> =>
  text.split(BETWEEN).map((part) => part.trim())

const spelled = (item: unknown): unknown =>
  typeof item === 'string' ? (spelledBy(item)?.value ?? item) : item
