import { type Issue, isRecord, owns, type Params, valueAt } from '@toolfault/model'
import { isNothing } from '../blank.js'
import { unions } from '../schema/branches.js'
import { issue as issueOf } from '../schema/limits.js'
import { choiceOf } from '../union/branch.js'
import { unionOf } from '../union/facts.js'
import { rulesAt } from '../walk/rules.js'
import type { Walk } from '../walk/walk.js'
import type { Named } from './broken.js'

/** What a tag may be that no branch has, or that is not there, in the order of the schema. */
export const tagged = (walk: Walk, { path }: Issue): { readonly params: Params } | undefined => {
  const owner = path.slice(0, -1)
  for (const { schema } of rulesAt(walk, owner)) {
    for (const keyword of unions) {
      if (!isRecord(schema) || !owns(schema, keyword)) continue
      const choice = choiceOf(walk, schema, keyword, owner)
      if (choice.id === 'tag' && choice.path.at(-1) === path.at(-1)) {
        return { params: { allowedValues: choice.values } }
      }
    }
  }
  return undefined
}

/** What all branches list for a tag that a validator calls so; of a blank one the branch says it that the other keys tell. */
export const discriminated = (walk: Walk, { path }: Issue): Named | undefined => {
  const key = path.at(-1)
  if (key === undefined) return undefined
  const owner = path.slice(0, -1)
  for (const { schema } of rulesAt(walk, owner)) {
    for (const keyword of unions) {
      if (!isRecord(schema) || !owns(schema, keyword)) continue
      const lists = unionOf(walk, schema, keyword).tags.get(key)
      if (lists === undefined) continue
      const isTold =
        isNothing(valueAt(walk.value, path)) &&
        choiceOf(walk, schema, keyword, owner).id === 'branch'
      return isTold
        ? undefined
        : issueOf(path, 'enum', { allowedValues: [...lists.values()].flat() })
    }
  }
  return undefined
}
