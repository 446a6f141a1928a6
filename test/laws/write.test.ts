import {
  type Fault,
  type InvalidVerdict,
  invalid,
  isList,
  keysOf,
  own,
  parsePointer
} from '@toolfault/model'
import * as badRequest from '@toolfault/protocols/bad-request'
import * as f7 from '@toolfault/protocols/f7'
import * as fault from '@toolfault/protocols/fault'
import * as jsonRpc from '@toolfault/protocols/json-rpc'
import * as mcp from '@toolfault/protocols/mcp'
import * as ncp from '@toolfault/protocols/ncp'
import * as oxp from '@toolfault/protocols/oxp'
import * as problemDetails from '@toolfault/protocols/problem-details'
import { decode as readProblem } from '@toolfault/protocols/problem-details/read'
import * as text from '@toolfault/protocols/text'
import { suite } from 'uvu'
import { generated } from '../hostile/generated.js'
import { samples } from './samples.js'
import { lawfulWriter, plainForAnything, textsUnder } from './write.js'

const test = suite('laws/write')

const all: ReadonlyArray<Fault> = [...samples, ...generated]

const texts = (value: unknown): ReadonlyArray<string> =>
  isList(value) ? value.filter((item) => typeof item === 'string') : []

const listAt = (value: unknown, name: string): ReadonlyArray<unknown> => {
  const list = own(value, name)
  return isList(list) ? list : []
}

const firstKeys = (pointers: ReadonlyArray<unknown>): ReadonlyArray<string> =>
  pointers.flatMap((pointer) => (typeof pointer === 'string' ? (parsePointer(pointer) ?? []) : []))

lawfulWriter(test, 'mcp', all, (it) => mcp.encode(it), {
  sentences: (wire) => [
    ...textsUnder('content')(wire),
    ...texts([own(own(wire, 'error'), 'message')])
  ]
})

for (const version of mcp.revisions) {
  const form = {
    version,
    invalidArguments: 'protocol',
    unknownTool: 'result',
    carrier: false
  } as const
  lawfulWriter(test, `mcp ${version}, channels switched`, samples, (it) => mcp.encode(it, form), {
    sentences: (wire) => [
      ...textsUnder('content')(wire),
      ...texts([own(own(wire, 'error'), 'message')])
    ]
  })
}

lawfulWriter(test, 'json-rpc', all, (it) => jsonRpc.encode(it, { carrier: true }), {
  addresses: (wire) => texts([own(own(wire, 'data'), 'required_parameter')]),
  sentences: (wire) => texts([own(wire, 'message'), own(own(wire, 'data'), 'detail')])
})

lawfulWriter(test, 'edge', all, (it) => jsonRpc.encodeEdge(it), {
  addresses: (wire) => texts([own(own(own(wire, 'body'), 'metadata'), 'required_parameter')]),
  sentences: (wire) => texts([own(own(wire, 'body'), 'error')])
})

const withoutDeveloper = (wire: unknown): unknown =>
  JSON.parse(JSON.stringify(wire), (key, value) =>
    key === 'developer_message' ? undefined : value
  )

for (const keyStyle of ['name', 'pointer'] as const) {
  lawfulWriter(test, `oxp by ${keyStyle}`, all, (it) => oxp.encode(it, { keyStyle }), {
    withoutPrivate: withoutDeveloper,
    addresses: (wire) => {
      const keys = keysOf(own(own(wire, 'body'), 'parameter_errors'))
      return keyStyle === 'name' ? keys : firstKeys(keys)
    },
    sentences: (wire) =>
      textsUnder('message', 'parameter_errors', 'additional_prompt_content')(own(wire, 'body'))
  })
}

/** The values of members of this name, at any depth. */
const valuesUnder = (name: string, value: unknown): ReadonlyArray<unknown> =>
  keysOf(value).flatMap((key) =>
    key === name ? [own(value, key)] : valuesUnder(name, own(value, key))
  )

/** The first name of a field path: bare, as an index, or as JSON text in brackets. */
const keysOfField = (field: unknown): ReadonlyArray<string> => {
  const [, bare, index, quoted] =
    /^(?:([^.[\]"]+)|\[(\d+)\]|\[("(?:[^"\\]|\\.)*")\])/.exec(String(field)) ?? []
  return texts([bare ?? index ?? (quoted === undefined ? undefined : JSON.parse(quoted))])
}

const asF7 = (it: Fault): f7.F7Verdict => {
  // A border: what F7 has no form for is a 500, whatever the types say.
  const verdict = invalid(it) as InvalidVerdict
  return verdict as f7.F7Verdict
}

lawfulWriter(test, 'f7', all, (it) => f7.encode(asF7(it)), {
  addresses: (wire) =>
    firstKeys(listAt(own(wire, 'body'), 'errors').map((entry) => own(entry, 'path'))),
  // Messages are the validator's, word for word (row V2); ours stand under `error`.
  sentences: (wire) => texts([own(own(wire, 'body'), 'error')])
})

lawfulWriter(test, 'ncp', all, (it) => ncp.encode(invalid(it)), {
  sentences: textsUnder('errors', 'warnings', 'suggestions')
})

lawfulWriter(test, 'ncp in a result', samples, (it) => ncp.toolResult(invalid(it)), {
  sentences: textsUnder('content')
})

for (const form of [{}, { shape: 'http', names: 'snake' }, { shape: 'a2a', id: 1 }] as const) {
  lawfulWriter(
    test,
    `bad-request ${JSON.stringify(form)}`,
    all,
    (it) => badRequest.encode(it, form),
    {
      addresses: (wire) => valuesUnder('field', wire).flatMap(keysOfField),
      sentences: textsUnder('message', 'description', 'guidance', 'hint')
    }
  )
}

lawfulWriter(test, 'fault', all, fault.encode, {
  addresses: (wire) => listAt(wire, 'issues').flatMap((issue) => texts(own(issue, 'path'))),
  sentences: () => []
})

lawfulWriter(test, 'carrier', all, (it) => fault.carrier(it, 'text') ?? null, {
  addresses: (wire) => listAt(wire, 'issues').flatMap((issue) => texts(own(issue, 'path'))),
  sentences: () => []
})

lawfulWriter(test, 'text', all, (it) => text.encode(it), { sentences: (said) => texts([said]) })

lawfulWriter(test, 'problem-details', all, (it) => problemDetails.encode(it), {
  // Fragments, which its reader takes apart: what it makes of them is tested by hand.
  addresses: (wire) => {
    const read = readProblem(wire)
    const fault = read._tag === 'Right' ? read.right.value : undefined
    return fault?.kind === 'invalid_arguments' ? fault.issues.flatMap(({ path }) => path) : []
  },
  sentences: (wire) => textsUnder('title', 'detail', 'guidance', 'hint')(own(wire, 'body'))
})

plainForAnything(test, 'oxp in the common reading', (it) =>
  oxp.encode(it, { requirementsIn: 'validation', keyStyle: 'pointer', wrapper: 'result' })
)
plainForAnything(test, 'bad-request with a carrier', (it) =>
  badRequest.encode(it, { carrier: true, withStatus: true })
)
plainForAnything(test, 'f7, word for word', (it) =>
  f7.encode(asF7(it), { verbatim: 'always', paths: 'native' })
)

test.run()
