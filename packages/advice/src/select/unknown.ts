import { owns, type Path } from '@toolfault/model'
import { above } from '../pointers.js'
import { unions } from '../schema/branches.js'
import { rulesAt } from '../walk/rules.js'
import type { Walk } from '../walk/walk.js'
import { isSchooled } from './unschooled.js'
import { isUnstated } from './unstated.js'

/** Whether the schema says nothing at all of a union in a place, nor of one that holds it. */
export const isUnknown = (walk: Walk, path: Path): boolean =>
  (!isSchooled(walk, path) || isUnstated(walk, path)) &&
  !above(path).some((place) => isOpen(walk, place))

/** Whether the schema has a union in a place: below it only the branch that was meant is known. */
const isOpen = (walk: Walk, path: Path): boolean =>
  rulesAt(walk, path).some(({ schema }) => unions.some((keyword) => owns(schema, keyword)))
