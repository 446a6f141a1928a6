import { type Fault, total, type Verdict } from '@toolfault/model'
import { restated as restatedStatus } from '../bad-request/restated.js'
import * as badRequest from '../bad-request/write.js'
import * as f7 from '../f7/write.js'
import * as fault from '../fault/write.js'
import * as jsonRpc from '../json-rpc/write.js'
import * as mcp from '../mcp/write.js'
import * as ncp from '../ncp/write.js'
import * as oxp from '../oxp/write.js'
import { beside as besideContent } from '../problem-details/beside.js'
import { restated as restatedProblem } from '../problem-details/restated.js'
import * as problemDetails from '../problem-details/write.js'
import { isSame } from '../reading/respell.js'
import * as text from '../text/write.js'

export { type Variants, variants } from './variants.js'
export { way } from './way.js'

/** How each wire is spelled: all of them, by the name of the wire. */
export interface Forms {
  readonly mcp: mcp.McpForm
  readonly 'json-rpc': jsonRpc.JsonRpcShapedForm
  readonly oxp: oxp.OxpForm
  readonly f7: f7.F7Form
  readonly ncp: ncp.NcpForm
  readonly 'problem-details': problemDetails.ProblemForm
  readonly 'bad-request': badRequest.BadRequestForm
  readonly fault: object
  readonly text: text.TextForm
}

/** The protocols, the model, and the sentence that a model reads. */
export type WireName = keyof Forms

/** All wires, in the order in which they are shown. */
export const wires: ReadonlyArray<WireName> = [
  'mcp',
  'json-rpc',
  'oxp',
  'f7',
  'ncp',
  'problem-details',
  'bad-request',
  'fault',
  'text'
]

type Writers = { readonly [W in WireName]: (verdict: Verdict, form?: Forms[W]) => unknown }

/** A wire that tells of failures alone has no form for a call that goes through. */
const ofFault =
  <Form>(encode: (fault: Fault, form?: Form) => unknown) =>
  (verdict: Verdict, form?: Form): unknown =>
    verdict.valid ? undefined : encode(verdict.fault, form)

const writers: Writers = {
  mcp: ofFault(mcp.encode),
  'json-rpc': ofFault((fault, form: jsonRpc.JsonRpcShapedForm = {}) => jsonRpc.encode(fault, form)),
  oxp: ofFault(oxp.encode),
  f7: (verdict, form) => (f7.admits(verdict) ? f7.encode(verdict, form) : asRead(verdict, form)),
  ncp: ncp.encode,
  'problem-details': ofFault(problemDetails.encode),
  'bad-request': ofFault(badRequest.encode),
  fault: ofFault(fault.encode),
  text: ofFault(text.encode)
}

/** What `/call` of the same server answered is read too, and goes back only as it stood. */
const asRead = (verdict: Verdict, form: f7.F7Form = {}): unknown => {
  // A border: a verdict that F7 has no form for.
  const written = f7.encode(verdict as f7.F7Verdict, form)
  return form.read !== undefined && isSame(written, form.read.wire) ? written : undefined
}

/** A wire as a whole HTTP response. */
export interface OverHttp<Form> {
  /** What its JSON is called; `application/json` where it has no name of its own. */
  readonly mediaType?: string
  /** How it is spelled there, where not in the usual way. */
  readonly form?: Form
  /** The same where nothing in the content is wrong, but beside it: a top-level name would be that of the part. */
  readonly besideForm?: Form
  /** The body where a status that it repeats is another: `body` itself where it repeats none. */
  readonly restated?: (body: object, from: number, to: number) => object
  /** What is written where nothing in the content of the request is wrong, but beside it. */
  readonly beside?: (wrote: object) => object
}

/** What the text of each wire says of HTTP, beside its status. */
export const overHttp: { readonly [W in WireName]: OverHttp<Forms[W]> } = {
  mcp: {},
  'json-rpc': { form: { shape: 'response', withStatus: true } },
  oxp: { besideForm: { keyStyle: 'pointer' } },
  f7: {},
  ncp: {},
  'problem-details': {
    mediaType: problemDetails.mediaType,
    restated: restatedProblem,
    beside: besideContent
  },
  'bad-request': { form: { withStatus: true }, restated: restatedStatus },
  fault: {},
  text: {}
}

/**
 * Write a verdict on the wire of that name; `undefined` where it has no form for it: a valid call has
 * only `f7` and `ncp`, and `f7` knows nothing of authorization or of tools that run.
 */
export const write = <W extends WireName>(verdict: Verdict, wire: W, form?: Forms[W]): unknown =>
  total(
    () => (wires.includes(wire) ? writers[wire](verdict, form) : undefined),
    () => undefined
  )
