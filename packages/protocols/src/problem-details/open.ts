import { isJsonObject, owns, right } from '@toolfault/model'
import type { Json, JsonObject } from '@toolfault/types/json'
import { readings } from '@toolfault/words/readings'
import type { Either } from 'fp-ts/lib/Either.js'
import { member, type Refused, readAs, refuse, under } from '../reading/json.js'
import { evenBreaks } from '../reading/line-breaks.js'
import { type Body, body as bodyShape, response } from './shape.js'

/** What came: the body, what stood beside it, and whether anything could. */
export interface Opened {
  readonly json: Json
  readonly body: Body
  readonly status?: number | undefined
  readonly headers?: unknown
  readonly isBare: boolean
  /** No body of the RFC came, so that the status says the kind (section 4.2.1). */
  readonly isMute: boolean
}

/** Take a body out of its response, where there is one. */
export const open = (wire: Json): Either<Refused, Opened> => {
  if (isJsonObject(wire) && (owns(wire, 'body') || owns(wire, 'headers')) && !isProblem(wire)) {
    const outer = readAs(response, { body: null, ...wire })
    if (outer._tag === 'Left') return outer
    const json = member(wire, 'body') ?? null
    const inner = bodyOf(json)
    const around = { ...outer.right, json, isBare: false }
    // Gateways answer with pages, with texts, with nothing, frameworks with members of their own.
    const isMute = (outer.right.status ?? 0) >= 400 && !isProblem(json)
    if (inner._tag === 'Right') return right({ ...around, body: inner.right, isMute })
    return isMute ? right({ ...around, body: {}, isMute }) : under(['body'], inner)
  }
  const inner = bodyOf(wire)
  return inner._tag === 'Left'
    ? inner
    : right({ json: wire, body: inner.right, isBare: true, isMute: false })
}

const bodyOf = (json: Json): Either<Refused, Body> => {
  const read = readAs(bodyShape, json)
  if (read._tag === 'Left') return read
  return isProblem(json) || read.right.status !== undefined
    ? right(evened(read.right))
    : refuse([], readings.noProblem)
}

/** The body, with a detail whose lines can be read. */
const evened = (body: Body): Body =>
  body.detail === undefined ? body : { ...body, detail: evenBreaks(body.detail) }

/** Whether one of the members that only problem details have is there; others have a status too, or a type of `error`. */
const isProblem = (json: Json): boolean =>
  isJsonObject(json) &&
  ['type', 'title', 'detail', 'instance'].some((name) => typeof json[name] === 'string') &&
  !(typeof json['detail'] !== 'string' && (isJsonObject(json['error'] ?? null) || isSaid(json)))

/** Without a title a `message` is another's, and so is the type beside it. */
const isSaid = ({ message, title }: JsonObject): boolean =>
  typeof message === 'string' && typeof title !== 'string'
