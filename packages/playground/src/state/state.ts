import { isRecord, own } from '@toolfault/model'

/** A case as the page shows it, all in texts. What is absent is as it is at first. */
export interface State {
  readonly view?: string
  /** The id of an example, `server-N`, or `own` with a definition of its own. */
  readonly tool?: string
  readonly definition?: string
  readonly args?: string
  readonly validator?: string
  readonly wire?: string
  readonly form?: string
  readonly from?: string
  readonly to?: string
  readonly toForm?: string
  readonly text?: string
}

const members = [
  'view',
  'tool',
  'definition',
  'args',
  'validator',
  'wire',
  'form',
  'from',
  'to',
  'toForm',
  'text'
] as const

/** The members of a case that are texts; `undefined` for what is no case. */
export const stateIn = (json: unknown): State | undefined => {
  if (!isRecord(json)) return undefined
  return Object.fromEntries(
    members.flatMap((name) => {
      const value = own(json, name)
      return typeof value === 'string' ? [[name, value]] : []
    })
  )
}
