import { headOf } from './spelling.js'

/** The word for an id that a name ends in. */
export const idIn = (name: string): string | undefined =>
  /^(?:id|guid|uu?id)$/.exec(headOf(name))?.[0]
