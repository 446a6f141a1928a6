import {
  type Fault,
  findTool,
  internal,
  invalid,
  judged,
  type Registry,
  type Verdict,
  valid
} from '@toolfault/model'
import type { F7Answer } from '@toolfault/types/f7'
import { type BodySource, readBody } from '../exchange/body.js'
import { answered, type Exchange, settled } from '../exchange/exchange.js'
import { admits, encode, type F7Form } from './write.js'

export type { Body, BodySource } from '../exchange/body.js'
export type {
  Call,
  CallContext,
  CallExchange,
  Exchange,
  Requires,
  Run
} from '../exchange/exchange.js'

/**
 * Answer `POST /tools/{name}/validate` (F7, "Precondition Checks"): 404 for an unknown tool before 400
 * for a body that is no JSON, else 200. `name` is the name itself, no longer percent-encoded.
 *
 * No handler is among the arguments, so none can run (criterion 10). Never rejects: a judge that throws
 * is a 500.
 */
export const validate = (
  tools: Registry,
  name: string,
  body: BodySource,
  exchange: Exchange<F7Form>
): Promise<F7Answer> =>
  answered(
    () => answerOf(tools, name, body, exchange),
    () => encode(invalid(internal()))
  )

const answerOf = async (
  tools: Registry,
  name: string,
  body: BodySource,
  exchange: Exchange<F7Form>
): Promise<F7Answer> => {
  const verdict = await verdictOf(tools, name, body, exchange)
  if (verdict.valid) return encode(valid, exchange.form)
  const told = invalid(await settled(verdict.fault, exchange))
  return encode(admits(told) ? told : invalid(unsaid(verdict.fault)), exchange.form)
}

const verdictOf = async (
  tools: Registry,
  name: string,
  body: BodySource,
  { judge, meant }: Exchange<F7Form>
): Promise<Verdict> => {
  const found = await findTool(tools, name, meant)
  if (found._tag === 'Left') return invalid(found.left)
  const read = await readBody(body)
  if (read._tag === 'Left') return invalid({ ...read.left, tool: name })
  return judged(judge, found.right, read.right)
}

/** A judge may find what F7 has no form for: that a user must log in, that a service is down. */
const unsaid = ({ tool }: Fault): ReturnType<typeof internal> =>
  internal(tool === undefined ? {} : { tool })

export { call, type F7CallAnswer } from './call.js'
