import {
  type Fault,
  type FaultKind,
  faultGiven,
  faultKinds,
  internal,
  total
} from '@toolfault/model'
import type {
  A2aError,
  A2aErrorResponse,
  RpcHttpBody,
  RpcStatus,
  StructDetail
} from '@toolfault/types/bad-request'
import type { Json, JsonObject } from '@toolfault/types/json'
import { faults } from '@toolfault/words/en'
import { type Carrier, portable } from '../fault/portable.js'
import { FAULT, rides, saidOf } from '../fault/said.js'
import { codeOf as jsonRpcCodeOf } from '../json-rpc/code.js'
import { codeOf } from './code.js'
import { detailsOf, type FaultDetail } from './details.js'
import { fitted } from './fitting.js'
import type { BadRequestForm } from './form.js'
import { laidOut } from './layout.js'
import { messageOf } from './message.js'
import { respellDetails } from './spelling.js'
import { typed } from './type.js'
import { violationsOf } from './violations.js'

export type { BadRequestForm } from './form.js'

/** A detail that is written. */
export type WrittenDetail = FaultDetail | StructDetail

/** An error in one of the shapes of this wire, or that with its HTTP status. */
export type BadRequestBody =
  | RpcStatus<WrittenDetail>
  | RpcHttpBody<WrittenDetail>
  | A2aError<WrittenDetail>
  | A2aErrorResponse<WrittenDetail>
  | { readonly error: RpcStatus<WrittenDetail> | A2aError<WrittenDetail> }

/** What is written. */
export type BadRequestAnswer =
  | BadRequestBody
  | { readonly status: number; readonly body: BadRequestBody }

/** The fault kinds that this wire has a form for: all. */
export const carries: ReadonlyArray<FaultKind> = faultKinds

/**
 * Write a fault as google.rpc.Status in JSON, with its details: BadRequest for what is bad in the
 * arguments, ErrorInfo for the kind, RetryInfo, PreconditionFailure and Help where there is something to
 * say (error_details.proto).
 *
 * Total: what is no fault is INTERNAL.
 */
export const encode = (fault: Fault, form: BadRequestForm = {}): BadRequestAnswer =>
  total<BadRequestAnswer>(
    // A border: what was laid out is one of the shapes, and what was read is one of them too.
    () =>
      respellDetails(
        answer(faultGiven(fault) ?? internal(), form),
        form.read
      ) as unknown as BadRequestAnswer,
    () => ({ code: 13, message: faults.internal })
  )

const answer = (given: Fault, form: BadRequestForm): Json => {
  const text = (fault: Fault): string => statusOf(fitted(fault), form).message
  const { carrier, fault } = rides(form)
    ? portable(given, { challenges: Number.POSITIVE_INFINITY, text })
    : { fault: given }
  const { details = [], ...status } = statusOf(fitted(fault), form)
  const riding = carrier === undefined ? [] : [struct(carrier(status.message, saidOf(form)))]
  // A border: details are JSON.
  const all = [...details, ...riding] as unknown as ReadonlyArray<JsonObject>
  return laidOut({ ...status, details: all }, jsonRpcCodeOf(fault), form)
}

const statusOf = (fault: Fault, form: BadRequestForm): RpcStatus<FaultDetail> => {
  const saying = form.attempts?.raise(fault, form) ?? form
  const { cut, violations } =
    fault.kind === 'invalid_arguments' ? violationsOf(fault, saying) : { cut: 0, violations: [] }
  return {
    code: codeOf(fault),
    message: messageOf(fault, form, cut),
    details: detailsOf(fault, violations, form)
  }
}

/** A type of our own would make strict readers refuse the whole error; this one all of them know. */
const struct = (carrier: Carrier): StructDetail => ({
  ...typed('google.protobuf.Struct'),
  value: { [FAULT]: carrier }
})
