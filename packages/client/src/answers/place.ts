import { advised } from '@toolfault/advice/advise'
import { type Fault, isInvalidArguments, type Path, printPointer } from '@toolfault/model'
import { pointsOf } from '@toolfault/words/points'

/** The places that a fault asks about, each under the name that a question calls it by (row A17). */
export const placesOf = (
  fault: Fault,
  schema: unknown,
  args: unknown
): ReadonlyMap<string, Path> => {
  const places = new Map<string, Path>()
  if (!isInvalidArguments(fault)) return places
  const { points } = pointsOf(advised(fault, { schema, value: args }))
  for (const { count = 1, path } of points) {
    // One answer is for one place, and never for all of the arguments.
    if (count > 1 || path.length === 0) continue
    if ([...places.values()].some((known) => printPointer(known) === printPointer(path))) continue
    const dotted = path.join('.')
    places.set(dotted === '' || places.has(dotted) ? printPointer(path) : dotted, path)
  }
  return places
}
