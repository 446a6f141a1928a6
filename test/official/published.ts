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
  /** The body of OXP's `POST /tools/call` under a status, with the version wrapper or without. */
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
  const compiled = new Map<string, Check>()
  const definition = (name: string): Check => {
    const check = compiled.get(name) ?? checkOf(ajv, { $ref: `mcp#/${draft}/${name}` })
    compiled.set(name, check)
    return check
  }
  for (const name of [resultName, errorName(revision)]) definition(name)
  return (wire) => {
    if (own(wire, 'inputRequests') !== undefined) return definition('InputRequiredResult')(wire)
    const error = own(wire, 'error')
    if (error === undefined) return definition(resultName)(wire)
    const name = namedErrors.get(own(error, 'code')) ?? errorName(revision)
    return definition(name)({ jsonrpc: '2.0', id: 1, error })
  }
}

const resultName = 'CallToolResult'

const errorName = (revision: McpRevision): string =>
  revision < '2025-11-25' ? 'JSONRPCError' : 'JSONRPCErrorResponse'

/** Errors whose data a revision defines; a revision without that definition must not send the code. */
const namedErrors: ReadonlyMap<unknown, string> = new Map([
  [-32042, 'URLElicitationRequiredError'],
  [-32021, 'MissingRequiredClientCapabilityError']
])

const oxpChecks = (): ReadonlyMap<number, Check> => {
  const document = readShared('official/oxp-1.0.openapi.json')
  const ajv = new Ajv2020(options)
  formats.default(ajv)
  ajv.addSchema(schemaOf(repaired(document)), 'oxp')
  const component = (name: string): Check =>
    checkOf(ajv, { $ref: `oxp#/components/schemas/${name}` })
  return new Map([
    [200, unwrapped(component('CallToolResponse'))],
    [400, component('ServerErrorResponse')],
    // "401: none": `undefined` fits, and nothing else.
    [401, (body) => (body === undefined ? [] : ['a 401 has no body'])],
    [422, component('ValidationErrorResponse')]
  ])
}

/** The document shows the response without the wrapper that a version of its own may put around it. */
const unwrapped =
  (check: Check): Check =>
  (body) =>
    check(isRecord(own(body, 'result')) ? own(body, 'result') : body)

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
