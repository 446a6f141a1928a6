import { setImmediate } from 'node:timers/promises'
import fc, { type RunDetails } from 'fast-check'
import { check } from './check.js'
import { type Recipe, recipes } from './recipe.js'
import type { Target } from './target.js'

/** What a search came to: how many inputs, and the smallest that breaks a law. */
export interface Searched {
  readonly inputs: number
  readonly broken?: { readonly recipe: Recipe; readonly error: string; readonly seed: number }
}

/** Inputs of the first batch; each later one has twice as many, so that more time only makes the same row longer. */
const FIRST = 4
const LARGEST = 400

/** What a target may take in any case, so that no run is much longer than it was to be. */
const LEAST = 1_000

/** Shrinking ends after so many milliseconds: a large input that fails is better than none. */
const SHRINKING = 10_000

/**
 * Look for an input that breaks a law, for so many milliseconds or batches; the same seed tries the same inputs
 * in the same order.
 */
export const search = async (
  target: Target,
  seed: number,
  ms: number,
  batches: number = Number.POSITIVE_INFINITY
): Promise<Searched> => {
  const begin = performance.now()
  const inputs = recipes(target.args, target.traits)
  let tried = 0
  let batch = FIRST
  for (let at = 0; ; at++) {
    const details = await fc.check(
      fc.asyncProperty(inputs, async (recipe) => {
        const going = check(target, recipe)
        if (going !== undefined) await going
      }),
      {
        seed: seed + at,
        numRuns: batch,
        interruptAfterTimeLimit: Math.min(SHRINKING, LEAST + ms - (performance.now() - begin)),
        markInterruptAsFailure: false
      }
    )
    tried += details.numRuns
    // What is told to the other process leaves this one, and what is no longer needed is forgotten, between turns alone.
    await setImmediate()
    const broken = brokenBy(details)
    if (broken !== undefined) return { inputs: tried, broken: { ...broken, seed: seed + at } }
    if (at + 1 >= batches || performance.now() - begin >= ms) return { inputs: tried }
    batch = Math.min(LARGEST, batch * 2)
  }
}

const brokenBy = (
  details: RunDetails<[Recipe]>
): { readonly recipe: Recipe; readonly error: string } | undefined => {
  if (!details.failed || details.counterexample === null) return undefined
  return { recipe: details.counterexample[0], error: said(details.errorInstance) }
}

const said = (error: unknown): string =>
  error instanceof Error
    ? (error.stack ?? error.message).split('\n').slice(0, 12).join('\n')
    : String(error)
