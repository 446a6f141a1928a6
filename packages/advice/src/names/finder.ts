/** The one name of several that was meant by another; `undefined` where none was, or nobody can tell. */
export type Finder = (given: string, names: ReadonlyArray<string>) => string | undefined
