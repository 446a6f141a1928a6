import {
  type Decoded,
  type Fault,
  type Issue,
  invalid,
  losses,
  mendedBy,
  type Remark,
  type Verdict
} from '@toolfault/model'
import * as badRequest from '@toolfault/protocols/bad-request'
import * as badRequestRead from '@toolfault/protocols/bad-request/read'
import * as f7 from '@toolfault/protocols/f7'
import * as f7Read from '@toolfault/protocols/f7/read'
import * as fault from '@toolfault/protocols/fault'
import * as faultRead from '@toolfault/protocols/fault/read'
import * as jsonRpc from '@toolfault/protocols/json-rpc'
import * as jsonRpcRead from '@toolfault/protocols/json-rpc/read'
import * as mcp from '@toolfault/protocols/mcp'
import * as mcpRead from '@toolfault/protocols/mcp/read'
import * as ncp from '@toolfault/protocols/ncp'
import * as ncpRead from '@toolfault/protocols/ncp/read'
import * as oxp from '@toolfault/protocols/oxp'
import * as oxpRead from '@toolfault/protocols/oxp/read'
import * as problemDetails from '@toolfault/protocols/problem-details'
import * as problemDetailsRead from '@toolfault/protocols/problem-details/read'
import * as text from '@toolfault/protocols/text'
import * as textRead from '@toolfault/protocols/text/read'
import { wires, write } from '@toolfault/protocols/wires'
import type fc from 'fast-check'
import type { Either } from 'fp-ts/lib/Either.js'
import { suite } from 'uvu'
import { typedFault, typedVerdict } from '../hostile/typed.js'
import { type Lawful, lawfulReader } from './read.js'
import { samples } from './samples.js'

const test = suite('laws/read')

/** A wire in another spelling than its usual one, which keeps what is read of that. */
const spelled = <Form>(
  encode: (fault: Fault) => unknown,
  decode: (wire: unknown) => Either<ReadonlyArray<Issue>, Decoded<Fault, Form>>
): Pick<Lawful<Fault, Form>, 'encode' | 'decode' | 'keep' | 'loses'> => {
  const keep = (value: Fault): Fault => {
    const read = decode(encode(value))
    return read._tag === 'Right' ? read.right.value : value
  }
  return { encode, decode, keep, loses: (value) => losses(value, keep(value)) }
}

const hold = <Form>(
  name: string,
  wire: Pick<Lawful<Fault, Form>, 'encode' | 'decode' | 'keep' | 'loses'>,
  codes: ReadonlyArray<string> = [],
  faults: fc.Arbitrary<Fault> = typedFault
): void => {
  lawfulReader(test, { name, ...wire, back: backTo(name), acts: mendedBy, codes }, samples, faults)
}

/** The writer of the wire that a name begins with; a border: it takes the form that its reader gave. */
const backTo = (name: string): ((fault: Fault, form: unknown) => unknown) => {
  const wire = wires.find((one) => name.split(/[ ,]/)[0] === one)
  if (wire === undefined) throw new TypeError(`${name} is no wire`)
  return (fault, form) => write(invalid(fault), wire, form as never)
}

/** A name with dots does not say where its keys end (row A17), so text and name can be read apart. */
const undotted = typedFault.filter((it) => {
  if (it.kind !== 'invalid_arguments') return true
  const paths = [...it.issues, ...(it.advice ?? [])].map(({ path }) => path)
  return !paths.some((path) => path.some((key) => key.includes('.')))
})

hold('fault', { encode: (it) => fault.encode(it), ...faultRead })

/** google.rpc in its shapes, which keep the same but for what rides along. */
const badRequests: ReadonlyArray<badRequest.BadRequestForm> = [
  {},
  { shape: 'http', names: 'snake', withStatus: true },
  { shape: 'a2a', id: 1 },
  { carrier: true },
  { shape: 'a2a', id: 1, names: 'snake', carrier: true }
]

