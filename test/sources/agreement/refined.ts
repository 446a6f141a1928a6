import type { Deviation } from './row.js'

/** io-ts has one word for every rule beyond a type: a function, at a place. */
export const refined = (path: string, says: string): Deviation => ({
  differs: 'a refinement is a function with a name, which does not say what it asks for',
  yields: [{ path, kind: 'rule' }],
  says: [says]
})
