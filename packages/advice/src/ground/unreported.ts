import { type Issue, own, type Path, printPointer, STEPS, valueAt } from '@toolfault/model'
import type { Ground } from '../schema/ground.js'
import { issue } from '../schema/limits.js'
import { misfits } from '../schema/misfits.js'
import { isClosed, keysAt } from '../select/keys.js'
import { rulesAt } from '../walk/rules.js'
import type { Walk } from '../walk/walk.js'

/**
 * What the schema says against the value beyond what a validator reported that stopped: all of it where its
 * list was cut, the other unknown keys of an object of which one was refused, and of an object that lacks its tag what
 * else is wrong with it in the branch that was meant. Only what is surely wrong: no pattern is run and no format known.
 */
export const unreported = (
  walk: Walk,
  issues: ReadonlyArray<Issue>,
  isCut: boolean,
  ground: Ground
): ReadonlyArray<Issue> => {
  if (!walk.hasValue) return []
  const others = [...surplus(walk, issues), ...behindTags(walk, issues, ground)]
  const more = isCut ? [...misfits(ground, walk.root, walk.value), ...others] : others
  if (more.length === 0) return more
  const told = new Set(issues.map(({ path }) => printPointer(path)))
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

const behindTags = (
  walk: Walk,
  issues: ReadonlyArray<Issue>,
  ground: Ground
): ReadonlyArray<Issue> =>
  issues
    .filter(({ kind, params }) => kind === 'missing' && own(params, 'allowedValues') !== undefined)
    .flatMap(({ path }) => {
      const owner = path.slice(0, -1)
      const place = printPointer(owner)
      return rulesAt(walk, owner)
        .filter(({ chosen }) => chosen?.place === place)
        .flatMap(({ schema }) => misfits(ground, schema, valueAt(walk.value, owner), owner))
    })
    .slice(0, STEPS)
