import { check } from './check.js'
import { type Found, readFound } from './found.js'
import { search } from './search.js'
import { targets } from './targets.js'

/** What one process is to do: every `of`-th target from `at` on, for so many milliseconds in all. */
export interface Share {
  readonly at: number
  readonly of: number
  readonly ms: number
  /** As many batches of each at the most; none for as many as fit. */
  readonly batches?: number
  readonly seed: number
  /** Names of targets that hold this text. */
  readonly only: string
}

/** What it tells: that a target begins, that it is done, and what was found. */
export type Told =
  | { readonly tells: 'begins'; readonly target: string; readonly seed: number }
  | { readonly tells: 'searched'; readonly target: string; readonly inputs: number }
  | {
      readonly tells: 'broken'
      readonly found: Found
      readonly seed: number
      readonly error: string
    }

/** Try what was found before, then look for more, and tell of each. */
export const runShare = async (share: Share, tell: (told: Told) => void): Promise<void> => {
  const mine = targets
    .filter(({ name }) => name.includes(share.only))
    .filter((_, at) => at % share.of === share.at)
  const end = performance.now() + share.ms
  const kept = readFound()
  for (const [at, target] of mine.entries()) {
    const { name } = target
    tell({ tells: 'begins', target: name, seed: share.seed })
    for (const found of kept.filter((one) => one.target === name)) {
      try {
        await check(target, found)
      } catch (error) {
        tell({ tells: 'broken', found, seed: 0, error: String(error) })
      }
    }
    const ms = Math.max(0, (end - performance.now()) / (mine.length - at))
    const { broken, inputs } = await search(target, share.seed, ms, share.batches)
    if (broken !== undefined) {
      const { error, recipe, seed } = broken
      const because = error.split('\n')[0]?.slice(0, 120) ?? ''
      tell({ tells: 'broken', found: { target: name, because, ...recipe }, seed, error })
    }
    tell({ tells: 'searched', target: name, inputs })
  }
}
