import type { Path } from '@toolfault/model'

/** What is said of one place. */
export interface Gathered<A> {
  readonly path: Path
  readonly said: ReadonlyArray<A>
}

/** What is said of each place, together, in the order in which the places are named first. */
export const gathered = <A>(
  said: ReadonlyArray<readonly [path: Path, said: A]>
): ReadonlyArray<Gathered<A>> => {
  const places = new Map<string, { readonly path: Path; readonly said: Array<A> }>()
  for (const [path, one] of said) {
    const name = JSON.stringify(path)
    const place = places.get(name) ?? { path, said: [] }
    place.said.push(one)
    places.set(name, place)
  }
  return [...places.values()]
}
