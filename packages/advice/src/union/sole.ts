/** The only one of a list; `undefined` where there is none, or more than one. */
export const sole = <A>(list: ReadonlyArray<A>): A | undefined =>
  list.length === 1 ? list[0] : undefined
