import { judge } from '@toolfault/advice/judge'
import { type Fault, type InvalidVerdict, isList, keysOf, own } from '@toolfault/model'
import * as badRequest from '@toolfault/protocols/bad-request'
import * as f7 from '@toolfault/protocols/f7'
import * as fault from '@toolfault/protocols/fault'
import * as jsonRpc from '@toolfault/protocols/json-rpc'
import * as mcp from '@toolfault/protocols/mcp'
import * as ncp from '@toolfault/protocols/ncp'
import * as oxp from '@toolfault/protocols/oxp'
import * as problemDetails from '@toolfault/protocols/problem-details'
import { compile } from '@toolfault/validators/ajv'
import { digest } from '@toolfault/words/digest'

/** What one wire says of a failed call, and the sentences in it that a model or a user reads. */
export interface Said {
  readonly wire: string
  readonly whole: unknown
  readonly sentences: ReadonlyArray<string>
}

/** How a wire is written, and where its sentences stand. */
interface Wire {
  readonly name: string
  readonly write: (verdict: InvalidVerdict) => unknown
  readonly sentences: (whole: unknown) => unknown
}

const message = (whole: unknown): unknown => own(own(whole, 'error'), 'message')
const body = (whole: unknown, ...names: ReadonlyArray<string>): unknown =>
  names.map((name) => own(own(whole, 'body'), name))

/** The violations of a BadRequest, which is the first detail where there is one. */
const violations = (whole: unknown): ReadonlyArray<unknown> => {
  const list = own(own(own(whole, 'details'), '0'), 'fieldViolations')
  return isList(list) ? list : []
}

/** The sentences of a problem's list; its pointers are addresses. */
const problems = (whole: unknown): ReadonlyArray<unknown> => {
  const list = own(own(whole, 'body'), 'errors')
  return isList(list) ? list.map((one) => own(one, 'detail')) : []
}

/** Every way in which this house writes a failed call. */
const wires: ReadonlyArray<Wire> = [
  { name: 'mcp', write: ({ fault: it }) => mcp.encode(it), sentences: (it) => own(it, 'content') },
  {
    name: 'mcp, as an error',
    write: ({ fault: it }) => mcp.encode(it, { invalidArguments: 'protocol' }),
    sentences: message
  },
  {
    name: 'json-rpc',
    write: ({ fault: it }) => jsonRpc.encode(it, { carrier: true }),
    sentences: (it) => [own(it, 'message'), own(own(it, 'data'), 'detail')]
  },
  {
    name: 'edge',
    write: ({ fault: it }) => jsonRpc.encodeEdge(it),
    sentences: (it) => body(it, 'error')
  },
  ...(['name', 'pointer'] as const).map((keyStyle) => ({
    name: `oxp by ${keyStyle}`,
    write: ({ fault: it }: InvalidVerdict) => oxp.encode(it, { keyStyle }),
    sentences: (it: unknown) => body(it, 'message', 'parameter_errors', 'additional_prompt_content')
  })),
  {
    // Its messages are the validator's, word for word (row V2).
    name: 'f7',
    // A border: what F7 has no form for is a 500, whatever the types say.
    write: (it) => f7.encode(it as f7.F7Verdict),
    sentences: (it) => body(it, 'errors')
  },
  { name: 'ncp', write: (it) => ncp.encode(it), sentences: (it) => it },
  {
    name: 'bad-request',
    write: ({ fault: it }) => badRequest.encode(it, { carrier: true }),
    sentences: (it) => [own(it, 'message'), violations(it).map((one) => own(one, 'description'))]
  },
  {
    name: 'problem-details',
    write: ({ fault: it }) => problemDetails.encode(it, { carrier: true }),
    sentences: (it) => [body(it, 'title', 'detail'), problems(it)]
  },
  { name: 'fault', write: ({ fault: it }) => fault.encode(it), sentences: () => [] },
  ...(['brief', 'normal', 'full'] as const).map((verbosity) => ({
    name: `text, ${verbosity}`,
    write: ({ fault: it }: InvalidVerdict) => digest(it, { verbosity }),
    sentences: (it: unknown) => it
  }))
]

/** The call as the judge sees it; `undefined` when it is valid. */
export const judged = (
  name: string,
  schema: object,
  value: unknown
): InvalidVerdict<Fault> | undefined => {
  const verdict = judge(compile)({ name, inputSchema: schema }, value)
  return verdict.valid ? undefined : verdict
}

/** A failed call on every wire. */
export const saidOf = (verdict: InvalidVerdict): ReadonlyArray<Said> =>
  wires.map(({ name, sentences, write }) => {
    const whole = write(verdict)
    return { wire: name, whole, sentences: textsIn(sentences(whole)) }
  })

/** Every text in a value; keys, and the addresses under `path`, are data. */
const textsIn = (value: unknown): ReadonlyArray<string> => {
  if (typeof value === 'string') return [value]
  if (isList(value)) return value.flatMap(textsIn)
  return keysOf(value)
    .filter((key) => key !== 'path')
    .flatMap((key) => textsIn(own(value, key)))
}
