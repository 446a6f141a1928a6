import { isAkin } from './akin.js'
import { areSameNth } from './ends.js'
import { isKin } from './kin.js'
import type { Spoken } from './short.js'

/** Whether two names may say the same: in other words, as the same one of two, or with a word more or less. */
export const inOtherWords = (one: Spoken, other: Spoken): boolean =>
  isAkin(one.name, other.name, false) || areSameNth(one.name, other.name) || isKin(one, other)
