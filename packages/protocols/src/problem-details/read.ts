import { type Decoded, type Fault, losses, right } from '@toolfault/model'
import type { Json } from '@toolfault/types/json'
import type { Either } from 'fp-ts/lib/Either.js'
import { type Carried, carriedBy } from '../fault/carried.js'
import { FAULT, sayingIn } from '../fault/said.js'
import { withHeaders } from '../reading/headers.js'
import { asJson, member, type Refused } from '../reading/json.js'
import { type Noted, noted } from '../reading/notes.js'
import type { ProblemForm } from './form.js'
import { type Opened, open } from './open.js'
import { type Told, toldOf } from './told.js'
import { encode } from './write.js'

/** How the other side spelled it, and what is doubtful. */
export interface ProblemReadForm extends ProblemForm, Noted {}

/**
 * Read problem details (RFC 9457), `{ status, headers?, body }` or the body alone: the type tells the
 * kind, else the status, else the list of errors, and the text only where nothing else does (row X1).
 *
 * Members of another type are ignored (section 3.1). `Left` for what is no failure, or has no member of
 * the RFC.
 */
export const decode = (wire: unknown): Either<Refused, Decoded<Fault, ProblemReadForm>> => {
  const json = asJson(withHeaders(wire))
  if (json._tag === 'Left') return json
  const opened = open(json.right)
  if (opened._tag === 'Left') return opened
  const told = toldOf(opened.right)
  if (told._tag === 'Left') return told
  const form = formOf(opened.right)
  const { notes, value } = believed(opened.right, told.right, form)
  const read = { wire: json.right, written: writtenOf(value, form) }
  return right({ value, form: { ...form, read, ...noted(notes) } })
}

const formOf = ({ isBare, json }: Opened): ProblemForm => {
  const carrier = member(json, FAULT)
  return {
    ...(isBare ? { bare: true } : {}),
    ...(carrier === undefined ? {} : { ...sayingIn(carrier), carrier: true })
  }
}

/** What rides along, where it says the same as what is visible; else what is visible. */
const believed = (opened: Opened, told: Told, form: ProblemForm): Told => {
  const carried = riding(opened, form)
  if (carried === undefined) return told
  return 'fault' in carried
    ? { value: carried.fault, notes: [] }
    : { ...told, notes: [carried.note, ...told.notes] }
}

const riding = ({ body, json }: Opened, form: ProblemForm): Carried =>
  carriedBy(member(json, FAULT), body.detail ?? '', json, (fault) =>
    writtenOf(fault, { ...form, bare: true, carrier: false })
  )

/** A border: what is written is JSON. */
const writtenOf = (fault: Fault, form: ProblemForm): Json => encode(fault, form) as unknown as Json

/** What this wire keeps of a fault. */
export const keep = (fault: Fault): Fault => {
  const read = decode(encode(fault))
  return read._tag === 'Right' ? read.right.value : fault
}

/** The fields that this wire loses. */
export const loses = (fault: Fault): ReadonlyArray<string> => losses(fault, keep(fault))
