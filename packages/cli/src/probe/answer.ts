import type { Fault } from '@toolfault/model'

/** How far an answer is what it should be; `none` where there is nothing to grade. */
export type Grade = 'yes' | 'part' | 'no' | 'none'

/** What came back for a call, as one wire tells it. */
export interface Answer {
  /** Whether it came the way that the text of the wire wants, and which way that was. */
  readonly channel: Grade
  readonly way: string
  /** Whether the call was refused; only then there is something to read. */
  readonly refused: boolean
  /** It was taken for a good call: what comes back is a result. */
  readonly accepted?: true
  /** What a model or a program is told. */
  readonly text: string
  /** All that came and that a caller may see, for what must not be in it. */
  readonly wire: unknown
  /** What our reader of that wire makes of it. */
  readonly fault?: Fault
  /** The data says whether to try again (Agentopia). */
  readonly retryData?: boolean
  /** Nothing came in time, or the other side is gone. */
  readonly silent?: 'late' | 'gone'
}

/** No answer in time. */
export const late = (timeout: number): Answer => ({
  ...silence,
  way: `no answer in ${timeout} ms`,
  silent: 'late'
})

/** No answer, and none to come. */
export const gone = (): Answer => ({ ...silence, way: 'the connection ended', silent: 'gone' })

/** An answer that is none of the wire's. */
export const junk = (way: string, text: string): Answer => ({
  ...silence,
  way,
  text,
  wire: text
})

/** The call was taken, although it must fail. */
export const accepted = (way: string): Answer => ({ ...silence, way, accepted: true })

const silence = { channel: 'no', refused: false, text: '', wire: null } as const
