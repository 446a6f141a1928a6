import { type Advice, type Issue, isList, own, type Path, STEPS } from '@toolfault/model'
import type { Job } from './job.js'
import type { Meant } from './may-be-meant.js'
import { mendsOf } from './mends.js'
import { fixAt, placesOf } from './places.js'
import { proofOf } from './prove.js'
import { type Mend, type Site, siteOf } from './site.js'

/** The mends of every place that a piece of advice stands for, or of those that are asked for. */
export const mendsAt = (
  job: Job,
  piece: Advice,
  mayBeMeant: Meant,
  isAsked: (place: Path) => boolean = () => true
): ReadonlyArray<Mend> => {
  const issues = own(job.fault, 'issues')
  // A border: each issue is read by its own properties.
  const known = isList(issues) ? (issues.slice(0, STEPS) as ReadonlyArray<Issue>) : []
  const places = placesOf(piece, known).filter(isAsked)
  // Elements go from the end, so that each index is the one that was meant.
  const ordered = own(piece.fix, 'id') === 'remove' ? [...places].reverse() : places
  return ordered.flatMap((place) =>
    mendAt(job, siteOf(job, piece, place, fixAt(piece, place), mayBeMeant(piece, place)))
  )
}

/** The one mend of a place, or the only one of them that proves right; none where two do. */
const mendAt = (job: Job, site: Site): ReadonlyArray<Mend> => {
  const mends = mendsOf(site)
  const found = [...new Map(mends.map((mend) => [JSON.stringify(mend.ops), mend])).values()]
  if (found.length < 2) return found
  const proofs = found.map((mend) => (job.before === undefined ? 'failed' : proofOf(job, [mend])))
  const best = proofs.includes('clean') ? 'clean' : 'partly'
  const fit = found.filter((_, at) => proofs[at] === best)
  return fit.length === 1 ? fit : []
}
