import { total } from '@toolfault/model'
import type { Change, Validation } from '../capability.js'
import type { Clock } from '../clock.js'
import type { Checked } from './checked.js'

/** Verdicts that are kept as the server announces. */
export interface Kept {
  readonly get: (key: string) => Checked | undefined
  /** Keep a verdict that was asked for at `since`; one that was asked for before a change is void. */
  readonly set: (key: string, checked: Checked, since: number) => void
  /** How many changes there were. */
  readonly age: () => number
  readonly invalidate: (change: Change) => void
}

/** How long, and how many. */
export interface Keeping {
  readonly clock: Clock
  readonly caching: NonNullable<Validation['caching']>
  /** Milliseconds; for a server that lets verdicts be kept and does not say how long. */
  readonly keepMs: number
  readonly most: number
}

/** A clock that does not know the time keeps nothing. */
const unknown = (): number => Number.NaN

/** A longer key is not kept, so that the memory stays bounded. */
const LONGEST = 4_096

/** Nor is a verdict that says more, in characters of JSON. */
const LARGEST = 65_536

/** Keep verdicts in memory, never for longer than announced; the one unused for longest goes first. */
export const keeping = ({ caching, clock, keepMs, most }: Keeping): Kept => {
  const { invalidateOn, ttlMs = keepMs } = caching
  const all = new Map<string, { readonly at: number; readonly checked: Checked }>()
  let changes = 0
  return {
    get: (key) => {
      const found = all.get(key)
      if (found === undefined) return undefined
      all.delete(key)
      const age = total(() => clock.now(), unknown) - found.at
      // A clock that was set back must not keep a verdict for longer.
      if (!(age >= 0 && age < ttlMs)) return undefined
      all.set(key, found)
      return found.checked
    },
    set: (key, checked, since) => {
      if (key.length > LONGEST || since !== changes || !isSmall(checked)) return
      all.delete(key)
      all.set(key, { at: total(() => clock.now(), unknown), checked })
      const [oldest] = all.keys()
      if (all.size > most && oldest !== undefined) all.delete(oldest)
    },
    age: () => changes,
    invalidate: (change) => {
      // Who lists what voids a verdict says that nothing else does.
      if (invalidateOn !== undefined && !invalidateOn.includes(change)) return
      changes += 1
      all.clear()
    }
  }
}

const isSmall = (checked: Checked): boolean =>
  total(
    () => JSON.stringify(checked).length <= LARGEST,
    () => false
  )
