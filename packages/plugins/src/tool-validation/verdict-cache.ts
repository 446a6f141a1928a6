import type { Verdict } from '@toolfault/model'

/** Verdicts that are kept for a while. */
export interface VerdictCache {
  /** How long a verdict is kept, in seconds. */
  readonly ttl: number
  readonly get: (key: string) => Verdict | undefined
  readonly set: (key: string, verdict: Verdict) => void
  /** Forget all of them, as when tools are rewritten behind the server's back. */
  readonly clear: () => void
}

/** How long, and how many. */
export interface VerdictCacheOptions {
  /** Seconds. */
  readonly ttl: number
  /** How many verdicts are kept; 1000 when absent. The one unused for longest goes first. */
  readonly most?: number
  /** The time in milliseconds; `Date.now` when absent. */
  readonly now?: () => number
}

/** A longer key is not kept, so that the memory stays bounded by `most`. */
const LONGEST = 4_096

/**
 * A cache of verdicts in memory; servers that are built anew for each request share one. A `ttl` or
 * `most` that is no number above 0 is a TypeError.
 */
export const verdictCache = ({
  most = 1_000,
  now = Date.now,
  ttl
}: VerdictCacheOptions): VerdictCache => {
  if (!(ttl > 0 && Number.isFinite(ttl))) {
    throw new TypeError('ttl must be a number of seconds above 0')
  }
  if (!(most > 0)) throw new TypeError('most must be a number of verdicts above 0')
  const kept = new Map<string, { readonly at: number; readonly verdict: Verdict }>()
  return {
    ttl,
    get: (key) => {
      const found = kept.get(key)
      if (found === undefined) return undefined
      kept.delete(key)
      const age = now() - found.at
      // A clock that was set back must not keep a verdict for longer.
      if (!(age >= 0 && age < ttl * 1_000)) return undefined
      // What is used moves to the end, so that the first is the one unused for longest.
      kept.set(key, found)
      return found.verdict
    },
    set: (key, verdict) => {
      if (key.length > LONGEST) return
      kept.delete(key)
      kept.set(key, { at: now(), verdict })
      const [oldest] = kept.keys()
      if (kept.size > most && oldest !== undefined) kept.delete(oldest)
    },
    clear: () => kept.clear()
  }
}
