import { type Issue, isList, own, type Path, printPointer, STEPS, valueAt } from '@toolfault/model'
import { pointersOf } from '../pointers.js'
import type { Ground } from '../schema/ground.js'
import { issue } from '../schema/limits.js'
import { misfits } from '../schema/misfits.js'
import { isClosed, keysAt } from '../select/keys.js'
import { rulesAt } from '../walk/rules.js'
import type { Walk } from '../walk/walk.js'

/**
 * What the schema says against the value beyond what a validator reported that stopped: all of it where its
 * list was cut, the other unknown keys of an object of which one was refused, and of an object that lacks its tag, or of
 * which each branch of a union said one thing, what else is wrong with it in the branch that was meant. Only what is
 * surely wrong: no pattern is run and no format known. `given` has the branches apart.
 */
export const unreported = (
  walk: Walk,
  issues: ReadonlyArray<Issue>,
  given: ReadonlyArray<Issue>,
  isCut: boolean,
  ground: Ground
): ReadonlyArray<Issue> => {
  if (!walk.hasValue) return []
  const others = [...surplus(walk, issues), ...inBranches(walk, issues, given, ground)]
  const more = isCut ? [...misfits(ground, walk.root, walk.value), ...others] : others
  if (more.length === 0) return more
  const told = pointersOf(issues)
  return more.filter(({ path }) => !told.has(printPointer(path)))
}

const surplus = (walk: Walk, issues: ReadonlyArray<Issue>): ReadonlyArray<Issue> => {
  const refused = issues.filter(({ keyword }) => keyword === 'additionalProperties')
  if (refused.length === 0) return refused
  const owners = new Map<string, Path | undefined>()
  for (const { path } of refused) {
    const owner = path.slice(0, -1)
    const place = printPointer(owner)
    // Who names two keys names them all.
    owners.set(place, owners.has(place) ? undefined : owner)
  }
  return [...owners.values()]
    .filter((owner) => owner !== undefined)
    .filter((owner) => isClosed(walk, owner))
    .flatMap((owner) =>
      keysAt(walk, owner).unknown.map((key) => issue([...owner, key], 'additionalProperties'))
    )
    .slice(0, STEPS)
}

/** Of an object of which a validator said no more than that its tag is missing, or one thing for each branch. */
const inBranches = (
  walk: Walk,
  issues: ReadonlyArray<Issue>,
  given: ReadonlyArray<Issue>,
  ground: Ground
): ReadonlyArray<Issue> =>
  issues.some(isTagless) || given.some(isStopped)
    ? [
        ...issues.filter(isTagless).map(({ path }) => path.slice(0, -1)),
        ...given.filter(isStopped).map(({ path }) => path)
      ]
        .flatMap((owner) => {
          const place = printPointer(owner)
          return rulesAt(walk, owner)
            .filter(({ chosen }) => chosen?.place === place)
            .flatMap(({ schema }) => misfits(ground, schema, valueAt(walk.value, owner), owner))
        })
        .slice(0, STEPS)
    : []

const isTagless = ({ kind, params }: Issue): boolean =>
  kind === 'missing' && own(params, 'allowedValues') !== undefined

/** Whether each branch of a union has stopped at the first that is wrong. */
const isStopped = ({ branches, keyword }: Issue): boolean =>
  isList(branches) &&
  keyword !== 'errorMessage' &&
  branches.every((branch) => isList(branch) && branch.length === 1)