for (const form of badRequests) {
  hold(
    `bad-request ${JSON.stringify(form)}`,
    spelled((it) => badRequest.encode(it, form), badRequestRead.decode)
  )
}

/** Words of the model that stand for codes of Agentopia's data, and for our own sentences. */
const agentopia = [
  // Its name for what is missing, and the kinds that `validation_error` has other words for.
  ...[
    'required',
    'redacted',
    'format',
    'type',
    'unexpected',
    'choice',
    'alternative',
    'dependency'
  ],
  // What the code, the flag and our own sentences tell.
  ...['unavailable', 'execution_failed', 'invalid_schema', 'malformed_request', 'syntax']
]

hold('json-rpc', { encode: (it) => jsonRpc.encode(it), ...jsonRpcRead }, agentopia)
hold(
  'json-rpc, edge',
  spelled((it) => jsonRpc.encodeEdge(it).body, jsonRpcRead.decode),
  agentopia
)
hold(
  'json-rpc, carrier',
  spelled((it) => jsonRpc.encode(it, { carrier: true }), jsonRpcRead.decode),
  agentopia
)

hold('mcp', { encode: (it) => mcp.encode(it), ...mcpRead }, agentopia)
hold(
  'mcp without a carrier',
  spelled((it) => mcp.encode(it, { carrier: false }), mcpRead.decode),
  agentopia,
  undotted
)
hold(
  'mcp, channels switched',
  spelled(
    (it) =>
      mcp.encode(it, {
        version: '2025-06-18',
        invalidArguments: 'protocol',
        unknownTool: 'result',
        others: 'result'
      }),
    mcpRead.decode
  ),
  agentopia,
  undotted
)

hold('problem-details', { encode: (it) => problemDetails.encode(it), ...problemDetailsRead })
hold('oxp', { encode: (it) => oxp.encode(it), ...oxpRead })
hold(
  'oxp, carrier',
  spelled((it) => oxp.encode(it, { carrier: true }), oxpRead.decode)
)

hold('text', { encode: (it) => text.encode(it), ...textRead }, [
  // What Agentopia's questions ask for.
  'authorization_required',
  'misconfigured'
])

const acts = (verdict: Verdict): string =>
  verdict.valid ? 'nobody has to' : mendedBy(verdict.fault)

const verdicts = (faults: ReadonlyArray<Fault>): ReadonlyArray<Verdict> => [
  { valid: true },
  ...faults.map(invalid),
  ...faults.map(
    (it): Verdict => ({
      valid: false,
      fault: it,
      warnings: remarks,
      suggestions: remarks
    })
  ),
  { valid: true, warnings: remarks, suggestions: remarks },
  { valid: true, warnings: remarks.slice(1) }
]

const remarks: ReadonlyArray<Remark> = [
  { id: 'misspelt_key', path: ['a.b', 'c'], suggestion: ['ab'] },
  { id: 'ignored_key', path: ['__proto__'] },
  { id: 'deprecated', path: ['a"b'], description: 'Deprecated. deprecated: use `c`.' },
  { id: 'deprecated', path: [] },
  { id: 'said', text: 'Slow\nat night\u202e' }
]

lawfulReader<Verdict, f7Read.F7ReadForm>(
  test,
  {
    name: 'f7',
    // A border: what the samples hold is what F7 carries.
    encode: (it) => f7.encode(it as f7.F7Verdict),
    decode: (wire) => f7Read.decode(wire, { paths: 'field' }),
    back: (it, form) => f7.encode(it as f7.F7Verdict, form),
    keep: (it) => f7Read.keep(it as f7.F7Verdict),
    loses: (it) => f7Read.loses(it as f7.F7Verdict),
    acts
  },
  verdicts(samples).filter(f7.admits),
  typedVerdict(typedFault).filter(f7.admits)
)

lawfulReader(
  test,
  {
    name: 'ncp',
    encode: (it) => ncp.encode(it),
    back: (it, form) => ncp.encode(it, form),
    ...ncpRead,
    acts
  },
  verdicts(samples),
  typedVerdict(typedFault)
)

test.run()
