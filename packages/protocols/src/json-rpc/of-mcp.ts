import {
  authorizationRequired,
  type Challenge,
  type Fault,
  isList,
  isRecord,
  keysOf,
  misconfigured,
  own
} from '@toolfault/model'
import type { Json } from '@toolfault/types/json'
import type { Meaning } from './meaning.js'

/** So many pages are told. */
const MOST = 16

/**
 * What MCP says by codes of its own, each with its data, which every JSON-RPC client of a server gets (row M5: to
 * understand them is mandatory). `undefined` for another code, and for data that are none of MCP's.
 */
export const ofMcp = (
  code: number | undefined,
  message: string,
  data: Json | undefined
): Meaning | undefined => {
  const fault = faultOf(code, message, data)
  return fault === undefined ? undefined : { fault, notes: [] }
}

const faultOf = (
  code: number | undefined,
  message: string,
  data: Json | undefined
): Fault | undefined => {
  switch (code) {
    case -32042:
      return pages(message, own(data, 'elicitations'))
    case -32021: {
      const wanted = own(data, 'requiredCapabilities')
      return isRecord(wanted) ? undeclared(message, wanted) : undefined
    }
    default:
      return undefined
  }
}

/** 2025-11-25: the user must visit pages first, of which each says why. */
const pages = (message: string, elicitations: unknown): Fault | undefined => {
  const list = isList(elicitations) ? elicitations.slice(0, MOST) : []
  const challenges = list.flatMap(challengeOf)
  if (challenges.length === 0) return undefined
  const first = own(list[0], 'message')
  const said = typeof first === 'string' && first !== '' ? first : message
  return authorizationRequired('tool', challenges, said === '' ? {} : { message: said })
}

const challengeOf = (elicitation: unknown): ReadonlyArray<Challenge> => {
  const id = own(elicitation, 'elicitationId')
  const url = own(elicitation, 'url')
  return typeof url === 'string' ? [{ id: typeof id === 'string' ? id : '', url }] : []
}

/** 2026-07-28, "Error Codes": the client lacks a capability, which whoever runs it must add. */
export const undeclared = (message: string, wanted: unknown): Fault => {
  const names = keysOf(wanted).flatMap((name) => {
    const modes = keysOf(own(wanted, name))
    return modes.length === 0 ? [name] : modes.map((mode) => `${name}.${mode}`)
  })
  return misconfigured('', names, { message })
}
