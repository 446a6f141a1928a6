import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isShared, readShared } from '../../test/.dist/corpus/shared.js'
import { root } from '../workspace.mjs'
import { spread } from './spread.mjs'
import { faults, vectors } from './vectors.mjs'

const { bodies, said, statuses } = JSON.parse(
  readFileSync(new URL('./foreign.json', import.meta.url), 'utf8')
)

const having = (body, text) =>
  JSON.parse(JSON.stringify(body).replaceAll('$said', () => JSON.stringify(text).slice(1, -1)))

/** What houses without a protocol say, in the bodies in which they say it, without and with a status. */
const foreign = () =>
  bodies.flatMap((body) =>
    said.flatMap((text) => {
      const sent = having(body, text)
      return [
        { from: 'foreign', payload: sent },
        ...statuses.map((status) => ({ from: 'foreign', payload: { status, body: sent } }))
      ]
    })
  )

/** What the tests have written by hand. */
const written = () => [
  ...vectors().map(({ file, wire }) => ({ from: file, payload: wire })),
  ...JSON.parse(readFileSync(join(root, 'test/conformance/cases.json'), 'utf8'))
    .cases.flatMap(({ reads }) => reads ?? [])
    .map(({ given }) => ({ from: 'conformance', payload: given }))
]

const examples = () =>
  readShared('protocol-examples.json')
    .filter(({ wire }) => wire !== null)
    .flatMap(({ http, protocol, wire }) => [
      { from: protocol, payload: wire },
      ...(http?.status === undefined
        ? []
        : [{ from: protocol, payload: { status: http.status, body: wire } }])
    ])

/** What validators say, as servers pass it on. */
const passedOn = () =>
  readShared('raw-validator-outputs.json').flatMap(({ output }) => {
    const text = typeof output === 'string' ? output : JSON.stringify(output)
    const message = `Invalid arguments for tool book: ${text}`
    return [
      { isError: true, content: [{ type: 'text', text }] },
      { jsonrpc: '2.0', id: 1, error: { code: -32602, message } },
      { jsonrpc: '2.0', id: 1, error: { code: -32602, message: 'Invalid params', data: output } },
      { status: 400, body: { error: 'Validation failed', errors: output } },
      { status: 422, body: { detail: output } },
      { status: 422, body: output }
    ].map((payload) => ({ from: 'validators', payload }))
  })

/** What readers are given: so many of all, evenly spread, as lines of cases. */
export const payloads = (count) => {
  const all = [...written(), ...(isShared ? [...examples(), ...passedOn()] : []), ...foreign()]
  return spread(all, count).map((one) => ({ of: 'read', kind: one.from, ...one }))
}

/** The faults that the tests have written by hand, so many of all, as lines of cases for writers. */
export const writtenFaults = (count) =>
  spread(faults(), count).map((fault) => ({ of: 'write', kind: fault.kind, fault }))
