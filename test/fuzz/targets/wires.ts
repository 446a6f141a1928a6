import type { Fault, Verdict } from '@toolfault/model'
import * as badRequest from '@toolfault/protocols/bad-request'
import * as badRequestRead from '@toolfault/protocols/bad-request/read'
import * as f7 from '@toolfault/protocols/f7'
import * as f7Read from '@toolfault/protocols/f7/read'
import * as faults from '@toolfault/protocols/fault'
import * as faultRead from '@toolfault/protocols/fault/read'
import * as jsonRpc from '@toolfault/protocols/json-rpc'
import * as jsonRpcRead from '@toolfault/protocols/json-rpc/read'
import * as mcp from '@toolfault/protocols/mcp'
import * as answers from '@toolfault/protocols/mcp/answers'
import * as mcpRead from '@toolfault/protocols/mcp/read'
import * as mcpRemarks from '@toolfault/protocols/mcp/remarks'
import * as ncp from '@toolfault/protocols/ncp'
import * as ncpRead from '@toolfault/protocols/ncp/read'
import * as oxp from '@toolfault/protocols/oxp'
import * as oxpRead from '@toolfault/protocols/oxp/read'
import * as problems from '@toolfault/protocols/problem-details'
import * as problemsRead from '@toolfault/protocols/problem-details/read'
import * as text from '@toolfault/protocols/text'
import * as textRead from '@toolfault/protocols/text/read'
import fc from 'fast-check'
import * as assert from 'uvu/assert'
import { anyFault, fault, json, key, some, strange, verbosity, verdict, wire } from '../shapes.js'
import { type Spec, type Targets, targetsOf } from '../target.js'
import { decoding, keeping, losing, writing } from '../wire-laws.js'

const flag = fc.boolean()
const told = { verbosity, budget: fc.nat(2_000), baseUrl: strange }
const channel = fc.constantFrom('result', 'protocol')
const revision = fc.constantFrom(...mcp.revisions)

const mcpForm = some({
  ...told,
  version: revision,
  carrier: flag,
  invalidArguments: channel,
  unknownTool: channel,
  others: channel,
  elicit: some({
    capabilities: some({ form: fc.constant({}), url: fc.constant({}) }),
    insist: flag
  }),
  envelope: fc.constantFrom({ jsonrpc: '2.0', id: 1 }, {})
})
const rpcForm = some({
  verbosity,
  carrier: flag,
  asking: fc.dictionary(key, some({ question: strange })),
  shape: fc.constant('error')
})
const oxpForm = some({
  verbosity,
  wrapper: fc.constantFrom('result', 'none'),
  keyStyle: fc.constantFrom('name', 'pointer'),
  requirementsIn: fc.constantFrom('server', 'validation', 'tool'),
  baseUrl: strange,
  duration: fc.nat(),
  carrier: flag
})
const f7Form = some({
  paths: fc.constantFrom('field', 'native'),
  verbatim: fc.constant('unless-echo'),
  bare: fc.constant(true)
})
const ncpForm = some({ verbosity, suggestions: flag })
const badForm = some({
  ...told,
  shape: fc.constantFrom('status', 'http', 'a2a'),
  wrapped: flag,
  id: fc.oneof(fc.nat(), strange, fc.constant(null)),
  withStatus: flag,
  names: fc.constantFrom('camel', 'snake'),
  carrier: flag
})
const problemForm = some({ ...told, carrier: flag, bare: fc.constant(true) })

const withForm = (
  value: fc.Arbitrary<unknown>,
  form: fc.Arbitrary<unknown>
): fc.Arbitrary<ReadonlyArray<unknown>> => fc.oneof(fc.tuple(value), fc.tuple(value, form))

const f7Verdict = verdict.filter(f7.admits)
const decodingAny: Spec = { args: fc.tuple(wire), plain: 'always' }

