import { type Fault, isJsonObject, own } from '@toolfault/model'
import type { Json } from '@toolfault/types/json'
import * as attempts from '@toolfault/words/attempt'
import { carriedBy } from '../fault/carried.js'
import { FAULT, sayingIn } from '../fault/said.js'
import type { OxpForm } from './form.js'
import type { Found } from './found.js'
import { seenIn } from './seen.js'
import { encode } from './write.js'

/**
 * What was found in an error, or the fault that rides along in it, where that says what is visible and
 * nothing else. An address counts only where it is seen; what operators are told is OXP's own and stands
 * outside.
 */
export const riding = (
  found: Found,
  error: Json | undefined,
  body: Json,
  status: number | undefined
): Found => {
  if (!isJsonObject(error)) return found
  const { [FAULT]: carrier, message: text } = error
  if (carrier === undefined || typeof text !== 'string') return found
  const form: OxpForm = { ...found.form, ...sayingIn(carrier), carrier: true }
  const again = (fault: Fault): unknown => {
    const answer = encode(fault, { ...form, ...progressIn(own(carrier, 'said')), carrier: false })
    return status === undefined ? { body: own(answer, 'body') } : answer
  }
  const visible = { ...(status === undefined ? {} : { status }), body }
  const carried = carriedBy(carrier, text, visible, again)
  if (carried === undefined) return found
  if ('note' in carried) {
    return {
      ...found,
      form: { ...found.form, carrier: true },
      notes: [...found.notes, carried.note]
    }
  }
  const { developerMessage } = found.value
  const value = {
    ...seenIn(carried.fault, error, form.baseUrl),
    ...(developerMessage === undefined ? {} : { developerMessage })
  }
  return { value, form, notes: [] }
}

/** The words of progress are no data, so they are no part of a form that was read. */
const progressIn = (said: unknown): OxpForm => (own(said, 'attempts') === true ? { attempts } : {})
