import { headOf, wordsOf } from './spelling.js'

/** The word for an id that a name ends in. */
export const idIn = (name: string): string | undefined =>
  /^(?:id|guid|uu?id)$/.exec(headOf(name))?.[0]

/** Whether a name is that of an id, or of a key of a thing: `fileKey`, `video_id`. */
export const isIdName = (name: string): boolean =>
  idIn(name) !== undefined || (headOf(name) === 'key' && wordsOf(name).length > 1)