export const ofWires: ReadonlyArray<Targets> = [
  targetsOf('@toolfault/protocols/bad-request', badRequest, {
    encode: writing(withForm(anyFault, badForm))
  }),
  targetsOf('@toolfault/protocols/bad-request/read', badRequestRead, {
    decode: decoding<Fault>(anyFault, badRequest.encode, badRequestRead.decode),
    keep: keeping<Fault>(fault, badRequest.encode, badRequestRead),
    loses: losing<Fault>(fault, badRequestRead)
  }),
  targetsOf('@toolfault/protocols/f7', f7, {
    admits: {
      args: fc.tuple(verdict),
      plain: 'always',
      always: (_args, answer) => assert.type(answer, 'boolean')
    },
    // A message is the validator's, word for word (row V2): it may hold what cannot be seen.
    encode: { ...writing(withForm(f7Verdict, f7Form)), read: () => [] }
  }),
  targetsOf('@toolfault/protocols/f7/read', f7Read, {
    decode: decoding<Verdict>(
      f7Verdict,
      (it, form) => f7.encode(it as f7.F7Verdict, form),
      f7Read.decode
    ),
    keep: keeping<Verdict>(f7Verdict, (it) => f7.encode(it as f7.F7Verdict), {
      decode: (it) => f7Read.decode(it, { paths: 'field' }),
      keep: (it) => f7Read.keep(it as f7.F7Verdict)
    }),
    loses: { args: fc.tuple(f7Verdict), plain: 'always' }
  }),
  targetsOf('@toolfault/protocols/fault', faults, {
    carrier: { args: fc.tuple(anyFault, strange), plain: 'always' },
    // The model as JSON is no text that a model reads.
    encode: { ...writing(fc.tuple(anyFault)), read: () => [] }
  }),
  targetsOf('@toolfault/protocols/fault/read', faultRead, {
    decode: decoding<Fault>(anyFault, faults.encode, faultRead.decode),
    keep: keeping<Fault>(fault, faults.encode, faultRead),
    loses: losing<Fault>(fault, faultRead)
  }),
  targetsOf('@toolfault/protocols/json-rpc', jsonRpc, {
    encode: writing(withForm(anyFault, rpcForm)),
    encodeEdge: writing(withForm(anyFault, some({ verbosity }))),
    response: { args: fc.tuple(fc.oneof(fc.nat(), strange), fc.record({ code: fc.nat() })) },
    retryData: { args: withForm(anyFault, some({ verbosity })), plain: 'always', options: 1 }
  }),
  targetsOf('@toolfault/protocols/json-rpc/read', jsonRpcRead, {
    decode: decoding<Fault>(anyFault, (it, form) => jsonRpc.encode(it, form), jsonRpcRead.decode),
    keep: keeping<Fault>(fault, (it) => jsonRpc.encode(it), jsonRpcRead),
    loses: losing<Fault>(fault, jsonRpcRead)
  }),
  targetsOf('@toolfault/protocols/mcp', mcp, {
    encode: writing(withForm(anyFault, mcpForm)),
    requests: { args: withForm(anyFault, mcpForm), plain: 'always', options: 1 },
    revisionOf: { args: fc.tuple(fc.oneof(revision, strange, json), revision), plain: 'sound' }
  }),
  targetsOf('@toolfault/protocols/mcp/answers', answers, {
    decodeAnswers: {
      args: fc.tuple(
        fc.oneof(
          wire,
          some({
            inputResponses: fc.dictionary(
              key,
              some({ action: fc.constantFrom('accept', 'decline', 'cancel'), content: json })
            ),
            requestState: strange
          })
        )
      ),
      plain: 'always'
    }
  }),
  targetsOf('@toolfault/protocols/mcp/read', mcpRead, {
    decode: decoding<Fault>(anyFault, (it, form) => mcp.encode(it, form), mcpRead.decode),
    keep: keeping<Fault>(fault, (it) => mcp.encode(it), mcpRead),
    loses: losing<Fault>(fault, mcpRead)
  }),
  targetsOf('@toolfault/protocols/mcp/remarks', mcpRemarks, {
    remarks: { args: fc.tuple(verdict), plain: 'always' }
  }),
  targetsOf('@toolfault/protocols/ncp', ncp, {
    batchResult: writing(withForm(fc.array(verdict, { maxLength: 4 }), ncpForm)),
    capability: {
      args: fc.oneof(
        fc.tuple(),
        fc.tuple(some({ method: strange, async: flag, contextAware: flag, batch: fc.nat() }))
      )
    },
    encode: writing(withForm(verdict, ncpForm)),
    toolResult: writing(withForm(verdict, ncpForm)),
    validateTool: { args: fc.oneof(fc.tuple(), fc.tuple(strange, fc.nat())) }
  }),
  targetsOf('@toolfault/protocols/ncp/read', ncpRead, {
    decode: decoding<Verdict>(verdict, (it, form) => ncp.encode(it, form), ncpRead.decode),
    decodeCapability: {
      args: fc.tuple(
        fc.oneof(
          wire,
          fc.record({
            experimental: fc.record({ toolValidation: some({ supported: flag, method: strange }) })
          })
        )
      ),
      plain: 'always'
    },
    decodeRequest: {
      args: fc.tuple(
        fc.oneof(wire, some({ tool: strange, arguments: json, calls: fc.array(json) }))
      ),
      plain: 'always'
    },
    decodeResults: {
      args: fc.tuple(
        fc.oneof(
          wire,
          fc.array(verdict, { maxLength: 3 }).map((all) => ncp.batchResult(all))
        )
      ),
      plain: 'always'
    },
    keep: keeping<Verdict>(verdict, (it) => ncp.encode(it), ncpRead),
    loses: losing<Verdict>(verdict, ncpRead),
    toolOf: { args: fc.tuple(strange), plain: 'always' }
  }),
  targetsOf('@toolfault/protocols/oxp', oxp, {
    challengeCheck: { args: fc.tuple(fc.constantFrom('pending', 'completed', 'failed')) },
    encode: writing(withForm(anyFault, oxpForm)),
    encodeBoth: {
      ...writing(
        fc.tuple(
          anyFault.filter((it) => it.kind === 'invalid_arguments'),
          anyFault.filter((it) => it.kind === 'authorization_required'),
          oxpForm
        )
      ),
      options: 2
    },
    success: { args: fc.tuple(json, strange, oxpForm), plain: 'sound' }
  }),
  targetsOf('@toolfault/protocols/oxp/read', oxpRead, {
    decode: decoding<Fault>(anyFault, (it, form) => oxp.encode(it, form), oxpRead.decode),
    decodeCheck: decodingAny,
    keep: keeping<Fault>(fault, (it) => oxp.encode(it), oxpRead),
    loses: losing<Fault>(fault, oxpRead)
  }),
  targetsOf('@toolfault/protocols/problem-details', problems, {
    encode: writing(withForm(anyFault, problemForm))
  }),
  targetsOf('@toolfault/protocols/problem-details/read', problemsRead, {
    decode: decoding<Fault>(anyFault, (it, form) => problems.encode(it, form), problemsRead.decode),
    keep: keeping<Fault>(fault, (it) => problems.encode(it), problemsRead),
    loses: losing<Fault>(fault, problemsRead)
  }),
  targetsOf('@toolfault/protocols/text', text, {
    encode: writing(withForm(anyFault, some(told)))
  }),
  targetsOf('@toolfault/protocols/text/read', textRead, {
    decode: decoding<Fault>(anyFault, (it, form) => text.encode(it, form), textRead.decode),
    keep: keeping<Fault>(fault, (it) => text.encode(it), textRead),
    loses: losing<Fault>(fault, textRead)
  })
]
