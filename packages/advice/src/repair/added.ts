import { isRecord, own, printPointer } from '@toolfault/model'
import { isSample } from '../point/example.js'
import { holdsSecret } from '../schema/holds-secret.js'
import { listedBy } from '../schema/shape.js'
import { isSecret as isSecretAt } from '../secret/secret.js'
import { exact } from './patch.js'
import type { Mend, Site } from './site.js'

/**
 * A key that is not there: the only value that it may have, which is certain; what is said to be put there; else the author's
 * default or example, a guess. Never where two values fit, never a secret, and never a sample of ours.
 */
export const added = (site: Site): ReadonlyArray<Mend> => {
  const { fix, isSecret, owner, path: place, piece, schemas, walk } = site
  if (isSecret || !isRecord(owner)) return []
  const listed = schemas.map(listedBy).find((values) => values !== undefined)
  const isOnly = listed?.length === 1 && site.isRequired
  const example = own(own(piece, 'about'), 'example')
  const put = fix?.id === 'put' ? fix.value : undefined
  const value = isOnly
    ? listed[0]
    : (put ?? authored(site) ?? (isSample(example) ? undefined : example))
  // A branch of a union was chosen by somebody: its tag follows from that choice.
  const isLikely = isOnly ? piece.chosen !== undefined : put !== undefined
  const grade = isLikely ? 'likely' : isOnly ? 'certain' : 'guess'
  const copy = exact(value, walk.budget)
  if (copy === undefined || isSecretAt(place, [], copy) || holdsSecret(walk, copy, schemas))
    return []
  return [{ place, grade, ops: [{ op: 'add', path: printPointer(place), value: copy }] }]
}

/** The default or the first example that the author of a schema has given. */
export const authored = ({ schemas }: Site): unknown =>
  schemas
    .flatMap((schema) => [own(schema, 'default'), own(own(schema, 'examples'), '0')])
    .find((one) => one !== undefined)
