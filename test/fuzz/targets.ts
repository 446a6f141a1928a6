import { ofModel } from './targets/model.js'
import { ofSources } from './targets/sources.js'
import { ofWords } from './targets/words.js'
import type { Target, Targets } from './target.js'

const all: ReadonlyArray<Targets> = [ofModel, ...ofWords, ...ofSources]

/** A target for each public function, in the order of the packages. */
export const targets: ReadonlyArray<Target> = all.flatMap((one) => one.targets)

/** The functions that are called in no process of this one, with the reason. */
export const unfuzzed: Readonly<Record<string, string>> = Object.assign(
  {},
  ...all.map((one) => one.unfuzzed)
)
