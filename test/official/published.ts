import { isRecord, own } from '@toolfault/model'
import type { McpRevision } from '@toolfault/types/mcp'
import { Ajv, type AnySchema } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { readShared } from '../corpus/shared.js'
import type { Check } from './schemas.js'

/** The published schemas, as they are read beside the repository. */
export interface Published {
  /** What `tools/call` may be answered with in a revision: a result, or `{ error }` of a response. */
  readonly mcp: (revision: McpRevision) => Check
  /** The body of OXP's `POST /tools/call` under a status, but for the version wrapper. */
  readonly oxp: (status: number) => Check
}

/** Read and compile the published schemas once. */
export const published = (): Published => {
  const oxp = oxpChecks()
  const mcp = new Map<string, Check>()
  return {
    mcp: (revision) => {
      const check = mcp.get(revision) ?? mcpCheck(revision)
      mcp.set(revision, check)
      return check
    },
    oxp: (status) => oxp.get(status) ?? (() => [`OXP publishes no body for ${status}`])
  }
}

const options = { allErrors: true, strict: false } as const

const mcpCheck = (revision: McpRevision): Check => {
  const schema = readShared(`official/mcp-${revision}.schema.json`)
  // Draft-07 and `definitions` to 2025-06-18, 2020-12 and `$defs` from then on.
  const draft = own(schema, '$defs') === undefined ? 'definitions' : '$defs'
  const ajv = draft === '$defs' ? new Ajv2020(options) : new Ajv(options)
  formats.default(ajv)
  ajv.addSchema(schemaOf(schema), 'mcp')
  const definition = (name: string): Check | undefined =>
    own(own(schema, draft), name) === undefined
      ? undefined
      : checkOf(ajv, { $ref: `mcp#/${draft}/${name}` })
  const error = definition('JSONRPCErrorResponse') ?? definition('JSONRPCError')
  const result = definition('CallToolResult')
  if (error === undefined || result === undefined) throw new Error(`no such answer in ${revision}`)
  return (wire) =>
    own(wire, 'error') === undefined
      ? result(wire)
      : error({ jsonrpc: '2.0', id: 1, error: own(wire, 'error') })
}

const oxpChecks = (): ReadonlyMap<number, Check> => {
  const document = readShared('official/oxp-1.0.openapi.json')
  const ajv = new Ajv2020(options)
  formats.default(ajv)
  ajv.addSchema(schemaOf(repaired(document)), 'oxp')
  const component = (name: string): Check =>
    checkOf(ajv, { $ref: `oxp#/components/schemas/${name}` })
  return new Map([
    [200, component('CallToolResponse')],
    [400, component('ServerErrorResponse')],
    [422, component('ValidationErrorResponse')]
  ])
}

/** Row O1: beside a `oneOf`, `additionalProperties: false` refuses every body; `unevaluated…` was meant. */
const repaired = (document: unknown): unknown => {
  const components = own(document, 'components')
  const schemas = own(components, 'schemas')
  const response = own(schemas, 'CallToolResponse')
  if (!isRecord(document) || !isRecord(components) || !isRecord(schemas) || !isRecord(response)) {
    throw new TypeError('the document of OXP has no CallToolResponse')
  }
  const { additionalProperties, ...open } = { additionalProperties: undefined, ...response }
  if (additionalProperties !== false) throw new Error('row O1 is settled; remove this repair')
  return {
    ...document,
    components: {
      ...components,
      schemas: { ...schemas, CallToolResponse: { ...open, unevaluatedProperties: false } }
    }
  }
}

const checkOf = (ajv: Ajv | Ajv2020, schema: AnySchema): Check => {
  const validate = ajv.compile(schema)
  return (value) =>
    validate(value)
      ? []
      : (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message}`)
}

/** A border: ajv refuses what is no schema. */
const schemaOf = (json: unknown): AnySchema => json as AnySchema
