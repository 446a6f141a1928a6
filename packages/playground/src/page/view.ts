import type { State } from '../state/state.js'

/** One of the two views. */
export interface View {
  /** What of it differs from how it is at first. */
  readonly state: () => State
  /** Show a case; resolves when its answer stands there. */
  readonly show: (state: State) => Promise<void>
}

/** Told when a wire is to be handed on to the other view. */
export type Onward = (wire: string, text: string) => void
