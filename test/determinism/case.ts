import type { Verdict } from '@toolfault/model'
import type { WireName } from '@toolfault/protocols/wires'

/** A call that is to be judged; `schema` is the place of its schema among those of all cases. */
export interface Call {
  readonly kind: 'call'
  readonly id: string
  readonly tool: string
  readonly schema: number
  readonly args: unknown
}

/** What a validator said once: a row of the recording, as JSON. */
export interface Recorded {
  readonly kind: 'recorded'
  readonly id: string
  readonly row: unknown
}

/** What another house sent. */
export interface Payload {
  readonly kind: 'payload'
  readonly id: string
  readonly from: WireName
  readonly wire: unknown
}

/** A verdict that was written by hand. */
export interface Decided {
  readonly kind: 'decided'
  readonly id: string
  readonly verdict: Verdict
}

/** Something that bytes are made of, as plain JSON, so that each engine can be handed the same. */
export type Case = Call | Recorded | Payload | Decided

/** All cases, and the schemas of their calls: those of one tool share theirs, as they do on a server. */
export interface Cases {
  readonly schemas: ReadonlyArray<unknown>
  readonly cases: ReadonlyArray<Case>
}
