import type { Finder } from '../names/finder.js'
import type { Ground } from '../schema/ground.js'
import type { Choice } from './choice.js'

/** What it takes to choose a branch: the value, how a misspelt key is found, and what was chosen before. */
export interface Scene extends Ground {
  readonly value: unknown
  readonly hasValue: boolean
  readonly meant: Finder
  choices?: Map<object, Map<string, Choice>> | undefined
}
