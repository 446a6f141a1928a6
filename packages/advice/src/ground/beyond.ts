import { type Issue, valueAt } from '@toolfault/model'
import type { Ground } from '../schema/ground.js'
import { limitsOf } from '../schema/limits.js'
import { misfits } from '../schema/misfits.js'
import type { Walk } from '../walk/walk.js'

/**
 * An issue of a type that has limits, as the limit that is broken where a number of that type came: JSON Type
 * Definition names both with one word (`uint8`).
 */
export const beyond = (walk: Walk, issue: Issue, ground: Ground): Issue => {
  const { kind, params, path } = issue
  if (!walk.hasValue || kind !== 'type' || params === undefined || limitsOf(params).length === 0)
    return issue
  const [only, more] = misfits(ground, params, valueAt(walk.value, path), path)
  return only?.kind === 'range' && more === undefined ? only : issue
}
