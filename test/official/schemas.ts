import { readdirSync, readFileSync } from 'node:fs'
import { Ajv2020, type AnySchema } from 'ajv/dist/2020.js'

/** What is wrong with a value, one sentence for each error; `[]` when it fits. */
export type Check = (value: unknown) => ReadonlyArray<string>

const ajv = new Ajv2020({
  allErrors: true,
  strict: true,
  strictTypes: false,
  strictRequired: false
})

const folder = new URL('../../official/', import.meta.url)

for (const name of readdirSync(folder).filter((file) => file.endsWith('.schema.json'))) {
  const text = readFileSync(new URL(name, folder), 'utf8')
  // A border: ajv refuses what is no schema.
  ajv.addSchema(JSON.parse(text) as AnySchema)
}

const checkOf = (ref: string): Check => {
  const validate = ajv.compile({ $ref: `urn:toolfault:test:${ref}` })
  return (value) =>
    validate(value)
      ? []
      : (validate.errors ?? []).map(
          ({ instancePath, keyword, message }) =>
            `${instancePath || '(root)'} ${message ?? keyword}`
        )
}

/** Any body of F7's validate endpoint. */
export const f7Body: Check = checkOf('f7#/$defs/Body')

/** Status and body of F7's validate endpoint: which body belongs to which status. */
export const f7Answer: Check = checkOf('f7#/$defs/Answer')

/** The verdict of NCP's validation tool. */
export const ncpVerdict: Check = checkOf('ncp#/$defs/Verdict')

/** The result in which an MCP server answers with that verdict. */
export const ncpResult: Check = checkOf('ncp#/$defs/Result')

/** The capabilities object that announces NCP's validation tool. */
export const ncpCapabilities: Check = checkOf('ncp#/$defs/Capabilities')

/** The definition of NCP's validation tool. */
export const ncpTool: Check = checkOf('ncp#/$defs/Tool')

/** What `check_url` answers in OXP. */
export const oxpCheck: Check = checkOf('oxp#/$defs/AuthorizationChallengeCheckResponse')

/** Problem details, whoever wrote them. */
export const problemBody: Check = checkOf('problem-details#/$defs/Body')

/** A response with problem details, as this house writes it. */
export const problemAnswer: Check = checkOf('problem-details#/$defs/Answer')

const oxpBodies: ReadonlyMap<number, Check> = new Map([
  [200, checkOf('oxp#/$defs/200')],
  [400, checkOf('oxp#/$defs/400')],
  // "401: none": `undefined` fits, and nothing else.
  [401, (body) => (body === undefined ? [] : ['(root) must have no body'])],
  [422, checkOf('oxp#/$defs/422')]
])

/** The body of OXP's `POST /tools/call` under a status; OXP knows 200, 400, 401 and 422. */
export const oxpBody = (status: number): Check =>
  oxpBodies.get(status) ?? (() => [`OXP has no status ${status}`])

/** google.rpc.Status in JSON, with the details that are written. */
export const rpcStatus: Check = checkOf('bad-request#/$defs/Status')

/** The same as the body of a Google API. */
export const rpcHttpBody: Check = checkOf('bad-request#/$defs/HttpBody')

/** The same as a response of A2A over JSON-RPC. */
export const a2aResponse: Check = checkOf('bad-request#/$defs/A2aResponse')
