import type { Attempt } from '@toolfault/model'
import type { Answer, ToolCall } from '../call.js'
import type { Ending } from './ending.js'

/** What a call that failed needs before it can be made again. */
export type Need =
  /** The model must change the call. */
  | 'model'
  /** The user must visit a page. */
  | 'visit'
  /** The user must fill something in. */
  | 'fill'

/** One call that was meant, through all its attempts. */
export interface Thread {
  /** The call as it is to be made next, or was made last. */
  readonly call: ToolCall
  /** The turn of the model that this call was made in; 0 is the one that began the run. */
  readonly turn: number
  /** Its place among the calls of that turn. */
  readonly place: number
  readonly attempts: number
  /** Of its last failure, by which the next is compared. */
  readonly last?: Attempt
  /** What came last. */
  readonly answer?: Answer
  /** Absent where it can be made as it stands. */
  readonly need?: Need
  /** Not to be made before this moment. */
  readonly notBefore?: number
  readonly ending?: Ending
}

/** Whether a thread is still to be called. */
export const isOpen = ({ ending }: Thread): boolean => ending === undefined
