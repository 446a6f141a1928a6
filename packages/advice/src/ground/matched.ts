import { type Issue, isList, own, owns, valueAt } from '@toolfault/model'
import { listAt } from '../schema/branches.js'
import { isDecidable } from '../schema/decidable.js'
import type { Ground } from '../schema/ground.js'
import { misfits } from '../schema/misfits.js'
import type { Walk } from '../walk/walk.js'
import { speaking } from './speaking.js'

/** Of more branches nobody is asked which they are. */
const MOST = 64

/**
 * A `oneOf` of which a validator does not say why it failed (npm's jsonschema, @hyperjump/json-schema), as one that more than one
 * branch of took the value, where that is sure; `undefined` for another issue.
 */
export const matched = (walk: Walk, issue: Issue, ground: Ground): Issue | undefined => {
  if (issue.keyword !== 'oneOf' || owns(issue.params, 'passingSchemas')) return undefined
  const unions = speaking(walk, issue.path).filter(({ schema }) => isList(own(schema, 'oneOf')))
  const [union, ...others] = unions
  if (union === undefined || others.length > 0) return undefined
  const value = valueAt(walk.value, issue.path)
  const branches = listAt(union.schema, 'oneOf').slice(0, MOST)
  const passingSchemas = branches.flatMap((branch, at) =>
    isDecidable(branch) && misfits(ground, branch, value).length === 0 ? [at] : []
  )
  return passingSchemas.length < 2
    ? undefined
    : { ...issue, params: { ...issue.params, passingSchemas } }
}
