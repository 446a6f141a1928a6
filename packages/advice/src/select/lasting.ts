import { type IssueKind, type Path, printPointer } from '@toolfault/model'
import type { Told } from '../told/told.js'
import type { Walk } from '../walk/walk.js'
import { keysAt } from './owners.js'

/** Kinds that say of a value that it will be another. */
const changing: ReadonlySet<IssueKind> = /* @__PURE__ */ new Set(['missing', 'choice', 'type'])

/**
 * What is still true when the rest is mended. A rule that applies because a key is not there, or has
 * another value, says nothing as long as that very key has to be mended: `store` is not needed because
 * `carrier` is missing. A key that the schema knows, or of whose value more is told, is unevaluated only
 * because its own rule failed.
 */
export const lasting = (walk: Walk, told: ReadonlyArray<Told>): ReadonlyArray<Told> => {
  if (!told.some(mayPass)) return told
  const changed = new Set(
    told
      .filter(({ issue }) => changing.has(issue.kind))
      .map(({ issue }) => printPointer(issue.path))
  )
  return told.filter(({ issue: { keyword, path }, rule }) => {
    if (keyword === 'unevaluatedProperties') {
      return !isKnown(walk, path) && !changed.has(printPointer(path))
    }
    const because = rule?.because
    const isVacuous = because?.id === 'absent' || because?.id === 'differs'
    return !isVacuous || !changed.has(printPointer(because.path))
  })
}

/** Whether an issue may say nothing when others are mended. */
const mayPass = ({ issue: { keyword }, rule }: Told): boolean =>
  keyword === 'unevaluatedProperties' ||
  rule?.because?.id === 'absent' ||
  rule?.because?.id === 'differs'

const isKnown = (walk: Walk, path: Path): boolean =>
  keysAt(walk, path.slice(0, -1)).known.has(path.at(-1) ?? '')
