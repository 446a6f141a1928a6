import { type Path, valueAt } from '@toolfault/model'
import { misfits } from '../schema/misfits.js'
import { typeOf } from '../schema/value.js'
import { isAgreed } from './agreed.js'
import { best } from './best.js'
import type { Choice, Pick } from './choice.js'
import { missedBy } from './listed.js'
import type { Scene } from './scene.js'
import { isSaidBy } from './share.js'
import { sole } from './sole.js'
import type { Branch } from './tag.js'

/** A branch with no known fault is right to the end. */
const DEEP = 99

/** The branch in which a value is right for the longest way, then the one that finds the fewest faults with it. */
export const byFaults = (
  scene: Scene,
  branches: ReadonlyArray<Branch>,
  strange: ReadonlyArray<string>,
  path: Path,
  pick: Pick
): Choice => {
  const value = valueAt(scene.value, path)
  const tried = branches.map((branch) => ({
    branch,
    wrong: misfits(scene, branch.schema, value, path)
  }))
  const deepest = best(tried, ({ wrong }) =>
    wrong.reduce((least, { path: at }) => Math.min(least, at.length), DEEP)
  )
  const furthest = sole(deepest)
  if (furthest !== undefined) return pick(furthest.branch, 'progress')
  const fewest = best(deepest, ({ wrong }) => -wrong.length)
  const clearest = sole(fewest)
  if (clearest !== undefined) return pick(clearest.branch, 'fewest')
  const missed = missedBy(fewest.map(({ wrong }) => wrong))
  if (missed !== undefined) return { id: 'tag', ...missed }
  const [one, ...others] = fewest
  const isLacking = fewest.every(({ wrong }) => wrong.every(({ kind }) => kind === 'missing'))
  if (one !== undefined && isLacking && typeOf(value) === 'object') {
    const meant = sole(fewest.filter(({ wrong }) => wrong.some(isSaidBy(strange))))
    if (meant !== undefined) return pick(meant.branch, 'keys')
    // What only lacks keys can be mended by any branch, so the first is as good as the others.
    return pick(one.branch, 'tie')
  }
  return one !== undefined && isAgreed(one, others, value)
    ? pick(one.branch, 'fewest')
    : { id: 'tie' }
}
