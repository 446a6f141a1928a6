import type { Target, Targets } from './target.js'
import { ofAdvice } from './targets/advice.js'
import { ofClient } from './targets/client.js'
import { ofExchanges } from './targets/exchanges.js'
import { ofModel } from './targets/model.js'
import { ofPlugins } from './targets/plugins.js'
import { ofSources } from './targets/sources.js'
import { ofValidators } from './targets/validators.js'
import { ofWires } from './targets/wires.js'
import { ofWords } from './targets/words.js'

const all: ReadonlyArray<Targets> = [
  ofModel,
  ...ofWords,
  ...ofSources,
  ...ofAdvice,
  ...ofValidators,
  ...ofWires,
  ...ofExchanges,
  ...ofClient,
  ...ofPlugins
]

/** A target for each public function, in the order of the packages. */
export const targets: ReadonlyArray<Target> = all.flatMap((one) => one.targets)

/** The functions that are called in no process of this one, with the reason. */
export const unfuzzed: Readonly<Record<string, string>> = Object.assign(
  {},
  ...all.map((one) => one.unfuzzed)
)
