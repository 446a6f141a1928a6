import { type Issue, isList, isRecord, own, type Path, printPointer } from '@toolfault/model'
import type { Ground } from '../schema/ground.js'
import { issue } from '../schema/limits.js'
import { misfits } from '../schema/misfits.js'
import { rulesAt } from '../walk/rules.js'
import type { Walk } from '../walk/walk.js'
import { keysAt } from './owners.js'

/**
 * What the schema says against the value beyond what a validator reported that stopped: all of it where its
 * list was cut, and the other unknown keys of an object of which one was refused. Only what is surely wrong:
 * no pattern is run and no format known.
 */
export const unreported = (
  walk: Walk,
  issues: ReadonlyArray<Issue>,
  isCut: boolean,
  ground: Ground
): ReadonlyArray<Issue> => {
  if (!walk.hasValue) return []
  const told = new Set(issues.map(({ path }) => placeOf(path)))
  const isNew = ({ path }: Issue): boolean => !told.has(placeOf(path))
  const rest = isCut ? misfits(ground, walk.root, walk.value).filter(isNew) : []
  return [...rest, ...surplus(walk, issues).filter(isNew)]
}

const surplus = (walk: Walk, issues: ReadonlyArray<Issue>): ReadonlyArray<Issue> => {
  const owners = new Map<string, Path>()
  for (const { keyword, path } of issues) {
    const owner = isList(path) ? path.slice(0, -1) : []
    if (keyword === 'additionalProperties') owners.set(placeOf(owner), owner)
  }
  // Of an object that no schema speaks of, nobody knows which keys it takes.
  return [...owners.values()]
    .filter((owner) => rulesAt(walk, owner).some(({ schema }) => namesKeys(schema)))
    .flatMap((owner) =>
      keysAt(walk, owner).unknown.map((key) => issue([...owner, key], 'additionalProperties'))
    )
}

const namesKeys = (schema: unknown): boolean =>
  isRecord(own(schema, 'properties')) || own(schema, 'additionalProperties') === false

const placeOf = (path: Path): string => (isList(path) ? printPointer(path) : '')
